import { describe, expect, it } from 'vitest';
import { changesOf, smallestGroups } from '../../../render/court/sheet.ts';
import { sumOf } from '../../../render/parts/shapes.ts';
import { bagOfCourtiers } from '../../../src/games/court/data.ts';
import { court } from '../../../src/games/court/index.ts';
import { standing } from '../../../src/games/court/scoring.ts';
import { COURTIERS, type CourtAction, type Courtier } from '../../../src/games/court/types.ts';
import { SeededChance } from '../../../src/games/seeded-chance.ts';
import { courtPositions } from '../fixtures/court.ts';

describe('the marks for changes', () => {
  it.each([2, 3, 4])('show how much courts and treasuries have changed, %i seats', (seats) => {
    const chance = new SeededChance('ef'.repeat(16));
    let state = court.setup({ variant: 'standard', seats }, chance);
    for (let ply = 0; ; ply++) {
      const seat = court.toAct(state)[0];
      if (seat === undefined) break;
      const actions = court.legalActions(state, seat);
      const before = court.view(state, null).players;
      const step = court.play(state, seat, actions[(ply * 7) % actions.length] as CourtAction, chance);
      const after = court.view(step.state, null).players;
      const { seats: changes } = changesOf(step.events, seats);
      after.forEach(({ treasury, court: now }, other) => {
        const was = before[other];
        if (was === undefined) throw new Error('seats do not change');
        expect(changes[other]?.money).toBe(sumOf(treasury) - sumOf(was.treasury));
        for (const id of COURTIERS) expect(changes[other]?.court[id]).toBe(now[id] - was.court[id]);
      });
      state = step.state;
    }
  });
});

it.each([2, 3, 4])('one more of each smallest group makes the score higher, %i seats', (seats) => {
  for (const { table } of courtPositions(seats, 3)) {
    for (const player of table.players) {
      const more = smallestGroups(player);
      expect(more.length).toBeGreaterThan(0);
      const bag = [...COURTIERS.flatMap((id) => Array<Courtier>(player.court[id]).fill(id)), ...more];
      expect(standing(bagOfCourtiers(bag), player.characters).sizes[0]).toBeGreaterThan(
        player.standing.sizes[0],
      );
    }
  }
});
