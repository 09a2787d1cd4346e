import { describe, expect, it } from 'vitest';
import { knightWidth, layOutKnights } from '../../../render/quests/cards/knights.ts';
import { logForm } from '../../../render/quests/turn.ts';
import type { KnightCard } from '../../../src/games/quests/types.ts';

const copies = (card: KnightCard, count: number): KnightCard[] => Array<KnightCard>(count).fill(card);

describe('a row of knights', () => {
  const rows: readonly (readonly KnightCard[])[] = [
    [...copies('red-2', 2), ...copies('red', 4)],
    [...copies('red-2', 5), ...copies('red', 11)],
    copies('orange-2', 6),
    [...copies('beige', 9), 'beige-2', 'beige'],
  ];

  it.each(rows)('shows both knights of each double: %#', (...cards) => {
    for (const room of [176, 288, 378]) {
      const { height, middles, width } = layOutKnights(cards, 124, room);
      expect(width).toBeLessThan(room + 0.5);
      cards.slice(0, -1).forEach((card, i) => {
        if (!card.endsWith('-2')) return;
        const own = knightWidth(card, height);
        const next = knightWidth(cards[i + 1]!, height);
        const shown = middles[i + 1]! - next / 2 - (middles[i]! - own / 2);
        expect(shown / own).toBeGreaterThan(0.9);
      });
    }
  });

  it('is as large as it may be where there is room, without touching', () => {
    const { height, middles } = layOutKnights(['red', 'red', 'red'], 124, 400);
    expect(height).toBe(124);
    expect(middles[1]! - middles[0]!).toBeGreaterThan(knightWidth('red', 124));
  });
});

it('leaves air between the lines of a turn', () => {
  for (const pitch of [40, 46, 54]) {
    const { token, knight, seal, icon, medal } = logForm(pitch);
    for (const size of [token, knight, seal, icon]) expect(size).toBeLessThanOrEqual(pitch - 3);
    expect(medal + token / 2).toBeLessThan(pitch);
  }
});
