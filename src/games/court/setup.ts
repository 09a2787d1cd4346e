import type { Chance } from '../chance.ts';
import type { Seat } from '../game.ts';
import { FIRST_TO_START, peasantryAfterRemoval, rollsAgain } from './assumptions.ts';
import { openAuction } from './auction.ts';
import { add, type Bag, courtierBag, courtiersOf, EMPTY } from './bags.ts';
import { ALL_COURTIERS, ONE_OF_EACH, START_PURSE, START_TREASURY } from './data.ts';
import { type CourtState, type Draft, leftOf } from './state.ts';
import { CHARACTERS, COURTIERS, type CourtEvent, type Courtier, type Pip } from './types.ts';

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
    courts: Array<number>(seats).fill(EMPTY),
    purses: CHARACTERS.map(() => START_PURSE),
    takenBy: CHARACTERS.map(() => null),
    row: EMPTY,
    peasantry: ALL_COURTIERS,
    favor: null,
    blackDie: null,
    opener: null,
    bid: EMPTY,
    bidder: null,
    passed: 0,
    lastRound: false,
    sizesByRound: [],
  };
}

/** Each player takes one courtier from the peasantry (section 2, step 2); then the dice are rolled. */
export function startCourtier(draft: Draft, courtier: Bag): void {
  const seat = draft.actor as Seat;
  draft.peasantry -= courtier;
  add(draft.courts, seat, courtier);
  draft.actor = leftOf(draft, seat);
  if (draft.actor !== FIRST_TO_START) return;
  draft.actor = null;
  draft.phase = 'dice';
}

/**
 * Lays the first row (section 2, step 3).
 * @param rolled the type of the highest die, which is added with 4 players and removed with 2; none with 3
 */
export function layRow(draft: Draft, rolled: Bag): void {
  draft.row = ONE_OF_EACH;
  draft.peasantry -= ONE_OF_EACH;
  if (draft.seats === 2) {
    draft.row -= rolled;
    draft.peasantry = peasantryAfterRemoval(draft.peasantry, rolled);
  } else {
    draft.row += rolled;
    draft.peasantry -= rolled;
  }
}

/** Round 1 begins. */
export function beginRounds(draft: Draft, favor: Seat): void {
  draft.favor = favor;
  draft.turn++;
  draft.round = 1;
  openAuction(draft);
}

const PIPS: readonly Pip[] = [0, 1, 2, 3, 4, 5];

/** Indexes of the highest value, ascending; null is below any value. */
function highest(values: readonly (Pip | null)[]): number[] {
  const most = Math.max(...values.map((value) => value ?? -1));
  return values.flatMap((value, at) => (value === most ? [at] : []));
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

/** Rolls for the King's Favor (section 2, step 5): everyone, then whoever ties for highest, until one is left. */
function rollFavor(seats: number, chance: Chance, rolls: (Pip | null)[][]): Seat {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  let tied: readonly Seat[] = all;
  for (let roll = 1; tied.length > 1; roll++) {
    const values = all.map((seat) =>
      tied.includes(seat) ? chance.pick(`favor die of seat ${seat}, roll ${roll}`, PIPS) : null,
    );
    rolls.push(values);
    tied = rollsAgain(highest(values));
  }
  return tied[0] as Seat;
}

/** Rolls all the dice of the game; then round 1 begins. */
export function rollDice(draft: Draft, chance: Chance, events: CourtEvent[]): void {
  const rowRolls: Record<Courtier, Pip>[] = [];
  const rolled = draft.seats === 3 ? null : rollCourtier(chance, rowRolls);
  layRow(draft, rolled === null ? EMPTY : courtierBag(rolled));
  events.push({ type: 'rowLaid', rolls: rowRolls, rolled, row: courtiersOf(draft.row) });
  const favorRolls: (Pip | null)[][] = [];
  const seat = rollFavor(draft.seats, chance, favorRolls);
  events.push({ type: 'favorRolled', rolls: favorRolls, seat });
  beginRounds(draft, seat);
}
