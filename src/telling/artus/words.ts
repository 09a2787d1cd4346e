import type { CardId, Chair, Metal } from '../../games/artus/types.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import { cardName } from './sentences.ts';

export const cardsOfWords = (say: Say, cards: readonly CardId[]): string[] =>
  cards.map((card) => say('artus-explain-card', { card: cardName(card) }));

/** A chair and its value now. */
export interface ChairWorth {
  readonly chair: Chair;
  readonly value: number;
}

export const chairsOfWords = (say: Say, knights: readonly ChairWorth[]): string[] =>
  knights.map(({ chair, value }) => say('artus-explain-chair', { chair, value }));

/** What a Knight's move would bring or cost, with the numbers of this position. */
export function workedWords(say: Say, { chair, value }: ChairWorth): string {
  if (value > 0) return say('artus-explain-worked-gain', { chair, value });
  return value < 0
    ? say('artus-explain-worked-cost', { chair, value, cost: -value })
    : say('artus-explain-worked-nothing', { chair, value });
}

/** A Prince's chair, its value now, and the Prince. */
export interface PrinceWorth extends ChairWorth {
  readonly metal: Metal;
  readonly rings: number;
}

export function princeWords(say: Say, cards: readonly CardId[], all: readonly PrinceWorth[]): string {
  const princes = all.map(({ metal, chair, value }) => say('artus-explain-prince', { metal, chair, value }));
  return say('artus-explain-move-prince', { cards: cardsOfWords(say, cards), princes });
}

export function addRingWords(say: Say, cards: readonly CardId[], all: readonly PrinceWorth[]): string {
  const princes = all.map(({ metal, rings, chair, value }) =>
    say('artus-explain-ringed', { metal, rings, chair, value }),
  );
  return say('artus-explain-add-ring', { cards: cardsOfWords(say, cards), princes });
}

/** `best`: the most points that each card would score. */
export function scoreWords(
  say: Say,
  cards: readonly { readonly card: CardId; readonly best: number; readonly met: boolean }[],
): string {
  const scores = cards.map(({ card, best, met }) =>
    say(met ? 'artus-explain-scoring' : 'artus-explain-scoring-unmet', {
      card: cardName(card),
      points: best,
    }),
  );
  return say('artus-explain-score', { scores });
}
