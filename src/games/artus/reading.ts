import type { Seat } from '../game.ts';
import { cardsInPile, findCardRow as rowOf } from './cards.ts';
import { CARDS, CARPET, type CardRow, chairValue, type Place, spaceAt, VARIANTS } from './data.ts';
import type {
  ArtusEvent,
  ArtusPlayerView,
  ArtusView,
  CardId,
  Chair,
  Figure,
  PileId,
  PrinceFigure,
  Variant,
} from './types.ts';

const addUp = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

export interface Standing {
  readonly chair: Chair;
  readonly value: number;
}

/** A seat's Knights with their values, best first. */
export const rankedKnights = (view: ArtusView, seat: Seat): Standing[] =>
  view.chairs
    .flatMap((figure, chair) =>
      figure?.kind === 'knight' && figure.seat === seat ? [{ chair, value: chairValue(view, chair) }] : [],
    )
    .sort((a, b) => b.value - a.value || a.chair - b.chair);

/** What they're worth together. */
export const knightsWorth = (view: ArtusView, seat: Seat): number =>
  addUp(rankedKnights(view, seat).map(({ value }) => value));

/** The viewer's Knights once the table has turned. */
export interface Turn {
  /** Best first, where they are then. */
  readonly knights: readonly Standing[];
  /** What they gain or lose together. */
  readonly change: number;
}

const carpet: ReadonlySet<Chair> = new Set(CARPET.map(({ chair }) => chair));

export function onCarpet(chair: Chair): boolean {
  return carpet.has(chair);
}

/** Number of 50-point tiles for a score. */
export function tiles(score: number): number {
  return Math.max(0, Math.floor(score / 50));
}

export const cardRow = (card: CardId): CardRow => rowOf(card)!;

/** The piles in play, in display order. */
export function pilesInPlay(variant: Variant): PileId[] {
  return VARIANTS[variant].dealt.map(({ pile }) => pile);
}

/** All of a player's cards in one pile, with every copy listed, in the order of the data. */
export const pileCards = (pile: PileId): CardId[] => [...cardsInPile(pile)];

interface Rank {
  readonly place: number;
  /** Whether others have the same score. */
  readonly shared: boolean;
}

/** A seat's place by score: equal scores share one. */
export function seatRank({ players }: ArtusView, seat: Seat): Rank {
  const score = players[seat]?.score ?? 0;
  return {
    place: 1 + players.filter((other) => other.score > score).length,
    shared: players.filter((other) => other.score === score).length > 1,
  };
}

/** Whether the game has a leader already. */
export function hasLeader({ players }: ArtusView): boolean {
  return players.some(({ score }) => score !== players[0]?.score);
}

/** What a scoring card would score now. */
export interface Worth {
  readonly points: number;
  /** Whether the Knights it asks for are there; if not, the points are its penalty. */
  readonly isMet: boolean;
}

/** Where each card is in a sorted hand: as in the rules. */
export const cardOrder: ReadonlyMap<CardId, number> = new Map(CARDS.map(({ id }, i) => [id, i]));

/** A hand by pile and then by range, as in the rules. */
export function sortedHand(cards: readonly CardId[]): CardId[] {
  return [...cards].sort((a, b) => cardOrder.get(a)! - cardOrder.get(b)!);
}

export function isAt(view: ArtusView, { chair }: Standing, place: Place): boolean {
  return place === 'carpet' ? onCarpet(chair) : spaceAt(view.king, chair).colour === place;
}

const met = (points: number): Worth => ({ points, isMet: true });

/** The most that a scoring card would score for the seat now; null for cards that move a figure or add a ring. */
export function worthNow(view: ArtusView, seat: Seat, card: CardId): Worth | null {
  const { scoring } = cardRow(card);
  if (scoring === undefined) return null;
  const knights = rankedKnights(view, seat);
  if (scoring.of === 'all') return met(addUp(knights.map(({ value }) => value)) * scoring.sign + 0);
  if (scoring.of === 'best') return met(knights[0]?.value ?? 0);
  const left = [...knights];
  let worth = 0;
  for (const place of scoring.places) {
    const best = left.findIndex((knight) => isAt(view, knight, place));
    if (best < 0) return { points: scoring.penalty, isMet: false };
    worth += (left.splice(best, 1)[0] as Standing).value;
  }
  return met(worth);
}

