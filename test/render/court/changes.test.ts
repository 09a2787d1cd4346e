import { describe, expect, it } from 'vitest';
import { addUp } from '../../../render/parts/shapes.ts';
import { courtPositions } from '../../../scripts/samples/court.ts';
import { bagOfCourtiers, scoreCourt } from '../../../src/games/court/data.ts';
import { court } from '../../../src/games/court/index.ts';
import { sumUpChanges, wantedCourtiers } from '../../../src/games/court/reading.ts';
import {
  COURTIERS,
  type CourtAction,
  type Courtier,
  type CourtPlayerView,
} from '../../../src/games/court/types.ts';
import { SeededChance } from '../../../src/games/seeded-chance.ts';

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
      const changes = sumUpChanges(step.events, seats);
      after.forEach(({ treasury, court: now }, other) => {
        const was = before[other];
        if (was === undefined) throw new Error('seats do not change');
        expect(changes[other]?.money).toBe(addUp(treasury) - addUp(was.treasury));
        for (const id of COURTIERS) expect(changes[other]?.court[id]).toBe(now[id] - was.court[id]);
      });
      state = step.state;
    }
  });
});

type Scored = Pick<CourtPlayerView, 'court' | 'characters' | 'standing'>;

/** All ways to pick so many courtiers. */
const picks = (count: number): Courtier[][] =>
  count === 0
    ? [[]]
    : picks(count - 1).flatMap((some) =>
        COURTIERS.filter((id) =>
          some.every((other) => COURTIERS.indexOf(other) <= COURTIERS.indexOf(id)),
        ).map((id) => [...some, id]),
      );

/** The smallest numbers of courtiers that make the score higher: every way. */
function raisesOf({ court: own, characters, standing: { sizes } }: Scored): Courtier[][] {
  const all = COURTIERS.flatMap((id) => Array<Courtier>(own[id]).fill(id));
  const raises = (some: Courtier[]) =>
    scoreCourt(bagOfCourtiers([...all, ...some]), characters).sizes[0] > sizes[0];
  return [1, 2, 3].map((count) => picks(count).filter(raises)).find(({ length }) => length > 0) ?? [];
}

it.each([2, 3, 4])('what makes the score higher is all of it, %i seats', (seats) => {
  const seen = new Set<string>();
  for (const { table } of [3, 4, 5].flatMap((seed) => [...courtPositions(seats, seed)])) {
    for (const player of table.players) {
      const wanted = wantedCourtiers(player);
      const raises = raisesOf(player);
      seen.add(wanted.how);
      if (wanted.how === 'any') expect(raises).toEqual(wanted.types.map((id) => [id]));
      if (wanted.how === 'all') expect(raises).toEqual([wanted.types]);
      if (wanted.how !== 'count') continue;
      expect(raises.every(({ length }) => length === wanted.count)).toBe(true);
      expect(raises.length).toBeGreaterThan(wanted.count === 1 ? COURTIERS.length - 1 : 1);
    }
  }
  expect([...seen].sort()).toEqual(['all', 'any', 'count']);
});

it('a group that needs one courtier can also have it from another group’s jester', () => {
  const own = { jester: 1, maiden: 1, guard: 2, knight: 1 };
  const bag = bagOfCourtiers(COURTIERS.flatMap((id) => Array<Courtier>(own[id]).fill(id)));
  const player = { court: own, characters: [], standing: scoreCourt(bag, []) };
  expect(wantedCourtiers(player)).toEqual({ how: 'any', types: ['jester', 'maiden', 'knight'] });
});
