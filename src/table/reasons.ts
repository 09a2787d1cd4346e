import type { Seat } from '../games/game.ts';
import type { Reason } from '../players/reasons/reason.ts';
import type { Play, TableDocument } from './document.ts';
import type { Why } from './types.ts';

/** More than a message about the latest turns has room for. */
const MOST_KEPT = 24;
const MOST_TOLD = 2;

/** Keeps the reasons for the step of that index, and the newest of those before. */
export function withReasons(table: TableDocument, index: number, reasons: readonly Reason[]): TableDocument {
  const { play } = table;
  if (!play || reasons.length === 0) return table;
  return { ...table, play: { ...play, reasons: [...play.reasons, { index, reasons }].slice(-MOST_KEPT) } };
}

/** Those that stay when only the first `steps` steps do. */
export const reasonsUpTo = (reasons: Play['reasons'], steps: number): Play['reasons'] =>
  reasons.filter(({ index }) => index < steps);

interface Step {
  readonly index: number;
  readonly seat: Seat;
}

/** What to say about a turn of these steps: the reasons of whoever gave some last. */
export function whyOf({ reasons }: Play, steps: readonly Step[]): { readonly why?: Why } {
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
