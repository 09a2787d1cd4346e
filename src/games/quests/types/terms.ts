export type Variant = 'basic' | 'seals';

/** The four kinds of adversaries, one column each: power is yellow, enemy blue, monster green, dragon red. */
export type Kind = 'power' | 'enemy' | 'monster' | 'dragon';
export type KnightColour = 'red' | 'orange' | 'beige';

/** A knight card is worth 1, or 2 with `-2` (two knights on one card). Merlin is worth 1 and joins any colour. */
export type KnightCard = KnightColour | `${KnightColour}-2` | 'merlin';

/** An adversary card is its kind and, after the hyphen, its value. Equal cards share an id. */
export type AdversaryCard =
  | `power-${1 | 2 | 3}`
  | `enemy-${1 | 2 | 3 | 4}`
  | `monster-${1 | 2 | 3 | 4}`
  | `dragon-${2 | 3 | 4 | 5}`;

export type AdventureId =
  | 'holy-grail'
  | 'mountain'
  | 'excalibur'
  | 'questing-beast'
  | 'robbers'
  | 'king-mark'
  | 'fisher-king'
  | 'vikings'
  | 'green-knight'
  | 'royal-tournament'
  | 'sea-monster'
  | 'gold-treasure'
  | 'saxons';

/** One card that an adventure requires: of this kind (null is any) and at least this value. */
export interface CardDemand {
  readonly kind: Kind | null;
  readonly min: number;
}

/**
 * What an adventure requires: cards of one kind (null is any) worth a total, or one card for each demand
 * of one of the sets.
 */
export type AdventureNeed =
  | { readonly type: 'total'; readonly kind: Kind | null; readonly total: number }
  | { readonly type: 'sets'; readonly sets: readonly (readonly CardDemand[])[] };
