/**
 * Every reason for refusing a request, with the data its sentence needs.
 * Codes become words at the edge: `words.errors[code](data)`.
 */
export interface RefusalData {
  /** There's no table in this channel. */
  noTableHere: null;
  /** The command belongs to a different game than this channel's table. */
  otherGameHere: { readonly game: string; readonly command: string };
  /** The store has lost this channel's table. */
  tableLost: null;
  /** The channel already has a table in the lobby or in play. */
  tableAlreadyHere: { readonly tableId: string };
  /** The table of an old button no longer exists. */
  unknownTable: null;
  notInLobby: null;
  notInPlay: null;
  tableFinished: null;
  tableClosed: null;
  tableFull: { readonly max: number };
  /** More than the game has seats for, besides the host. */
  tooManyComputers: { readonly most: number };
  tooFewSeats: { readonly min: number; readonly seated: number };
  alreadySeated: null;
  notSeated: null;
  noComputerSeat: null;
  hostOnly: { readonly hostName: string };
  hostOrManagerOnly: { readonly hostName: string };
  managerOnly: null;
  notYourTurn: { readonly names: readonly string[] };
  /** The button belongs to an earlier state of the game. */
  stale: null;
  illegalAction: null;
  nothingToUndo: null;
  unknownVariant: { readonly variant: string; readonly known: readonly string[] };
  unknownGame: { readonly game: string };
  unknownRule: { readonly rule: string; readonly value: string };
  /** The record of a running game would reveal hidden information. */
  recordNotOpen: null;
  /** The table's stored data can't be read; it was left unchanged. */
  tableUnreadable: { readonly tableId: string };
  /** The server's or channel's stored data can't be read; it was left unchanged. */
  serverUnreadable: null;
  /** The stored record can't be replayed under the current rules. */
  recordOutdated: null;
  /** The person has reached their limit of open tables in this server. */
  tooManyOwnTables: { readonly most: number };
  /** The server has reached its limit of open tables. */
  tooManyTables: { readonly most: number };
  /** Nothing was changed: writing to the store failed. */
  storeFailed: null;
  /** Nothing was changed: reading from the store failed. */
  storeUnreadable: null;
  /** It isn't known yet whether the change was saved; the table will show it. */
  saveUnknown: null;
  /** Another process of the bot has taken over; this one can't change anything any more. */
  storeTaken: null;
}

export type RefusalCode = keyof RefusalData;

/** Whether it's a refusal with that code; narrows the type of its data. */
export const isRefused = <C extends RefusalCode>(error: unknown, code: C): error is Refusal<C> =>
  error instanceof Refusal && error.code === code;

export class Refusal<C extends RefusalCode = RefusalCode> extends Error {
  readonly code: C;
  readonly data: RefusalData[C];

  constructor(code: C, data: RefusalData[C], options?: ErrorOptions) {
    super(`${code} ${JSON.stringify(data)}`, options);
    this.name = 'Refusal';
    this.code = code;
    this.data = data;
  }
}
