import { counted, fullDeck, KNIGHTS } from '../../games/quests/cards.ts';
import { KNIGHT_COLOURS } from '../../games/quests/data.ts';
import { legalActions } from '../../games/quests/legal.ts';
import type { KnightCard, QuestsReason, QuestsView } from '../../games/quests/types.ts';
import { boardOf } from '../../games/quests/view.ts';
import { anyOf, type Fact, type Outside } from './facts.ts';

/** In points of the final score for each knight. */
const COLOUR_WEIGHT = 0.5;

/** The strongest colour in the hand, without Merlins. */
export function keptColour(hand: readonly KnightCard[]): Fact<QuestsReason>[] {
  const [best] = KNIGHT_COLOURS.map((colour) => ({
    colour,
    knights: hand
      .filter((card) => card.startsWith(colour))
      .reduce((sum, card) => sum + KNIGHTS.values[KNIGHTS.position[card]]!, 0),
  })).sort((a, b) => b.knights - a.knights);
  if (!best || best.knights === 0) return [];
  return [{ reason: { type: 'keeps', ...best }, amount: best.knights, weight: COLOUR_WEIGHT }];
}

/** The knights that aren't discarded may be in any hand. */
export const questsOutside: Outside<QuestsView> = {
  before: (open) => open,
  actions(open, seat, random) {
    const discarded = counted(KNIGHTS, open.discards);
    const others = fullDeck(KNIGHTS).filter((card) => {
      const at = KNIGHTS.position[card];
      if (discarded[at] === 0) return true;
      discarded[at]!--;
      return false;
    });
    const hands = open.players.map(({ knights }, of) =>
      counted(KNIGHTS, of === seat ? anyOf(others, knights, random) : []),
    );
    return legalActions({ board: boardOf(open), hands, knightPile: [], adversaryPile: [] }, seat);
  },
};
