import type { Chance } from '../chance.ts';
import type { Seat } from '../game.ts';
import { rollsAgain } from './assumptions.ts';
import { highest, PIPS } from './die.ts';
import type { Draft } from './state.ts';
import type { CourtEvent, Pip } from './types.ts';

/** Rolls for the King's Favor (section 2, step 5): everyone, then whoever ties for highest, until one is left. */
export function rollFavor(draft: Draft, chance: Chance, events: CourtEvent[]): void {
  const rolls: (Pip | null)[][] = [];
  let tied: readonly Seat[] = draft.courts.map((_, seat) => seat);
  for (let roll = 1; tied.length > 1; roll++) {
    const values = draft.courts.map((_, seat) =>
      tied.includes(seat) ? chance.pick(`favor die of seat ${seat}, roll ${roll}`, PIPS) : null,
    );
    rolls.push(values);
    tied = rollsAgain(highest(values));
  }
  const seat = tied[0] as Seat;
  draft.favor = seat;
  events.push({ type: 'favorRolled', rolls, seat });
}
