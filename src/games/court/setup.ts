import type { Chance } from '../chance.ts';
import type { Seat } from '../game.ts';
import { FIRST_TO_START, peasantryAfterRemoval, rollsAgain } from './assumptions.ts';
import { openAuction } from './auction.ts';
import {
  ALL_COURTIERS,
  add,
  bagCourtiers,
  contains,
  courtierBag,
  EMPTY_BAG,
  ONE_OF_EACH,
  START_PURSE,
  START_TREASURY,
} from './data.ts';
import { type CourtState, type Draft, nextSeat } from './state.ts';
import {
  type ActionOf,
  CHARACTERS,
  COURTIERS,
  type CourtAction,
  type CourtEvent,
  type Courtier,
  type Pip,
} from './types.ts';

const STARTS = COURTIERS.map((courtier) => ({
  bag: courtierBag(courtier),
  action: Object.freeze({ type: 'startCourtier', courtier }) satisfies CourtAction,
}));

/** Section 2 up to the first decision; the dice are rolled once everyone has a starting courtier. */
export function setup(seats: number): CourtState {
  return {
    seats,
    turn: 0,
    round: 0,
    phase: 'startCourtier',
    actor: FIRST_TO_START,
    role: null,
    opponent: null,
    treasuries: Array<number>(seats).fill(START_TREASURY),
    courts: Array<number>(seats).fill(EMPTY_BAG),
    purses: CHARACTERS.map(() => START_PURSE),
    takenBy: CHARACTERS.map(() => null),
    row: EMPTY_BAG,
    peasantry: ALL_COURTIERS,
    favor: null,
    blackDie: null,
    opener: null,
    bid: EMPTY_BAG,
    bidder: null,
    passed: 0,
    lastRound: false,
    sizesByRound: [],
  };
}

export const legalStarts = (state: CourtState): CourtAction[] =>
  STARTS.filter(({ bag }) => contains(state.peasantry, bag)).map(({ action }) => action);

export function startCourtier(draft: Draft, action: ActionOf<'startCourtier'>, events: CourtEvent[]): void {
  const seat = draft.actor as Seat;
  const bag = courtierBag(action.courtier);
  draft.peasantry -= bag;
  add(draft.courts, seat, bag);
  events.push({ type: 'courtierTaken', seat, courtier: action.courtier });
  draft.actor = nextSeat(draft, seat);
  if (draft.actor !== FIRST_TO_START) return;
  draft.actor = null;
  draft.phase = 'dice';
}

export const PIPS: readonly Pip[] = [0, 1, 2, 3, 4, 5];

/** Indexes of the highest value, ascending; null is below any value. */
function highest(values: readonly (Pip | null)[]): number[] {
  const most = Math.max(...values.map((value) => value ?? -1));
  return values.flatMap((value, at) => (value === most ? [at] : []));
}

/** Rolls for the King's Favor (section 2, step 5): everyone, then whoever ties for highest, until one is left. */
function rollFavor(draft: Draft, chance: Chance, events: CourtEvent[]): void {
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

/** Lays the first row (section 2, step 3). */
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
  events.push({ type: 'rowLaid', rolls, rolled, row: bagCourtiers(draft.row) });
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

/** Rolls all the dice of the game; then round 1 begins. */
export function rollDice(draft: Draft, chance: Chance, events: CourtEvent[]): void {
  layRow(draft, chance, events);
  rollFavor(draft, chance, events);
  draft.round = 1;
  openAuction(draft);
}
