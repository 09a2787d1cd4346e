import type {
  AdventureId,
  AdversaryCard,
  ChallengeMode,
  EndReason,
  Kind,
  KnightCard,
  TurnStep,
} from '../../games/quests/types.ts';
import type { Say } from '../fluent/say.ts';
import { adversaryData, questsLists } from './quests.ts';
import { alt, text } from './questsPictureTexts.ts';

/** Beside the pieces, each drawn large: a title, and a few short sentences. */
function pieces(say: Say) {
  return {
    points: (points: number): string => say('quests-picture-piece-points', { points }),
    scoring: (title: string, points: string): string =>
      say('quests-picture-piece-scoring', { title, points }),
    adventure: (adventure: AdventureId): string[] => [
      say('quests-picture-piece-adventure.says1', { adventure }),
      say('quests-picture-piece-adventure.says2'),
      say('quests-picture-piece-adventure.says3'),
    ],
    kind: (cards: number, least: number, most: number): string[] => [
      say('quests-picture-piece-kind.says1', { cards, least, most }),
      say('quests-picture-piece-kind.says2', { cards, least, most }),
      say('quests-picture-piece-kind.says3', { cards, least, most }),
    ],
    knight: {
      title: say('quests-picture-piece-knight'),
      says: [
        say('quests-picture-piece-knight.says1'),
        say('quests-picture-piece-knight.says2'),
        say('quests-picture-piece-knight.says3'),
      ],
    },
    double: {
      title: say('quests-picture-piece-double'),
      says: [
        say('quests-picture-piece-double.says1'),
        say('quests-picture-piece-double.says2'),
        say('quests-picture-piece-double.says3'),
      ],
    },
    merlin: {
      title: say('quests-picture-piece-merlin'),
      says: [
        say('quests-picture-piece-merlin.says1'),
        say('quests-picture-piece-merlin.says2'),
        say('quests-picture-piece-merlin.says3'),
      ],
    },
    seal: {
      title: say('quests-picture-piece-seal'),
      says: [
        say('quests-picture-piece-seal.says1'),
        say('quests-picture-piece-seal.says2'),
        say('quests-picture-piece-seal.says3'),
        say('quests-picture-piece-seal.says4'),
      ],
    },
  };
}

/** Words on the picture of what can be chosen. */
const choice = (say: Say) => ({
  reveal: say('quests-picture-choice-reveal'),
  draw: (count: number) => say('quests-picture-choice-draw', { knights: count }),
  gains: (name: string, card: AdversaryCard) =>
    say('quests-picture-choice-gains', { name, ...adversaryData(card) }),
  challenge: (mode: ChallengeMode, card: AdversaryCard, pay: readonly KnightCard[]) =>
    say('quests-picture-choice-challenge', {
      mode,
      ...adversaryData(card),
      knights: questsLists(say).knights(pay, 'quests-knights-object'),
    }),
  adventure: (adventure: AdventureId, pay: readonly AdversaryCard[]) =>
    say('quests-picture-choice-adventure', {
      adventure,
      adversaries: questsLists(say).adversaries(pay, 'quests-adversaries-object'),
    }),
  keepKnights: (cards: readonly KnightCard[]) =>
    say('quests-picture-text-keep', { cards: questsLists(say).knights(cards, 'quests-knights-object') }),
  keepAdversaries: (cards: readonly AdversaryCard[]) =>
    say('quests-picture-text-keep', {
      cards: questsLists(say).adversaries(cards, 'quests-adversaries-object'),
    }),
  title: say('quests-picture-choice-title'),
  mode: {
    usual: '',
    repeated: '',
    double: say('quests-picture-choice-mode-double'),
  } satisfies Record<ChallengeMode, string>,
});

/** Words on the pictures of the card game and in their texts. Names come ready to be shown. */
export const questsPicture = (say: Say) => ({
  or: say('quests-picture-or'),
  pieces: pieces(say),
  over: say('quests-picture-over'),
  turn: (turn: number) => say('quests-picture-turn', { turn }),
  firstTurn: say('quests-picture-first-turn'),
  lastTurn: (name: string) => say('quests-picture-last-turn', { name }),
  soFar: (name: string) => say('quests-picture-so-far', { name }),
  ended: {
    adventures: say('quests-picture-ended', { reason: 'adventures' }),
    display: say('quests-picture-ended', { reason: 'display' }),
    stalemate: say('quests-picture-ended', { reason: 'stalemate' }),
  } satisfies Record<EndReason, string>,
  /** The turn's parts, as names and as what has been done. */
  steps: {
    reveal: say('quests-picture-step-reveal'),
    challenge: say('quests-picture-step-challenge'),
    adventure: say('quests-picture-step-adventure'),
    draw: say('quests-picture-step-draw'),
  } satisfies Record<TurnStep, string>,
  done: {
    reveal: say('quests-picture-done-reveal'),
    challenge: say('quests-picture-done-challenge'),
    adventure: say('quests-picture-done-adventure'),
    draw: say('quests-picture-done-draw'),
  } satisfies Record<TurnStep, string>,
  columnWon: say('quests-picture-column-won'),
  drew: (count: number) => say('quests-picture-drew', { knights: count }),
  heads: {
    power: say('quests-picture-head-power'),
    enemy: say('quests-picture-head-enemy'),
    monster: say('quests-picture-head-monster'),
    dragon: say('quests-picture-head-dragon'),
  } satisfies Record<Kind, string>,
  heading: (left: number) => say('quests-picture-heading', { left }),
  /** Below the cards that an adventure asks for. */
  need: {
    total: (total: number) => say('quests-picture-need-total', { total }),
    least: say('quests-picture-need-least'),
    each: say('quests-picture-need-each'),
    count: (count: number) => say('quests-picture-need-count', { count }),
  },
  piles: {
    adversaries: say('quests-picture-pile-adversaries'),
    knights: say('quests-picture-pile-knights'),
    discards: say('quests-picture-pile-discards'),
  },
  legend: {
    knights: say('quests-picture-legend-knights'),
    seals: say('quests-picture-legend-seals'),
    leads: say('quests-picture-legend-leads'),
  },
  place: (place: number) => say('quests-picture-place', { place }),
  choice: choice(say),
  end: {
    adventures: say('quests-picture-end-adventures'),
    trophies: say('quests-picture-end-trophies'),
    knights: say('quests-picture-end-knights'),
    points: say('quests-picture-end-points'),
    scoresByTurn: say('quests-picture-end-scores-by-turn'),
    tie: say('quests-picture-end-tie'),
  },
  /** Who's ahead of whom with equal points, and the knight cards of each of them. */
  tie: (names: readonly string[], cards: number, others: readonly string[], fewer: number) =>
    say('quests-picture-tie', { names, count: names.length, others, cards, fewer }),
  alt: alt(say),
  text: text(say),
});
