import type { Guide } from '../../../src/faces/guide.ts';
import type { NimAction, NimEvent, NimView } from './types.ts';
import { type nimInEnglish, nimWords } from './words.ts';

export const nimGuide: Guide<NimView, NimAction, NimEvent> = {
  /** One choice makes an action. A game of cards and figures has a key for the card, then one for the figure. */
  pathOf: ({ knights }) => [String(knights)],
  label({ say, preview }, { actions }) {
    const action = actions[0]!;
    const nim = nimWords(say);
    return { text: nim.take(action.knights), detail: nim.leaves(preview(action).view.left) };
  },
  /** Nothing is hidden, so the table's own message has a button for each action. */
  quick: (_scene, actions) => actions,
  prompt: ({ say }) => nimWords(say).prompt,
  /** For *What can I do now?*, and before a person's first turn. Both are optional. */
  explain: ({ view, say }, actions) => nimWords(say).explain(view.left, actions.length),
  firstSteps: (say) => nimWords(say).firstSteps,
  /** Nothing is hidden, so nothing is revealed. */
  news: () => [],
  sentences: (events, names, say) =>
    events.map(({ seat, knights }) => nimWords(say).took(names[seat]!, knights)),
  standing: ({ left }, _names, say) => [nimWords(say).left(left)],
  title: (say) => nimWords(say).title,
  about: (say) => nimWords(say).about,
  variant: (id, say) => nimWords(say).variants[id as keyof typeof nimInEnglish.variants] ?? id,
  handbook: (say) => nimWords(say).rules,
};
