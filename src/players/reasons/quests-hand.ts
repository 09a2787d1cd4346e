import { KNIGHTS } from '../../games/quests/cards.ts';
import { KNIGHT_COLOURS } from '../../games/quests/data.ts';
import type { KnightCard, QuestsReason } from '../../games/quests/types.ts';
import type { Fact } from './facts.ts';

/** In points of the final score for each knight. */
const WEIGHT = 0.5;

/** The strongest colour in the hand, without Merlins. */
export function keptColour(hand: readonly KnightCard[]): Fact<QuestsReason>[] {
  const [best] = KNIGHT_COLOURS.map((colour) => ({
    colour,
    knights: hand
      .filter((card) => card.startsWith(colour))
      .reduce((sum, card) => sum + KNIGHTS.values[KNIGHTS.position[card]]!, 0),
  })).sort((a, b) => b.knights - a.knights);
  if (!best || best.knights === 0) return [];
  return [{ reason: { type: 'keeps', ...best }, amount: best.knights, weight: WEIGHT }];
}
