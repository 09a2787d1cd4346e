import { KINDS, KNIGHT_COLOURS } from '../../games/quests/data.ts';
import type {
  AdventureId,
  AdversaryCard,
  ChallengeMode,
  Kind,
  KnightCard,
  TurnStep,
} from '../../games/quests/types.ts';
import type { Say } from '../fluent/say.ts';
import { adversaryData, questsLists } from './quests.ts';
import { cardValue, kindOf } from './questsCards.ts';

/** `won`: by the challenge of the basic game. */
type How = 'won' | ChallengeMode;

/** Doubles first, as they're paid first. */
const KNIGHTS: readonly KnightCard[] = [
  ...KNIGHT_COLOURS.flatMap((colour) => [`${colour}-2`, colour] as const),
  'merlin',
];

/** Labels of choices. */
function choose(say: Say) {
  const comma = say('quests-comma');
  return {
    reveal: say('quests-table-reveal'),
    revealDetail: say('quests-table-reveal-detail'),
    draw: (knights: number): string => say('quests-table-draw', { knights }),
    challenge: (card: AdversaryCard, how: How, paid: string): string =>
      say('quests-table-challenge', { ...adversaryData(card), how, paid }),
    /** The ways to challenge equal cards: all without a seal, or one of them with the own. */
    modes(card: AdversaryCard, modes: readonly ChallengeMode[]): string {
      const own = modes.includes('repeated') ? 'yes' : 'no';
      return say('quests-table-modes', {
        ...adversaryData(card),
        modes: modes.map((mode) => say('quests-table-mode', { mode, own })),
      });
    },
    adventure: (adventure: AdventureId, value: number, paid: string): string =>
      say('quests-table-adventure', { adventure, value, paid }),

    /** Knights in few words, doubles first. */
    fewKnights: (cards: readonly KnightCard[]): string =>
      KNIGHTS.flatMap((card) => {
        const count = cards.filter((other) => other === card).length;
        return count === 0 ? [] : [say('quests-table-few-knights', { card, count })];
      }).join(comma),
    /** Adversaries in few words, the highest kinds and values first. */
    fewAdversaries: (cards: readonly AdversaryCard[]): string =>
      KINDS.toReversed()
        .flatMap((kind) => {
          const values = cards.filter((card) => kindOf(card) === kind).map(cardValue);
          if (values.length === 0) return [];
          const joined = values.sort((a, b) => b - a).join(say('quests-plus'));
          return [say('quests-table-few-adversaries', { kind, count: values.length, values: joined })];
        })
        .join(comma),
    /** What a challenge costs when the payment is still to be chosen. */
    price: (knights: number, count: number): string => say('quests-table-price', { knights, count }),
    /** What an adventure costs when the payment is still to be chosen. */
    anyOf: (count: number): string => say('quests-table-any-of', { count }),
    /** The first cards of many payments. */
    part: (cards: string, count: number): string => say('quests-table-part', { cards, count }),

    points: (gain: number): string => say('quests-table-points', { gain }),
    you: say('quests-table-you'),
    others: say('quests-table-others'),
    gain: (name: string, gain: number): string => say('quests-table-gain', { name, gain }),
    completes: (gains: readonly string[]): string =>
      say('quests-table-completes', { gains: gains.join(comma) }),
    ends: say('quests-table-ends'),
    /** Several things that a choice brings. */
    outcomes: (all: readonly string[]): string => all.join(comma),
  };
}

/** Questions above the choices. */
function prompt(say: Say) {
  return {
    turn: (steps: readonly TurnStep[]): string =>
      steps.length === 1
        ? say('quests-table-turn-one', { step: steps[0]! })
        : say('quests-table-turn', {
            steps: steps.map((step) => say('quests-table-step', { step })).join(say('quests-comma')),
          }),
    mustReveal: say('quests-table-must-reveal'),
    drawTwo: say('quests-table-draw-two'),
    way: (card: AdversaryCard): string => say('quests-table-way', adversaryData(card)),
    pay: (card: AdversaryCard, price: number): string =>
      say('quests-table-pay', { ...adversaryData(card), price }),
    adventure: (adventure: AdventureId, points: number): string =>
      say('quests-table-pay-adventure', { adventure, points }),
    seals: (seals: number): string => say('quests-table-seals', { seals }),
  };
}

/** Playing the card game in a channel: choices, questions, standing. */
export const questsTable = (say: Say) => ({
  /** What decides between equal points. */
  tieBreak: (cards: number): string => say('quests-table-tie-break', { cards }),
  choose: choose(say),

  section: {
    reveal: say('quests-table-section-reveal'),
    challenge: say('quests-table-section-challenge'),
    adventure: say('quests-table-section-adventure'),
    draw: say('quests-table-section-draw'),
  } satisfies Readonly<Record<TurnStep, string>>,

  prompt: prompt(say),

  /** What a menu for several parts asks for, and why a choice from it can't be played. */
  sets: {
    askChallenge: say('quests-table-set-ask-challenge'),
    askAdventure: say('quests-table-set-ask-adventure'),
    challenge: (card: AdversaryCard, how: How): string =>
      say('quests-table-set-challenge', { ...adversaryData(card), how }),
    adventure: (adventure: AdventureId, points: number): string =>
      say('quests-table-set-adventure', { adventure, points }),
    knight: (card: KnightCard): string => say('quests-table-set-knight', { card }),
    adversary: (card: AdversaryCard): string => say('quests-table-set-adversary', adversaryData(card)),
    oneGoal: say('quests-table-set-one-goal'),
    badKnights: say('quests-table-set-bad-knights'),
    badAdversaries: say('quests-table-set-bad-adversaries'),
  },

  display: {
    column: (kind: Kind, cards: readonly string[]): string =>
      cards.length === 0
        ? say('quests-table-column-empty', { kind })
        : say('quests-table-column', { kind, cards: cards.join(say('quests-comma')) }),
    card: (card: AdversaryCard): string => say('quests-table-card', { value: cardValue(card) }),
    sealed: (card: AdversaryCard, name: string): string =>
      say('quests-table-card-sealed', { value: cardValue(card), name }),
    yours: (card: AdversaryCard): string => say('quests-table-card-yours', { value: cardValue(card) }),
  },

  drawn: (cards: readonly KnightCard[]): string =>
    say('quests-table-drawn', { knights: questsLists(say).knights(cards, 'quests-knights-object') }),

  standing: {
    piles: (data: {
      readonly adversaries: number;
      readonly knights: number;
      readonly taken: number;
      readonly last: number;
    }): string => say('quests-table-piles', data),
    score: (name: string, points: number): string => say('quests-table-score', { name, points }),
    over: say('quests-table-over'),
  },

  rules: {
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
  },
});
