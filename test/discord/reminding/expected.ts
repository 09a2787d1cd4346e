/** What should be said in a game of a day a move, worked out minute by minute and without the code under test. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
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
  /** `half`, `last`, `returned` or `timeUp`. */
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

/** An hour before the quiet hours in which the time is up, or within an hour after which; null if there's none. */
function eveOf(due: number, wait: Wait, wishes: Wishes): number | null {
  let at = due - MINUTE;
  for (; !isQuiet(at, wishes); at -= MINUTE) if (at < due - HOUR) return null;
  while (isQuiet(at - MINUTE, wishes)) at -= MINUTE;
  return at - HOUR < wait.from ? null : at - HOUR;
}

/** `still`: when the bot was away or the clock was stopped. */
export function expectedOf(wait: Wait, wishes: Wishes, still: readonly Span[], end: number): Spoken[] {
  const said: Spoken[] = [];
  const { userId } = wait;
  const usedAt = new Map<number, number>();
  let used = 0;
  let reminded = 0;
  let isMissed = false;
  for (let at = wait.from; at <= Math.min(wait.to, end); at += MINUTE) {
    const isAway = wishes.away !== undefined && isIn(at, wishes.away);
    const stands = isAway || still.some((span) => isIn(at, span));
    isMissed ||= isAway;
    usedAt.set(at, used);
    if (used >= DAY) {
      said.push({ what: 'timeUp', userId, at });
      break;
    }
    const eve = eveOf(at + (DAY - used) * MINUTE, wait, wishes);
    const moments = [
      { what: 'half', used: HALF },
      { what: 'last', used: LAST },
      ...(eve === null || eve > at ? [] : [{ what: 'last', used: usedAt.get(eve)! }]),
    ].sort((a, b) => a.used - b.used);
    const passed = moments.filter((moment) => moment.used <= used);
    const mayRemind = !stands && at < wait.to && at < wait.seen && !isQuiet(at, wishes);
    if (mayRemind && (isMissed || passed.length > reminded)) {
      said.push({ what: isMissed ? 'returned' : passed.at(-1)!.what, userId, at });
      reminded = passed.length;
      isMissed = false;
    }
    if (!stands) used++;
  }
  return said;
}
