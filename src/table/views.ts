import * as z from 'zod';
import {
  type AnyGame,
  GAME_IDS,
  type GameAction,
  type GameEvent,
  type GameId,
  type GameView,
  type Result,
  type Seat,
} from '../games/game.ts';
import { type ExportedRecord, exportRecord, recordGame } from '../games/record.ts';
import { RecordError } from '../games/record-error.ts';
import {
  PACES,
  type Person,
  type Play,
  type SeatHints,
  type Share,
  STATUSES,
  type Stored,
  seatHolder,
  share,
  type TableDocument,
  type TableFacts,
  tableFacts,
  type Unreachable,
} from './document.ts';
import { isErased, personIn } from './erasure.ts';
import { findHighlights, type Highlights } from './highlights.ts';
import { isDeserted, isOpenSeat, ownFrom, requireSeat, seatShares } from './holders.ts';
import { undoBorder } from './play.ts';
import { Refusal } from './refusal.ts';

/** Public information about a table. */
export interface TableInfo extends TableFacts {
  readonly minSeats: number;
  readonly maxSeats: number;
  /** Null while its channel can be told. */
  readonly unreachable: Unreachable | null;
  /** The seats to act; empty unless the game is running. */
  readonly toAct: readonly Seat[];
  readonly result: Result | null;
  /** By seat, in how many positions somebody has taken a hint. */
  readonly hintsTaken: readonly number[];
  /** Who has played each seat, the current holder last; empty unless the game is over. */
  readonly shares: readonly (readonly Share[])[];
}

/** A seated person's view of a running or finished game. */
export interface SeatView {
  readonly table: TableInfo;
  /** What made the game, once it's over. */
  readonly highlights: Highlights;
  readonly seat: Seat;
  /** Whether they haven't finished a turn at this table yet. */
  readonly isFirstTurn: boolean;
  readonly view: GameView;
  /** Empty if it isn't the seat's turn. */
  readonly actions: readonly GameAction[];
  readonly canUndo: boolean;
}

/** The result of an action. */
export interface Acted {
  /** The seat's view after the action. */
  readonly seat: SeatView;
  /** Whether there's news for the channel. */
  readonly shared: boolean;
  /** Events of the action and any forced ones after it, public view; empty if nothing was played. */
  readonly events: readonly GameEvent[];
  /** Whether the request was handled before, so that nothing was played now. */
  readonly isAgain: boolean;
}

/**
 * The table's public view: the current state if the game hides nothing, otherwise the state after the last finished
 * turn or the last decision that passed to another seat.
 */
export interface SpectatorView {
  readonly table: TableInfo;
  /** What made the game, once it's over. */
  readonly highlights: Highlights;
  readonly view: GameView;
  /** The legal actions, if the game hides nothing and exactly one seat is to act; otherwise empty. */
  readonly actions: readonly GameAction[];
}

const seatRow = z.strictObject({
  holder: seatHolder,
  /** Who else played the seat before. */
  before: z.array(share),
});

/** A game of a server that was closed after it had begun. */
export const closedRow = z.strictObject({
  tableId: z.string(),
  channelId: z.string(),
  game: z.enum(GAME_IDS),
  endedAt: z.number(),
  /** In seat order. */
  seats: z.array(seatRow),
});
export type ClosedRow = Stored<typeof closedRow>;

/** A finished game of a server. */
export const resultRow = z.strictObject({
  ...closedRow.shape,
  variant: z.string(),
  startedAt: z.number(),
  /** In seat order. */
  seats: z.array(
    z.strictObject({
      ...seatRow.shape,
      score: z.number(),
      /** 1 is best; tied seats share a place. */
      place: z.int().positive(),
    }),
  ),
});
export type ResultRow = Stored<typeof resultRow>;

/** A game that has begun and is over. */
export type EndedRow = ResultRow | ClosedRow;

export const isResult = (row: EndedRow): row is ResultRow => 'startedAt' in row;

/** Whether the person had a seat at the end, or played one before. */
export const hadSeat = ({ seats }: EndedRow, userId: string): boolean =>
  seats.some(({ holder, before }) =>
    [holder, ...before.map((each) => each.holder)].some((each) => personIn(each)?.userId === userId),
  );

/** A table whose stored document can't be read. */
export interface UnreadableTable {
  readonly tableId: string;
  readonly channelId: string;
}

/** A server's tables, as far as they can be read. */
export interface TableList {
  /** In the lobby, in play, and recently finished; last changed first. */
  readonly tables: readonly TableInfo[];
  readonly unreadable: readonly UnreadableTable[];
}

