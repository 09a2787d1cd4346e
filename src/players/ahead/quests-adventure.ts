import { ADVERSARIES, cardValue, counted } from '../../games/quests/cards.ts';
import { ADVENTURE_NEEDS, legalPayments } from '../../games/quests/payments.ts';
import type { AdversaryCard, QuestsView } from '../../games/quests/types.ts';

/** Points gained by the best affordable adventure: its own less those of the adversaries paid. */
export function bestAdventure({ adventures, rules }: QuestsView, trophies: readonly AdversaryCard[]): number {
  if (trophies.length === 0) return 0;
  const held = counted(ADVERSARIES, trophies);
  let best = 0;
  for (const { id, value, taken } of adventures) {
    if (taken !== null || value <= best) continue;
    const { need } = ADVENTURE_NEEDS.find((other) => other.id === id)!;
    for (const pay of legalPayments(ADVERSARIES, held, need, rules.payment))
      best = Math.max(best, value - pay.reduce((sum, card) => sum + cardValue(card), 0));
  }
  return best;
}
