import type { Seat } from '../../games/game.ts';
import { ADVERSARIES, counted } from '../../games/quests/cards.ts';
import { ADVENTURE_NEEDS, legalPayments } from '../../games/quests/payments.ts';
import type { AdventureView, AdversaryCard, QuestsView } from '../../games/quests/types.ts';

/** The open adventures that these adversaries pay for, most valuable first. */
export function affordable(
  { adventures, rules }: QuestsView,
  trophies: readonly AdversaryCard[],
): readonly AdventureView[] {
  const held = counted(ADVERSARIES, trophies);
  return adventures
    .filter(({ id, taken }) => {
      const need = ADVENTURE_NEEDS.find((other) => other.id === id)?.need;
      return taken === null && need && legalPayments(ADVERSARIES, held, need, rules.payment).length > 0;
    })
    .sort((a, b) => b.value - a.value);
}

export interface Denied {
  readonly seat: Seat;
  readonly adventure: AdventureView;
}

/** The most valuable open adventure that another player could pay for with the card, and can't without it. */
export function deniedBy(view: QuestsView, card: AdversaryCard, seat: Seat): Denied | undefined {
  return view.players
    .flatMap(({ trophies }, of): Denied[] => {
      if (of === seat) return [];
      const now = affordable(view, trophies).map(({ id }) => id);
      const then = affordable(view, [...trophies, card]).filter(({ id }) => !now.includes(id));
      return then.slice(0, 1).map((adventure) => ({ seat: of, adventure }));
    })
    .sort((a, b) => b.adventure.value - a.adventure.value)[0];
}
