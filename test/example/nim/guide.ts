import type { Guide } from '../../../src/faces/guide.ts';
import type { NimAction, NimEvent, NimView } from './types.ts';
import { type nimInEnglish, nimWords } from './words.ts';

export const nimGuide: Guide<NimView, NimAction, NimEvent> = {
  /** One choice makes an action. A game of cards and figures has a key for the card, then one for the figure. */
  pathOf: ({ knights }) => [String(knights)],
  label({ words, preview }, { actions }) {
    const action = actions[0]!;
    const say = nimWords(words);
    return { text: say.take(action.knights), detail: say.leaves(preview(action).view.left) };
  },
  /** Nothing is hidden, so the table's own message has a button for each action. */
  quick: (_scene, actions) => actions,
  prompt: ({ words }) => nimWords(words).prompt,
  /** For *What can I do now?*, and before a person's first turn. Both are optional. */
  explain: ({ view, words }, actions) => nimWords(words).explain(view.left, actions.length),
  firstSteps: (words) => nimWords(words).firstSteps,
  /** Nothing is hidden, so nothing is revealed. */
  news: () => [],
  sentences: (events, names, words) =>
    events.map(({ seat, knights }) => nimWords(words).took(names[seat]!, knights)),
  standing: ({ left }, _names, words) => [nimWords(words).left(left)],
  title: (words) => nimWords(words).title,
  about: (words) => nimWords(words).about,
  variant: (id, words) => nimWords(words).variants[id as keyof typeof nimInEnglish.variants] ?? id,
  handbook: (words) => nimWords(words).rules,
};
