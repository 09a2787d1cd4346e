import type { ArtusEvent, Chair, Figure } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';

type EventOf<Type extends ArtusEvent['type']> = Extract<ArtusEvent, { type: Type }>;

/** One thing that a player did, with what it pushed and whom it crowned. */
export interface Play {
  /** From 1, oldest first. */
  readonly number: number;
  readonly seat: Seat;
  readonly event: EventOf<'placed' | 'moved' | 'ringAdded' | 'scored'>;
  readonly pushed: EventOf<'displaced'> | null;
  readonly crowned: EventOf<'crowned'> | null;
}

/** What players did, oldest first. */
export function playsOf(events: readonly ArtusEvent[]): Play[] {
  const plays: Play[] = [];
  for (const event of events) {
    const last = plays.at(-1);
    if (event.type === 'displaced' && last !== undefined)
      plays[plays.length - 1] = { ...last, pushed: event };
    else if (event.type === 'crowned' && last !== undefined)
      plays[plays.length - 1] = { ...last, crowned: event };
    else if (
      event.type === 'placed' ||
      event.type === 'moved' ||
      event.type === 'ringAdded' ||
      event.type === 'scored'
    )
      plays.push({ number: plays.length + 1, seat: event.seat, event, pushed: null, crowned: null });
  }
  return plays;
}

/** The plays of whoever played last. */
export function lastPlays(plays: readonly Play[]): Play[] {
  const seat = plays.at(-1)?.seat;
  const before = plays.findLastIndex((play) => play.seat !== seat);
  return plays.slice(before + 1);
}

/** The chairs that a play's figures leave and reach, or where it scores. */
export function chairsOf({ event }: Play): {
  readonly from: readonly Chair[];
  readonly to: readonly Chair[];
} {
  if (event.type === 'moved') return { from: [event.from], to: [event.to] };
  if (event.type === 'scored') return { from: [], to: event.chairs };
  return { from: [], to: [event.chair] };
}

/** Who moved, was placed or got a ring; null for scoring cards. */
export function figureOf({ event, crowned }: Play): Figure | null {
  if (event.type === 'moved') return event.figure;
  if (event.type === 'placed') return { kind: 'knight', seat: event.seat };
  if (event.type === 'scored') return null;
  return { kind: 'prince', metal: event.metal, rings: event.rings, king: crowned !== null };
}
