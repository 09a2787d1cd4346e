import type { ArtusEvent, CardId, Chair, Figure } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';

type EventOf<Type extends ArtusEvent['type']> = Extract<ArtusEvent, { type: Type }>;

/** One thing that a player did, with what it pushed and whom it crowned. */
export interface Play {
  /** At the chairs, from 1, oldest first; null before the turns that are numbered there. */
  readonly number: number | null;
  readonly seat: Seat;
  readonly event: EventOf<'placed' | 'moved' | 'ringAdded' | 'scored'>;
  readonly pushed: EventOf<'displaced'> | null;
  readonly crowned: EventOf<'crowned'> | null;
}

/** More can't be followed at the chairs. The last turn is numbered in any case. */
const MOST_NUMBERED = 3;

/** The whole turns at the end that have so few plays have numbers. */
function numbered(plays: readonly Play[]): Play[] {
  const last = plays.length - lastPlays(plays).length;
  const isStart = ({ seat }: Play, i: number) => plays[i - 1]?.seat !== seat;
  const first = plays.findIndex((play, i) => isStart(play, i) && plays.length - i <= MOST_NUMBERED);
  const from = first < 0 ? last : first;
  return plays.map((play, i) => ({ ...play, number: i < from ? null : i - from + 1 }));
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
      plays.push({ number: null, seat: event.seat, event, pushed: null, crowned: null });
  }
  return numbered(plays);
}

/** The turns that events are of, oldest first. */
export function turnsOf(events: readonly ArtusEvent[]): ArtusEvent[][] {
  const turns: ArtusEvent[][] = [];
  let seat: Seat | undefined;
  for (const event of events) {
    if (turns.length === 0 || ('seat' in event && event.seat !== seat)) turns.push([]);
    if ('seat' in event) seat = event.seat;
    turns.at(-1)!.push(event);
  }
  return turns;
}

/** Those that are shown at the chairs. */
export const numberedPlays = (plays: readonly Play[]): Play[] =>
  plays.filter(({ number }) => number !== null);

/** The plays of whoever played last. */
export function lastPlays(plays: readonly Play[]): Play[] {
  const seat = plays.at(-1)?.seat;
  const before = plays.findLastIndex((play) => play.seat !== seat);
  return plays.slice(before + 1);
}

/** The Knight and King cards that plays show: those that score Knights are told by name. */
export const cardsOf = (plays: readonly Play[]): CardId[] =>
  plays.flatMap(({ event }) => ('card' in event && event.type !== 'scored' ? [event.card] : []));

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

/** The chair that a play scores by itself; scoring cards have only a sum, which isn't any chair's. */
export function scoredChair({ event }: Play): Chair | null {
  if (event.type === 'moved') return event.from;
  return event.type === 'ringAdded' ? event.chair : null;
}

/** A way that the crown and all values went. */
export interface CrownsWay {
  readonly from: Chair;
  readonly to: Chair;
}

const isKing = (figure: Figure): boolean => figure.kind === 'prince' && figure.king;

/** Where the crown goes by a play: with the King, or to a new one; null if it stays. */
export function crownsWay({ event, pushed, crowned }: Play): CrownsWay | null {
  if (crowned !== null) return { from: crowned.oldKing, to: crowned.chair };
  if (pushed !== null && isKing(pushed.figure)) return pushed;
  return event.type === 'moved' && isKing(event.figure) ? event : null;
}

/** Whether all values went with the King, who's no new one. */
export const isShift = (play: Play): boolean => play.crowned === null && crownsWay(play) !== null;

/** Whether it's a card whose condition wasn't met. */
export const isUnmet = ({ event }: Play): boolean => event.type === 'scored' && !event.met;

/** The last one whose points aren't its chair's value any more, as the table has turned since; undefined if there's none. */
export const scoredBefore = (plays: readonly Play[]): Play | undefined => {
  const last = plays.findLastIndex((play) => crownsWay(play) !== null);
  return plays.slice(0, last + 1).findLast((play) => scoredChair(play) !== null);
};
