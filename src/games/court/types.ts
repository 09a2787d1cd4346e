import type { Seat } from '../game.ts';

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

/**
 * One decision. Lists are multisets in a fixed order, tiles ascending and courtiers in the order of
 * `COURTIERS`, so that equal decisions are equal actions.
 *
 * Exactly one seat decides at a time. A forced decision is still an action and part of the record; it's
 * then the only legal action, and `CourtView.forced` says so. That happens with `pass` (no set of the
 * player's tiles exceeds the bid), `bid` (the opener's last tile), `choose` (the last character, or the
 * black die on the third chooser), an empty `swapMerlin`, an empty or all-taking `refill`, `takeAspirant`,
 * `takeAspirants` and `swapLancelot` among equal courtiers, and `giveTile` among equal tiles. Where the
 * rules skip something there's no action: Arthur skips an opponent with one tile, and Lancelot one
 * where no swap is possible.
 */
export type CourtAction =
  /** Set-up: one courtier from the peasantry, clockwise from seat 0. */
  | { readonly type: 'startCourtier'; readonly courtier: Courtier }
  /** One or more of the bidder's tiles, ascending, whose sum exceeds the current bid. */
  | { readonly type: 'bid'; readonly tiles: readonly Tile[] }
  | { readonly type: 'pass' }
  /** The winner of the auction takes a character and its purse; the tiles bid become the new purse. */
  | { readonly type: 'choose'; readonly character: Character }
  /**
   * The net result of Merlin's swaps: `give` goes from the player's court to the row, `take` the other way.
   * Both have the same length, 0 to 3, and no type is in both.
   */
  | { readonly type: 'swapMerlin'; readonly give: readonly Courtier[]; readonly take: readonly Courtier[] }
  /** Guinevere's two aspirants. */
  | { readonly type: 'takeAspirants'; readonly courtiers: readonly Courtier[] }
  /** One aspirant for each other player, clockwise from Guinevere's left. */
  | { readonly type: 'takeAspirant'; readonly courtier: Courtier }
  /** Guinevere's new row from the peasantry: a full row, or everyone left. */
  | { readonly type: 'refill'; readonly courtiers: readonly Courtier[] }
  /** An opponent gives Arthur one tile of their choice. */
  | { readonly type: 'giveTile'; readonly tile: Tile }
  /** Lancelot's swap with the current opponent: `give` is from his player's court, `take` from the opponent's; they differ. */
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
      /** The first row is on the table. */
      readonly type: 'rowLaid';
      /** Each roll of the four dice in order; all but the last were tied. Empty with 3 players. */
      readonly rolls: readonly Readonly<Record<Courtier, Pip>>[];
      /** The highest die's type: added to the row with 4 players, removed with 2; null with 3. */
      readonly rolled: Courtier | null;
      readonly row: readonly Courtier[];
    }
  | {
      readonly type: 'favorRolled';
      /** Each roll in order: value by seat, null for a seat no longer in the tie. */
      readonly rolls: readonly (readonly (Pip | null)[])[];
      readonly seat: Seat;
    }
  | { readonly type: 'bid'; readonly seat: Seat; readonly tiles: readonly Tile[]; readonly sum: number }
  /** `unbeaten`: the highest bid if the seat couldn't beat it, else null. */
  | { readonly type: 'passed'; readonly seat: Seat; readonly unbeaten: number | null }
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
  /** Two for Guinevere's player, one for anyone else. */
  | { readonly type: 'aspirantsTaken'; readonly seat: Seat; readonly courtiers: readonly Courtier[] }
  /** `full` is false when the peasantry couldn't fill the row, which makes this the last round. */
  | {
      readonly type: 'refilled';
      readonly seat: Seat;
      readonly courtiers: readonly Courtier[];
      readonly full: boolean;
    }
  | { readonly type: 'tileGiven'; readonly from: Seat; readonly to: Seat; readonly tile: Tile }
  /** The opponent has only one tile and gives Arthur none. */
  | { readonly type: 'tileSpared'; readonly from: Seat; readonly to: Seat }
  | {
      readonly type: 'lancelotSwapped';
      readonly seat: Seat;
      readonly opponent: Seat;
      readonly give: Courtier;
      readonly take: Courtier;
    }
  /** Both courts consist of the same single type. */
  | { readonly type: 'lancelotSkipped'; readonly seat: Seat; readonly opponent: Seat }
  /** The King's Favor passes to Arthur's player, who may already have held it. */
  | { readonly type: 'favorMoved'; readonly from: Seat; readonly to: Seat }
  | { readonly type: 'blackDieMoved'; readonly character: Character }
  | { readonly type: 'roundEnded'; readonly round: number }
  | { readonly type: 'ended' };

