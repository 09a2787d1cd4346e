import { describe, expect, it } from 'vitest';
import { bagSize, sumOfTiles } from '../../../src/games/court/data.ts';
import { court } from '../../../src/games/court/index.ts';
import { IllegalAction, type SetupOptions } from '../../../src/games/game.ts';
import { dice, opened, playAll } from './position.ts';
import { playGame, start } from './random-game.ts';

const total = (bags: readonly number[]) => bags.reduce((sum, bag) => sum + bagSize(bag), 0);

describe('set-up', () => {
  it.each([
    { seats: 2, inTreasuries: 6, sum: 36, row: 3, peasantry: 19 },
    { seats: 3, inTreasuries: 9, sum: 48, row: 4, peasantry: 17 },
    { seats: 4, inTreasuries: 12, sum: 60, row: 5, peasantry: 15 },
  ])('has the counts of the rules with $seats players', ({ seats, inTreasuries, sum, row, peasantry }) => {
    const first = [...playGame(seats, 1)].find((ply) => ply.revealed);
    const state = first?.after ?? start(seats);
    expect(total(state.treasuries)).toBe(inTreasuries);
    expect(total(state.purses)).toBe(8);
    expect([...state.treasuries, ...state.purses].map(sumOfTiles).reduce((a, b) => a + b)).toBe(sum);
    expect(total(state.courts)).toBe(seats);
    expect(bagSize(state.row)).toBe(row);
    expect(bagSize(state.peasantry)).toBe(peasantry);
    expect(state.blackDie).toBeNull();
  });

  it('shows no row and no Favor before the last starting courtier', () => {
    for (const ply of playGame(4, 1)) {
      if (ply.revealed) break;
      expect(court.view(ply.after, null)).toMatchObject({ row: [], favor: null, round: 0 });
      expect(ply.chance).toEqual([]);
    }
  });

  it('with 4 players adds the courtier of the highest die, rerolling ties', () => {
    const chance = dice(
      [
        [4, 4, 2, 1],
        [0, 1, 3, 2],
      ],
      [[1, 5, 0, 2]],
    );
    const { state, events } = opened('GGJM', chance);
    expect(chance.exhausted).toBe(true);
    expect(court.view(state, 0)).toMatchObject({
      row: ['jester', 'maiden', 'guard', 'guard', 'knight'],
      peasantry: { jester: 4, maiden: 4, guard: 2, knight: 5 },
      favor: 1,
      toAct: 1,
    });
    expect(events.slice(-2)).toEqual([
      {
        type: 'rowLaid',
        rolls: [
          { jester: 4, maiden: 4, guard: 2, knight: 1 },
          { jester: 0, maiden: 1, guard: 3, knight: 2 },
        ],
        rolled: 'guard',
        row: ['jester', 'maiden', 'guard', 'guard', 'knight'],
      },
      { type: 'favorRolled', rolls: [[1, 5, 0, 2]], seat: 1 },
    ]);
  });

  it('with 4 players can bring the sixth jester into the row', () => {
    const { state } = opened('JJJJ', dice([[5, 0, 0, 0]], [[5, 0, 0, 0]]));
    expect(court.view(state, null)).toMatchObject({
      row: ['jester', 'jester', 'maiden', 'guard', 'knight'],
      peasantry: { jester: 0 },
    });
  });

  it('with 2 players returns the courtier of the highest die to the peasantry', () => {
    const { state } = opened('MM', dice([[0, 5, 4, 4]], [[0, 1]]));
    expect(court.view(state, null)).toMatchObject({
      row: ['jester', 'guard', 'knight'],
      peasantry: { jester: 5, maiden: 4, guard: 5, knight: 5 },
    });
  });

  it('with 3 players rolls only for the Favor, and tied players reroll', () => {
    const chance = dice(
      [],
      [
        [5, 3, 5],
        [2, null, 2],
        [0, null, 1],
      ],
    );
    const { state, events } = opened('JMG', chance);
    expect(chance.exhausted).toBe(true);
    expect(court.view(state, null)).toMatchObject({ favor: 2, row: ['jester', 'maiden', 'guard', 'knight'] });
    expect(events.at(-1)).toMatchObject({
      rolls: [
        [5, 3, 5],
        [2, null, 2],
        [0, null, 1],
      ],
    });
  });

  it('takes the starting courtiers clockwise from seat 0', () => {
    const { state } = playAll(start(3), [
      { type: 'startCourtier', courtier: 'jester' },
      { type: 'startCourtier', courtier: 'jester' },
    ]);
    expect(court.toAct(state)).toEqual([2]);
    expect(court.legalActions(state, 2)).toHaveLength(4);
  });

  it.each<[SetupOptions, string]>([
    [{ variant: 'basic', seats: 3 }, 'unknownVariant'],
    [{ variant: 'standard', seats: 1 }, 'seatCount'],
    [{ variant: 'standard', seats: 5 }, 'seatCount'],
    [{ variant: 'standard', seats: 2.5 }, 'seatCount'],
    [{ variant: 'standard', seats: 3, startSeat: 3 }, 'unknownSeat'],
    [{ variant: 'standard', seats: 3, rules: { speed: 'fast' } }, 'unknownRule'],
  ])('refuses %j with %s', (options, code) => {
    expect(() => court.setup(options, dice([], []))).toThrow(
      expect.objectContaining({ name: IllegalAction.name, code }),
    );
  });
});
