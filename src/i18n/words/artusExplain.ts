import type { CardId, Chair, Metal } from '../../games/artus/types.ts';
import type { Say } from '../fluent/say.ts';
import { cardName } from './artus.ts';

/** A chair and its value now. */
export interface ChairWorth {
  readonly chair: Chair;
  readonly value: number;
}

/** A Prince's chair, its value now, and the Prince. */
export interface PrinceWorth extends ChairWorth {
  readonly metal: Metal;
  readonly rings: number;
}

/** *What can I do now?* in Artus. Lines of markdown; names come escaped. */
export const artusExplain = (say: Say) => {
  const chairsOf = (knights: readonly ChairWorth[]): string[] =>
    knights.map(({ chair, value }) => say('artus-explain-chair', { chair, value }));
  const cardsOf = (cards: readonly CardId[]): string[] =>
    cards.map((card) => say('artus-card', { card: cardName(card) }));

  return {
    /** Begin the lines of the kinds of actions. */
    kinds: {
      place: say('artus-explain-kind-place'),
      moveKnight: say('artus-explain-kind-move-knight'),
      prince: say('artus-explain-kind-prince'),
      king: say('artus-explain-kind-king'),
      addRing: say('artus-explain-kind-add-ring'),
      score: say('artus-explain-kind-score'),
      draw: say('artus-explain-kind-draw'),
    },
    moveKnight: (cards: readonly CardId[], knights: readonly ChairWorth[]): string =>
      say('artus-explain-move-knight', { cards: cardsOf(cards), knights: chairsOf(knights) }),
    /** What a Knight's move would bring or cost, with the numbers of this position. */
    worked: ({ chair, value }: ChairWorth): string => {
      if (value > 0) return say('artus-explain-worked-gain', { chair, value });
      return value < 0
        ? say('artus-explain-worked-cost', { chair, value, cost: -value })
        : say('artus-explain-worked-nothing', { chair, value });
    },
    prince: (cards: readonly CardId[], all: readonly PrinceWorth[]): string => {
      const princes = all.map(({ metal, chair, value }) =>
        say('artus-explain-prince', { metal, chair, value }),
      );
      return say('artus-explain-move-prince', { cards: cardsOf(cards), princes });
    },
    king: (cards: readonly CardId[], chair: Chair): string =>
      say('artus-explain-move-king', { cards: cardsOf(cards), chair }),
    addRing: (cards: readonly CardId[], all: readonly PrinceWorth[]): string => {
      const princes = all.map(({ metal, rings, chair, value }) =>
        say('artus-explain-ringed', { metal, rings, chair, value }),
      );
      return say('artus-explain-add-ring', { cards: cardsOf(cards), princes });
    },
    /** `best`: the most points that each card would score. */
    score: (
      cards: readonly { readonly card: CardId; readonly best: number; readonly met: boolean }[],
    ): string => {
      const scores = cards.map(({ card, best, met }) =>
        say(met ? 'artus-explain-scoring' : 'artus-explain-scoring-unmet', {
          card: cardName(card),
          points: best,
        }),
      );
      return say('artus-explain-score', { scores });
    },

    waiting: {
      knights: (knights: readonly ChairWorth[]): string =>
        say('artus-explain-waiting-knights', { knights: chairsOf(knights) }),
    },
  };
};