/** @throws Refusal `tableFinished`, `tableClosed` */
export function assertGoingOn({ status }: Pick<TableFacts, 'status'>): void {
  if (status === 'finished') throw new Refusal('tableFinished', null);
  if (status === 'closed') throw new Refusal('tableClosed', null);
}

/** @throws Refusal `notInPlay`, `tableFinished`, `tableClosed` */
export function requirePlay(table: TableDocument): Play {
  assertGoingOn(table);
  const { status, play } = table;
  if (status !== 'playing' || !play) throw new Refusal('notInPlay', null);
  return play;
}

/** The play of a running or finished game. @throws Refusal `notInPlay`, `tableClosed` */
export function requireShownPlay(table: TableDocument): Play {
  return table.status === 'finished' && table.play ? table.play : requirePlay(table);
}

/** When a control was made: the table's revision, or what was shown of it to everybody; null is always fresh. */
export type MadeAt = number | { readonly shown: number } | null;

/** @throws Refusal `stale` */
export function assertFresh({ revision, shown }: TableDocument, at: MadeAt): void {
  if (at !== null && (typeof at === 'number' ? at !== revision : at.shown !== shown))
    throw new Refusal('stale', null);
}

export const seatHints = ({ hinted }: TableDocument, seat: Seat): SeatHints =>
  hinted.find((each) => each.seat === seat) ?? { seat, taken: 0, kept: [] };

/** By seat, in how many positions somebody has taken a hint. */
export const hintsTaken = (table: TableDocument): readonly number[] =>
  table.seats.map((_holder, seat) => seatHints(table, seat).taken);

/** The seats to act; empty unless the game is running. */
export function seatsToAct(table: TableDocument): readonly Seat[] {
  return table.status === 'playing' && table.play ? recordGame(table).toAct(table.play.now.state) : [];
}

/** The next computer seat to act; undefined if there's none, or the game waits for somebody to be back. */
export function computerToAct(table: TableDocument): Seat | undefined {
  if (isDeserted(table)) return undefined;
  return seatsToAct(table).find((seat) => table.seats[seat]?.kind === 'computer');
}

/** A document never changes, and one change of a table asks for it a dozen times. */
const infos = new WeakMap<TableDocument, TableInfo>();

/** @throws RecordError `unknownGame` */
export function tableInfo(table: TableDocument): TableInfo {
  const info = infos.get(table) ?? newInfoOf(table);
  infos.set(table, info);
  return info;
}

function newInfoOf(table: TableDocument): TableInfo {
  const game = recordGame(table);
  const own = Object.entries(table).filter(([key]) => key in tableFacts.shape);
  return {
    ...(Object.fromEntries(own) as unknown as TableFacts),
    unreachable: table.unreachable ?? null,
    minSeats: game.seats.min,
    maxSeats: game.seats.max,
    toAct: seatsToAct(table),
    result: table.play?.result ?? null,
    hintsTaken: hintsTaken(table),
    shares: table.status === 'finished' ? table.seats.map((_holder, seat) => seatShares(table, seat)) : [],
  };
}

/** Who isn't to act sees what everybody may see, and their own hand. */
export function createSeatView(table: TableDocument, play: Play, seat: Seat): SeatView {
  const game: AnyGame = recordGame(table);
  const { state } = seatsToAct(table).includes(seat) ? play.now : play.shared;
  return {
    table: tableInfo(table),
    highlights: findHighlights(table),
    seat,
    view: game.view(state, seat),
    actions: table.status === 'playing' ? game.legalActions(state, seat) : [],
    isFirstTurn: !play.record.steps
      .slice(ownFrom(table, seat), play.turnStart)
      .some((step) => step.seat === seat),
    canUndo:
      table.status === 'playing' && Math.max(undoBorder(play, seat), ownFrom(table, seat)) < play.now.steps,
  };
}

/** The public view. It excludes steps since then, which can still be undone unseen. */
export function createPublicView(table: TableDocument, play: Play): SpectatorView {
  const game: AnyGame = recordGame(table);
  const { state } = play.shared;
  const [seat, ...others] = table.status === 'playing' ? game.toAct(state) : [];
  const open = game.perfectInformation && seat !== undefined && others.length === 0;
  return {
    table: tableInfo(table),
    highlights: findHighlights(table),
    view: game.view(state, null),
    actions: open ? game.legalActions(state, seat) : [],
  };
}

