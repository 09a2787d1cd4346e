import type { GameAction } from '../games/game.ts';
import { computerMove, computerToAct, isAbort, type Move, moved } from './computers.ts';
import { MOVED_ON, whileUnchanged } from './deliberating.ts';
import type { TableDocument } from './document.ts';
import { HintService } from './hint-service.ts';
import { seatOf, seatViewOf } from './info.ts';
import { closed } from './lobby.ts';
import { afterTold, type ToldReport } from './report.ts';

import { acted, assertFresh, assertTurn, playOf, shownPlayOf, type UndoExtent, undone } from './turn.ts';
import type { Acted, Actor, SeatView, TableChange, TableInfo } from './types.ts';

export { QUOTAS } from './table-changer.ts';
export type { TableServiceOptions } from './table-service-options.ts';

interface TableThought {
  readonly table: TableDocument;
  readonly move: Move;
}

/**
 * All tables of all servers. Every change runs in its table's queue and is saved before it resolves.
 * Besides what it documents, every method may throw `Refusal`: `unknownTable`, `storeUnreadable`,
 * `tableUnreadable`, `serverUnreadable`, and if it changes something also `storeFailed` (nothing was changed),
 * `saveUnknown`, `storeTaken`. `revision` is that of the button clicked; null, for a command, is always fresh. The
 * `Actor`'s name is updated at the table, and a redelivered request is carried out only once.
 */
export class TableService extends HintService {
  /** Called after every saved change. @returns a function that unsubscribes */
  subscribe(listener: (change: TableChange) => void): () => void {
    return this.repository.subscribe(listener);
  }

  /** Resolves once no change is in progress; the store isn't accessed after that. */
  idle(): Promise<void> {
    return this.repository.idle();
  }

  /** Writes back everything in memory after the store was wiped. @returns the number of tables written */
  restore(): Promise<number> {
    return this.repository.restore();
  }

  /**
   * Plays the action that `choose` picks from the seat's current view.
   * @throws Refusal `notInPlay`, `tableFinished`, `tableClosed`, `notSeated`, `notYourTurn`, `stale`,
   *   `illegalAction`, and whatever `choose` throws
   */
  async act(
    tableId: string,
    person: Actor,
    revision: number | null,
    choose: (turn: SeatView) => GameAction,
  ): Promise<Acted> {
    const { table, value } = await this.repository.change(
      tableId,
      person,
      (before, now) => {
        const play = playOf(before);
        const seat = seatOf(before, person.userId);
        assertFresh(before, revision);
        assertTurn(before, seat);
        const { table, events, shared } = acted(before, seat, choose(seatViewOf(before, play, seat)), now);
        return { table, value: { seat, events, shared } };
      },
      (before) => ({ seat: seatOf(before, person.userId), events: [], shared: true }),
    );
    const { seat, events, shared } = value;
    return { seat: seatViewOf(table, table.play!, seat), shared, events };
  }

  /**
   * Lets computer players act until a person must decide, the game is over or the thinker is closed. Each move is
   * saved before the next is computed, so an interrupted call can simply be repeated.
   * @returns how many actions this call played
   */
  async advance(tableId: string): Promise<number> {
    for (let played = 0; ; ) {
      const thought = await this.#thoughtOf(tableId);
      if (thought === null) return played;
      if (thought !== MOVED_ON && (await this.#played(tableId, thought))) played++;
      await new Promise(setImmediate);
    }
  }

  /** The next computer player's move; null if none is to act or can think. */
  async #thoughtOf(tableId: string): Promise<TableThought | typeof MOVED_ON | null> {
    try {
      return await whileUnchanged(this.repository, tableId, async (table, signal) => {
        const seat = computerToAct(table);
        return seat === undefined
          ? null
          : { table, move: await computerMove(table, seat, this.minds, signal) };
      });
    } catch (error) {
      if (isAbort(error)) return null;
      throw error;
    }
  }

  async #played(tableId: string, { table: before, move }: TableThought): Promise<boolean> {
    const { value } = await this.repository.change(
      tableId,
      null,
      (table, now) => moved(table, before, move, now),
      () => false,
    );
    return value;
  }

  /** Records that the channel knows the table as of that `shown`. The revision doesn't change. */
  told(tableId: string, report: ToldReport): Promise<void> {
    return this.repository.note(tableId, (table) => afterTold(table, report));
  }

  /**
   * Undoes the person's own actions of the current turn, back to the last one that revealed something.
   * @throws Refusal `notInPlay`, `tableFinished`, `tableClosed`, `notSeated`, `stale`, `nothingToUndo`,
   *   `recordOutdated`
   */
  async undo(
    tableId: string,
    person: Actor,
    revision: number | null,
    extent: UndoExtent = 'turn',
  ): Promise<SeatView> {
    const table = await this.changed(tableId, person, (before, now) =>
      undone(before, person.userId, revision, extent, now),
    );
    return seatViewOf(table, shownPlayOf(table), seatOf(table, person.userId));
  }

  /** @throws Refusal `tableFinished`, `tableClosed`, `hostOrManagerOnly` */
  close(tableId: string, person: Actor, mayManage: boolean): Promise<TableInfo> {
    return this.change(tableId, person, (table, now) => closed(table, person, mayManage, now));
  }

  /** Frees the channel of an unreadable table. The stored text is kept for the bot's operator. */
  setAside(guildId: string, channelId: string, tableId: string): Promise<void> {
    return this.repository.setAside(guildId, channelId, tableId);
  }
}
