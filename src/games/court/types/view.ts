import type { Seat } from '../../game.ts';
import type { CourtPhase } from './phase.ts';
import type { Sizes } from './standing.ts';
import type { Character, Courtier } from './terms.ts';
import type { AuctionView, CharacterView, CourtPlayerView, RoleView } from './view-parts.ts';

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
  /** Group sizes by seat at the end of each finished round, with the characters held then; first round first. */
  readonly sizesByRound: readonly (readonly Sizes[])[];
}
