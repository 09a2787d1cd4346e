import { PLACE_BIT } from '../../games/artus/board.ts';
import { PILES } from '../../games/artus/cards.ts';
import { CARDS, type CardRow, type Range } from '../../games/artus/data.ts';
import type { CardId, Metal, PileId } from '../../games/artus/types.ts';

/** Number of set bits. */
export function countBits(mask: number): number {
  let bits = mask - ((mask >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}

/** Index of the lowest set bit; the mask isn't 0. */
export const lowestBit = (mask: number): number => 31 - Math.clz32(mask & -mask);

/** The set bit, alone, that has `skipped` set bits below it. */
export function nthBit(mask: number, skipped: number): number {
  let rest = mask;
  for (let i = 0; i < skipped; i++) rest &= rest - 1;
  return rest & -rest;
}

/**
 * A player's cards as bits of a mask: card 0 to 7 of the Knight pile, 8 to 15 of the King pile, 16 to 23 of the
 * scoring pile. Cards that are alike have consecutive numbers and the same kind.
 */
export type Cards = number;

/** The kinds of cards, by number; a kind is a row of the rulebook's data. */
export const CARD_KINDS: readonly CardRow[] = CARDS;

export const KIND_OF = new Map<CardId, number>(CARDS.map(({ id }, kind) => [id, kind]));

const PILE_SIZE = 8;

const PILE_COUNT = PILES.length;

export const pileNumber = (pile: PileId): number => PILES.indexOf(pile);

const numbered = PILES.flatMap((pile, at) =>
  CARDS.flatMap((row, kind) => (row.pile === pile ? Array.from({ length: row.copies }, () => kind) : [])).map(
    (kind, i) => ({ kind, card: at * PILE_SIZE + i }),
  ),
);

/** The kind of each card. */
export const KIND = new Int8Array(PILE_SIZE * PILE_COUNT);
/** All cards of each kind. */
export const OF_KIND = new Int32Array(CARD_KINDS.length);
for (const { kind, card } of numbered) {
  KIND[card] = kind;
  OF_KIND[kind] = (OF_KIND[kind] as number) | (1 << card);
}

/** Every possible card of each pile, by pile number. */
export const OF_PILE: readonly Cards[] = PILES.map((_, at) => ((1 << PILE_SIZE) - 1) << (at * PILE_SIZE));

/** The cards with these IDs, each as often as it appears. */
export function cardsFrom(ids: readonly CardId[]): Cards {
  let cards = 0;
  for (const id of ids) {
    const free = (OF_KIND[KIND_OF.get(id) as number] as number) & ~cards;
    cards |= free & -free;
  }
  return cards;
}

/** Every card of a pile. */
export const wholePile = (pile: PileId): Cards =>
  numbered.reduce(
    (cards, { kind, card }) => (CARD_KINDS[kind]?.pile === pile ? cards | (1 << card) : cards),
    0,
  );

const moveSteps = (range: Range | undefined): number[] => {
  if (!range) return [];
  const forwards = Array.from({ length: range.max - range.min + 1 }, (_, i) => range.min + i);
  return range.both ? [...forwards, ...forwards.map((steps) => -steps)] : forwards;
};

/** The steps that a card can move a Knight, by kind; none if it moves no Knight. */
export const KNIGHT_STEPS = CARDS.map(({ moveKnight }) => Int8Array.from(moveSteps(moveKnight)));
/** The same for a Prince. */
export const PRINCE_STEPS = CARDS.map(({ movePrince }) => Int8Array.from(moveSteps(movePrince)));

const metalBits = (metals: readonly Metal[] = []): number =>
  metals.reduce((bits, metal) => bits | (metal === 'silver' ? 1 : 2), 0);

/** The metals whose Princes a card moves, by kind: 1 for silver plus 2 for bronze. */
export const MOVED_METALS = Int8Array.from(CARDS, ({ movePrince }) => metalBits(movePrince?.metals));
/** The metals whose Princes a card gives a ring. */
export const RING_METALS = Int8Array.from(CARDS, ({ ring }) => metalBits(ring));

/** What a card scores. */
export const Scores = { nothing: 0, all: 1, chosen: 2, best: 3 } as const;

/** What each kind scores, as one of `Scores`. */
export const SCORES = Int8Array.from(CARDS, ({ scoring }) => Scores[scoring?.of ?? 'nothing']);
/** The sign of cards that score all Knights. */
export const SIGN = Int8Array.from(CARDS, ({ scoring }) => (scoring?.of === 'all' ? scoring.sign : 0));
/** Of cards that score chosen Knights: how many, where as bits, and what's scored if there aren't enough. */
export const CHOSEN = Int8Array.from(CARDS, ({ scoring }) =>
  scoring?.of === 'chosen' ? scoring.places.length : 0,
);
export const PLACES = Int8Array.from(CARDS, ({ scoring }) =>
  scoring?.of === 'chosen' ? scoring.places.reduce((bits, place) => bits | PLACE_BIT[place], 0) : 0,
);
export const PENALTY = Int8Array.from(CARDS, ({ scoring }) =>
  scoring?.of === 'chosen' ? scoring.penalty : 0,
);

const cardsThatScore = (scores: number): Cards =>
  numbered.reduce((cards, { kind, card }) => (SCORES[kind] === scores ? cards | (1 << card) : cards), 0);

/** Cards that score all Knights. */
export const ALL_KNIGHTS_CARDS: Cards = cardsThatScore(Scores.all);
/** Cards that score anything. */
export const SCORING: Cards =
  cardsThatScore(Scores.all) | cardsThatScore(Scores.chosen) | cardsThatScore(Scores.best);
