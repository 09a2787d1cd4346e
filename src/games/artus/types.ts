import type { Seat } from '../game.ts';

export type Variant = 'basic' | 'advanced';

export type Metal = 'silver' | 'bronze';

export type PileId = 'knight' | 'king' | 'scoring';

/** Chair 0 to 27, clockwise. */
export type Chair = number;

/**
 * A card id is its pile and its name, e.g. `knight:3-6`. The two identical rings of the King pile share
 * the id `king:ring-either`, which therefore appears twice among a player's cards.
 */
export type KnightCard =
  | 'knight:1-5-both'
  | 'knight:1-4'
  | 'knight:2-5'
  | 'knight:3-6'
  | 'knight:4-7'
  | 'knight:5-7'
  | 'knight:6-8'
  | 'knight:7-9';

export type KingCard =
  | 'king:4-8-either'
  | 'king:1-7-silver'
  | 'king:1-7-bronze'
  | 'king:1-5-both-either'
  | 'king:ring-silver'
  | 'king:ring-bronze'
  | 'king:ring-either';

export type ScoringCard =
  | 'scoring:all'
  | 'scoring:opposite'
  | 'scoring:colours'
  | 'scoring:carpet'
  | 'scoring:three-red'
  | 'scoring:joker';

export type CardId = KnightCard | KingCard | ScoringCard;

export interface KnightFigure {
  readonly kind: 'knight';
  readonly seat: Seat;
}

/** One of the four Princes; exactly one of them is the King. Rings: 1 or 2 for a Prince, 3 for the King. */
export interface PrinceFigure {
  readonly kind: 'prince';
  readonly metal: Metal;
  readonly rings: number;
  readonly king: boolean;
}

export type Figure = KnightFigure | PrinceFigure;

/** Steps count chairs: forwards (clockwise) positive, backwards negative, never 0. */
export type ArtusAction =
  | { readonly type: 'place'; readonly chair: Chair }
  | { readonly type: 'moveKnight'; readonly card: CardId; readonly from: Chair; readonly steps: number }
  | { readonly type: 'movePrince'; readonly card: CardId; readonly from: Chair; readonly steps: number }
  | { readonly type: 'addRing'; readonly card: CardId; readonly chair: Chair }
  /**
   * A scoring card. `chairs` are those of the Knights the player chooses, ascending. It's empty when there's
   * nothing to choose: for all Knights, opposite signs, the joker (the best Knight counts automatically),
   * and a condition that isn't met.
   */
  | { readonly type: 'score'; readonly card: ScoringCard; readonly chairs: readonly Chair[] }
  | { readonly type: 'draw'; readonly pile: PileId };

export type ActionOf<Type extends ArtusAction['type']> = Extract<ArtusAction, { type: Type }>;

/** An action that plays a card. */
export type CardAction = ActionOf<'moveKnight' | 'movePrince' | 'addRing' | 'score'>;

export type ArtusEvent =
  | { readonly type: 'placed'; readonly seat: Seat; readonly chair: Chair }
  | {
      readonly type: 'moved';
      readonly seat: Seat;
      readonly card: CardId;
      readonly figure: Figure;
      readonly from: Chair;
      readonly to: Chair;
      readonly steps: number;
      readonly points: number;
    }
  | { readonly type: 'displaced'; readonly figure: Figure; readonly from: Chair; readonly to: Chair }
  | {
      readonly type: 'ringAdded';
      readonly seat: Seat;
      readonly card: CardId;
      readonly metal: Metal;
      readonly chair: Chair;
      /** The Prince's rings afterwards, 2 or 3. */
      readonly rings: number;
      readonly points: number;
    }
  /** The Prince on `chair` is now King; the old King keeps one ring on `oldKing`. */
  | { readonly type: 'crowned'; readonly metal: Metal; readonly chair: Chair; readonly oldKing: Chair }
  /** The King's chair has changed, and every space value has turned with him. */
  | { readonly type: 'turned'; readonly from: Chair; readonly to: Chair }
  | {
      readonly type: 'scored';
      readonly seat: Seat;
      readonly card: ScoringCard;
      /** The Knights scored; empty when the condition wasn't met. */
      readonly chairs: readonly Chair[];
      readonly met: boolean;
      readonly points: number;
    }
  | { readonly type: 'drew'; readonly seat: Seat; readonly pile: PileId }
  | { readonly type: 'roundEnded'; readonly round: number }
  | { readonly type: 'ended' };

/** What speaks for an action. Values and points are those of the action's own moment. */
export type ArtusReason =
  /** What it scores at once. */
  | { readonly type: 'points'; readonly points: number }
  /** Somebody else's Knight leaves a space of that value for a worse one. */
  | { readonly type: 'pushes'; readonly seat: Seat; readonly value: number }
  /** The value of the space that the player's Knight comes to. */
  | { readonly type: 'lands'; readonly value: number }
  /** What the player's own Knights gain from the King's new chair. */
  | { readonly type: 'turnsFor'; readonly points: number }
  /** What the Knights of that player, who loses the most, lose by it. */
  | { readonly type: 'turnsAgainst'; readonly seat: Seat; readonly points: number }
  /** What a scoring card that stays in hand would score afterwards. Only the player knows it. */
  | { readonly type: 'prepares'; readonly card: CardId; readonly points: number };

export interface ArtusPlayerView {
  readonly score: number;
  readonly handSize: number;
  /** Cards left on each pile; the scoring pile is 0 in the basic game. */
  readonly piles: Readonly<Record<PileId, number>>;
  /** Cards played so far, oldest first. Public. */
  readonly played: readonly CardId[];
  /** What each of them scored. */
  readonly earned: readonly number[];
  /** Those of them whose condition wasn't met. */
  readonly unmet: readonly ScoringCard[];
  /** Knights still to be placed. */
  readonly unplaced: number;
  /** Only in the viewer's own seat, in the order drawn. */
  readonly hand?: readonly CardId[];
}

export interface ArtusView {
  readonly variant: Variant;
  readonly phase: 'placement' | 'play' | 'over';
  /** 0 during placement, then 1 to `rounds`. */
  readonly round: number;
  /** 16 in the basic game, 11 in the advanced. */
  readonly rounds: number;
  readonly startSeat: Seat;
  /** Null when the game is over. */
  readonly toAct: Seat | null;
  /** Cards left to play in the current turn. */
  readonly playsLeft: number;
  /** Cards left to draw in the current turn. */
  readonly drawsLeft: number;
  readonly viewer: Seat | null;
  /** The figure on each of the 28 chairs. */
  readonly chairs: readonly (Figure | null)[];
  readonly king: Chair;
  readonly ringSupply: number;
  readonly players: readonly ArtusPlayerView[];
  /** Scores by seat after each finished round, first round first. */
  readonly scoresByRound: readonly (readonly number[])[];
}
