import type { AnyGame, SetupOptions } from '../../src/games/game.ts';
import { derivedSeed, seededIndex } from '../../src/games/playout.ts';
import { SeededChance } from '../../src/games/seeded-chance.ts';
import { spent } from './time.ts';

/** Plies/s of whole random games, including set-up. Every ply generates all legal actions. */
export function playouts(game: AnyGame, options: SetupOptions, milliseconds: number): number {
  const choose = seededIndex('playouts');
  const began = spent();
  let plies = 0;
  for (let index = 0; spent() - began < milliseconds; index++) {
    const chance = new SeededChance(derivedSeed('playouts', index));
    let state = game.setup(options, chance);
    for (let seats = game.toAct(state); seats.length > 0; seats = game.toAct(state)) {
      const seat = seats[choose(seats.length)] as number;
      const actions = game.legalActions(state, seat);
      state = game.play(
        state,
        seat,
        actions[choose(actions.length)] as (typeof actions)[number],
        chance,
      ).state;
      plies += 1;
    }
  }
  return (plies * 1000) / (spent() - began);
}
