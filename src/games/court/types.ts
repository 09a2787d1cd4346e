import type { Seat } from '../game.ts';

/** The four types of courtier, in the order in which every list of courtiers is written. */
export const COURTIERS = ['jester', 'maiden', 'guard', 'knight'] as const;
export type Courtier = (typeof COURTIERS)[number];

/** The types that form a group of their own when a court is scored. */
export const GROUPS = ['maiden', 'guard', 'knight'] as const;
export type GroupId = (typeof GROUPS)[number];

export const CHARACTERS = ['merlin', 'guinevere', 'arthur', 'lancelot'] as const;
export type Character = (typeof CHARACTERS)[number];

/** Values of the money tiles, 1 being the ace. Tiles of equal value are alike. */
export const TILES = [1, 2, 3, 4, 5] as const;
export type Tile = (typeof TILES)[number];

/** Face of a die: the null is 0, the ace 1, then 2 to 5. */
export type Pip = 0 | 1 | 2 | 3 | 4 | 5;

/**
 * One decision. Lists are multisets in one fixed order, tiles ascending and courtiers in the order of
 * `COURTIERS`, so that equal decisions are equal actions.
 *
 * Exactly one seat decides at a time. A decision that the rules force stays an action and stands in the
 * record; it is then the only legal action, and `CourtView.forced` says so. It happens with `pass` (no
 * set of own tiles exceeds the bid), with `bid` (the opener's last tile), with `choose` (the last
 * character, or the black die on the third chooser), with an empty `swapMerlin`, with an empty or
 * all-taking `refill`, with `takeAspirant`, `takeAspirants` and `swapLancelot` among equal courtiers and
 * with `giveTile` among equal tiles. Where the rules carry out nothing there is no action: Arthur
 * passes over an opponent with one tile, and Lancelot one with whom no swap is possible.
 */
export type CourtAction =
  /** Set-up: one courtier from the peasantry, clockwise from seat 0. */
  | { readonly type: 'startCourtier'; readonly courtier: Courtier }
  /** A non-empty set of own tiles, ascending, whose sum exceeds the current bid. */
  | { readonly type: 'bid'; readonly tiles: readonly Tile[] }
  | { readonly type: 'pass' }
  /** The winner of the auction takes a character and its purse; the tiles bid become the new purse. */
  | { readonly type: 'choose'; readonly character: Character }
  /**
   * Merlin's swaps as their net result: `give` leaves the own court for the row, `take` comes from the
   * row. Equally long, 0 to 3, with no type in both.
   */
  | { readonly type: 'swapMerlin'; readonly give: readonly Courtier[]; readonly take: readonly Courtier[] }
  /** Guinevere's two aspirants. */
  | { readonly type: 'takeAspirants'; readonly courtiers: readonly Courtier[] }
  /** The one aspirant of each other player after Guinevere, clockwise from her left. */
  | { readonly type: 'takeAspirant'; readonly courtier: Courtier }
  /** Guinevere's new row: as many courtiers of the peasantry as the row holds, or all that are left. */
  | { readonly type: 'refill'; readonly courtiers: readonly Courtier[] }
  /** An opponent of Arthur's gives him one tile of his own choice. */
  | { readonly type: 'giveTile'; readonly tile: Tile }
  /** Lancelot's swap with the opponent whose turn it is: `give` is his own, `take` the opponent's; they differ. */
  | {
      readonly type: 'swapLancelot';
      readonly opponent: Seat;
      readonly give: Courtier;
      readonly take: Courtier;
    };

export type ActionOf<T extends CourtAction['type']> = Extract<CourtAction, { readonly type: T }>;

export type CourtEvent =
  | { readonly type: 'courtierTaken'; readonly seat: Seat; readonly courtier: Courtier }
  | {
      /** The first row lies open. */
      readonly type: 'rowLaid';
      /** Each roll of the four dice, first to last; every roll but the last was tied. Empty with 3 players. */
      readonly rolls: readonly Readonly<Record<Courtier, Pip>>[];
      /** The type of the highest die: added to the row with 4 players, removed with 2, null with 3. */
      readonly rolled: Courtier | null;
      readonly row: readonly Courtier[];
    }
  | {
      readonly type: 'favorRolled';
      /** Each roll, first to last: value by seat, null for a seat that was out of the tie. */
      readonly rolls: readonly (readonly (Pip | null)[])[];
      readonly seat: Seat;
    }
  | { readonly type: 'bid'; readonly seat: Seat; readonly tiles: readonly Tile[]; readonly sum: number }
  | { readonly type: 'passed'; readonly seat: Seat }
  | {
      readonly type: 'auctionWon';
      readonly seat: Seat;
      readonly tiles: readonly Tile[];
      readonly sum: number;
    }
  | {
      readonly type: 'chose';
      readonly seat: Seat;
      readonly character: Character;
      /** The tiles bid: the character's new purse. */
      readonly paid: readonly Tile[];
      /** The old purse, now in the treasury. */
      readonly received: readonly Tile[];
    }
  /** Both lists are empty when Merlin swapped nothing. */
  | {
      readonly type: 'merlinSwapped';
      readonly seat: Seat;
      readonly give: readonly Courtier[];
      readonly take: readonly Courtier[];
    }
  /** Guinevere's two, or one for each of the others. */
  | { readonly type: 'aspirantsTaken'; readonly seat: Seat; readonly courtiers: readonly Courtier[] }
  /** `full` is false when the peasantry could not fill the row: this is the last round. */
  | {
      readonly type: 'refilled';
      readonly seat: Seat;
      readonly courtiers: readonly Courtier[];
      readonly full: boolean;
    }
  | { readonly type: 'tileGiven'; readonly from: Seat; readonly to: Seat; readonly tile: Tile }
  /** The opponent has one tile only and gives Arthur none. */
  | { readonly type: 'tileSpared'; readonly from: Seat; readonly to: Seat }
  | {
      readonly type: 'lancelotSwapped';
      readonly seat: Seat;
      readonly opponent: Seat;
      readonly give: Courtier;
      readonly take: Courtier;
    }
  /** Both courts consist of one and the same type. */
  | { readonly type: 'lancelotSkipped'; readonly seat: Seat; readonly opponent: Seat }
  /** The King's Favor passes to Arthur's player; he may have held it already. */
  | { readonly type: 'favorMoved'; readonly from: Seat; readonly to: Seat }
  | { readonly type: 'blackDieMoved'; readonly character: Character }
  | { readonly type: 'roundEnded'; readonly round: number }
  | { readonly type: 'ended' };

