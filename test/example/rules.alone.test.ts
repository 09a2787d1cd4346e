import './registered.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playRandomly } from '../../src/games/playout.ts';
import { exportRecord, foldRecord, verifyRecord } from '../../src/games/record.ts';
import { parseRecord } from '../../src/games/record-form.ts';
import { SeededChance } from '../../src/games/seeded-chance.ts';
import { KNIGHTS, nim } from './nim/rules.ts';
import type { NimState } from './nim/types.ts';

const chance = new SeededChance('0'.repeat(32));
const start = (seats = 2): NimState => nim.setup({ variant: 'standard', seats, startSeat: 0 }, chance);

const seed = fc.stringMatching(/^[0-9a-f]{32}$/);
const options = fc.record({ variant: fc.constant('standard'), seats: fc.integer({ min: 2, max: 4 }) });

/** Number of different games from this state on. */
function games(state: NimState): number {
  const [seat] = nim.toAct(state);
  if (seat === undefined) return 1;
  const after = nim.legalActions(state, seat).map((action) => nim.play(state, seat, action, chance).state);
  return after.reduce((sum, next) => sum + games(next), 0);
}

describe('the rules of the example game', () => {
  it('let whoever takes the last knight win', () => {
    let state = start();
    for (const knights of [3, 3, 3, 3, 3]) {
      const [seat] = nim.toAct(state);
      state = nim.play(state, seat!, { type: 'take', knights }, chance).state;
    }
    expect(nim.result(state)).toEqual({ scores: [1, 0], places: [1, 2] });
  });

  it('refuse illegal actions', () => {
    const play = (seat: number, knights: number) =>
      nim.play(start(), seat, { type: 'take', knights }, chance);
    expect(() => play(0, 4)).toThrow('illegalAction');
    expect(() => play(0, 0)).toThrow('illegalAction');
    expect(() => play(1, 1)).toThrow('notYourTurn');
    expect(() => play(2, 1)).toThrow('unknownSeat');
  });

  it('hold in random games: no knight is lost, previews are right, records are valid', () => {
    fc.assert(
      fc.property(options, seed, (chosen, from) => {
        const { record } = playRandomly(nim.id, chosen, from);
        let before: NimState | undefined;
        for (const { index, state, events } of foldRecord(record)) {
          const now = JSON.parse(JSON.stringify(state)) as NimState;
          expect(now.players.reduce((sum, { taken }) => sum + taken, now.left)).toBe(KNIGHTS);
          expect(nim.turn(state as NimState)).toBe(index === null ? 0 : index + 1);
          if (before && index !== null) {
            const { seat, action } = record.steps[index]!;
            expect(nim.preview(nim.view(before, seat), seat, action as never)).toEqual({ view: now, events });
          }
          before = now;
        }
        expect(verifyRecord(parseRecord(JSON.stringify(exportRecord(record))))).toEqual(before);
      }),
      { numRuns: 25 },
    );
  });

  it('allow as many games as there are ways to write 15 as a sum of ones, twos and threes', () => {
    const ways = [1, 1, 2];
    while (ways.length <= KNIGHTS) ways.push(ways.slice(-3).reduce((a, b) => a + b));
    expect(games(start())).toBe(ways[KNIGHTS]);
  });
});
