import type { GroupId } from './terms.ts';

export interface GroupStanding {
  /** Courtiers of this type in the court. */
  readonly courtiers: number;
  /** 2 if the player holds the character who counts as two of this type, else 0. */
  readonly pawn: 0 | 2;
  /** Jesters assigned to the group. */
  readonly jesters: number;
  /** The sum of the three. */
  readonly size: number;
}

/** A court as it would score, with its jesters assigned in the best way. */
export interface Standing {
  readonly groups: Readonly<Record<GroupId, GroupStanding>>;
  /** Jesters in the court, plus one for Merlin. */
  readonly jesters: number;
  /** Jesters that can't join any group. */
  readonly idleJesters: number;
  /** Group sizes, ascending. The first is the score, the others break ties. */
  readonly sizes: Sizes;
}
export type Sizes = readonly [min: number, mid: number, max: number];
