import { kindOf } from './cards.ts';
import { FULL_COLUMN, KINDS } from './data.ts';
import type { AdversaryCard, Columns, Kind } from './types.ts';

/** The cards that a reveal turns up from the top of the pile, until a column is full or the pile is empty. */
export function cardsToReveal(columns: Columns, pile: readonly AdversaryCard[]): AdversaryCard[] {
  const lengths = {} as Record<Kind, number>;
  for (const kind of KINDS) lengths[kind] = columns[kind].length;
  const last = pile.findIndex((card) => ++lengths[kindOf(card)] >= FULL_COLUMN);
  return pile.slice(0, last < 0 ? pile.length : last + 1);
}
