import { LRUCache } from 'lru-cache';
import type { GameEvent, GameId, GameState, GameView, Seat } from '../games/game.ts';
import { recordGame, type StoredRecord } from '../games/record.ts';
import type { Name } from './characters.ts';
import type { SeatHolder, TableDocument } from './document.ts';
import { findHighlights, type Highlights } from './highlights.ts';
import { holdersAt } from './holders.ts';
import { Refusal } from './refusal.ts';
import { type PublicStep, replaySteps } from './steps.ts';
import { isRecorded, refusingOutdated, requireShownPlay } from './views.ts';

/** Who sees a moment: a seat, or null for what everybody sees. */
export type Eyes = Seat | null;

/** A game as somebody looks back at one moment of it. */
export interface LookBack {
  readonly game: GameId;
  readonly variant: string;
  /** Whether the game is over, so that every seat's eyes are open. */
  readonly isOver: boolean;
  /** Whether it was played to its end, rather than closed before. */
  readonly isFinished: boolean;
  readonly eyes: Eyes;
  /** How many steps can be seen. */
  readonly steps: number;
  /** How many have been taken at this moment: 0, after set-up, to `steps`. */
  readonly at: number;
  /** The last one of them; null after set-up. */
  readonly step: Pick<PublicStep, 'seat' | 'turn' | 'events'> | null;
  /** Who held each seat at this moment, unescaped. */
  readonly names: readonly Name[];
  readonly view: GameView;
  /** The first moment of each turn, in order. */
  readonly turns: readonly TurnStart[];
  readonly highlights: Highlights;
}

export interface TurnStart {
  readonly at: number;
  /** Its number, from 0. */
  readonly turn: number;
  readonly name: Name;
}

/** Unescaped. */
interface Named {
  readonly name: Name;
}

/** A game to look back at: plain data, which threads can be given. */
export interface Past {
  readonly record: StoredRecord;
  readonly steps: number;
  readonly isOver: boolean;
  readonly isFinished: boolean;
  readonly highlights: Highlights;
  readonly seats: readonly Named[];
  /** Who held seats before, until that many steps were taken. */
  readonly tenures: readonly { readonly seat: Seat; readonly holder: Named; readonly until: number }[];
}

/**
 * A game at a moment, running, finished or closed, which is moved into the game if it lies outside; null is the first thing
 * that happened since the person's last decision, or the start. While the game runs, only everybody's eyes are open,
 * and only what everybody has seen.
 * @throws Refusal `notInPlay`, `tableClosed`, `handsNotOpen`, `noSuchSeat`, `recordOutdated`
 */
export const lookBackAt =
  (at: number | null, eyes: Eyes, userId: string) =>
  (table: TableDocument): LookBack => {
    const past = pastOf(table);
    const { isOver } = past;
    if (eyes !== null && !isOver) throw new Refusal('handsNotOpen', null);
    const choose = (steps: readonly PublicStep[]) => [at ?? (isOver ? 0 : newsFor(table, userId, steps))];
    return refusingOutdated(() => momentOf(past, eyes, choose));
  };

/** A finished game that isn't a table's, known from its record, which has been checked, and by its seats' names. */
export const pastOfRecord = (record: StoredRecord, names: readonly Name[]): Past => ({
  record,
  steps: record.steps.length,
  isOver: true,
  isFinished: true,
  highlights: { best: [], turning: null },
  seats: names.map((name) => ({ name })),
  tenures: [],
});

/**
 * What can be seen of a game that's over: the moment after this many steps, or all that everybody could see: after set-up,
 * at the end of each turn, and at its end.
 * @throws RecordError, Refusal `noSuchSeat`
 */
export const lookedInto = (past: Past, at: number | 'all', eyes: Eyes): readonly LookBack[] =>
  at === 'all' ? momentsOf(past, null, endsOfTurns) : [momentOf(past, eyes, () => [at])];

