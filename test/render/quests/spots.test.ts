import { describe, expect, it } from 'vitest';
import { cardGamePainter } from '../../../render/quests/painter.ts';
import { trackWidth } from '../../../render/quests/track.ts';
import { prepareScene } from '../../../render/scene.ts';
import { positions, sceneOf } from '../../../scripts/samples/quests.ts';
import { ADVENTURES, KINDS } from '../../../src/games/quests/data.ts';
import { locales, translator } from '../../../src/i18n/index.ts';

describe('the named places', () => {
  it.each([2, 3, 4, 5])('of a table and a hand with %i seats are within the picture', (seats) => {
    const all = [...positions({ variant: 'seals', seats, seed: 'c'.repeat(32) })];
    for (const { table, own, events, toAct } of all.filter((_, at) => at % 3 === 0)) {
      const shown = sceneOf(table, { events });
      const pictures = [[cardGamePainter.table(shown), cardGamePainter.tableSpots(shown)] as const];
      if (toAct !== null) {
        const held = sceneOf(own);
        pictures.push([cardGamePainter.hand(held), cardGamePainter.handSpots(held)]);
      }
      for (const [painting, spots] of pictures)
        for (const [id, { x, y, width, height }] of spots) {
          expect(Math.min(x, y), id).toBeGreaterThanOrEqual(0);
          expect(Math.min(width, height), id).toBeGreaterThan(20);
          expect(x + width, id).toBeLessThanOrEqual(painting.width);
          expect(y + height, id).toBeLessThanOrEqual(painting.height);
        }
    }
  });

  it('have the names that others use', () => {
    const [first] = positions({ variant: 'basic', seats: 2, seed: 'd'.repeat(32) });
    const { table, own } = first!;
    expect([...cardGamePainter.tableSpots(sceneOf(table)).keys()]).toEqual([
      'display',
      ...KINDS.map((kind) => `column-${kind}`),
      'turn',
      'last-turn',
      'adventures',
      ...ADVENTURES.map(({ id }) => `adventure-${id}`),
      'piles',
      'panel',
      'player-0',
      'player-1',
    ]);
    const hand = cardGamePainter.handSpots(sceneOf(own));
    for (const id of ['knights', 'targets', 'steps']) expect(hand.has(id)).toBe(true);
  });

  it('of the adventures take in every row of them, at a table and beside a hand', () => {
    const [first] = positions({ variant: 'basic', seats: 2, seed: 'd'.repeat(32) });
    const spots = cardGamePainter.tableSpots(sceneOf(first!.table));
    const all = spots.get('adventures')!;
    for (const { id } of ADVENTURES) {
      const { x, y, width, height } = spots.get(`adventure-${id}`)!;
      expect(x, id).toBeGreaterThanOrEqual(all.x);
      expect(y, id).toBeGreaterThanOrEqual(all.y);
      expect(x + width, id).toBeLessThanOrEqual(all.x + all.width + 1);
      expect(y + height, id).toBeLessThanOrEqual(all.y + all.height + 1);
    }
    const beside = cardGamePainter.handSpots(sceneOf(first!.own));
    const held = beside.get('adventures')!;
    // Frames, 4 pixels away and 8 wide, leave the cards' edges free.
    for (const [shown, adventures] of [
      [spots, all],
      [beside, held],
    ] as const)
      expect(adventures.x).toBeLessThan(shown.get(`adventure-${ADVENTURES[0]!.id}`)!.x - 3);
    const piles = beside.get('piles')!;
    expect(piles.y + piles.height).toBeLessThanOrEqual(held.y + held.height + 1);
    for (const { id } of ADVENTURES) {
      const { y, height } = beside.get(`adventure-${id}`)!;
      expect(y, id).toBeGreaterThanOrEqual(held.y);
      expect(y + height, id).toBeLessThanOrEqual(held.y + held.height + 1);
    }
    expect(held.height).toBeGreaterThanOrEqual(all.height);
    const panel = spots.get('panel')!;
    expect(all.y - 8).toBeGreaterThanOrEqual(panel.y + panel.height - 1);
  });

  it('of players and piles have their numbers nearer to themselves than to others', () => {
    const [first] = positions({ variant: 'seals', seats: 3, seed: 'd'.repeat(32) });
    const spots = cardGamePainter.tableSpots(sceneOf(first!.table));
    for (const seat of [0, 1, 2]) {
      const { x, y, width, height, number } = spots.get(`player-${seat}`)!;
      expect(number![0]).toBeGreaterThan(x + 20);
      expect(number![0]).toBeLessThan(x + width - 20);
      expect(number![1]).toBeGreaterThan(y + 20);
      expect(number![1]).toBeLessThan(y + height - 20);
    }
    const { x, y, width, number } = spots.get('piles')!;
    expect(Math.abs(number![0] - x - width / 2)).toBeLessThan(2);
    expect(Math.abs(number![1] - y)).toBeLessThan(20);
  });

  it.each(locales)('of the steps have their number left of them in %s', (locale) => {
    const [first] = positions({ variant: 'seals', seats: 3, seed: 'd'.repeat(32) });
    const t = translator(locale);
    const scene = { ...sceneOf(first!.own), t };
    const steps = trackWidth(prepareScene(scene)) * (1000 / 1200);
    for (const [spots, id] of [
      [cardGamePainter.tableSpots(scene), 'turn'],
      [cardGamePainter.handSpots(scene), 'steps'],
    ] as const) {
      const { x, width, number } = spots.get(id)!;
      expect(number![0] + 24).toBeLessThan(x + width - 13 - steps);
    }
  });

  it('of the piles have their number above the signs', () => {
    const [first] = positions({ variant: 'seals', seats: 3, seed: 'd'.repeat(32) });
    const { y, number } = cardGamePainter.tableSpots(sceneOf(first!.table)).get('piles')!;
    expect(number![1] + 24).toBeLessThan(y + 9);
  });

  it('of players don’t overlap', () => {
    for (const { table } of positions({ variant: 'seals', seats: 5, seed: 'e'.repeat(32) })) {
      const spots = cardGamePainter.tableSpots(sceneOf(table));
      const places = table.players.map((_, seat) => spots.get(`player-${seat}`)!);
      places.forEach((place, seat) => {
        const next = places[seat + 1];
        if (next !== undefined) expect(place.y + place.height).toBeLessThanOrEqual(next.y + 1);
      });
    }
  });
});
