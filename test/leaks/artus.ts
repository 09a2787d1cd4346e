import { VARIANTS } from '../../src/games/artus/data.ts';
import type { ArtusAction, Variant } from '../../src/games/artus/types.ts';
import { orderOf, type Permuter, withOrders } from './permuter.ts';
import { reordered, type Slot, slotsOf } from './slots.ts';

const nameOf = (seat: number, pile: string): string => `pile of seat ${seat}: ${pile}`;

/**
 * Every seat shuffles piles of its own. Others see how many cards it has drawn from which, and when it plays one; it
 * knows what it has drawn, and not the order of what's left.
 */
export const permuteArtus: Permuter = ({ record, audience, keepsHands }, random) => {
  const piles = new Map<string, Slot<string>[]>(
    record.chance.flatMap(({ what }) =>
      what.startsWith('pile of') ? [[what, slotsOf(orderOf(record.chance, what))]] : [],
    ),
  );
  const draw = (seat: number, pile: string, drawn: number): void => {
    const top = piles.get(nameOf(seat, pile))?.find(({ holder }) => holder === null);
    if (!top) throw new Error(`no ${pile} card to draw`);
    Object.assign(top, { holder: seat, drawn, known: keepsHands || seat === audience });
  };
  for (let seat = 0; seat < record.options.seats; seat++)
    for (const { pile, cards } of VARIANTS[record.options.variant as Variant].dealt)
      for (let card = 0; card < cards; card++) draw(seat, pile, -1);
  for (const [index, { seat, action }] of record.steps.entries()) {
    const did = action as ArtusAction;
    if (did.type === 'draw') draw(seat, did.pile, index);
    else if ('card' in did) {
      const pile = piles.get(nameOf(seat, did.card.slice(0, did.card.indexOf(':'))));
      const played = pile?.find(
        ({ card, holder, shown }) => card === did.card && holder === seat && shown === null,
      );
      if (!played) throw new Error(`${did.card} wasn't in hand`);
      played.shown = index;
    }
  }
  const orders = new Map([...piles].map(([what, slots]) => [what, reordered(slots, random)]));
  return { ...record, chance: withOrders(record.chance, orders) };
};
