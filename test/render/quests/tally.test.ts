import { expect, it } from 'vitest';
import { layOutChips, layOutTrophies } from '../../../render/quests/tally.ts';
import { ADVENTURES } from '../../../src/games/quests/data.ts';
import type { AdversaryCard } from '../../../src/games/quests/types.ts';

const taken = ADVENTURES.map((adventure) => ({ ...adventure, taken: null }));

it('has a token for each adversary in as many lines as it may have', () => {
  const cards: AdversaryCard[] = ['power-1', 'power-1', 'power-2', 'monster-1', 'monster-1', 'monster-3'];
  const inLines = (most: number) => layOutTrophies(cards, 36, 191, false, most);
  expect(inLines(1).pieces).toHaveLength(2);
  expect(inLines(3).pieces).toHaveLength(cards.length);
  expect(inLines(3).lines).toBe(2);
});

it('never leaves the sum of adventures by itself on a line', () => {
  for (const width of [180, 200, 220, 240, 260, 280])
    for (let count = 2; count <= taken.length; count++) {
      const { all, lines } = layOutChips(taken.slice(0, count), () => '', 26, width);
      expect(all.at(-1)!.line).toBe(lines - 1);
    }
});

it('has the sum of adversaries after the last ones, within the width', () => {
  const all: AdversaryCard[] = ['power-1', 'power-2', 'enemy-1', 'enemy-3', 'monster-4', 'dragon-5'];
  for (const width of [200, 230, 260, 290])
    for (let count = 2; count <= all.length; count++) {
      const { pieces, lines, end } = layOutTrophies(all.slice(0, count), 30, width);
      expect(pieces.at(-1)!.line).toBe(lines - 1);
      expect(end).toBeLessThan(width - 40);
    }
});
