import type { Seat } from '../game.ts';
import { ADVERSARIES, cardCounts } from './cards.ts';
import { cardKind, cardValue, FULL_COLUMN, KINDS, KNIGHT_COLOURS, LAST_ADVENTURE } from './data.ts';
import { ADVENTURE_NEEDS, isPayable } from './payments.ts';
import type {
  AdventureView,
  AdversaryCard,
  CardGameEvent,
  CardGameView,
  ChallengeMode,
  ColumnCard,
  Kind,
  KnightCard,
  KnightColour,
  TurnStep,
} from './types.ts';

/** The colour of a knight card, or `merlin`. */
export type Livery = KnightColour | 'merlin';

export const LIVERIES: readonly Livery[] = [...KNIGHT_COLOURS, 'merlin'];

export const knightLivery = (card: KnightCard): Livery => card.replace('-2', '') as Livery;

export const knightStrength = (card: KnightCard): 1 | 2 => (card.endsWith('-2') ? 2 : 1);

export const totalValue = (cards: readonly AdversaryCard[]): number =>
  cards.reduce((sum, card) => sum + cardValue(card), 0);

/** By kind, in column order, then by value. */
export function sortAdversaries(cards: readonly AdversaryCard[]): AdversaryCard[] {
  return [...cards].sort(
    (a, b) => KINDS.indexOf(cardKind(a)) - KINDS.indexOf(cardKind(b)) || cardValue(a) - cardValue(b),
  );
}

