/** The four types of courtier, in the order in which every list of courtiers is written. */
export const COURTIERS = ['jester', 'maiden', 'guard', 'knight'] as const;
export type Courtier = (typeof COURTIERS)[number];

/** The types that each form a group when a court is scored. */
export const GROUPS = ['maiden', 'guard', 'knight'] as const;
export type GroupId = (typeof GROUPS)[number];

export const CHARACTERS = ['merlin', 'guinevere', 'arthur', 'lancelot'] as const;
export type Character = (typeof CHARACTERS)[number];

/** Values of the money tiles; 1 is the ace. Tiles of equal value are interchangeable. */
export const TILES = [1, 2, 3, 4, 5] as const;
export type Tile = (typeof TILES)[number];

/** A die's face: 0 is the null, 1 the ace, then 2 to 5. */
export type Pip = 0 | 1 | 2 | 3 | 4 | 5;
