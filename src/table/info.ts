import type { AnyGame, Seat } from '../games/game.ts';
import { gameOf } from '../games/record.ts';
import type { Play, TableDocument } from './document.ts';
import { hintsTaken } from './hints-taken.ts';
import { undoBorder } from './play.ts';
import { Refusal } from './refusal.ts';
import { ownFrom, sharesOf } from './tenures.ts';
import type { ResultRow, SeatView, SpectatorView, TableInfo } from './types.ts';

/** The seats to act; empty unless the game is running. */
export function seatsToAct(table: TableDocument): readonly Seat[] {
  return table.status === 'playing' && table.play ? gameOf(table).toAct(table.play.now.state) : [];
}

/** A document never changes, and one change of a table asks for it a dozen times. */
const infos = new WeakMap<TableDocument, TableInfo>();

/** @throws RecordError `unknownGame` */
export function infoOf(table: TableDocument): TableInfo {
  const info = infos.get(table) ?? newInfoOf(table);
  infos.set(table, info);
  return info;
}

function newInfoOf(table: TableDocument): TableInfo {
  const game = gameOf(table);
  const { play, notes: _n, untold: _u, requests: _r, posted: _p, hinted: _h, ...facts } = table;
  return {
    ...facts,
    minSeats: game.seats.min,
    maxSeats: game.seats.max,
    toAct: seatsToAct(table),
    result: play?.result ?? null,
    hintsTaken: hintsTaken(table),
    shares: table.status === 'finished' ? table.seats.map((_holder, seat) => sharesOf(table, seat)) : [],
  };
}

/** The person's seat. @throws Refusal `notSeated` */
export function seatOf(table: TableDocument, userId: string): Seat {
  const seat = table.seats.findIndex((holder) => holder.kind === 'person' && holder.userId === userId);
  if (seat < 0) throw new Refusal('notSeated', null);
  return seat;
}

/** Who isn't to act sees what everybody may see, and their own hand. */
export function seatViewOf(table: TableDocument, play: Play, seat: Seat): SeatView {
  const game: AnyGame = gameOf(table);
  const { state } = seatsToAct(table).includes(seat) ? play.now : play.shared;
  return {
    table: infoOf(table),
    seat,
    view: game.view(state, seat),
    actions: table.status === 'playing' ? game.legalActions(state, seat) : [],
    canUndo:
      table.status === 'playing' && Math.max(undoBorder(play, seat), ownFrom(table, seat)) < play.now.steps,
  };
}

/** The public view. It excludes steps since then, which can still be undone unseen. */
export function spectatorViewOf(table: TableDocument, play: Play): SpectatorView {
  const game: AnyGame = gameOf(table);
  const { state } = play.shared;
  const [seat, ...others] = table.status === 'playing' ? game.toAct(state) : [];
  const open = game.perfectInformation && seat !== undefined && others.length === 0;
  return {
    table: infoOf(table),
    view: game.view(state, null),
    actions: open ? game.legalActions(state, seat) : [],
  };
}

/** A finished table's result row; null if it isn't finished. */
export function resultRowOf(table: TableDocument): ResultRow | null {
  const result = table.play?.result;
  if (table.status !== 'finished' || !result) return null;
  return {
    tableId: table.id,
    channelId: table.channelId,
    game: table.game,
    variant: table.variant,
    startedAt: table.startedAt ?? table.openedAt,
    endedAt: table.endedAt ?? table.changedAt,
    seats: table.seats.map((holder, seat) => ({
      holder,
      score: result.scores[seat]!,
      place: result.places[seat]!,
      before: sharesOf(table, seat).slice(0, -1),
    })),
  };
}
