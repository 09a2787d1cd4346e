import type { AnyGame, GameState } from '../../../src/games/game.ts';
import { engineGame } from '../../../src/players/search/engine.ts';
import { nim } from './rules.ts';
import type { NimState } from './types.ts';

/** For each number of knights that may be left, from 0 to 3 above a multiple of four: worth it to whoever moves? */
const REMAINDERS = [0, 1, 2, 3];

/** What a computer player needs to search. Nothing is hidden, so what a seat sees is the state. */
export const nimSearch = engineGame(nim as unknown as AnyGame, {
  seatsOf: (state) => (state as NimState).players.length,
  stateFrom: (view) => view as GameState,
  features: {
    names: REMAINDERS.map((rest) => `to move, ${rest} above a multiple of four`),
    phases: 1,
    phase: () => 0,
    write(state, seat, into, at) {
      const { left, toAct } = state as NimState;
      for (const rest of REMAINDERS) into[at + rest] = Number(toAct === seat && left % 4 === rest);
    },
    outcome: (state, seat) => Number((state as NimState).players[seat]!.won),
  },
  // Learned as `npx tsx scripts/train.ts` does it; nobody who plays by them makes a mistake.
  weights: {
    features: REMAINDERS.map((rest) => `to move, ${rest} above a multiple of four`),
    weights: [[-0.972, 0.972, 0.974, 0.972]],
    scales: [0.0264],
  },
});
