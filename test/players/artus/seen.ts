import { cardsInPile, PILES } from '../../../src/games/artus/cards.ts';
import type { ArtusState } from '../../../src/games/artus/state.ts';
import type { CardId } from '../../../src/games/artus/types.ts';
import { FIRST_PRINCE, metalBit } from '../../../src/players/artus/board.ts';
import { CARD_KINDS, type Cards, KIND } from '../../../src/players/artus/deck.ts';
import type { ArtusPosition } from '../../../src/players/artus/position.ts';
import { NOBODY } from '../../../src/players/search/position.ts';

const idsOf = (cards: Cards): CardId[] =>
  Array.from(KIND, (kind, card) => ({ id: CARD_KINDS[kind]!.id, held: (cards & (1 << card)) !== 0 }))
    .filter(({ held }) => held)
    .map(({ id }) => id)
    .sort();

const codeAt = ({ board }: ArtusPosition, chair: number): number => {
  const figure = board.figures[chair]!;
  if (figure === 0) return 0;
  if (figure < FIRST_PRINCE) return 1 + Math.floor((figure - 1) / 5);
  return (metalBit(figure) === 1 ? 4 : 7) + board.rings[figure - FIRST_PRINCE]!;
};

/** All that a position and a state must agree on, hidden cards included but not their order. */
export const seenIn = (position: ArtusPosition) => ({
  actor: position.actor,
  round: position.round,
  startSeat: position.startSeat,
  playsLeft: position.playsLeft,
  drawsLeft: position.drawsLeft,
  king: position.board.king,
  chairs: Array.from({ length: 28 }, (_, chair) => codeAt(position, chair)),
  players: Array.from({ length: position.seats }, (_, seat) => ({
    score: position.scores[seat],
    unplaced: position.unplaced[seat],
    hand: idsOf(position.hands[seat]!),
    piles: idsOf(position.piles[seat]!),
  })),
});

export const seenOf = (state: ArtusState): ReturnType<typeof seenIn> => ({
  actor: state.toAct ?? NOBODY,
  round: state.round,
  startSeat: state.startSeat,
  playsLeft: state.playsLeft,
  drawsLeft: state.drawsLeft,
  king: state.king,
  chairs: [...state.chairs],
  players: state.players.map(({ score, unplaced, hand, piles }) => ({
    score,
    unplaced,
    hand: [...hand].sort(),
    piles: PILES.flatMap((pile) => piles[pile]).sort(),
  })),
});

/** Every card that a player owns in the variant, as often as they own it. */
export const deckOf = (variant: string): CardId[] =>
  PILES.filter((pile) => pile !== 'scoring' || variant === 'advanced')
    .flatMap(cardsInPile)
    .sort();
