import { describe, expect, it } from 'vitest';
import { artusPainter } from '../../../render/artus/painter.ts';
import { sceneOf } from '../../../scripts/samples/artus.ts';
import { artus } from '../../../src/games/artus/index.ts';
import { SeededChance } from '../../../src/games/seeded-chance.ts';
import { type Label, readLabel, readTable } from '../fixtures/reader.ts';

const NAMES = ['Ann', 'Ben', 'Cat', 'Dan'];

/** Chooses from the texts alone: the most points now, then the better chair. */
function choose(table: string, labels: readonly string[]): number {
  const { chairs } = readTable(table);
  const later = ({ to }: Label) => (to === null ? 0 : (chairs[to]?.value ?? 0));
  const worth = labels.map((text) => {
    const label = readLabel(text);
    return label.points + later(label) / 100;
  });
  return worth.indexOf(Math.max(...worth));
}

describe.each([
  ['basic', 2],
  ['advanced', 3],
  ['advanced', 4],
] as const)('a player who only reads the texts, %s with %i seats', (variant, seats) => {
  it('plays a whole legal game, and the table confirms what the labels said', () => {
    const chance = new SeededChance('ab'.repeat(16));
    let state = artus.setup({ variant, seats }, chance);
    let labelled = 0;
    for (;;) {
      const table = artusPainter.table(sceneOf(artus.view(state, null), { names: NAMES })).text;
      const read = readTable(table);
      const seat = artus.toAct(state)[0];
      if (seat === undefined) {
        expect(read.toAct).toBeNull();
        const result = artus.result(state);
        expect([...read.scores.values()]).toEqual(result?.scores);
        break;
      }
      const own = artus.view(state, seat);
      expect(read.toAct).toBe(NAMES[seat]);
      expect([read.round, read.plays, read.draws]).toEqual([
        own.round,
        own.playsLeft,
        own.playsLeft > 0 ? 0 : own.drawsLeft,
      ]);
      expect([...read.scores.values()]).toEqual(own.players.map(({ score }) => score));
      expect([...read.hands.values()]).toEqual(own.players.map(({ handSize }) => handSize));
      expect(NAMES.slice(0, seats).map((name) => read.played.get(name) ?? 0)).toEqual(
        own.players.map(({ played }) => played.length),
      );
      expect(read.chairs.map(({ who }) => who === '-')).toEqual(own.chairs.map((figure) => figure === null));

      const actions = artus.legalActions(state, seat);
      const labels = actions.map((action) => {
        const option = { action, preview: artus.preview(own, seat, action) };
        return artusPainter.choice(sceneOf(own, { names: NAMES }), [option]).text;
      });
      expect(new Set(labels).size).toBe(labels.length);
      for (const label of labels.map(readLabel)) {
        if (label.from === null) continue;
        const chair = read.chairs[label.from];
        expect(chair?.who).toMatch(new RegExp(`^${NAMES[seat]}’s Knight$|(?:Prince|King), `));
        if (/Knight$|Prince, /.test(chair?.who ?? '')) expect(label.points).toBe(chair?.value);
        labelled++;
      }
      const action = actions[choose(table, labels)];
      if (action === undefined) throw new Error('no label was chosen');
      state = artus.play(state, seat, action, chance).state;
    }
    expect(labelled).toBeGreaterThan(500);
  });
});
