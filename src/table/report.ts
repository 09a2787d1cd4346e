import type { GameEvent, Seat } from '../games/game.ts';
import type { Moment, Play, TableDocument } from './document.ts';
import { infoOf, spectatorViewOf } from './info.ts';
import { hasUntold, markTold } from './play.ts';
import type { GameReport, Report, TurnReport } from './types.ts';

/** What the channel hasn't been told; null if nothing. Excludes what a player can still undo unseen. */
export function reportOf(table: TableDocument): Report | null {
  const { play, status, notes, shown } = table;
  if (status === 'closed' || !play)
    return notes.length > 0
      ? { kind: status === 'closed' ? 'closed' : 'lobby', table: infoOf(table), notes, shown }
      : null;
  return hasUntold(play) || notes.some(({ kind }) => kind !== 'opened') ? gameReport(table, play) : null;
}

function gameReport(table: TableDocument, play: Play): GameReport {
  const { told, turnStart, undone } = play;
  return {
    kind: 'game',
    ...spectatorViewOf(table, play),
    notes: table.notes,
    shown: table.shown,
    started: !told.started,
    turns: turnsFrom(play, told.steps),
    newest: {
      started: told.from === 0,
      turns: turnsFrom(play, told.from),
      outlives: told.started && turnStart <= told.steps && table.status === 'playing',
    },
    takenBack: told.undone !== undone,
  };
}

/** The public steps from `first` on, grouped by turn. */
function turnsFrom({ recent, shared }: Play, first: number): TurnReport[] {
  const turns: { turn: number; seat: Seat; events: GameEvent[] }[] = [];
  for (const { index, turn, seat, events } of recent) {
    if (index < first || index >= shared.steps) continue;
    const last = turns.at(-1);
    if (last?.turn === turn) last.events.push(...events);
    else turns.push({ turn, seat, events: [...events] });
  }
  return turns.map(({ seat, events }) => ({ seat, events }));
}

/** The table with everything up to `shown` marked as announced; the same object if it already was. */
export function afterTold(table: TableDocument, shown: number, inPlace: boolean): TableDocument {
  const moment = shown >= table.shown ? momentOf(table) : momentAt(table, shown);
  const isOwed = table.notes.some((note) => note.shown <= shown) || (table.play && hasUntold(table.play));
  if (!isOwed) return table;
  return {
    ...table,
    play: table.play && moment ? markTold(table.play, moment, inPlace) : table.play,
    untold: table.untold.filter((each) => each.shown > shown),
    notes: table.notes.filter((note) => note.shown > shown),
  };
}

const momentOf = ({ play, shown }: TableDocument): Moment | undefined =>
  play ? { shown, steps: play.shared.steps, undone: play.undone } : undefined;

const momentAt = ({ untold }: TableDocument, shown: number): Moment | undefined =>
  untold.findLast((moment) => moment.shown <= shown);
