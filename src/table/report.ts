import { isDeepStrictEqual } from 'node:util';
import type { GameEvent, GameView, Seat } from '../games/game.ts';
import { recordGame } from '../games/record.ts';
import type { Name } from './characters.ts';
import type {
  Moment,
  Note,
  Play,
  Posted,
  Reason,
  RecentStep,
  SeatHolder,
  TableDocument,
} from './document.ts';
import { holdersAt, isSameHolder, requireSeat } from './holders.ts';
import { hasUntold, markTold } from './play.ts';
import { type PublicStep, publicSteps } from './steps.ts';
import {
  createPublicView,
  requireShownPlay,
  type SpectatorView,
  seatsToAct,
  type TableInfo,
  tableInfo,
} from './views.ts';

/** Why a computer player did what it did, most important first: at least one reason. */
export interface Why {
  readonly seat: Seat;
  readonly reasons: readonly Reason[];
}

/** The public part of a turn. */
export interface TurnReport {
  /** The seat that acted first in it. */
  readonly seat: Seat;
  /** Its number, from 0. */
  readonly turn: number;
  /** Index of its first step. */
  readonly from: number;
  /** Who held each seat then, unescaped. */
  readonly names: readonly Name[];
  readonly events: readonly GameEvent[];
  /**
   * For whom a computer acted in it: only then, since their time was up, or in a seat that it has left since. Absent if
   * it was nobody.
   */
  readonly standsIn?: { readonly name: Name; readonly isOnce: boolean };
  /** Absent if there's nothing to say. */
  readonly why?: Why;
}

interface ChannelReport {
  readonly table: TableInfo;
  /** Null until something has been posted. */
  readonly posted: Posted | null;
  /** Whether the channel's message is out of date. */
  readonly isNews: boolean;
  /** What it hasn't been told besides moves, oldest first. */
  readonly notes: readonly Note[];
  /** Pass to `told` once it's been announced. */
  readonly shown: number;
}

/** What the table's channel should know, and what of it is new. */
export type Report = LobbyReport | ClosedReport | GameReport;

/** The table is in the lobby. */
export interface LobbyReport extends ChannelReport {
  readonly kind: 'lobby';
}

/** The table has been closed. */
export interface ClosedReport extends ChannelReport {
  readonly kind: 'closed';
  /** What everybody may see of the game; null if it hadn't begun. */
  readonly view: GameView | null;
}

/** The table of a running or finished game. */
export interface GameReport extends ChannelReport, SpectatorView {
  readonly kind: 'game';
  readonly table: TableInfo;
  /** Whether the start of the game is news. */
  readonly started: boolean;
  /** The turns of which something is news, oldest first; the last may be the current one. */
  readonly turns: readonly TurnReport[];
  /** The latest turns, about one for each seat, told or not; oldest first. */
  readonly round: readonly TurnReport[];
  /** Whether something announced has since been undone. */
  readonly takenBack: boolean;
}

/** What the channel hasn't been told; null if nothing. Excludes what a player can still undo unseen. */
export const owedReport = (table: TableDocument): Report | null => (isOwed(table) ? fullReport(table) : null);

/** Whether there's something that the channel hasn't been told. */
export const isOwed = (table: TableDocument): boolean => isNews(table) || isCallOwed(table);

/** The same, even if the channel knows it all. */
export function fullReport(table: TableDocument): Report {
  const { play, status, notes, posted, shown } = table;
  const base = { table: tableInfo(table), isNews: isNews(table), notes, posted, shown };
  if (status === 'closed')
    return { kind: 'closed', ...base, view: play && recordGame(table).view(play.shared.state, null) };
  return play ? { kind: 'game', ...base, ...movesOf(table, play) } : { kind: 'lobby', ...base };
}

function isNews({ play, notes, posted, shown, status }: TableDocument): boolean {
  if (posted) return posted.shown < shown;
  if (status === 'closed' || !play) return notes.length > 0;
  return hasUntold(play) || notes.some(({ kind }) => kind !== 'opened');
}

/** Whether the lobby's game could start, with all seats taken or not; null if it couldn't. */
export const readyFor = ({ seats, minSeats, maxSeats }: TableInfo): Posted['readyFor'] | null =>
  seats.length >= maxSeats ? 'full' : seats.length >= minSeats ? 'start' : null;

/** Whether the host has to be told that they can start; once, and once more when all seats are taken. */
export function isHostPingOwed(table: TableInfo, posted: Posted): boolean {
  const ready = readyFor(table);
  return ready !== null && ready !== posted.readyFor && posted.readyFor !== 'full';
}

/** Whether the game waits for a person who hasn't been pinged, or what the lobby's host was told isn't so any more. */
function isCallOwed(table: TableDocument): boolean {
  const { posted, wait } = table;
  if (posted && table.status === 'lobby') {
    const isWrong = posted.callId !== null && posted.readyFor !== readyFor(tableInfo(table));
    return isWrong || isHostPingOwed(tableInfo(table), posted);
  }
  if (!posted || posted.called >= wait || table.status === 'lobby' || table.status === 'closed') return false;
  return !seatsToAct(table).some((seat) => table.seats[seat]?.kind === 'computer');
}