/** The King, if the card can move him: it may name another metal than his. */
export function movableKing({ chairs, king }: ArtusView, card: CardId): PrinceFigure | undefined {
  const { pile, movePrince } = cardRow(card);
  const figure = chairs[king];
  if (pile !== 'king' || figure?.kind !== 'prince') return undefined;
  return movePrince?.metals.includes(figure.metal) ? figure : undefined;
}

/** What points come from, in the order in which it's shown; penalties are of scoring cards whose condition wasn't met. */
const SOURCES = ['knights', 'princes', 'rings', 'scoring', 'penalties'] as const;

export type Source = (typeof SOURCES)[number];

/** Those that the game has. */
export const pointSources = ({ variant }: ArtusView): readonly Source[] =>
  SOURCES.slice(0, pilesInPlay(variant).length === 2 ? 3 : undefined);

function sourceOf(card: CardId, { unmet }: ArtusPlayerView): Source {
  const { pile, ring } = cardRow(card);
  if (pile === 'knight') return 'knights';
  if (pile === 'king') return ring ? 'rings' : 'princes';
  return unmet.some((each) => each === card) ? 'penalties' : 'scoring';
}

/** A player's points from there. */
export const pointsFrom = (player: ArtusPlayerView, source: Source): number =>
  addUp(player.played.map((card, i) => (sourceOf(card, player) === source ? player.earned[i]! : 0)));

/** A player's turn, which is one in each round. */
interface ScoredTurn {
  /** From 1. */
  readonly round: number;
  readonly points: number;
  /** Those that were played, the one that did most for that first. */
  readonly cards: readonly CardId[];
}

const EXTREMES = { best: Math.max, worst: Math.min } as const;

export type Extreme = keyof typeof EXTREMES;

/** The turn that brought a seat most or cost it most, after the end. */
export function extremeTurn({ players, scoresByRound }: ArtusView, seat: Seat, extreme: Extreme): ScoredTurn {
  const most = EXTREMES[extreme];
  const changes = scoresByRound.map((scores, i) => scores[seat]! - (scoresByRound[i - 1]?.[seat] ?? 0));
  const points = most(...changes);
  const { played, earned } = players[seat]!;
  const round = changes.indexOf(points);
  const plays = Math.round(played.length / scoresByRound.length);
  const ofRound = earned.slice(round * plays, (round + 1) * plays);
  const first = ofRound.indexOf(most(...ofRound));
  const cards = played.slice(round * plays, (round + 1) * plays);
  return { round: round + 1, points, cards: [...cards.splice(first, 1), ...cards] };
}

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
export function collectPlays(events: readonly ArtusEvent[]): Play[] {
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
export function splitTurns(events: readonly ArtusEvent[]): ArtusEvent[][] {
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
export const cardsPlayed = (plays: readonly Play[]): CardId[] =>
  plays.flatMap(({ event }) => ('card' in event && event.type !== 'scored' ? [event.card] : []));

/** The chairs that a play's figures leave and reach, or where it scores. */
export function chairsPlayed({ event }: Play): {
  readonly from: readonly Chair[];
  readonly to: readonly Chair[];
} {
  if (event.type === 'moved') return { from: [event.from], to: [event.to] };
  if (event.type === 'scored') return { from: [], to: event.chairs };
  return { from: [], to: [event.chair] };
}

/** Who moved, was placed or got a ring; null for scoring cards. */
export function figurePlayed({ event, crowned }: Play): Figure | null {
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

interface Ranked {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
}

/** Best first; equal scores share a place. */
export function rankPlayers({ view }: { readonly view: ArtusView }): Ranked[] {
  return view.players
    .map(({ score }, seat) => ({ seat, score, place: seatRank(view, seat).place }))
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
