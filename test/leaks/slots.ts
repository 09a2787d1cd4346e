import type { Seat } from '../../src/games/game.ts';
import type { RandomIndex } from '../../src/games/playout.ts';

/** A place in a shuffled pile: the card there, and what became of it. */
export interface Slot<Card> {
  readonly card: Card;
  /** Whether the audience knows the card. */
  known: boolean;
  /** Who drew it; null while it's in the pile. */
  holder: Seat | null;
  /** The step in which it was drawn; -1 at set-up. */
  drawn: number;
  /** The step in which its holder showed it to everybody; null while nobody else has seen it. */
  shown: number | null;
}

export const slotsOf = <Card>(order: readonly Card[]): Slot<Card>[] =>
  order.map((card) => ({ card, known: false, holder: null, drawn: -1, shown: null }));

export function shuffled<T>(items: readonly T[], random: RandomIndex): T[] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = random(i + 1);
    [order[i], order[j]] = [order[j] as T, order[i] as T];
  }
  return order;
}

/**
 * Another order of the pile that the audience can't tell from this one: what it knows stays where it is, and whoever
 * showed a card had drawn one like it by then. Every such order is equally likely.
 */
export function reordered<Card>(slots: readonly Slot<Card>[], random: RandomIndex): Card[] {
  const order = slots.map(({ card, known }) => (known ? card : undefined));
  const put = (places: readonly number[], card: Card): void => {
    order[places[random(places.length)] as number] = card;
  };
  const hidden = slots.filter(({ known }) => !known);
  const shown = hidden.flatMap((slot) => (slot.shown === null ? [] : [{ ...slot, shown: slot.shown }]));
  for (const slot of shown.sort((a, b) => a.shown - b.shown)) {
    const fits = ({ holder, drawn }: Slot<Card>) => holder === slot.holder && drawn < slot.shown;
    put(
      [...order.keys()].filter((at) => order[at] === undefined && fits(slots[at] as Slot<Card>)),
      slot.card,
    );
  }
  const rest = shuffled(
    hidden.filter((slot) => slot.shown === null),
    random,
  );
  return order.map((card) => card ?? (rest.pop() as Slot<Card>).card);
}
