import type { Seat } from '../../src/games/game.ts';
import type { CardGameState } from '../../src/games/quests/cards.ts';
import { START_HAND } from '../../src/games/quests/data.ts';
import type { CardGameAction } from '../../src/games/quests/types.ts';
import { orderOf, type Permuter, withOrders } from './permuter.ts';
import { reordered, type Slot, slotsOf } from './slots.ts';

const DISCARDS = 'knight discards';

/**
 * Two piles for all. Nobody knows the adversaries that are still to come. Of the knights everybody sees who draws how
 * many and what's paid; a reshuffle has the discards, which are public, in an order that isn't.
 */
export const permuteCardGame: Permuter = ({ record, state, audience, keepsHands }, random) => {
  const adversaries = slotsOf(orderOf(record.chance, 'adversary pile'));
  const left = (state as CardGameState).board.adversaryPile;
  for (const slot of adversaries.slice(0, adversaries.length - left)) slot.known = true;

  const knights = slotsOf(orderOf(record.chance, 'knight pile'));
  const reshuffles = new Map<number, Slot<string>[]>();
  const hands: Slot<string>[][] = Array.from({ length: record.options.seats }, () => []);
  let pile = knights;
  const draw = (seat: Seat, count: number, drawn: number): void => {
    for (const slot of pile.slice(0, count)) {
      Object.assign(slot, { holder: seat, drawn, known: keepsHands || seat === audience });
      hands[seat]?.push(slot);
    }
    pile = pile.slice(count);
  };
  for (let seat = 0; seat < hands.length; seat++) draw(seat, START_HAND, -1);
  for (const [index, { seat, action, chance }] of record.steps.entries()) {
    const did = action as CardGameAction;
    if (did.type === 'challenge')
      for (const paid of did.pay) {
        const slot = hands[seat]?.find(({ card, shown }) => card === paid && shown === null);
        if (!slot) throw new Error(`${paid} wasn't in hand`);
        slot.shown = index;
      }
    if (did.type !== 'draw') continue;
    if (chance.length > 0) {
      const discards = slotsOf(orderOf(chance, DISCARDS));
      reshuffles.set(index, discards);
      pile = [...pile, ...discards];
    }
    draw(seat, did.count, index);
  }
  const orders = new Map([
    ['adversary pile', reordered(adversaries, random)],
    ['knight pile', reordered(knights, random)],
  ]);
  return {
    ...record,
    chance: withOrders(record.chance, orders),
    steps: record.steps.map((step, index) => {
      const discards = reshuffles.get(index);
      if (!discards) return step;
      return { ...step, chance: withOrders(step.chance, new Map([[DISCARDS, reordered(discards, random)]])) };
    }),
  };
};
