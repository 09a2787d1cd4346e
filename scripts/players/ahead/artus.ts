import { type Board, figureCode, knightChairs } from '../../../src/games/artus/board.ts';
import { findCardRow } from '../../../src/games/artus/cards.ts';
import { chairValue } from '../../../src/games/artus/data.ts';
import { choices, score } from '../../../src/games/artus/scoring.ts';
import type { ArtusPlayerView, ArtusView, CardId } from '../../../src/games/artus/types.ts';
import type { Seat } from '../../../src/games/game.ts';

/**
 * Expected points per point of space value. A Knight scores the space it leaves, so its space counts for
 * less as fewer cards are left.
 */
const WEIGHT = {
  ownKnight: 0.25,
  /** Split among all opponents. */
  theirKnight: 0.15,
  /** Per point that a scoring card in hand would score now. */
  cardInHand: 0.4,
} as const;

/** The points so far, plus the expected points from Knights on the ring and cards in hand. */
export function artusValuation(view: ArtusView, seat: Seat): number {
  const me = view.players[seat]!;
  const board = { chairs: view.chairs.map(figureCode), king: view.king };
  const theirs = view.players.reduce(
    (sum, _player, of) => (of === seat ? sum : sum + spaceTotal(board, of)),
    0,
  );
  const knights =
    WEIGHT.ownKnight * spaceTotal(board, seat) - WEIGHT.theirKnight * (theirs / (view.players.length - 1));
  const cards = (me.hand ?? []).reduce((sum, card) => sum + scoringNow(board, seat, card), 0);
  return me.score + shareToCome(me) * knights + WEIGHT.cardInHand * cards;
}

/** Total value of the spaces that the seat's Knights are on. */
function spaceTotal(board: Board, seat: Seat): number {
  return knightChairs(board, seat).reduce((sum, chair) => sum + chairValue(board, chair), 0);
}

/** Share of the player's cards not yet played, from 1 at the start to 0 at the end. */
function shareToCome({ handSize, piles, played }: ArtusPlayerView): number {
  const left = handSize + piles.knight + piles.king + piles.scoring;
  return left / (left + played.length);
}

/** The most that the card would score now; 0 unless it's a scoring card. */
function scoringNow(board: Board, seat: Seat, card: CardId): number {
  const scoring = findCardRow(card)?.scoring;
  if (!scoring || knightChairs(board, seat).length === 0) return 0;
  return Math.max(
    ...choices(board, seat, scoring).map((choice) => score(board, seat, scoring, choice).points),
  );
}