function movesOf(table: TableDocument, play: Play) {
  const { told, undone, recent } = play;
  const untold = recent.find(({ index }) => index >= told.steps)?.turn ?? Number.POSITIVE_INFINITY;
  return {
    ...createPublicView(table, play),
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
  /** Absent if that hasn't changed. */
  readonly announced?: Posted['announced'];
}

/** The table with everything up to `shown` marked as announced; the same object if there's nothing to mark. */
export function afterTold(table: TableDocument, report: ToldReport): TableDocument {
  const told = withMomentTold(table, report.shown);
  const posted = report.posted ?? table.posted;
  const announced = report.announced ?? posted?.announced ?? table.posted?.announced;
  const next = posted && announced ? { ...posted, announced } : posted;
  return isDeepStrictEqual(next, table.posted) ? told : { ...told, posted: next };
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

type TurnStep = Pick<RecentStep, 'index' | 'seat' | 'turn' | 'events'>;

interface Group {
  readonly turn: number;
  readonly holders: readonly SeatHolder[];
  /** Whether a computer took them for somebody in the seat. */
  readonly isOnce: boolean;
  readonly steps: TurnStep[];
}

const isPlayedFor = ({ playedFor = [] }: TableDocument, step: Taken): boolean =>
  playedFor.some(({ seat, from, until }) => seat === step.seat && from <= step.index && step.index < until);

/** Consecutive steps, grouped by turn, and within one by who sat at the table and who acted. */
function groupedTurns(table: TableDocument, play: Play, steps: readonly TurnStep[]): TurnReport[] {
  const groups: Group[] = [];
  for (const step of steps) {
    const { turn } = step;
    const holders = holdersAt(table, step.index);
    const isOnce = isPlayedFor(table, step);
    const last = groups.at(-1);
    const isSame = last?.turn === turn && last.isOnce === isOnce && isSameRound(last.holders, holders);
    if (isSame) last.steps.push(step);
    else groups.push({ turn, holders, isOnce, steps: [step] });
  }
  return groups.map(({ holders, isOnce, steps, turn }) => {
    const { seat, index } = steps[0]!;
    const name = isOnce ? holders[seat]!.name : formerNameAt(table, seat, holders[seat]!);
    return {
      turn,
      seat,
      from: index,
      names: holders.map((holder) => holder.name),
      events: steps.flatMap(({ events }) => events),
      ...(name !== undefined && { standsIn: { name, isOnce } }),
      ...whyOf(play, steps),
    };
  });
}

/** For whom a computer that isn't in the seat any more has played there; undefined if for nobody. */
const formerNameAt = ({ seats }: TableDocument, seat: Seat, holder: SeatHolder): Name | undefined =>
  holder.kind === 'computer' && !isSameHolder(holder, seats[seat]!) ? holder.formerly?.name : undefined;

const isSameRound = (one: readonly SeatHolder[], other: readonly SeatHolder[]): boolean =>
  one === other || one.every((holder, seat) => isSameHolder(holder, other[seat]!));

const MOST_TOLD = 2;

interface Taken {
  readonly index: number;
  readonly seat: Seat;
}

/** What to say about a turn of these steps: the reasons of whoever gave some last. */
function whyOf({ reasons }: Play, steps: readonly Taken[]): { readonly why?: Why } {
  const given = steps.flatMap(({ index, seat }) =>
    reasons.filter((each) => each.index === index).map((each) => ({ seat, reasons: each.reasons })),
  );
  const seat = given.at(-1)?.seat;
  if (seat === undefined) return {};
  const own = given.filter((each) => each.seat === seat).map((each) => each.reasons);
  return { why: { seat, reasons: mostImportant(own).slice(0, MOST_TOLD) } };
}

/** Each step's first reason, then each one's second; one of each type. */
function mostImportant(steps: readonly (readonly Reason[])[]): Reason[] {
  const ranked = steps
    .flatMap((reasons) => reasons.map((reason, rank) => ({ reason, rank })))
    .sort((a, b) => a.rank - b.rank)
    .map(({ reason }) => reason);
  return ranked.filter(({ type }, at) => ranked.findIndex((other) => other.type === type) === at);
}

/** What has happened publicly since a seat's last decision. */
export interface Since {
  /** Whether they have decided anything yet; if not, it's everything since the start. */
  readonly hasPlayed: boolean;
  /** Oldest first. Decisions that were forced on the seat are included. */
  readonly turns: readonly TurnReport[];
}

/**
 * The public steps since the last decision of whoever holds the seat now. While it's the seat's turn, what it has already done in it doesn't
 * count. Empty if the current rules reject the record.
 */
function sinceOf(table: TableDocument, play: Play, seat: Seat): Since {
  const steps = publicSteps(play);
  const isMine = (step: PublicStep | undefined) =>
    step?.seat === seat &&
    step.chosen &&
    !isPlayedFor(table, step) &&
    isSameHolder(holdersAt(table, step.index)[seat]!, table.seats[seat]!);
  let end = steps.length;
  if (seatsToAct(table).includes(seat))
    while (isMine(steps[end - 1]) && steps[end - 1]!.index >= play.turnStart) end--;
  const last = steps.slice(0, end).findLastIndex(isMine);
  return { hasPlayed: last >= 0, turns: groupedTurns(table, play, steps.slice(last + 1, end)) };
}

/** What has happened since the person's last decision. @throws Refusal `notInPlay`, `tableClosed`, `notSeated` */
export const sinceFor =
  (userId: string) =>
  (table: TableDocument): Since =>
    sinceOf(table, requireShownPlay(table), requireSeat(table, userId));
