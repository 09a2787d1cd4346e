import type { AdventureNeed, AdversaryCard, CardDemand } from '../../src/games/quests/types.ts';
import { faceValue, grouped, kindOf, worthOf } from './reading.ts';

/** Whether each demand can be met by a different card. */
function meets(cards: readonly AdversaryCard[], demands: readonly CardDemand[]): boolean {
  const [first, ...rest] = demands;
  if (first === undefined) return true;
  return cards.some(
    (card, at) =>
      (first.kind === null || kindOf(card) === first.kind) &&
      faceValue(card) >= first.min &&
      meets(cards.toSpliced(at, 1), rest),
  );
}

/** Whether the cards are enough for the adventure's need. */
export function suffices(cards: readonly AdversaryCard[], need: AdventureNeed): boolean {
  if (need.type === 'sets') {
    const different = grouped(cards).flatMap(({ card, count }) =>
      Array<AdversaryCard>(Math.min(count, 4)).fill(card),
    );
    return need.sets.some((demands) => demands.length <= cards.length && meets(different, demands));
  }
  return worthOf(cards.filter((card) => need.kind === null || kindOf(card) === need.kind)) >= need.total;
}
