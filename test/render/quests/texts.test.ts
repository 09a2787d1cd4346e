import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardGamePainter } from '../../../render/quests/painter.ts';
import { type CardGameCourse, positions, sceneOf } from '../../../scripts/samples/quests.ts';
import { KINDS } from '../../../src/games/quests/data.ts';
import type { CardGameView } from '../../../src/games/quests/types.ts';
import { anyNames, withinLimits } from '../fixtures/limits.ts';
import { readCardGameTable } from './reader.ts';

const courses: fc.Arbitrary<CardGameCourse> = fc.record({
  variant: fc.constantFrom('basic' as const, 'seals' as const),
  seats: fc.integer({ min: 2, max: 5 }),
  seed: fc.stringMatching(/^[0-9a-f]{32}$/),
  rules: fc.record({
    payment: fc.constantFrom('exact', 'lean'),
    forceRevealOnEmpty: fc.constantFrom('off', 'on'),
    columnCheck: fc.constantFrom('seal', 'challenge'),
  }),
});

const PLAIN = ['Ann', 'Ben', 'Cat', 'Dan', 'Eve'];

/** What a view says, in the reader's terms. */
function said(view: CardGameView) {
  const short = (card: string) => `${card.charAt(0).toUpperCase()}${card.slice(-1)}`;
  return {
    toAct: view.toAct === null ? null : PLAIN[view.toAct],
    steps: view.openSteps,
    maxDraw: view.toAct === null ? 0 : view.maxDraw,
    adversaryPile: view.adversaryPile,
    knightPile: view.knightPile,
    discards: view.discards.length,
    players: view.players.map(({ score, knights, seals, trophies }, seat) => ({
      name: PLAIN[seat],
      score,
      knights,
      seals: view.variant === 'seals' ? seals : null,
      trophies: trophies.map(short).sort(),
    })),
    columns: KINDS.map((kind) =>
      view.columns[kind].map(({ card, seal }) => ({
        value: Number(card.slice(-1)),
        seal: seal === null ? null : PLAIN[seal],
      })),
    ),
    adventures: view.adventures.map(({ value, taken }) => ({
      value,
      taken: taken === null ? null : { by: PLAIN[taken.seat], pay: taken.pay.map(short).sort() },
    })),
  };
}

describe('texts of card game pictures', () => {
  it('stay within their limits in every position, whatever the names', () => {
    fc.assert(
      fc.property(courses, anyNames(5), fc.integer({ min: 7, max: 19 }), (course, called, stride) => {
        let ply = 0;
        for (const { table, own, options, events, toAct } of positions(course)) {
          if (toAct !== null && ply++ % stride !== 0) continue;
          const over = { names: called, events };
          withinLimits(cardGamePainter.table(sceneOf(table, over)));
          withinLimits(cardGamePainter.hand(sceneOf(own, over)));
          if (toAct === null) withinLimits(cardGamePainter.end(sceneOf(table, over)));
          else withinLimits(cardGamePainter.choice(sceneOf(own, over), options));
        }
      }),
      { numRuns: 8 },
    );
  });

  it.each([
    ['basic', 2],
    ['basic', 5],
    ['seals', 3],
    ['seals', 5],
  ] as const)('contain everything in the view of %s with %i seats', (variant, seats) => {
    for (const { table, events } of positions({ variant, seats, seed: 'a1'.repeat(16) })) {
      const { text } = cardGamePainter.table(sceneOf(table, { names: PLAIN, events }));
      expect(readCardGameTable(text)).toEqual(said(table));
    }
  });

  it('describe the last turn from the view alone', () => {
    let told = 0;
    for (const { table } of positions({ variant: 'seals', seats: 3, seed: 'b2'.repeat(16) })) {
      const { lastTurn } = table;
      if (lastTurn?.adventure == null || lastTurn.drawn === null) continue;
      const { text } = cardGamePainter.table(sceneOf(table, { names: PLAIN }));
      const line = text.split('\n').find((one) => one.startsWith(`Last turn, ${PLAIN[lastTurn.seat]}: `));
      expect(line).toMatch(new RegExp(`took .* for .*; drew ${lastTurn.drawn}$`));
      expect(line?.includes('revealed')).toBe(lastTurn.revealed.length > 0);
      expect(/challenged/.test(line ?? '')).toBe(lastTurn.challenge !== null);
      told++;
    }
    expect(told).toBeGreaterThan(0);
  });

  it('have room for every line about the table, even with the longest names and many cards taken', () => {
    const longest = Array(5).fill('M'.repeat(32));
    for (const { table, events, toAct } of positions({ variant: 'seals', seats: 5, seed: '5'.repeat(32) })) {
      if (toAct !== null) continue;
      const { text } = cardGamePainter.table(sceneOf(table, { names: longest, events }));
      expect(text).toMatch(/^Piles: /m);
      expect(text).not.toMatch(/…$/);
    }
  });

  it('have whole names where there’s room, and nothing about seals where there are none', () => {
    const names = ['Lancelot du Lac', 'Morgan le Fay', 'Guinevere'];
    for (const variant of ['basic', 'seals'] as const) {
      const [first] = positions({ variant, seats: 3, seed: '5'.repeat(32) });
      const { text } = cardGamePainter.table(sceneOf(first!.table, { names }));
      for (const name of names) expect(text).toContain(name);
      expect(text).not.toContain('…');
      expect(text.includes('(seals in parentheses)')).toBe(variant === 'seals');
    }
  });

  it('start with the most important', () => {
    const all = [...positions({ variant: 'seals', seats: 4, seed: '3c'.repeat(16) })];
    const { table, events } = all[60] ?? all[0]!;
    const { alt } = cardGamePainter.table(sceneOf(table, { names: PLAIN, events }));
    const order = ['with seals', '’s turn', 'Ann ', 'Face up', 'Adversaries left', 'Open adventures'];
    const at = order.map((part) => alt.indexOf(part));
    expect(at).not.toContain(-1);
    expect(at).toEqual([...at].sort((a, b) => a - b));
  });

  it('don’t reveal a hand on the table that everyone sees', () => {
    for (const { own, table, toAct } of positions({ variant: 'basic', seats: 3, seed: '7'.repeat(32) })) {
      if (toAct === null) break;
      for (const key of ['alt', 'text'] as const)
        expect(cardGamePainter.table(sceneOf(own))[key]).toBe(cardGamePainter.table(sceneOf(table))[key]);
    }
  });

  it('tell different options apart', () => {
    for (const { own, options, toAct } of positions({ variant: 'seals', seats: 2, seed: 'f0'.repeat(16) })) {
      if (toAct === null) break;
      const told = options.map((option) => cardGamePainter.choice(sceneOf(own), [option]).text);
      expect(new Set(told).size).toBe(told.length);
    }
  });
});
