import { newSeed as randomSeed } from '../games/chance.ts';
import type { Seat } from '../games/game.ts';
import { withComputer, withLevel } from './computer-seats.ts';
import { accessNamed, paceNamed, removedFromLobby, withSetting } from './hosting.ts';
import { infoOf } from './info.ts';
import { levelNamed, USUAL_LEVEL } from './levels.ts';
import { joined, left, started, withRule } from './lobby.ts';
import { newTable, newTableId, type OpenOptions, tableIdOf } from './open.ts';
import { TableChanger } from './table-changer.ts';
import type { TableServiceOptions } from './table-service-options.ts';
import { attempt } from './turn.ts';
import type { Actor, TableInfo } from './types.ts';

/** Tables until their game starts. */
export class LobbyService extends TableChanger {
  readonly #newId: () => string;
  readonly #newSeed: () => string;

  constructor(options: TableServiceOptions) {
    super(options);
    this.#newId = options.newId ?? newTableId;
    this.#newSeed = options.newSeed ?? randomSeed;
  }

  /**
   * Opens a table with the host in the first seat and computer players after them.
   * @throws Refusal `tableAlreadyHere`, `unknownGame`, `unknownVariant`, `unknownRule`, `tooManyComputers`,
   *   `tooManyOwnTables`, `tooManyTables`
   */
  async open(options: OpenOptions): Promise<TableInfo> {
    const { requestId } = options.host;
    const id = requestId === undefined ? this.#newId() : tableIdOf(requestId);
    const make = (now: number) => newTable(options, id, now, this.characters);
    return infoOf(await this.repository.open(options.host, make, options.quotas));
  }

  /** @throws Refusal `notInLobby`, `alreadySeated`, `notInvited`, `tableFull` */
  join(tableId: string, person: Actor): Promise<TableInfo> {
    return this.change(tableId, person, (table) => joined(table, person));
  }

  /**
   * Gives up a seat in the lobby. If it was the host's, the next person becomes host; the last one to leave closes
   * the table.
   * @throws Refusal `notInLobby`, `notSeated`
   */
  leave(tableId: string, person: Actor): Promise<TableInfo> {
    return this.change(tableId, person, (table, now) => left(table, person.userId, now));
  }

  /** @throws Refusal `notInLobby`, `hostOnly`, `tableFull`, `unknownSetting` for an unknown level */
  addComputer(tableId: string, person: Actor, level: string = USUAL_LEVEL): Promise<TableInfo> {
    return this.change(tableId, person, (table) =>
      withComputer(table, person.userId, levelNamed(level), this.characters),
    );
  }

  /**
   * Replaces a computer player by one of another level. `shown` as in `removeFromLobby`.
   * @throws Refusal `notInLobby`, `hostOnly`, `stale`, `noSuchSeat`, `noComputerSeat`, `unknownSetting`
   */
  setLevel(
    tableId: string,
    host: Actor,
    seat: Seat,
    level: string,
    shown: number | null = null,
  ): Promise<TableInfo> {
    return this.change(tableId, host, (table) =>
      withLevel(table, host.userId, { seat, level: levelNamed(level), shown }, this.characters),
    );
  }

  /**
   * Removes a person or a computer player. `shown` is that of the control used, since seats in the lobby move up;
   * null is always fresh. @throws Refusal `notInLobby`, `hostOnly`, `stale`, `noSuchSeat`, `ownSeat`
   */
  removeFromLobby(tableId: string, host: Actor, seat: Seat, shown: number | null = null): Promise<TableInfo> {
    return this.change(tableId, host, (table) => removedFromLobby(table, host.userId, seat, shown));
  }

  /** Lets the host choose how long decisions may take. @throws Refusal `notInLobby`, `hostOnly`, `unknownSetting` */
  setPace(tableId: string, host: Actor, pace: string): Promise<TableInfo> {
    return this.change(tableId, host, (table) => withSetting(table, host.userId, { pace: paceNamed(pace) }));
  }

  /** Lets the host choose who may come. @throws Refusal `notInLobby`, `hostOnly`, `unknownSetting` */
  setAccess(tableId: string, host: Actor, access: string): Promise<TableInfo> {
    return this.change(tableId, host, (table) =>
      withSetting(table, host.userId, { access: accessNamed(access) }),
    );
  }

  /** Lets the host choose whether vacations stop the clock. @throws Refusal `notInLobby`, `hostOnly` */
  setVacations(tableId: string, host: Actor, vacations: boolean): Promise<TableInfo> {
    return this.change(tableId, host, (table) => withSetting(table, host.userId, { vacations }));
  }

  /** Lets the host choose whether people may ask for hints. @throws Refusal `notInLobby`, `hostOnly` */
  setHints(tableId: string, host: Actor, hints: boolean): Promise<TableInfo> {
    return this.change(tableId, host, (table) => withSetting(table, host.userId, { hints }));
  }

  /** Lets the host choose how pictures look. @throws Refusal `notInLobby`, `hostOnly` */
  setTheme(tableId: string, host: Actor, theme: string): Promise<TableInfo> {
    return this.change(tableId, host, (table) => withSetting(table, host.userId, { theme }));
  }

  /** Lets the host choose the table's language; null for the server's. @throws Refusal `notInLobby`, `hostOnly` */
  setLanguage(tableId: string, host: Actor, language: string | null): Promise<TableInfo> {
    return this.change(tableId, host, (table) => withSetting(table, host.userId, { language }));
  }

  /**
   * Lets the host choose the level of whoever plays for people who leave or are away.
   * @throws Refusal `notInLobby`, `hostOnly`, `unknownSetting`
   */
  setStandIn(tableId: string, host: Actor, level: string): Promise<TableInfo> {
    return this.change(tableId, host, (table) =>
      withSetting(table, host.userId, { standIn: levelNamed(level) }),
    );
  }

  /** Lets the host set a rule option. @throws Refusal `notInLobby`, `hostOnly`, `unknownRule` */
  setRule(tableId: string, person: Actor, rule: string, value: string): Promise<TableInfo> {
    return this.change(tableId, person, (table) => withRule(table, person.userId, rule, value));
  }

  /**
   * Starts the game; seats are in order of arrival. Without `startSeat`, the game decides by chance who starts.
   * @throws Refusal `notInLobby`, `hostOnly`, `tooFewSeats`, `illegalAction` for an unknown start seat
   */
  start(tableId: string, person: Actor, startSeat?: Seat): Promise<TableInfo> {
    return this.change(tableId, person, (table, now) =>
      attempt(() => started(table, person.userId, this.#newSeed(), now, startSeat)),
    );
  }
}
