import { knightsOf } from '../../games/artus/board.ts';
import { cardRow } from '../../games/artus/cards.ts';
import { codeOf } from '../../games/artus/figures.ts';
import { score } from '../../games/artus/scoring.ts';
import { choices } from '../../games/artus/scoring-choices.ts';
import type { ArtusReason, ArtusView } from '../../games/artus/types.ts';
import type { Seat } from '../../games/game.ts';
import type { Fact } from './facts.ts';

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
