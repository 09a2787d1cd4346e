import { describe, expect, it } from 'vitest';
import { type ChanceEntry, RecordedChance } from '../../../src/games/chance.ts';
import { court } from '../../../src/games/court/index.ts';
import type { CourtState } from '../../../src/games/court/state.ts';
import type { CourtAction, Courtier } from '../../../src/games/court/types.ts';
import { bid, choose, courtiers, pass } from './position.ts';
import { start } from './random-game.ts';
import { act } from './reference/act.ts';
import { legal } from './reference/legal.ts';
import { begin, type Table } from './reference/table.ts';

/** Lines of play of each length from 1 to `depth`. */
function perft(state: CourtState, depth: number): number[] {
  const counts = Array<number>(depth).fill(0);
  const visit = (at: CourtState, ply: number) => {
    for (const action of court.legalActions(at, at.actor as number)) {
      (counts[ply] as number)++;
      if (ply + 1 < depth) visit(court.play(at, at.actor as number, action, noChance).state, ply + 1);
    }
  };
  visit(state, 0);
  return counts;
}

function naivePerft(table: Table, depth: number): number[] {
  const counts = Array<number>(depth).fill(0);
  const visit = (at: Table, ply: number) => {
    for (const action of legal(at)) {
      (counts[ply] as number)++;
      if (ply + 1 < depth) visit(act(at, action, []), ply + 1);
    }
  };
  visit(table, 0);
  return counts;
}

const noChance = new RecordedChance([]);

const die = (what: string, outcome: number): ChanceEntry => ({ what, outcome });
const ROW = ['jester', 'maiden', 'guard', 'knight'].map((type, at) => die(`${type} die, roll 1`, at));
const favor = (seats: number) =>
  Array.from({ length: seats }, (_, seat) => die(`favor die of seat ${seat}, roll 1`, seat === 0 ? 5 : 0));

const starts = (letters: string): CourtAction[] =>
  courtiers(letters).map((courtier: Courtier) => ({ type: 'startCourtier', courtier }));
const one = (letter: string): CourtAction => ({
  type: 'takeAspirant',
  courtier: courtiers(letter)[0] as Courtier,
});

interface Case {
  readonly name: string;
  readonly seats: number;
  readonly actions: readonly CourtAction[];
  readonly counts: readonly number[];
}

const CASES: readonly Case[] = [
  { name: 'the first auction of 2', seats: 2, actions: starts('JM'), counts: [7, 28, 84, 224, 1078, 3997] },
  { name: 'the first auction of 3', seats: 3, actions: starts('JMG'), counts: [7, 28, 84, 210, 532, 1610] },
  { name: 'the first auction of 4', seats: 4, actions: starts('JMGK'), counts: [7, 28, 84, 210, 462, 1029] },
  {
    name: 'the choice after all passed',
    seats: 4,
    actions: [...starts('JMGK'), bid(3), pass, pass, pass],
    counts: [4, 15, 56, 173, 457, 2637],
  },
  {
    name: 'Merlin',
    seats: 2,
    actions: [...starts('JM'), bid(3), pass, choose('merlin')],
    counts: [3, 45, 201, 909, 2400, 7260],
  },
  {
    name: 'Guinevere',
    seats: 3,
    actions: [...starts('JMG'), bid(4, 5), pass, pass, choose('guinevere')],
    counts: [6, 12, 12, 420, 2940, 11760],
  },
  {
    name: 'the refill',
    seats: 4,
    actions: [
      ...starts('JMGK'),
      bid(5),
      pass,
      pass,
      pass,
      choose('guinevere'),
      { type: 'takeAspirants', courtiers: courtiers('JK') },
      one('M'),
      one('G'),
      one('K'),
    ],
    counts: [49, 343, 1372, 4116, 9947],
  },
  {
    name: 'Arthur',
    seats: 4,
    actions: [...starts('JMGK'), bid(3), pass, pass, pass, choose('arthur')],
    counts: [3, 9, 27, 81, 180, 342],
  },
  {
    name: 'Lancelot after Guinevere',
    seats: 2,
    actions: [
      ...starts('JJ'),
      bid(3),
      pass,
      choose('guinevere'),
      { type: 'takeAspirants', courtiers: courtiers('JM') },
      one('G'),
      { type: 'refill', courtiers: courtiers('MGK') },
      bid(1, 2),
      bid(4),
      pass,
      choose('lancelot'),
    ],
    counts: [3, 45, 321, 1686, 5316],
  },
];

describe('perft', () => {
  it.each(CASES)('counts the lines of play of $name', ({ seats, actions, counts }) => {
    let state = start(seats);
    let table = begin(seats);
    const dice = [...(seats === 3 ? [] : ROW), ...favor(seats)];
    const chance = new RecordedChance(dice);
    for (const action of actions) {
      const last = state.phase === 'startCourtier' && state.actor === seats - 1;
      state = court.play(state, state.actor as number, action, chance).state;
      table = act(table, action, last ? dice : []);
    }
    expect(perft(state, counts.length)).toEqual(counts);
    expect(naivePerft(table, counts.length)).toEqual(counts);
  });
});
