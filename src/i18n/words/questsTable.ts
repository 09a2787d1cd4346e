import { KINDS, KNIGHT_COLOURS } from '../../games/quests/data.ts';
import type { AdversaryCard, ChallengeMode, Kind, KnightCard } from '../../games/quests/types.ts';
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
    completes: (gains: readonly string[]): string =>
      say('quests-table-completes', { gains: gains.join(comma) }),
    /** Several things that a choice brings. */
    outcomes: (all: readonly string[]): string => all.join(comma),
  };
}

/** Questions above the choices. */
function prompt(say: Say) {
  return {
    way: (card: AdversaryCard): string => say('quests-table-way', adversaryData(card)),
    pay: (card: AdversaryCard, price: number): string =>
      say('quests-table-pay', { ...adversaryData(card), price }),
  };
}

/** Playing the card game in a channel: choices, questions, standing. */
export const questsTable = (say: Say) => ({
  choose: choose(say),

  prompt: prompt(say),

  /** What a menu for several parts asks for, and why a choice from it can't be played. */
  sets: {
    challenge: (card: AdversaryCard, how: How): string =>
      say('quests-table-set-challenge', { ...adversaryData(card), how }),
    adversary: (card: AdversaryCard): string => say('quests-table-set-adversary', adversaryData(card)),
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
