import type { Seat } from '../../games/game.ts';
import type { KnightCard, QuestsView } from '../../games/quests/types.ts';

/** Points per knight of the strongest colour, since only one colour can fight at a time. */
const SAME_COLOUR = 0.15;

/** Extra points per Merlin, who joins any colour. */
const MERLIN = 0.2;

const knightsOn = (card: KnightCard): number => (card.endsWith('-2') ? 2 : 1);

/** Knights in hand, doubles as two. Cards just drawn in a preview are unknown and count as one. */
export function strength(view: QuestsView, seat: Seat): number {
  const hand = view.hand ?? [];
  const unknown = view.players[seat]!.knights - hand.length;
  return unknown + hand.reduce((sum, card) => sum + knightsOn(card), 0);
}

/** Points for the strongest colour, and for Merlins, who can join it. */
export function colourBonus(hand: readonly KnightCard[]): number {
  const byColour = new Map<string, number>();
  for (const card of hand) {
    const colour = card.replace('-2', '');
    byColour.set(colour, (byColour.get(colour) ?? 0) + knightsOn(card));
  }
  const merlins = byColour.get('merlin') ?? 0;
  byColour.delete('merlin');
  return SAME_COLOUR * (Math.max(0, ...byColour.values()) + merlins * (1 + MERLIN / SAME_COLOUR));
}
