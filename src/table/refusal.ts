import type { GameId } from '../games/game.ts';
import type { Name } from './characters.ts';

/**
 * Every reason for refusing a request, with the data its sentence needs.
 * Codes become words at the edge: `say('errors-stale', data)`.
 */
export interface RefusalData {
  /** There's no table in this channel. */
  noTableHere: null;
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
  /** No computer keeps a seat for the person. */
  noSeatKept: null;
  /** A computer keeps the person's own seat until they're back, so they can't take another. */
  seatKept: null;
  /** Somebody, a computer player included, holds that seat. */
  seatTaken: { readonly name: Name };
  noOpenSeat: null;
  /** No seat has that number. */
  noSuchSeat: null;
  /** The host can't remove themselves. */
  ownSeat: null;
  /** Nobody's missing from that seat. */
  notAway: { readonly name: Name };
  /** The person meant has no seat. */
  notAtTable: null;
  alreadyHost: null;
  notInvited: { readonly hostName: Name };
  alreadyInvited: { readonly name: Name };
  /** The person meant has a seat already. */
  isSeated: { readonly name: Name };
  tooManyInvited: { readonly most: number };
  /** No clock, access or theme has that ID. */
  unknownSetting: { readonly value: string };
  /** Others' hands are shown only once the game is over. */
  handsNotOpen: null;
  hostOnly: { readonly hostName: Name };
  hostOrManagerOnly: { readonly hostName: Name };
  managerOnly: null;
  notYourTurn: { readonly names: readonly Name[] };
  /** The button belongs to an earlier state of the game. */
  stale: null;
  illegalAction: null;
  /** The host has switched hints off. */
  hintsOff: null;
  /** The adviser has failed. */
  noHint: null;
  /** The person has asked for something costly too often; in ms since 1970. */
  tooMuch: { readonly until: number };
  /** The person has something costly under way. */
  oneAtATime: null;
  /** The server has as much of it under way as it may have. */
  manyHere: { readonly most: number };
  /** Too many games are being analysed, so this one would take long. */
  analystBusy: null;
  /** The process is ending, so nobody thinks any more. */
  restarting: null;
  /** The decision was made while the hint was thought of. */
  movedOn: null;
  nothingToUndo: null;
  /** The table's decisions may take as long as they like. */
  noClock: null;
  clockStopped: null;
  clockRunning: null;
  unknownVariant: { readonly game: GameId; readonly variant: string; readonly known: readonly string[] };
  unknownGame: { readonly game: string };
  unknownRule: { readonly rule: string; readonly value: string };
  /** The position isn't one in which the person made a mistake. */
  notPractised: null;
  /** No game has been finished or closed in the channel. */
  noFinishedGame: null;
  /** The game that was meant isn't there, isn't over, or the person can't see it. */
  gameNotSeen: null;
  /** The table's shuffles follow from nothing that it has committed to. */
  noShuffles: null;
  /** It's longer than `most` characters, or isn't one line of text. */
  badWord: { readonly most: number };
  /** The uploaded file can't be a record: it's larger than `most` kB. */
  uploadTooLarge: { readonly most: number };
  /** It couldn't be downloaded, or not in time. */
  uploadUnread: null;
  /** It isn't UTF-8, such as an archive. */
  uploadNotText: null;
  /** It's text, but not one line of JSON in the form of a record. */
  uploadNotRecord: null;
  uploadSeveralGames: null;
  /** Checking it took too long, or too much memory. */
  uploadTooHard: null;
  uploadUnknownVersion: { readonly version: number };
  uploadUnfinished: null;
  /** The replay differs from an uploaded record; its steps count from 1, and 0 is the set-up. */
  uploadIllegalStep: { readonly step: number };
  uploadWrongChance: { readonly step: number };
  uploadUnfairChance: { readonly step: number };
  uploadWrongFacts: { readonly step: number };
  uploadWrongResult: null;
  /** The record of a running game would reveal hidden information. */
  recordNotOpen: null;
  /** The table's stored data can't be read; it was left unchanged. */
  tableUnreadable: { readonly tableId: string };
  /** The server's or channel's stored data can't be read; it was left unchanged. */
  serverUnreadable: null;
  /** What's stored of these settings can't be read; it was left unchanged. */
  settingsUnreadable: null;
  /** Nobody may write in the thread. */
  threadLocked: null;
  /** The bot can't see the channel or write in it. */
  notWritable: null;
  /** In this server, tables are opened in other channels. */
  otherChannels: { readonly channelIds: readonly string[] };
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

/** Of refusals that concern one table, those that trying again can't change. */
const FINAL: readonly unknown[] = ['unknownTable', 'tableUnreadable', 'serverUnreadable'];

/** Whether trying again can't change it. */
export const isFinal = ({ code }: Refusal): boolean => FINAL.includes(code);
