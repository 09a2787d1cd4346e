import { describe, expect, it } from 'vitest';
import { ADVERSARIES, fullDeck, KNIGHTS } from '../../../src/games/quests/cards.ts';
import { ADVENTURES, cardKind, KINDS } from '../../../src/games/quests/data.ts';

const numberOf = (kind: string): number =>
  fullDeck(ADVERSARIES).filter((card) => cardKind(card) === kind).length;

describe('the cards', () => {
  it('match the numbers in the rules', () => {
    expect(fullDeck(KNIGHTS)).toHaveLength(53);
    expect(KINDS.map(numberOf)).toEqual([13, 11, 11, 9]);
    expect(ADVENTURES).toHaveLength(13);
  });

  it('fit what’s known of the values', () => {
    const highest = (kind: string) =>
      Math.max(
        ...ADVERSARIES.cards.filter((card) => cardKind(card) === kind).map((card) => Number(card.at(-1))),
      );
    expect([highest('power'), highest('dragon')]).toEqual([3, 5]);
    expect(ADVERSARIES.cards.filter((card) => card.endsWith('-5'))).toEqual(['dragon-5']);
    const points = ADVENTURES.map(({ value }) => value);
    expect([Math.min(...points), Math.max(...points)]).toEqual([6, 20]);
  });
});
