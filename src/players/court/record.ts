import { COURTIERS, type CourtAction, type CourtEvent } from '../../games/court/types.ts';
import type { PublicStep } from '../player.ts';
import { MOST_MOVES } from '../search/position.ts';
import { codeOf } from './codes.ts';
import { CourtPosition } from './position.ts';

const moves = new Int32Array(MOST_MOVES);

/** Takes one decision of a game. @param index where the move made is among the legal ones */
export type Watch = (position: CourtPosition, moves: Int32Array, count: number, index: number) => void;

/** Shows the decisions with a choice of everybody, from set-up on, as far as the record can be followed. */
export function watchRecord(seats: number, history: readonly PublicStep[], watch: Watch): void {
  const rolled: number[] = [];
  const position = new CourtPosition(seats, { below: () => rolled.shift() ?? 0 });
  for (const step of history) {
    const events = step.events as readonly CourtEvent[];
    const action = events[0] && actionOf(events[0]);
    if (!action) return;
    const count = position.legalMoves(moves);
    const index = moves.subarray(0, count).indexOf(codeOf(action));
    if (index < 0) return;
    if (count > 1) watch(position, moves, count, index);
    rolled.push(...events.flatMap(rollsIn));
    position.play(moves[index]!);
  }
}

/** The dice's outcomes in the order in which a position asks for them. */
function rollsIn(event: CourtEvent): number[] {
  if (event.type === 'rowLaid' && event.rolled) return [COURTIERS.indexOf(event.rolled)];
  return event.type === 'favorRolled' ? [event.seat] : [];
}

/** The action that begins with the event; null if none does. */
function actionOf(event: CourtEvent): CourtAction | null {
  switch (event.type) {
    case 'courtierTaken':
      return { type: 'startCourtier', courtier: event.courtier };
    case 'bid':
      return { type: 'bid', tiles: event.tiles };
    case 'passed':
      return { type: 'pass' };
    case 'chose':
      return { type: 'choose', character: event.character };
    case 'merlinSwapped':
      return { type: 'swapMerlin', give: event.give, take: event.take };
    case 'aspirantsTaken':
      return event.courtiers.length > 1
        ? { type: 'takeAspirants', courtiers: event.courtiers }
        : { type: 'takeAspirant', courtier: event.courtiers[0]! };
    case 'refilled':
      return { type: 'refill', courtiers: event.courtiers };
    case 'tileGiven':
      return { type: 'giveTile', tile: event.tile };
    case 'lancelotSwapped':
      return { type: 'swapLancelot', opponent: event.opponent, give: event.give, take: event.take };
    default:
      return null;
  }
}
