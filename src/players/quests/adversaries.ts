import { ADVERSARIES } from '../../games/quests/cards.ts';
import { KINDS, kindOf } from '../../games/quests/data.ts';

/** The value of each adversary, and its column, by position in the deck. */
export const VALUE: Int32Array = Int32Array.from(ADVERSARIES.values);
export const COLUMN: Int32Array = Int32Array.from(ADVERSARIES.cards, (card) => KINDS.indexOf(kindOf(card)));