const PHASES = [
  'startCourtier',
  /** The dice are about to be rolled; seen only in a preview of the last starting courtier. */
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

/** The decision to make now. All but `dice`, `bid` and `over` are named after the action that ends them. */
export type CourtPhase = (typeof PHASES)[number];

/** How a group changes. `aside`: without the player's characters, who are given back at the end of the round. */
interface Growth {
  readonly from: number;
  readonly to: number;
  readonly aside: boolean;
}

/** What speaks for an action. */
export type CourtReason =
  /** The player's smallest group grows. */
  | ({ readonly type: 'smallest' } & Growth)
  /** The second smallest group, which breaks ties, grows. */
  | ({ readonly type: 'middle' } & Growth)
  /** Somebody else's smallest group shrinks. */
  | ({ readonly type: 'weakens'; readonly seat: Seat } & Growth)
  /** The character can make the smallest group grow at once. */
  | { readonly type: 'role'; readonly character: Character; readonly from: number; readonly to: number }
  /** The purse that comes with the character. */
  | { readonly type: 'purse'; readonly tiles: readonly Tile[] }
  /** How many opponents have a tile to give to Arthur. */
  | { readonly type: 'collects'; readonly tiles: number }
  /** The King's Favor, which breaks ties. */
  | { readonly type: 'favor' }
  | { readonly type: 'outbids'; readonly seat: Seat }
  /** What a bid or a gift leaves in the treasury. */
  | { readonly type: 'keeps'; readonly tiles: readonly Tile[] }
  /** The same for somebody who passes. */
  | { readonly type: 'saves'; readonly tiles: readonly Tile[] };

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

export interface CourtPlayerView {
  /** The player's tiles, ascending; includes the tiles of a bid until the character is chosen. */
  readonly treasury: readonly Tile[];
  readonly court: Readonly<Record<Courtier, number>>;
  /** Characters taken this round, or in the last one when the game is over, in the order of `CHARACTERS`. */
  readonly characters: readonly Character[];
  /** Characters left to take this round. */
  readonly quotaLeft: number;
  /** With the current characters. */
  readonly standing: Standing;
  /** Without them, as they go back when a round ends that isn't the last. */
  readonly lasting: Standing;
  /** Place if the round and the game ended now; tied seats share a place. */
  readonly place: number;
  /** The same without characters. */
  readonly lastingPlace: number;
}

export interface CharacterView {
  readonly purse: readonly Tile[];
  readonly takenBy: Seat | null;
  /** Whether the current chooser may take it; false outside the phase `choose`. */
  readonly open: boolean;
}

/** The current auction, until the character is chosen. */
export interface AuctionView {
  readonly opener: Seat;
  /** The highest bid, ascending; empty before the first. */
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
  /** The opponent Arthur or Lancelot is dealing with; null for Merlin and Guinevere. */
  readonly opponent: Seat | null;
  /**
   * Other players still to take an aspirant, give a tile or be swapped with, clockwise, starting with the
   * current one. Some may yet be skipped.
   */
  readonly others: readonly Seat[];
}

/** Everything is public, so all viewers see the same apart from `viewer`. */
export interface CourtView {
  readonly viewer: Seat | null;
  readonly phase: CourtPhase;
  /** Null in the phases `dice` and `over`. */
  readonly toAct: Seat | null;
  /** The seat to act has only one legal action, so there's nothing to ask. */
  readonly forced: boolean;
  /** As in `Game.turn`: one for the starting courtiers, then one per auction and one per role that needs decisions. */
  readonly turn: number;
  /** 0 during set-up, then from 1. */
  readonly round: number;
  /** Bounds on the game's length in rounds; equal once it's certain. */
  readonly rounds: { readonly min: number; readonly max: number };
  readonly lastRound: boolean;
  /** Aspirants; empty until the dice are rolled. */
  readonly row: readonly Courtier[];
  /** Size of a full row. */
  readonly rowSize: number;
  readonly peasantry: Readonly<Record<Courtier, number>>;
  /** Holder of the King's Favor; null until it's rolled for. */
  readonly favor: Seat | null;
  /** The character who must be taken this round; null with 2 or 4 players, in round 1 and when the game is over. */
  readonly blackDie: Character | null;
  readonly characters: Readonly<Record<Character, CharacterView>>;
  /** By seat. */
  readonly players: readonly CourtPlayerView[];
  readonly auction: AuctionView | null;
  readonly role: RoleView | null;
  /** Group sizes by seat after each finished round, with characters only at the end of the game; first round first. */
  readonly sizesByRound: readonly (readonly Sizes[])[];
}
