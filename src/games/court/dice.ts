import type { Chance } from '../chance.ts';
import type { Seat } from '../game.ts';
import { peasantryAfterRemoval } from './assumptions.ts';
import { openAuction } from './auction.ts';
import { courtierBag, courtiersOf } from './bag.ts';
import { ONE_OF_EACH } from './data.ts';
import type { Draft } from './state.ts';
import { COURTIERS, type CourtEvent, type Courtier, type Pip } from './types.ts';

const PIPS: readonly Pip[] = [0, 1, 2, 3, 4, 5];

/** Lays the first row and rolls for the King's Favor (section 2, steps 3 and 5); round 1 begins. */
export function castDice(draft: Draft, chance: Chance, events: CourtEvent[]): void {
  layRow(draft, chance, events);
  rollFavor(draft, chance, events);
  draft.round = 1;
  openAuction(draft);
}

function layRow(draft: Draft, chance: Chance, events: CourtEvent[]): void {
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

/** All four dice, again while the highest value is shared. */
function rollCourtier(chance: Chance, rolls: Record<Courtier, Pip>[]): Courtier {
  for (let roll = 1; ; roll++) {
    const values = COURTIERS.map((courtier) => chance.pick(`${courtier} die, roll ${roll}`, PIPS));
    const [jester, maiden, guard, knight] = values as [Pip, Pip, Pip, Pip];
    rolls.push({ jester, maiden, guard, knight });
    const [first, second] = highest(values);
    if (second === undefined) return COURTIERS[first as number] as Courtier;
  }
}

/** Everybody, then those who share the highest value, until one is left. */
function rollFavor(draft: Draft, chance: Chance, events: CourtEvent[]): void {
  const rolls: (Pip | null)[][] = [];
  let tied: Seat[] = draft.courts.map((_, seat) => seat);
  for (let roll = 1; tied.length > 1; roll++) {
    const values = draft.courts.map((_, seat) =>
      tied.includes(seat) ? chance.pick(`favor die of seat ${seat}, roll ${roll}`, PIPS) : null,
    );
    rolls.push(values);
    tied = highest(values);
  }
  const seat = tied[0] as Seat;
  draft.favor = seat;
  events.push({ type: 'favorRolled', rolls, seat });
}

/** Where the highest value stands, ascending. */
function highest(values: readonly (Pip | null)[]): number[] {
  const most = Math.max(...values.map((value) => value ?? -1));
  return values.flatMap((value, at) => (value === most ? [at] : []));
}
