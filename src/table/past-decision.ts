import type { GameAction, Seat } from '../games/game.ts';
import { recordGame, replay, type StoredRecord } from '../games/record.ts';
import type { TableDocument } from './document.ts';
import { holdersAt } from './holders.ts';
import { finishedRecord, type LookBack, lookBackAt } from './look-back.ts';
import { Refusal } from './refusal.ts';
import { refusingOutdated } from './views.ts';

/** A step of a finished game that a person took. */
export interface PastDecision {
  /** When the game ended, in ms since 1970. */
  readonly endedAt: number;
  /** Index of the step, from 0. */
  readonly step: number;
  readonly seat: Seat;
  /** Number of its turn, from 0. */
  readonly turn: number;
  /** The moment before it, through the seat's own eyes. */
  readonly past: LookBack;
  /** All that were legal. */
  readonly actions: readonly GameAction[];
}

/** The record of a finished game, and which of its steps the person took, by index. @throws Refusal `handsNotOpen` */
export const findOwnSteps =
  (userId: string) =>
  (table: TableDocument): { readonly record: StoredRecord; readonly own: ReadonlySet<number> } => {
    const record = finishedRecord(table);
    const own = record.steps.flatMap((_, step) => (isOwnStep(table, record, step, userId) ? [step] : []));
    return { record, own: new Set(own) };
  };

/** @throws Refusal `handsNotOpen` before the end, `notPractised` if somebody else took the step, `recordOutdated` */
export const pastDecisionAt =
  (step: number, userId: string) =>
  (table: TableDocument): PastDecision => {
    const record = finishedRecord(table);
    if (!isOwnStep(table, record, step, userId)) throw new Refusal('notPractised', null);
    const { seat } = record.steps[step]!;
    const past = lookBackAt(step, seat, userId)(table);
    return {
      endedAt: table.endedAt ?? table.changedAt,
      ...{ step, seat },
      turn: past.turns.findLast(({ at }) => at <= step + 1)!.turn,
      past: { ...past, names: holdersAt(table, step).map(({ name }) => name) },
      actions: refusingOutdated(() => recordGame(record).legalActions(replay(record, step), seat)),
    };
  };

function isOwnStep(table: TableDocument, { steps }: StoredRecord, step: number, userId: string): boolean {
  const taken = steps[step];
  const holder = taken && holdersAt(table, step)[taken.seat];
  return holder?.kind === 'person' && holder.userId === userId;
}