/** Games that are looked through step by step; each has up to some MB. */
const MOST_REPLAYED = 8;

/** By the list of their steps, which never changes. */
const known = new LRUCache<
  StoredRecord['steps'],
  ReturnType<typeof replaySteps> & { readonly count: number }
>({ max: MOST_REPLAYED });

/** As `replaySteps`, but a game that has just been looked at isn't replayed again. */
function replayed(record: StoredRecord, count: number): ReturnType<typeof replaySteps> {
  const found = known.get(record.steps);
  if (found?.count === count) return found;
  const steps = replaySteps(record, count);
  known.set(record.steps, { ...steps, count });
  return steps;
}

/** A table's game that's over. @throws Refusal `notInPlay`, `tableClosed`, `recordNotOpen` */
export function endedPast(table: TableDocument): Past {
  const past = pastOf(table);
  if (!past.isOver) throw new Refusal('recordNotOpen', null);
  return past;
}

/** How many steps have been taken at the start and at the end of each turn. */
export const endsOfTurns = (steps: readonly PublicStep[]): readonly number[] => [
  0,
  ...steps.flatMap(({ turn }, i) => (steps[i + 1]?.turn === turn ? [] : [i + 1])),
];

const named = ({ name }: Named): Named => ({ name });

function pastOf(table: TableDocument): Past {
  const over = isRecorded(table) ? table.play : null;
  const { record, shared } = over ?? requireShownPlay(table);
  return {
    record,
    steps: over ? record.steps.length : shared.steps,
    isOver: over !== null,
    isFinished: table.status === 'finished',
    highlights: findHighlights(table),
    seats: table.seats.map(named),
    tenures: table.tenures.map((tenure) => ({ ...tenure, holder: named(tenure.holder) })),
  };
}

/** The record of a finished game. @throws Refusal `handsNotOpen` */
export function finishedRecord({ status, play }: TableDocument): StoredRecord {
  if (status !== 'finished' || !play) throw new Refusal('handsNotOpen', null);
  return play.record;
}

/** The moment after the first step that the person hasn't decided or seen while deciding. */
function newsFor(table: TableDocument, userId: string, steps: readonly PublicStep[]): number {
  const isTheirs = (holder: SeatHolder | undefined) => holder?.kind === 'person' && holder.userId === userId;
  const last = steps.findLastIndex(
    ({ seat, chosen, index }) => chosen && isTheirs(holdersAt(table, index)[seat]),
  );
  return Math.min(last + 2, steps.length);
}

type Choose = (steps: readonly PublicStep[]) => readonly number[];

function momentOf(past: Past, eyes: Eyes, choose: Choose): LookBack {
  if (eyes !== null && !past.seats[eyes]) throw new Refusal('noSuchSeat', null);
  return momentsOf(past, eyes, choose)[0]!;
}

function momentsOf(past: Past, eyes: Eyes, choose: Choose): readonly LookBack[] {
  const { record, isOver, isFinished, highlights } = past;
  const { start, steps } = replayed(record, past.steps);
  const game = recordGame(record);
  const turns = steps.flatMap(({ turn, seat, index }, i) =>
    steps[i - 1]?.turn === turn ? [] : [{ at: i + 1, turn, name: holdersAt(past, index)[seat]!.name }],
  );
  return choose(steps).map((chosen) => {
    const at = Math.max(0, Math.min(chosen, steps.length));
    const step = at === 0 ? null : steps[at - 1]!;
    const state: GameState = step === null ? start : step.state;
    return {
      game: record.game,
      variant: record.options.variant,
      ...{ isOver, isFinished, eyes, at, highlights, turns },
      steps: steps.length,
      step: step && { seat: step.seat, turn: step.turn, events: step.events satisfies readonly GameEvent[] },
      names: holdersAt(past, Math.max(0, at - 1)).map(({ name }) => name),
      view: game.view(state, eyes),
    };
  });
}
