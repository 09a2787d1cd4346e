import { deepStrictEqual } from 'node:assert/strict';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { court } from '../../../src/games/court/index.ts';
import { actionKey } from '../../../src/games/game.ts';
import { playGame } from './random-game.ts';
import { act } from './reference/act.ts';
import { facts } from './reference/facts.ts';
import { legal } from './reference/legal.ts';
import { begin } from './reference/table.ts';

describe.each([2, 3, 4])('a second engine, %i players', (seats) => {
  it('agrees on the legal actions and the facts of every step', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        let table = begin(seats);
        for (const ply of playGame(seats, seed)) {
          deepStrictEqual(court.facts(ply.before), facts(table));
          deepStrictEqual(ply.legal.map(actionKey).sort(), legal(table).map(actionKey).sort());
          table = act(table, ply.action, ply.chance);
          deepStrictEqual(court.facts(ply.after), facts(table));
        }
        expect(table.phase).toBe('over');
      }),
      { numRuns: 12 },
    );
  });
});
