import { CARDS, type Place, spaceAt } from '../../src/games/artus/data.ts';
import type { ArtusView, CardId, PrinceFigure } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { sumOf } from '../parts/shapes.ts';
import { type ArtusScene, cardRow, knightsOf, onCarpet, type Standing, type Worth } from './sheet.ts';
import type { HeldCard } from './small-cards.ts';
import { headOf } from './words.ts';

const places: ReadonlyMap<CardId, number> = new Map(CARDS.map(({ id }, i) => [id, i]));

/** A hand by pile and then by range, as in the rules. */
export function sortedHand(cards: readonly CardId[]): CardId[] {
  return [...cards].sort((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0));
}

function isAt(view: ArtusView, { chair }: Standing, place: Place): boolean {
  return place === 'carpet' ? onCarpet(chair) : spaceAt(view.king, chair).colour === place;
}

const met = (points: number): Worth => ({ points, isMet: true });

/** The most that a scoring card would score for the seat now; null for cards that move a figure or add a ring. */
function worthNow(view: ArtusView, seat: Seat, card: CardId): Worth | null {
  const { scoring } = cardRow(card);
  if (scoring === undefined) return null;
  const knights = knightsOf(view, seat);
  if (scoring.of === 'all') return met(sumOf(knights.map(({ value }) => value)) * scoring.sign + 0);
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

/** The seat's hand as pictures show it; `numbers` are those of the choices that play a card. */
export const heldCards = (
  { view, say }: ArtusScene,
  seat: Seat,
  numbers: ReadonlyMap<CardId | null, number> = new Map(),
): HeldCard[] =>
  sortedHand(view.players[seat]?.hand ?? []).map((card) => ({
    card,
    title: cardRow(card).scoring && say('artus-picture-title', { card: headOf(card) }),
    best: cardRow(card).scoring?.of === 'best' ? say('artus-picture-hand-best') : undefined,
    king: movableKing(view, card),
    now: worthNow(view, seat, card),
    number: numbers.get(card) ?? null,
  }));