export const PHASES = [
  'startCourtier',
  /** The dice are to be cast; seen only in a preview of the last starting courtier. */
  'dice',
  'bid',
  'choose',
  'swapMerlin',
  'takeAspirants',
  'takeAspirant',
  'refill',
  'giveTile',
  'swapLancelot',
  'over',
] as const;
/** The decision awaited. All but `dice`, `bid` and `over` are named like the action that ends them. */
export type CourtPhase = (typeof PHASES)[number];

export interface GroupStanding {
  /** Courtiers of the type in the court. */
  readonly courtiers: number;
  /** 2 when the character who counts as two of the type is held, else 0. */
  readonly pawn: 0 | 2;
  /** Jesters assigned to the group. */
  readonly jesters: number;
  /** The sum of the three. */
  readonly size: number;
}

/** A court as it would score, its jesters assigned as well as they can be. */
export interface Standing {
  readonly groups: Readonly<Record<GroupId, GroupStanding>>;
  /** Jesters in the court, and one more when Merlin is held. */
  readonly jesters: number;
  /** Jesters that may join no group. */
  readonly idleJesters: number;
  /** Sizes of the groups, ascending. The first is the score, the others break ties. */
  readonly sizes: Sizes;
}
export type Sizes = readonly [min: number, mid: number, max: number];

export interface CourtPlayerView {
  /** Own tiles, ascending; includes the tiles of a bid until the character is chosen. */
  readonly treasury: readonly Tile[];
  readonly court: Readonly<Record<Courtier, number>>;
  /** Characters taken this round (kept when the game is over), in the order of `CHARACTERS`. */
  readonly characters: readonly Character[];
  /** Characters still to be taken this round. */
  readonly quotaLeft: number;
  /** With the characters held now. */
  readonly standing: Standing;
  /** Place if the round and the game ended now; tied seats share it. */
  readonly place: number;
}

export interface CharacterView {
  readonly purse: readonly Tile[];
  readonly takenBy: Seat | null;
  /** Whether the seat that chooses now may take it; false for all but in the phase `choose`. */
  readonly open: boolean;
}

/** The auction under way, and until the character is chosen. */
export interface AuctionView {
  readonly opener: Seat;
  /** The highest bid, ascending; empty before the opener's. */
  readonly tiles: readonly Tile[];
  readonly sum: number;
  readonly bidder: Seat | null;
  /** Seats still in, clockwise from the opener. */
  readonly bidders: readonly Seat[];
  readonly passed: readonly Seat[];
}

/** The role being carried out. */
export interface RoleView {
  readonly character: Character;
  readonly seat: Seat;
  /** Whom Arthur or Lancelot is dealing with now; null with Merlin and Guinevere. */
  readonly opponent: Seat | null;
  /**
   * Other players not yet dealt with, clockwise, the one dealt with now first: those still to take an
   * aspirant, to give a tile, or to be swapped with. Some may yet be passed over.
   */
  readonly others: readonly Seat[];
}

/** Everything is public, so every viewer sees the same but for `viewer`. */
export interface CourtView {
  readonly viewer: Seat | null;
  readonly phase: CourtPhase;
  /** Null in the phases `dice` and `over`. */
  readonly toAct: Seat | null;
  /** The seat to act has one legal action only: there is nothing to ask. */
  readonly forced: boolean;
  /** As in `Game.turn`: one for the starting courtiers, then one for each auction and one for each role. */
  readonly turn: number;
  /** 0 during set-up, then from 1. */
  readonly round: number;
  /** Length of the whole game in rounds, as far as it is certain now; `min` equals `max` when it is known. */
  readonly rounds: { readonly min: number; readonly max: number };
  readonly lastRound: boolean;
  /** Aspirants; empty until the dice are cast. */
  readonly row: readonly Courtier[];
  /** Size of a full row. */
  readonly rowSize: number;
  readonly peasantry: Readonly<Record<Courtier, number>>;
  /** Holder of the King's Favor; null until it is rolled for. */
  readonly favor: Seat | null;
  /** The character who must be taken this round; null with 2 or 4 players, in round 1 and when over. */
  readonly blackDie: Character | null;
  readonly characters: Readonly<Record<Character, CharacterView>>;
  /** By seat. */
  readonly players: readonly CourtPlayerView[];
  readonly auction: AuctionView | null;
  readonly role: RoleView | null;
  /** Group sizes by seat at the end of each finished round, with the characters held then, first round first. */
  readonly sizesByRound: readonly (readonly Sizes[])[];
}
