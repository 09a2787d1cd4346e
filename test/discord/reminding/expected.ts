/** What should be said in a game of a day a move, worked out minute by minute and without the code under test. */

const MINUTE = 60_000;
const HALF = 12 * 60;
const LAST = 24 * 60 - 144;
const DAY = 24 * 60;
/** When Berlin's clocks go from one hour ahead of UTC to two. */
const SUMMER = Date.parse('2026-03-29T01:00:00Z');

export interface Span {
  readonly from: number;
  /** Infinite while it lasts. */
  to: number;
}

export interface Wait extends Span {
  readonly userId: string;
  /** When the player said that they had seen it. */
  seen: number;
}

export interface Wishes {
  /** Hours in Berlin, from and to; around midnight. */
  readonly quiet?: readonly [number, number];
  readonly away?: Span;
}

/** Somebody was reminded, or their time was up. */
export interface Spoken {
  /** `half`, `last` or `timeUp`. */
  readonly what: string;
  readonly userId: string;
  readonly at: number;
}

const isIn = (at: number, { from, to }: Span): boolean => at >= from && at < to;

function isQuiet(at: number, { quiet }: Wishes): boolean {
  if (!quiet) return false;
  const hour = new Date(at + (at < SUMMER ? 1 : 2) * 60 * MINUTE).getUTCHours();
  return hour >= quiet[0] || hour < quiet[1];
}

/** `still`: when the bot was away or the clock was stopped. */
export function expectedOf(wait: Wait, wishes: Wishes, still: readonly Span[], end: number): Spoken[] {
  const said: Spoken[] = [];
  const { userId } = wait;
  let used = 0;
  let reminded = 0;
  for (let at = wait.from; at <= Math.min(wait.to, end); at += MINUTE) {
    const stands = [...still, ...(wishes.away ? [wishes.away] : [])].some((span) => isIn(at, span));
    if (used >= DAY) {
      said.push({ what: 'timeUp', userId, at });
      break;
    }
    const passed = used >= LAST ? 2 : used >= HALF ? 1 : 0;
    const mayRemind = !stands && at < wait.to && at < wait.seen && !isQuiet(at, wishes);
    if (passed > reminded && mayRemind) {
      said.push({ what: passed === 2 ? 'last' : 'half', userId, at });
      reminded = passed;
    }
    if (!stands) used++;
  }
  return said;
}
