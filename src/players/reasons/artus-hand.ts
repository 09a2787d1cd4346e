import { codeOf, knightsOf } from '../../games/artus/board.ts';
import { cardRow, cardsOf, PILES } from '../../games/artus/cards.ts';
import { legalActions } from '../../games/artus/legal.ts';
import { choices, score } from '../../games/artus/scoring.ts';
import type { ArtusReason, ArtusView, CardId } from '../../games/artus/types.ts';
import { stateFromView } from '../../games/artus/view.ts';
import type { Seat } from '../../games/game.ts';
import { anyOf, type Fact, type Outside } from './facts.ts';

/** In points of the final score: others move before the card is played. */
const WEIGHT = 0.3;

/** The scoring card in the seat's hand that would now score the most, if any scores. */
export function preparedCard(view: ArtusView, seat: Seat): Fact<ArtusReason>[] {
  const board = { chairs: view.chairs.map(codeOf), king: view.king };
  if (knightsOf(board, seat).length === 0) return [];
  const facts = (view.players[seat]!.hand ?? []).flatMap((card): Fact<ArtusReason>[] => {
    const scoring = cardRow(card)?.scoring;
    if (!scoring) return [];
    const points = Math.max(
      ...choices(board, seat, scoring).map((choice) => score(board, seat, scoring, choice).points),
    );
    return points > 0 ? [{ reason: { type: 'prepares', card, points }, amount: points, weight: WEIGHT }] : [];
  });
  return facts.sort((a, b) => b.amount - a.amount).slice(0, 1);
}

/** Each seat has cards of its own, and shows those that it plays. */
export const artusOutside: Outside<ArtusView> = {
  before: (open, seat) => seenBy(seat, open, unplayed(open, seat)),
  actions(open, seat, random) {
    const hand = anyOf(unplayed(open, seat), open.players[seat]!.handSize, random);
    return legalActions(stateFromView(seenBy(seat, open, hand)), seat);
  },
};

const unplayed = ({ players }: ArtusView, seat: Seat): CardId[] =>
  players[seat]!.played.reduce<CardId[]>(
    (left, card) => left.toSpliced(left.indexOf(card), 1),
    PILES.flatMap(cardsOf),
  );

const seenBy = (seat: Seat, open: ArtusView, hand: readonly CardId[]): ArtusView => ({
  ...open,
  viewer: seat,
  players: open.players.map((player, of) => (of === seat ? { ...player, hand } : player)),
});
