import type { Guide } from '../../../src/telling/guide.ts';
import type { NimAction, NimEvent, NimView } from './types.ts';

export const nimGuide: Guide<NimView, NimAction, NimEvent> = {
  /** One choice makes an action. A game of cards and figures has a key for the card, then one for the figure. */
  pathOf: ({ knights }) => [String(knights)],
  label({ say, preview }, { actions }) {
    const action = actions[0]!;
    return {
      text: say('nim-take', { knights: action.knights }),
      detail: say('nim-leaves', { knights: preview(action).view.left }),
    };
  },
  /** Nothing is hidden, so the table's own message has a button for each action. */
  quick: (_scene, actions) => actions,
  prompt: ({ say }) => say('nim-prompt'),
  /** For *What can I do now?*, and before a person's first turn. Both are optional. */
  explain: ({ view: { left: knights }, say }, { length: most }) => [
    most === 0 ? say('nim-explain-others', { knights }) : say('nim-explain', { knights, most }),
  ],
  firstSteps: (say) => [
    say('nim-first-steps.goal'),
    say('nim-first-steps.scores'),
    say('nim-first-steps.press'),
  ],
  /** Nothing is hidden, so nothing is revealed. */
  news: () => [],
  sentences: (events, names, say) =>
    events.map(({ seat, knights }) => say('nim-took', { name: names[seat]!, knights })),
  standing: ({ left }, _names, say) => [say('nim-left', { knights: left })],
  title: (say) => say('nim-title'),
  about: (say) => say('nim-about'),
  variant: (_id, say) => say('nim-variant-standard'),
  handbook: (say) => ({
    chapters: {
      goal: {
        title: say('nim-rules-goal'),
        text: say('nim-rules-goal.text'),
        also: say('nim-rules-goal.also').split(', '),
      },
    },
  }),
};
