import { isDeepStrictEqual } from 'node:util';
import type { Moment, Play, RecentStep, TableDocument } from './document.ts';
import { groupedTurns } from './grouped-turns.ts';
import { infoOf, seatsToAct, spectatorViewOf } from './info.ts';
import { hasUntold, markTold } from './play.ts';
import type { Posted, Report, TurnReport } from './types.ts';

/** What the channel hasn't been told; null if nothing. Excludes what a player can still undo unseen. */
export function reportOf(table: TableDocument): Report | null {
  const report = standingReportOf(table);
  return report.isNews || isCallOwed(table) ? report : null;
}

/** The same, even if the channel knows it all. */
export function standingReportOf(table: TableDocument): Report {
  const { play, status, notes, posted, shown } = table;
  const base = { table: infoOf(table), isNews: isNews(table), notes, posted, shown };
  if (status === 'closed') return { kind: 'closed', ...base };
  return play ? { kind: 'game', ...base, ...movesOf(table, play) } : { kind: 'lobby', ...base };
}

function isNews({ play, notes, posted, shown, status }: TableDocument): boolean {
  if (posted) return posted.shown < shown;
  if (status === 'closed' || !play) return notes.length > 0;
  return hasUntold(play) || notes.some(({ kind }) => kind !== 'opened');
}

/** Whether the game waits for a person who hasn't been called. */
function isCallOwed(table: TableDocument): boolean {
  const { posted, wait } = table;
  if (!posted || posted.called >= wait || table.status === 'lobby' || table.status === 'closed') return false;
  return !seatsToAct(table).some((seat) => table.seats[seat]?.kind === 'computer');
}

function movesOf(table: TableDocument, play: Play) {
  const { told, undone, recent } = play;
  const untold = recent.find(({ index }) => index >= told.steps)?.turn ?? Number.POSITIVE_INFINITY;
  return {
    ...spectatorViewOf(table, play),
    started: !told.started,
    turns: turnsOf(table, play, (step) => step.turn >= untold),
    round: turnsOf(table, play, () => true).slice(-table.seats.length),
    takenBack: told.undone !== undone,
  };
}

/** The public steps that fit, grouped by turn. */
function turnsOf(table: TableDocument, play: Play, fits: (step: RecentStep) => boolean): TurnReport[] {
  return groupedTurns(
    table,
    play,
    play.recent.filter((step) => step.index < play.shared.steps && fits(step)),
  );
}

/** What the channel has been told. */
export interface ToldReport {
  readonly shown: number;
  /** Null or absent if the table's message is still the same. */
  readonly posted?: Posted | null;
}

/** The table with everything up to `shown` marked as announced; the same object if there's nothing to mark. */
export function afterTold(table: TableDocument, { shown, posted = null }: ToldReport): TableDocument {
  const told = withMomentTold(table, shown);
  return posted === null || isDeepStrictEqual(posted, table.posted) ? told : { ...told, posted };
}

function withMomentTold(table: TableDocument, shown: number): TableDocument {
  const moment = shown >= table.shown ? momentOf(table) : momentAt(table, shown);
  const isOwed = table.notes.some((note) => note.shown <= shown) || (table.play && hasUntold(table.play));
  if (!isOwed) return table;
  return {
    ...table,
    play: table.play && moment ? markTold(table.play, moment) : table.play,
    untold: table.untold.filter((each) => each.shown > shown),
    notes: table.notes.filter((note) => note.shown > shown),
  };
}

const momentOf = ({ play, shown }: TableDocument): Moment | undefined =>
  play ? { shown, steps: play.shared.steps, undone: play.undone } : undefined;

const momentAt = ({ untold }: TableDocument, shown: number): Moment | undefined =>
  untold.findLast((moment) => moment.shown <= shown);
