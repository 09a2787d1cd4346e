import { describe, expect, it } from 'vitest';
import { encodeCustomId } from '../../src/discord/choices/controls.ts';
import { buildDecision, choicesAt, decided } from '../../src/discord/choices/decision.ts';
import { court } from '../../src/games/court/index.ts';
import type { CourtState } from '../../src/games/court/state.ts';
import type { CourtAction } from '../../src/games/court/types.ts';
import { derivedSeed, seededIndex } from '../../src/games/playout.ts';
import { SeededChance } from '../../src/games/seeded-chance.ts';
import { translator } from '../../src/i18n/index.ts';
import { courtGuide } from '../../src/telling/court/guide.ts';
import { tileSum } from '../../src/telling/court/sentences.ts';
import { ROOM_FOR_NUMBER } from '../../src/telling/guide.ts';

const t = translator('en-US');
/** As long as names are ever shown. */
const names = ['W'.repeat(24), 'Ann', 'Ben', 'Cleo'];

/** Every state of some random games in which there is something to decide. */
function* states(seats: number, games: number): Generator<CourtState> {
  for (let game = 0; game < games; game++) {
    const choose = seededIndex(`guide ${seats} ${game}`);
    const chance = new SeededChance(derivedSeed('guide', game));
    let state = court.setup({ variant: 'standard', seats }, chance);
    for (let [seat] = court.toAct(state); seat !== undefined; [seat] = court.toAct(state)) {
      const actions = court.legalActions(state, seat);
      if (actions.length > 1) yield state;
      state = court.play(state, seat, actions[choose(actions.length)]!, chance).state;
    }
  }
}

function sceneOf(state: CourtState) {
  const seat = court.toAct(state)[0]!;
  const view = court.view(state, seat);
  const preview = (action: CourtAction) => court.preview(view, seat, action);
  return { scene: { view, seat, names, t, preview }, actions: court.legalActions(state, seat) };
}

describe('the guide to King Arthur’s Court', () => {
  it.each([2, 3, 4])('gives every choice a distinct label within the limits, %i seats', (seats) => {
    const choose = seededIndex('pieces');
    for (const state of states(seats, 12)) {
      const { scene, actions } = sceneOf(state);
      let node = buildDecision(actions, courtGuide);
      for (let piece = 0; piece < 4 && !decided(node); piece++) {
        expect(courtGuide.prompt(scene, node)).not.toBe('');
        const ways = choicesAt(node);
        const labels = ways.map((way) => courtGuide.label(scene, way));
        for (const { text, detail = '' } of labels) {
          expect(text.length).toBeLessThanOrEqual(80 - ROOM_FOR_NUMBER);
          expect(detail.length).toBeLessThanOrEqual(100);
        }
        expect(new Set(labels.map(({ text }) => text)).size).toBe(labels.length);
        for (const { path } of ways)
          expect(
            encodeCustomId({ tableId: '0123456789', revision: 99_999, verb: 'quick', args: path }).length,
          ).toBeLessThanOrEqual(100);
        node = ways[choose(ways.length)]!;
      }
    }
  });

  it.each([2, 3, 4])('describes the state of the game within a message, %i seats', (seats) => {
    for (const state of states(seats, 2)) {
      const view = court.view(state, null);
      const lines = courtGuide.standing(view, names, t).join('\n');
      expect(lines.length).toBeLessThan(1200);
      for (const name of names.slice(0, seats)) expect(lines).toContain(name);
      if (view.auction && view.auction.bidder !== null)
        expect(lines).toContain(tileSum(t, view.auction.tiles));
    }
  });

  it("offers the cheapest raises and a pass, or a few simple choices, on the table's message", () => {
    for (const state of states(4, 3)) {
      const { scene, actions } = sceneOf(state);
      const quick = courtGuide.quick!(scene, actions);
      expect(quick.length).toBeLessThanOrEqual(5);
      for (const action of quick) expect(actions).toContain(action);
      if (state.phase !== 'bid') continue;
      const sums = quick.flatMap((action) =>
        action.type === 'bid' ? [action.tiles.reduce<number>((sum, tile) => sum + tile, 0)] : [],
      );
      expect(sums).toEqual([...new Set(sums)].sort((a, b) => a - b));
      expect(sums[0]).toBeGreaterThan(scene.view.auction!.sum);
      expect(quick.some(({ type }) => type === 'pass')).toBe(scene.view.auction!.bidder !== null);
    }
  });
});
