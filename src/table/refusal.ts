/**
 * Everything a person can be refused, with the data its sentence needs.
 * Codes become words at the edge: `words.errors[code](data)`.
 */
export interface RefusalData {
  /** No table lives in this channel. */
  noTableHere: null;
  /** The command is another game's than the one at the table here. */
  otherGameHere: { readonly game: string; readonly command: string };
  /** The store has lost the table that lived in this channel. */
  tableLost: null;
  /** The channel already has a table that is in the lobby or in play. */
  tableAlreadyHere: { readonly tableId: string };
  /** The table of an old button is gone. */
  unknownTable: null;
  notInLobby: null;
  notInPlay: null;
  tableFinished: null;
  tableClosed: null;
  tableFull: { readonly max: number };
  /** More than the game has seats for besides the host. */
  tooManyComputers: { readonly most: number };
  tooFewSeats: { readonly min: number; readonly seated: number };
  alreadySeated: null;
  notSeated: null;
  noComputerSeat: null;
  hostOnly: { readonly hostName: string };
  hostOrManagerOnly: { readonly hostName: string };
  managerOnly: null;
  notYourTurn: { readonly names: readonly string[] };
  /** The button belongs to an earlier moment of the game. */
  stale: null;
  illegalAction: null;
  nothingToUndo: null;
  unknownVariant: { readonly variant: string; readonly known: readonly string[] };
  unknownGame: { readonly game: string };
  unknownRule: { readonly rule: string; readonly value: string };
  /** The record of a game under way would tell what is hidden. */
  recordNotOpen: null;
  /** What the store holds of this table cannot be read; it was left as it is. */
  tableUnreadable: { readonly tableId: string };
  /** What the store holds of this server or channel cannot be read; it was left as it is. */
  serverUnreadable: null;
  /** The stored record can't be played again by the rules as they are now. */
  recordOutdated: null;
  /** The person has as many open tables in this server as one may have. */
  tooManyOwnTables: { readonly most: number };
  /** The server has as many open tables as it may have. */
  tooManyTables: { readonly most: number };
  /** Nothing was changed: the store didn't take it. */
  storeFailed: null;
  /** Nothing was changed: the store couldn't be read. */
  storeUnreadable: null;
  /** Nobody knows yet whether the change was saved; the table itself will tell. */
  saveUnknown: null;
  /** Another process of the bot has taken over; this one changes nothing any more. */
  storeTaken: null;
}

export type RefusalCode = keyof RefusalData;

/** Whether it's a refusal of that code; its data are the code's then. */
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
