import type { Seat } from '../games/game.ts';
import { MOVED_ON, whileUnchanged } from './deliberating.ts';
import { hostPassed, withInvited } from './hosting.ts';
import { LobbyService } from './lobby-service.ts';
import { absented, cameBack, departedBy, stillAwaits, taken, vacated } from './seats.ts';
import { movedFor, turnFor } from './stand-in.ts';
import type { Actor, Person, TableInfo } from './types.ts';

/** Who plays which seat once the game runs. */
export class SeatService extends LobbyService {
  /**
   * Replaces the person with a computer player for the rest of the game.
   * @throws Refusal `notInPlay`, `tableFinished`, `tableClosed`, `notSeated`
   */
  resign(tableId: string, person: Actor): Promise<TableInfo> {
    return this.change(tableId, person, (table, now) =>
      departedBy(table, person, this.characters, 'resigned', now),
    );
  }

  /**
   * A computer plays the person's seat until somebody takes it.
   * @throws Refusal `notInPlay`, `tableFinished`, `tableClosed`, `notSeated`
   */
  leaveSeat(tableId: string, person: Actor): Promise<TableInfo> {
    return this.change(tableId, person, (table, now) =>
      departedBy(table, person, this.characters, 'leaving', now),
    );
  }

  /**
   * Takes a seat that was left; first come, first served.
   * @throws Refusal `notInPlay`, `tableFinished`, `tableClosed`, `alreadySeated`, `noSuchSeat`, `seatTaken`,
   *   `seatKept`, `notInvited`
   */
  takeSeat(tableId: string, seat: Seat, person: Actor): Promise<TableInfo> {
    return this.change(tableId, person, (table, now) => taken(table, seat, person, now));
  }

  /**
   * Lets the host open the seat of somebody who's away to whoever takes it.
   * @throws Refusal `notInPlay`, `tableFinished`, `tableClosed`, `hostOnly`, `noSuchSeat`, `notAway`
   */
  vacate(tableId: string, host: Actor, seat: Seat): Promise<TableInfo> {
    return this.change(tableId, host, (table) => vacated(table, host.userId, seat));
  }

  /**
   * Makes another seated person the host, in the lobby or in play.
   * @throws Refusal `tableFinished`, `tableClosed`, `hostOnly`, `alreadyHost`, `notAtTable`
   */
  passHost(tableId: string, host: Actor, userId: string): Promise<TableInfo> {
    return this.change(tableId, host, (table) => hostPassed(table, host.userId, userId));
  }

  /**
   * Lets anybody seated invite somebody to a free seat, in the lobby or in play.
   * @throws Refusal `tableFinished`, `tableClosed`, `notSeated`, `isSeated`, `alreadyInvited`, `tableFull`,
   *   `noOpenSeat`, `tooManyInvited`
   */
  invite(tableId: string, person: Actor, guest: Person): Promise<TableInfo> {
    return this.change(tableId, person, (table) => withInvited(table, person.userId, guest));
  }

  /**
   * Gives back the seat that a computer keeps for the person.
   * @throws Refusal `notInPlay`, `tableFinished`, `tableClosed`, `alreadySeated`, `noSeatKept`
   */
  comeBack(tableId: string, person: Actor): Promise<TableInfo> {
    return this.change(tableId, person, (table, now) => cameBack(table, person, now));
  }

  /**
   * A computer decides once for the person in the seat: until somebody else is awaited or the game is over.
   * @returns whether it did; false if the table no longer waits for that person in that wait
   * @throws an `AbortError` if the thinker is closed
   */
  async standIn(tableId: string, seat: Seat, wait: number): Promise<boolean> {
    for (;;) {
      const thought = await whileUnchanged(this.repository, tableId, async (table, signal) =>
        stillAwaits(table, seat, wait)
          ? { table, moves: await turnFor(table, seat, this.minds, signal) }
          : null,
      );
      if (thought === null) return false;
      if (thought === MOVED_ON) continue;
      const { value } = await this.repository.change(
        tableId,
        null,
        (table, now) => movedFor(table, thought.table, seat, thought.moves, now),
        () => false,
      );
      if (value) return true;
    }
  }

  /**
   * Gives the seat to a computer until the person is back.
   * @returns whether it did; false if the table no longer waits for that person in that wait
   */
  async takeOver(tableId: string, seat: Seat, wait: number): Promise<boolean> {
    const { value } = await this.repository.change(
      tableId,
      null,
      (before, now) => {
        const table = absented(before, seat, wait, this.characters, now);
        return { table, value: table !== before };
      },
      () => false,
    );
    return value;
  }
}
