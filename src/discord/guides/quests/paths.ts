import type { AdversaryCard, KnightCard, QuestsAction } from '../../../games/quests/types.ts';

/** An adversary's key in a payment, e.g. `d4` for `dragon-4`. */
const adversaryKey = (card: AdversaryCard): string => `${card.charAt(0)}${card.slice(-1)}`;

/** Doubles are capital letters, e.g. `R` for `red-2`. */
const knightKey = (card: KnightCard): string =>
  card.endsWith('-2') ? card.charAt(0).toUpperCase() : card.charAt(0);

const byValue = (a: AdversaryCard, b: AdversaryCard): number => Number(b.slice(-1)) - Number(a.slice(-1));

/** The colour of the paying knights; `merlin` if only Merlins pay. */
export const colourOf = (pay: readonly KnightCard[]): KnightCard =>
  (pay.find((card) => card !== 'merlin')?.replace('-2', '') ?? 'merlin') as KnightCard;

/** An adventure's payment in the order in which its cards are chosen. */
export const paidInOrder = (pay: readonly AdversaryCard[]): AdversaryCard[] => pay.toSorted(byValue);

/**
 * Key order: reveal; adversary, mode, colour, knight by knight; adventure, adversary by adversary from the highest;
 * the number to draw.
 */
export function pathOf(action: QuestsAction): readonly string[] {
  switch (action.type) {
    case 'reveal':
      return ['reveal'];
    case 'challenge':
      return [action.card, action.mode, colourOf(action.pay), ...action.pay.map(knightKey)];
    case 'adventure':
      return [action.adventure, ...paidInOrder(action.pay).map(adversaryKey)];
    case 'draw':
      return [action.count === 0 ? 'done' : `draw-${action.count}`];
  }
}

/** Index of the first payment key. */
export const tailOf = (action: QuestsAction): number => (action.type === 'challenge' ? 2 : 1);