/** The cards that remain after paying. */
export function without<C extends string>(cards: readonly C[], paid: readonly C[]): C[] {
  const left = [...cards];
  for (const card of paid) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** Strength of a hand in each colour, and of the Merlins that may join any of them. */
export function handStrengths(hand: readonly KnightCard[]): Readonly<Record<Livery, number>> {
  const all: Record<Livery, number> = { red: 0, orange: 0, beige: 0, merlin: 0 };
  for (const card of hand) all[knightLivery(card)] += knightStrength(card);
  return all;
}

/** The same of colours that the hand has, with the Merlins that join them. */
export function joinedStrengths(hand: readonly KnightCard[]): Readonly<Record<Livery, number>> {
  const alone = handStrengths(hand);
  const joined = (colour: KnightColour) => (alone[colour] === 0 ? 0 : alone[colour] + alone.merlin);
  return { red: joined('red'), orange: joined('orange'), beige: joined('beige'), merlin: alone.merlin };
}

/** The most that the hand can pay for one adversary. */
export function reach(hand: readonly KnightCard[]): number {
  const { red, orange, beige, merlin } = handStrengths(hand);
  return Math.max(red, orange, beige) + merlin;
}

const needs = new Map(ADVENTURE_NEEDS.map(({ id, need }) => [id, need]));

/** Whether the cards can pay for the adventure. */
const suffices = (cards: readonly AdversaryCard[], { id }: AdventureView): boolean =>
  isPayable(ADVERSARIES, cardCounts(ADVERSARIES, cards), needs.get(id)!);

export interface Target {
  readonly card: AdversaryCard;
  readonly mode: ChallengeMode;
  /** Whether it's won at once, and not only sealed. */
  readonly isWon: boolean;
}

/** Ways the seat may challenge the card, regardless of its hand (rules, section 5). */
function modes(view: CardGameView, seat: Seat, { seal }: ColumnCard): readonly ChallengeMode[] {
  if (view.variant === 'basic') return ['usual'];
  if (seal !== null) return seal === seat ? ['repeated'] : [];
  return (view.players[seat]?.seals ?? 0) > 0 ? ['usual', 'double'] : ['double'];
}

/** Whether the seat may take the step now, or may in its own turn. */
const isOpen = ({ openSteps, toAct }: CardGameView, seat: Seat, step: TurnStep): boolean =>
  toAct !== seat || openSteps.includes(step);

/** Ways in which the seat's hand can pay for a card on display. */
export function affordableModes(
  view: CardGameView,
  seat: Seat,
): (shown: ColumnCard) => readonly ChallengeMode[] {
  if (!isOpen(view, seat, 'challenge')) return () => [];
  const most = reach(view.hand ?? []);
  return (shown) =>
    modes(view, seat, shown).filter((mode) => cardValue(shown.card) * (mode === 'double' ? 2 : 1) <= most);
}

/** Adversaries on display that the seat's hand can pay for, by kind and in display order, without duplicates. */
export function withinReach(view: CardGameView, seat: Seat): Target[] {
  const modesOf = affordableModes(view, seat);
  const found = new Map<string, Target>();
  for (const kind of KINDS)
    view.columns[kind].forEach((shown, at, column) => {
      for (const mode of modesOf(shown)) {
        const isWon = wonWith(view, seat, column, at, mode).length > 0;
        found.set(`${shown.card} ${mode}`, { card: shown.card, mode, isWon });
      }
    });
  return [...found.values()];
}

/** What a price brings: the usual one a seal on the card or the card at once, the double one the card. */
export type Gain = 'sealed' | 'won' | 'double';

/** What the seat's hand can bring it of a column's card in the game with seals, the usual price first; no double price that brings what the usual one does. */
export function columnGains(
  view: CardGameView,
  seat: Seat,
): (column: readonly ColumnCard[], at: number) => readonly Gain[] {
  const modesOf = affordableModes(view, seat);
  return (column, at) => {
    if (view.variant === 'basic') return [];
    const modes = modesOf(column[at]!);
    const isWon = (mode: ChallengeMode) => wonWith(view, seat, column, at, mode).length > 0;
    const isUsual = modes.some((mode) => mode !== 'double' && isWon(mode));
    const isSame = isUsual && (column.length === 1 || view.rules.columnCheck === 'challenge');
    return [
      ...(isUsual ? (['won'] as const) : modes.includes('usual') ? (['sealed'] as const) : []),
      ...(modes.includes('double') && !isSame ? (['double'] as const) : []),
    ];
  };
}

/** Open adventures that the seat's adversaries can pay for. */
export function payableAdventures(view: CardGameView, seat: Seat): AdventureView[] {
  if (!isOpen(view, seat, 'adventure')) return [];
  const trophies = view.players[seat]?.trophies ?? [];
  return view.adventures.filter((adventure) => adventure.taken === null && suffices(trophies, adventure));
}

/** What the seat wins with a challenge: the card unless it's only sealed, and all its others of the column once every card there has a seal. */
function wonWith(
  view: CardGameView,
  seat: Seat,
  column: readonly ColumnCard[],
  at: number,
  mode: ChallengeMode,
) {
  const { card } = column[at]!;
  if (view.variant === 'basic') return [card];
  const others = column.toSpliced(at, 1);
  const isChecked = mode === 'usual' || (mode === 'double' && view.rules.columnCheck === 'challenge');
  const isFull = isChecked && others.every(({ seal }) => seal !== null);
  return [
    ...(mode === 'usual' && !isFull ? [] : [card]),
    ...(isFull ? others.flatMap((other) => (other.seal === seat ? [other.card] : [])) : []),
  ];
}

/**
 * Whether whoever's turn it is may still come to an adventure in it, as far as the viewer knows: with cards that are
 * yet to be revealed, or with those that a challenge can bring.
 */
export function mayTakeLater(view: CardGameView, seat: Seat): boolean {
  if (view.openSteps.includes('reveal')) return true;
  if (!view.openSteps.includes('challenge')) return false;
  const { knights, trophies } = view.players[seat]!;
  const most = view.viewer === seat ? reach(view.hand ?? []) : 2 * knights;
  const open = view.adventures.filter(({ taken }) => taken === null);
  return KINDS.some((kind) =>
    view.columns[kind].some((shown, at, column) =>
      modes(view, seat, shown).some((mode) => {
        if (cardValue(shown.card) * (mode === 'double' ? 2 : 1) > most) return false;
        const held = [...trophies, ...wonWith(view, seat, column, at, mode)];
        return open.some((adventure) => suffices(held, adventure));
      }),
    ),
  );
}

/** Whether whoever's turn it is and hasn't revealed could have, before they challenged. */
export function couldReveal(
  { adversaryPile, columns, thisTurn, variant }: CardGameView,
  events: readonly CardGameEvent[],
): boolean {
  const { card, mode } = thisTurn?.challenge ?? {};
  const gone = (kind: Kind): number => {
    if (card === undefined || cardKind(card) !== kind) return 0;
    const won = events.filter((event) => event.type === 'won' && cardKind(event.card) === kind).length;
    return Math.max(won, variant === 'basic' || mode !== 'usual' ? 1 : 0);
  };
  return adversaryPile > 0 && KINDS.every((kind) => columns[kind].length + gone(kind) < FULL_COLUMN);
}

/** Number of adventures still to be taken before the game ends immediately. */
export function adventuresToEnd(view: CardGameView): number {
  return Math.max(0, LAST_ADVENTURE - view.adventures.filter(({ taken }) => taken !== null).length);
}

/**
 * How the game ends: it's `over`, or ends with the adventures that are left and with the last adversary on `display`,
 * as none is left to reveal, or with `adventures` alone.
 */
export function gameEnding(view: CardGameView): 'over' | 'display' | 'adventures' {
  if (view.end !== null || adventuresToEnd(view) === 0) return 'over';
  const isShown = KINDS.some((kind) => view.columns[kind].length > 0);
  return view.adversaryPile === 0 && isShown ? 'display' : 'adventures';
}

/** What a player has besides what they've won, by its sign: knights in hand, and with seals those left. */
export const heldCounts = ({ variant, players }: CardGameView, seat: Seat) => [
  ['knights', players[seat]!.knights] as const,
  ...(variant === 'seals' ? [['seal', players[seat]!.seals] as const] : []),
];

/**
 * A player's place during the game, 1 for the best, by points and then by knight cards, as at the end; null while
 * nobody has points, or all are equal.
 */
export function currentRank({ players }: CardGameView, seat: Seat): number | null {
  const own = players[seat]!;
  const isEqual = ({ score, knights }: typeof own) =>
    score === own.score && (score === 0 || knights === own.knights);
  if (players.every(isEqual)) return null;
  const isAhead = ({ score, knights }: typeof own) =>
    score > own.score || (score === own.score && knights > own.knights);
  return 1 + players.filter(isAhead).length;
}

/** Whether the seat's place isn't shared with others of as many points, as they have more or fewer knight cards. */
export const isDecidedByCards = ({ players }: CardGameView, seat: Seat): boolean =>
  players.some(({ score, knights }) => score === players[seat]!.score && knights !== players[seat]!.knights);

/** A player with what decides the place. */
export interface Ranked {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
  readonly knights: number;
  /** Those the player has taken. */
  readonly adventures: readonly AdventureView[];
  readonly trophies: number;
}

/** Best first; players with the same score and the same number of knights share a place. */
export function rankPlayers({ view }: { readonly view: CardGameView }): Ranked[] {
  const { players } = view;
  const places =
    view.places ?? players.map(({ score }) => 1 + players.filter((other) => other.score > score).length);
  const placeOf = (seat: Seat) => places[seat] ?? 1;
  return players
    .map(({ score, knights, trophies }, seat) => {
      const adventures = view.adventures.filter(({ taken }) => taken?.seat === seat);
      return { seat, score, knights, place: placeOf(seat), adventures, trophies: totalValue(trophies) };
    })
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}
