import type { Chance } from '../chance.ts';
import { peasantryAfterRemoval } from './assumptions.ts';
import { courtierBag, courtiersOf } from './courtier-bag.ts';
import { ONE_OF_EACH } from './data.ts';
import { highest, PIPS } from './die.ts';
import type { Draft } from './state.ts';
import { COURTIERS, type CourtEvent, type Courtier, type Pip } from './types.ts';

/** Lays the first row (section 2, step 3). */
export function layRow(draft: Draft, chance: Chance, events: CourtEvent[]): void {
  draft.row = ONE_OF_EACH;
  draft.peasantry -= ONE_OF_EACH;
  const rolls: Record<Courtier, Pip>[] = [];
  const rolled = draft.seats === 3 ? null : rollCourtier(chance, rolls);
  if (rolled !== null) {
    const bag = courtierBag(rolled);
    if (draft.seats === 2) {
      draft.row -= bag;
      draft.peasantry = peasantryAfterRemoval(draft.peasantry, bag);
    } else {
      draft.row += bag;
      draft.peasantry -= bag;
    }
  }
  events.push({ type: 'rowLaid', rolls, rolled, row: courtiersOf(draft.row) });
}

/** Rolls all four dice, again while the highest value is tied. */
function rollCourtier(chance: Chance, rolls: Record<Courtier, Pip>[]): Courtier {
  for (let roll = 1; ; roll++) {
    const values = COURTIERS.map((courtier) => chance.pick(`${courtier} die, roll ${roll}`, PIPS));
    const [jester, maiden, guard, knight] = values as [Pip, Pip, Pip, Pip];
    rolls.push({ jester, maiden, guard, knight });
    const [first, second] = highest(values);
    if (second === undefined) return COURTIERS[first as number] as Courtier;
  }
}
