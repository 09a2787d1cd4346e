import { ARTHUR, GUINEVERE } from './characters.ts';
import * as phases from './phases.ts';
import type { CourtPosition } from './position.ts';
import { exchangesOf, LANCELOT_GAIN } from './prospects.ts';
import type { Survey } from './survey.ts';

export const ROLE_NAMES = [
  'swaps with the row',
  'takes two',
  'takes one',
  'lays the row',
  'gifts to come',
  'gift to give',
  'exchanges to come',
  'exchange to suffer',
];

const ROLE_SIZE = ROLE_NAMES.length;

/** What the seat can expect of the role being carried out. */
export function writeRole(
  position: CourtPosition,
  seat: number,
  seen: Survey,
  into: Float64Array,
  at: number,
): void {
  for (let i = 0; i < ROLE_SIZE; i++) into[at + i] = 0;
  const { phase, actor, seats, opponent } = position;
  switch (phase) {
    case phases.SWAP_MERLIN:
      if (actor === seat) into[at] = seen.merlins[seat]!;
      break;
    case phases.TAKE_PAIR:
      if (actor === seat) {
        into[at + 1] = seen.pairs[seat]!;
        into[at + 3] = 1;
      } else into[at + 2] = seen.singles[seat]!;
      break;
    case phases.TAKE_ONE: {
      const guinevere = position.holderOf(GUINEVERE);
      if (guinevere === seat) into[at + 3] = 1;
      else if (isToCome(position, seat, actor, guinevere)) into[at + 2] = seen.singles[seat]!;
      break;
    }
    case phases.REFILL_ROW:
      if (actor === seat) into[at + 3] = 1;
      break;
    case phases.GIVE_TILE: {
      const arthur = position.holderOf(ARTHUR);
      if (arthur === seat) {
        for (let giver = opponent; giver !== seat; giver = position.leftOf(giver))
          into[at + 4]! += seen.gifts[giver]!;
      } else if (isToCome(position, seat, opponent, arthur)) into[at + 5] = seen.gifts[seat]!;
      break;
    }
    case phases.SWAP_LANCELOT: {
      if (actor === seat) {
        const left = (actor - opponent + seats) % seats;
        into[at + 6] = exchangesOf(seen.holdings[seat]!)[LANCELOT_GAIN + left]!;
      } else if (isToCome(position, seat, opponent, actor)) into[at + 7] = seen.exposures[seat]!;
      break;
    }
  }
}

/** Whether the seat's turn in the role is still to come: clockwise from `next` up to the one before `end`. */
function isToCome({ seats }: CourtPosition, seat: number, next: number, end: number): boolean {
  return (seat - next + seats) % seats < (end - next + seats) % seats;
}
