import { deepStrictEqual } from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RecordedChance } from '../../../src/games/chance.ts';
import { bagSize, bagTiles, courtierCounts } from '../../../src/games/court/data.ts';
import { court } from '../../../src/games/court/index.ts';
import { courtStateFromView } from '../../../src/games/court/view.ts';
import { actionKey } from '../../../src/games/game.ts';
import { SeededChance } from '../../../src/games/seeded-chance.ts';
import { position } from './position.ts';
import { deepFreeze, type Ply, playGame, start } from './random-game.ts';

const json = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function everyPly(seats: number, numRuns: number, check: (ply: Ply) => void): void {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      for (const ply of playGame(seats, seed)) check(ply);
    }),
    { numRuns },
  );
}

describe.each([2, 3, 4])('with %i players', (seats) => {
  it('tiles and courtiers are conserved, and no treasury or purse is ever empty', () => {
    everyPly(seats, 20, ({ after }) => {
      const tiles = [...after.treasuries, ...after.purses];
      expect(tiles.every((bag) => bagSize(bag) > 0)).toBe(true);
      const all = tiles.flatMap(bagTiles).sort();
      expect(all.join('')).toBe(
        [...'1111', ...'2222', ...['3', '4', '5'].flatMap((tile) => Array<string>(seats).fill(tile))].join(
          '',
        ),
      );
      const courtiers = [...after.courts, after.row, after.peasantry].reduce((a, b) => a + b);
      expect(courtierCounts(courtiers)).toEqual({ jester: 6, maiden: 6, guard: 6, knight: 6 });
    });
  });

  it('one seat acts at a time, and its actions are distinct and playable', () => {
    everyPly(seats, 10, ({ before, seat, legal }) => {
      expect(court.toAct(before)).toEqual([seat]);
      expect(legal.length).toBeGreaterThan(0);
      expect(new Set(legal.map(actionKey)).size).toBe(legal.length);
      for (let other = 0; other < seats; other++)
        if (other !== seat) expect(court.legalActions(before, other)).toEqual([]);
      for (const action of legal) court.play(before, seat, action, new SeededChance('1'.repeat(32)));
    });
  });

  it('a game that goes through JSON at every step matches one that doesn’t', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        let restored = start(seats);
        for (const ply of playGame(seats, seed)) {
          deepFreeze(ply.after);
          const chance = new RecordedChance(ply.chance);
          const step = court.play(deepFreeze(json(restored)), ply.seat, json(ply.action), chance);
          expect(chance.exhausted).toBe(true);
          deepStrictEqual(step, { state: ply.after, events: ply.events, revealed: ply.revealed });
          deepStrictEqual(json(step), step);
          restored = json(step.state);
        }
      }),
      { numRuns: 10 },
    );
  });

  it('a preview of any action agrees with playing it', () => {
    everyPly(seats, 5, ({ before, seat, legal }) => {
      const seen = json(court.view(before, seat));
      deepStrictEqual(courtStateFromView(seen), before);
      for (const action of legal) {
        const step = court.play(before, seat, action, new SeededChance('2'.repeat(32)));
        const foreseen = court.preview(seen, seat, action);
        if (step.revealed) {
          expect(foreseen.events).toEqual(step.events.slice(0, 1));
          expect(foreseen.view).toMatchObject({ phase: 'dice', toAct: null, row: [], favor: null });
        } else deepStrictEqual(foreseen, { view: court.view(step.state, seat), events: step.events });
      }
    });
  });

  it('a role lists the players still to be dealt with, the next one first', () => {
    everyPly(seats, 5, ({ before, seat }) => {
      const { role, phase } = court.view(before, null);
      expect(role === null).toBe(['startCourtier', 'bid', 'choose'].includes(phase));
      if (role === null) return;
      const clockwise = Array.from({ length: seats - 1 }, (_, at) => (role.seat + at + 1) % seats);
      const next = phase === 'takeAspirant' ? seat : (role.opponent ?? clockwise[0]);
      const waits = phase === 'swapMerlin' || phase === 'refill' ? [] : clockwise;
      expect(role.others).toEqual(waits.slice(waits.indexOf(next as number)));
    });
  });

  it('a turn is the start, an auction with its choice, or a role with decisions', () => {
    everyPly(seats, 10, ({ before, after, action }) => {
      const ends =
        action.type === 'choose' ||
        (action.type === 'startCourtier'
          ? after.phase === 'bid'
          : before.role !== null && after.role === null);
      expect(court.turn(after)).toBe(court.turn(before) + (ends ? 1 : 0));
    });
  });

  it('only the dice reveal anything', () => {
    everyPly(seats, 5, ({ revealed, before, after }) => {
      expect(revealed).toBe(before.round === 0 && after.round === 1);
    });
  });

  it('every finished round records its group sizes, and the last one the result', () => {
    everyPly(seats, 5, ({ after }) => {
      const over = after.phase === 'over';
      expect(after.sizesByRound).toHaveLength(Math.max(over ? after.round : after.round - 1, 0));
      const result = court.result(after);
      expect(result === null).toBe(!over);
      if (result === null) return;
      expect(result.scores).toEqual(after.sizesByRound.at(-1)?.map(([min]) => min));
      expect(court.view(after, null).players.map(({ place }) => place)).toEqual(result.places);
      expect(Math.min(...result.places)).toBe(1);
    });
  });
});

describe('the view', () => {
  it('shows who may be chosen, and each court as it would score', () => {
    const state = position({
      phase: 'choose',
      actor: 1,
      treasuries: [[3], [4], [5]],
      courts: ['JMM', 'K', 'G'],
      row: 'JMGK',
      peasantry: 'JMGK',
      purses: { merlin: [1, 5] },
      taken: { arthur: 0 },
      blackDie: 'lancelot',
      bid: [4],
      bidder: 1,
    });
    expect(court.view(state, null)).toMatchObject({
      blackDie: 'lancelot',
      characters: {
        merlin: { purse: [1, 5], takenBy: null, open: true },
        arthur: { takenBy: 0, open: false },
      },
      players: [
        {
          characters: ['arthur'],
          quotaLeft: 0,
          standing: {
            groups: {
              maiden: { courtiers: 2, pawn: 0, jesters: 1, size: 3 },
              guard: { courtiers: 0, pawn: 2, jesters: 0, size: 2 },
              knight: { size: 0 },
            },
            jesters: 1,
            idleJesters: 0,
            sizes: [0, 2, 3],
          },
          lasting: { sizes: [0, 0, 3] },
        },
        { quotaLeft: 1 },
        { quotaLeft: 1 },
      ],
    });
  });
});
