import { LAST_ADVENTURE } from '../../games/quests/data.ts';
import type {
  QuestsAction,
  QuestsEvent,
  QuestsReason,
  QuestsView,
  Variant,
} from '../../games/quests/types.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import { drawn, type Example, type Guide } from '../guide.ts';
import { explain } from './explain.ts';
import { joined, label, pathOf, prompt, section, tailOf, whole, worth } from './labels.ts';
import { ownSentences } from './own-sentences.ts';
import { questsReason } from './reasons.ts';
import { questsRules } from './rules.ts';
import { briefSentences, eventSentences, knightsWords } from './sentences.ts';
import { questsSequel, questsSteps } from './steps.ts';

/** The middle of a game with seals, which has everything that the basic game has. */
const questsExample: Example<QuestsView> = {
  options: { variant: 'seals', seats: 3 },
  seed: '7'.repeat(32),
  middle: [
    10, 1, 2, 0, 5, 1, 1, 0, 1, 4, 3, 3, 2, 0, 1, 1, 3, 4, 3, 1, 1, 1, 1, 5, 1, 1, 0, 4, 0, 51, 1, 11, 1, 1,
    0, 7, 1, 2, 0, 3, 4, 3, 5, 2, 3, 1, 1, 1, 1, 2, 1, 0, 3, 4, 0, 2, 0, 1, 3, 1, 1, 1, 0, 3, 0, 1, 2, 1, 0,
    0, 2, 1, 3, 2, 1, 0, 4, 2, 0, 0, 1,
  ],
  rest: [
    10, 2, 1, 1, 0, 4, 3, 0, 1, 1, 1, 0, 0, 3, 0, 0, 0, 1, 0, 1, 1, 1, 1, 1, 2, 1, 0, 2, 1, 1, 2, 0, 0, 2, 3,
    2, 1, 1, 1, 0, 1, 3, 5, 3, 3, 2, 1, 1, 1, 4, 4, 0, 3, 4, 3, 1, 3, 2, 3, 1, 0, 1, 3, 2, 2, 3, 2, 2, 3, 2,
    3, 3, 2, 2, 3, 1, 1, 3, 0, 63, 0, 9, 0, 0, 52, 2, 4, 1, 10, 1, 11, 1,
  ],
  shows: { discord: 'choice', end: 'end' },
  // They hold everything that the note tells of.
  places: () => ({ 'player-0': 'player-1' }),
};

function news(before: QuestsView, after: QuestsView, say: Say): readonly string[] {
  const knights = drawn(before.hand, after.hand);
  return knights.length > 0
    ? [say('quests-table-drawn', { knights: knightsWords(say, knights, 'quests-knights-object') })]
    : [];
}

/** What's left in the piles, and the scores; the picture and its texts say the rest. */
function standing(view: QuestsView, names: readonly string[], say: Say): readonly string[] {
  const scores = view.players
    .map(({ score }, seat) => say('quests-table-score', { name: names[seat]!, points: score }))
    .join(' · ');
  if (view.end !== null) return [say('language-colon', { head: say('quests-table-over'), text: scores })];
  const piles = {
    adversaries: view.adversaryPile,
    knights: view.knightPile,
    taken: view.adventures.filter((adventure) => adventure.taken !== null).length,
    last: LAST_ADVENTURE,
  };
  return [scores, say('quests-table-piles', piles)];
}

export const questsGuide: Guide<QuestsView, QuestsAction, QuestsEvent> = {
  pathOf,
  tailOf,
  label,
  whole,
  section,
  steps: questsSteps,
  sequel: questsSequel,
  joined,
  isNumbered: ({ type }) => type === 'challenge' || type === 'adventure',
  worth,
  prompt,
  explain,
  firstSteps: (say, variant) => [
    say('quests-explain-first-goal'),
    say('quests-explain-first-scores'),
    say(variant === 'seals' ? 'quests-explain-first-press-seals' : 'quests-explain-first-press'),
  ],
  news,
  stirs: (events) =>
    events.flatMap((event) =>
      event.type === 'adventureTaken' ? [{ seat: event.seat, mood: 'crowned' as const }] : [],
    ),
  sentences: (events, names, say) => eventSentences(say, events, names),
  own: (events, names, seat, say) => ownSentences(say, events, seat, names),
  brief: (events, names, seat, say) => briefSentences(say, events, names, seat),
  reason: (reason, names, say) => questsReason(say, reason as QuestsReason, names),
  standing,
  tieBreak: (view, say) =>
    view.players.map(({ knights }) => say('quests-table-tie-break', { cards: knights })),
  title: (say) => say('quests-title'),
  about: (say, variant) => say(variant === 'seals' ? 'quests-about-seals' : 'quests-about'),
  length: { minutesEach: 12, best: [3, 4] },
  variant: (id, say) => say(`quests-variant-${id as Variant}`),
  rules: (say) => ({
    payment: {
      name: say('quests-table-rules-payment'),
      values: {
        exact: say('quests-table-rules-payment.exact'),
        lean: say('quests-table-rules-payment.lean'),
      },
    },
    forceRevealOnEmpty: {
      name: say('quests-table-rules-forced'),
      values: { off: say('quests-table-rules-forced.off'), on: say('quests-table-rules-forced.on') },
    },
    columnCheck: {
      name: say('quests-table-rules-check'),
      values: {
        seal: say('quests-table-rules-check.seal'),
        challenge: say('quests-table-rules-check.challenge'),
      },
    },
  }),
  handbook: questsRules,
  example: questsExample,
};
