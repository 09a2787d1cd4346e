import type { Guide } from '../../../src/telling/guide.ts';
import type { NimAction, NimEvent, NimView } from './types.ts';

export const nimGuide: Guide<NimView, NimAction, NimEvent> = {
  /** One choice makes an action. A game of cards and figures has a key for the card, then one for the figure. */
  pathOf: ({ knights }) => [String(knights)],
  label({ t, preview }, { actions }) {
    const action = actions[0]!;
    return {
      text: t('nim-take', { knights: action.knights }),
      detail: t('nim-leaves', { knights: preview(action).view.left }),
    };
  },
  /** Nothing is hidden, so the table's own message has a button for each action. */
  quick: (_scene, actions) => actions,
  prompt: ({ t }) => t('nim-prompt'),
  /** For *What can I do now?*, and before a person's first turn. Both are optional. */
  explain: ({ view: { left: knights }, t }, { length: most }) => [
    most === 0 ? t('nim-explain-others', { knights }) : t('nim-explain', { knights, most }),
  ],
  firstSteps: (t) => [t('nim-first-steps.goal'), t('nim-first-steps.scores'), t('nim-first-steps.press')],
  /** Nothing is hidden, so nothing is revealed. */
  news: () => [],
  sentences: (events, names, t) =>
    events.map(({ seat, knights }) => t('nim-took', { name: names[seat]!, knights })),
  standing: ({ left }, _names, t) => [t('nim-left', { knights: left })],
  title: (t) => t('nim-title'),
  about: (t) => t('nim-about'),
  variant: (_id, t) => t('nim-variant-standard'),
  handbook: (t) => ({
    chapters: {
      goal: {
        title: t('nim-rules-goal'),
        text: t('nim-rules-goal.text'),
        also: t('nim-rules-goal.also').split(', '),
      },
    },
  }),
};