/** The row of a game that has begun and is over; null for others. */
export function endedRow(table: TableDocument): EndedRow | null {
  if (!isRecorded(table)) return null;
  const row: ClosedRow = {
    tableId: table.id,
    channelId: table.channelId,
    game: table.game,
    endedAt: table.endedAt ?? table.changedAt,
    seats: table.seats.map((holder, seat) => ({ holder, before: seatShares(table, seat).slice(0, -1) })),
  };
  const result = table.play?.result;
  if (table.status !== 'finished' || !result) return row;
  return {
    ...row,
    variant: table.variant,
    startedAt: table.startedAt ?? table.openedAt,
    seats: row.seats.map((each, seat) => ({
      ...each,
      score: result.scores[seat]!,
      place: result.places[seat]!,
    })),
  };
}

/** The person's view of a running or finished game. @throws Refusal `notInPlay`, `tableClosed`, `notSeated`, `stale` */
export const seatViewFor =
  (userId: string, revision: number | null = null) =>
  (table: TableDocument): SeatView => {
    const play = requireShownPlay(table);
    const seat = requireSeat(table, userId);
    assertFresh(table, revision);
    return createSeatView(table, play, seat);
  };

/** Any seat's view of a finished game. @throws Refusal `handsNotOpen`, `noSuchSeat` */
export const openHand =
  (seat: Seat) =>
  (table: TableDocument): SeatView => {
    if (table.status !== 'finished' || !table.play) throw new Refusal('handsNotOpen', null);
    if (!table.seats[seat]) throw new Refusal('noSuchSeat', null);
    return createSeatView(table, table.play, seat);
  };

/** @throws Refusal `notInPlay`, `tableClosed` */
export const createSpectatorView = (table: TableDocument): SpectatorView =>
  createPublicView(table, requireShownPlay(table));

/** The record of a game that's finished or was closed, with every card. @throws Refusal `recordNotOpen`, `recordOutdated` */
export function toExportedRecord(table: TableDocument): ExportedRecord {
  if (!isRecorded(table) || !table.play) throw new Refusal('recordNotOpen', null);
  const { record } = table.play;
  return refusingOutdated(() => exportRecord(record));
}

/** Whether a game has begun and is over, so that its record is open to everybody. */
export const isRecorded = ({ status, startedAt }: Pick<TableFacts, 'status' | 'startedAt'>): boolean =>
  status === 'finished' || (status === 'closed' && startedAt !== null);

/** For replaying a record that the current rules may reject. @throws Refusal `recordOutdated` */
export function refusingOutdated<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof RecordError) throw new Refusal('recordOutdated', null);
    throw error;
  }
}

/** Whether the person has finished one of these games of a kind, in the seat at the end. */
export const hasFinished = (rows: readonly ResultRow[], game: GameId, userId: string): boolean =>
  rows.some(
    (row) =>
      row.game === game &&
      row.seats.some(({ holder }) => holder.kind === 'person' && holder.userId === userId),
  );

/** What lists of tables go by: public, and the same from one move to the next. */
export const standingForm = z.strictObject({
  id: z.string(),
  channelId: z.string(),
  status: z.enum(STATUSES),
  /** When it began to stand so, in ms since 1970: opened, started or ended. */
  since: z.number(),
  pace: z.enum(PACES),
  /** User IDs. */
  host: z.string(),
  seated: z.array(z.string()),
  /** Those whose seat a computer has taken, whether it keeps it for them or not. */
  kept: z.array(z.string()),
  /** Those who may take a free seat; null for everybody. */
  guests: z.array(z.string()).nullable(),
  /** Whether there's a seat to take: a free one in the lobby, or one that was left. */
  hasRoom: z.boolean(),
});
export type Standing = Stored<typeof standingForm>;

export function tableStanding(table: TableInfo): Standing {
  const { id, channelId, status, pace, seats, access, invited, maxSeats } = table;
  const known = (person: Person | undefined) => (person && !isErased(person.userId) ? [person.userId] : []);
  const seated = seats.flatMap((seat) => (seat.kind === 'person' ? known(seat) : []));
  const former = seats.flatMap((seat) => (seat.kind === 'computer' ? known(seat.formerly) : []));
  return {
    id,
    channelId,
    status,
    since: table.endedAt ?? table.startedAt ?? table.openedAt,
    pace,
    host: table.host.userId,
    seated: [...new Set(seated)],
    kept: [...new Set(former)],
    guests: access === 'open' ? null : invited.map(({ userId }) => userId),
    hasRoom: status === 'lobby' ? seats.length < maxSeats : status === 'playing' && seats.some(isOpenSeat),
  };
}

/** Whether the person may take a seat there. */
export const hasRoomFor = ({ hasRoom, guests }: Standing, userId: string): boolean =>
  hasRoom && (guests === null || guests.includes(userId));

/** Whether they have a seat there, or had one when the game began. */
export const belongsTo = ({ seated, kept }: Standing, userId: string): boolean =>
  seated.includes(userId) || kept.includes(userId);
