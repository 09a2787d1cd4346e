import { LAST_ADVENTURE } from '../../games/quests/data.ts';
import type {
  CardGameAction,
  CardGameEvent,
  CardGameReason,
  CardGameView,
  Variant,
} from '../../games/quests/types.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { drawn, type Example, type Guide } from '../guide.ts';
import { explain } from './explain.ts';
import { cardGamePath, label, labelWithDraw, paymentStart, prompt, section, whole, worth } from './labels.ts';
import { ownSentences } from './own-sentences.ts';
import { cardGameReason } from './reasons.ts';
import { cardGameRules } from './rules.ts';
import { briefSentences, eventSentences, knightList } from './sentences.ts';
import { cardGameSequel, cardGameSteps } from './steps.ts';

/** The middle of a game with seals, which has everything that the basic game has. */
const cardGameExample: Example<CardGameView> = {
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

function news(before: CardGameView, after: CardGameView, t: Translate): readonly string[] {
  const knights = drawn(before.hand, after.hand);
  return knights.length > 0
    ? [t('quests-table-drawn', { knights: knightList(t, knights, 'quests-knights-object') })]
    : [];
}

/** What's left in the piles, and the scores; the picture and its texts say the rest. */
function standing(view: CardGameView, names: readonly string[], t: Translate): readonly string[] {
  const scores = view.players
    .map(({ score }, seat) => t('quests-table-score', { name: names[seat]!, points: score }))
    .join(' · ');
  if (view.end !== null) return [t('language-colon', { head: t('quests-table-over'), text: scores })];
  const piles = {
    adversaries: view.adversaryPile,
    knights: view.knightPile,
    taken: view.adventures.filter((adventure) => adventure.taken !== null).length,
    last: LAST_ADVENTURE,
  };
  return [scores, t('quests-table-piles', piles)];
}

export const cardGameGuide: Guide<CardGameView, CardGameAction, CardGameEvent> = {
  pathOf: cardGamePath,
  tailOf: paymentStart,
  label,
  whole,
  section,
  steps: cardGameSteps,
  sequel: cardGameSequel,
  joined: labelWithDraw,
  isNumbered: ({ type }) => type === 'challenge' || type === 'adventure',
  worth,
  prompt,
  explain,
  firstSteps: (t, variant) => [
    t('quests-explain-first-goal'),
    t('quests-explain-first-scores'),
    t(variant === 'seals' ? 'quests-explain-first-press-seals' : 'quests-explain-first-press'),
  ],
  news,
  stirs: (events) =>
    events.flatMap((event) =>
      event.type === 'adventureTaken' ? [{ seat: event.seat, mood: 'crowned' as const }] : [],
    ),
  sentences: (events, names, t) => eventSentences(t, events, names),
  own: (events, names, seat, t) => ownSentences(t, events, seat, names),
  brief: (events, names, seat, t) => briefSentences(t, events, names, seat),
  reason: (reason, names, t) => cardGameReason(t, reason as CardGameReason, names),
  standing,
  tieBreak: (view, t) => view.players.map(({ knights }) => t('quests-table-tie-break', { cards: knights })),
  title: (t) => t('quests-title'),
  about: (t, variant) => t(variant === 'seals' ? 'quests-about-seals' : 'quests-about'),
  length: { minutesEach: 12, best: [3, 4] },
  variant: (id, t) => t(`quests-variant-${id as Variant}`),
  rules: (t) => ({
    payment: {
      name: t('quests-table-rules-payment'),
      values: { exact: t('quests-table-rules-payment.exact'), lean: t('quests-table-rules-payment.lean') },
    },
    forceRevealOnEmpty: {
      name: t('quests-table-rules-forced'),
      values: { off: t('quests-table-rules-forced.off'), on: t('quests-table-rules-forced.on') },
    },
    columnCheck: {
      name: t('quests-table-rules-check'),
      values: {
        seal: t('quests-table-rules-check.seal'),
        challenge: t('quests-table-rules-check.challenge'),
      },
    },
  }),
  handbook: cardGameRules,
  example: cardGameExample,
};
