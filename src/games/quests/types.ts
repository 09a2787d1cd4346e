import type { Seat } from '../game.ts';

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

/** The four actions of a turn, in their fixed order (rules, section 3). */
export type TurnStep = 'reveal' | 'challenge' | 'adventure' | 'draw';

/**
 * `usual`: wins the card in the basic game; puts the player's seal on it in the game with seals.
 * `repeated`: wins a card with the player's own seal. `double`: wins an unsealed card for twice its value.
 * The last two exist only in the game with seals.
 */
export type ChallengeMode = 'usual' | 'repeated' | 'double';

/**
 * `pay` is in the order of `KNIGHT_CARDS` or `ADVERSARY_CARDS` (cards.ts); no other order is legal.
 * The mode distinguishes sealed from unsealed cards, so mode and card identify one adversary, up to equal cards.
 */
export type CardGameAction =
  | { readonly type: 'reveal' }
  | {
      readonly type: 'challenge';
      readonly mode: ChallengeMode;
      readonly card: AdversaryCard;
      readonly pay: readonly KnightCard[];
    }
  | { readonly type: 'adventure'; readonly adventure: AdventureId; readonly pay: readonly AdversaryCard[] }
  /** Draws 0, 1 or 2 knights and ends the turn. */
  | { readonly type: 'draw'; readonly count: number };

export type ChallengeAction = Extract<CardGameAction, { type: 'challenge' }>;

export type AdventureAction = Extract<CardGameAction, { type: 'adventure' }>;

/** The 12th adventure is taken; the display and the adversary pile are empty; nobody does anything for a round. */
export type EndReason = 'adventures' | 'display' | 'stalemate';

/** The discards, this many `cards`, become the knight pile after `after` of the cards drawn. */
export interface Reshuffle {
  readonly after: number;
  readonly cards: number;
}

export type CardGameEvent =
  /** In the order revealed. `four` is the column that now has four cards, null if the pile ran out. In a preview `cards` is empty and `four` null. */
  | {
      readonly type: 'revealed';
      readonly seat: Seat;
      readonly cards: readonly AdversaryCard[];
      readonly four: Kind | null;
    }
  | {
      readonly type: 'challenged';
      readonly seat: Seat;
      readonly mode: ChallengeMode;
      readonly card: AdversaryCard;
      readonly pay: readonly KnightCard[];
    }
  | { readonly type: 'sealed'; readonly seat: Seat; readonly card: AdversaryCard }
  /** Every card of the column is sealed; a `won` follows for each, in column order. */
  | { readonly type: 'columnCompleted'; readonly kind: Kind }
  /** The card is now the seat's trophy; `sealReturned` if it had the seat's seal. */
  | {
      readonly type: 'won';
      readonly seat: Seat;
      readonly card: AdversaryCard;
      readonly sealReturned: boolean;
    }
  | {
      readonly type: 'adventureTaken';
      readonly seat: Seat;
      readonly adventure: AdventureId;
      readonly pay: readonly AdversaryCard[];
      readonly points: number;
    }
  /** The end of a turn; `count` 0 to 2. */
  | {
      readonly type: 'drew';
      readonly seat: Seat;
      readonly count: number;
      readonly reshuffle: Reshuffle | null;
    }
  | { readonly type: 'ended'; readonly reason: EndReason };

export type CardGameRules = {
  /** `exact`: overpaying is allowed only where no exact payment exists (section 3.1); `lean`: any payment with no spare card. */
  readonly payment: 'exact' | 'lean';
  /** Whether a player must reveal when no adversary is on display. */
  readonly forceRevealOnEmpty: 'off' | 'on';
  /** When to check whether a column is fully sealed: when a seal is placed, or after every challenge. */
  readonly columnCheck: 'seal' | 'challenge';
};

/** What a seat did in one turn. */
export type TurnLog = {
  readonly seat: Seat;
  /** Empty when nothing was revealed. */
  readonly revealed: readonly AdversaryCard[];
  readonly challenge: {
    readonly mode: ChallengeMode;
    readonly card: AdversaryCard;
    readonly pay: readonly KnightCard[];
  } | null;
  readonly adventure: { readonly adventure: AdventureId; readonly pay: readonly AdversaryCard[] } | null;
  /** Knights drawn; null during the turn, and in a turn that the 12th adventure cut short. */
  readonly drawn: number | null;
};

/** An adversary on display; `seal` is the seat whose seal is on it. */
export type ColumnCard = { readonly card: AdversaryCard; readonly seal: Seat | null };

/** Cards of each column in the order revealed, at most four. Actions on equal cards with equal seals affect the first. */
export type Columns = Readonly<Record<Kind, readonly ColumnCard[]>>;

/** Who took the adventure, and the adversaries paid, which are out of the game. */
export type AdventureTaken = { readonly seat: Seat; readonly pay: readonly AdversaryCard[] };

export type CardGamePlayer = {
  /** Knight cards in hand; a double counts as one. */
  readonly knights: number;
  /** Adversaries in hand, in the order won. They're won in the open, so they're public. */
  readonly trophies: readonly AdversaryCard[];
  /** Seals left to place; 0 in the basic game. */
  readonly seals: number;
  /** Points of the adventures taken plus the values of the trophies. */
  readonly score: number;
};

/** Everything public. */
export type Board = {
  readonly variant: Variant;
  readonly rules: CardGameRules;
  readonly startSeat: Seat;
  /** Null when the game is over. */
  readonly toAct: Seat | null;
  /** Turns finished, from 0. */
  readonly turn: number;
  /** The earliest step that's still possible this turn. */
  readonly step: TurnStep;
  readonly columns: Columns;
  /** Cards left on the adversary pile. */
  readonly adversaryPile: number;
  /** Cards left on the knight pile. */
  readonly knightPile: number;
  /** Knights discarded since the last reshuffle, oldest first. */
  readonly discards: readonly KnightCard[];
  readonly players: readonly CardGamePlayer[];
  /** Null for an open adventure. */
  readonly taken: Readonly<Record<AdventureId, AdventureTaken | null>>;
  /** Null when the game is over. */
  readonly thisTurn: TurnLog | null;
  /** The previous turn; null in the first. When the game is over, the turn that ended it. */
  readonly lastTurn: TurnLog | null;
  /** Consecutive turns in which nothing was done; one per seat ends the game. */
  readonly idleTurns: number;
  /** Scores by seat after each finished turn, first turn first. */
  readonly scoresByTurn: readonly (readonly number[])[];
  /** Null until the game is over. */
  readonly end: EndReason | null;
};

/** What speaks for an action. */
export type CardGameReason =
  /** Wins the adversary for that many knights; a double is two. */
  | { readonly type: 'wins'; readonly card: AdversaryCard; readonly knights: number }
  | { readonly type: 'seals'; readonly card: AdversaryCard; readonly knights: number }
  /** `gain`: its points less those of the adversaries paid. */
  | { readonly type: 'adventure'; readonly adventure: AdventureId; readonly gain: number }
  /** Every card of the column is sealed now; `won`: what the player gets of it. */
  | { readonly type: 'column'; readonly kind: Kind; readonly won: readonly AdversaryCard[] }
  /** The player's adversaries now pay for that open adventure. */
  | { readonly type: 'affords'; readonly adventure: AdventureId; readonly value: number }
  /** The card would have let that player pay for the adventure. */
  | { readonly type: 'deniesCard'; readonly seat: Seat; readonly adventure: AdventureId }
  /** That player could have paid for the adventure, too. */
  | { readonly type: 'deniesAdventure'; readonly seat: Seat }
  /** New adversaries are revealed; `shown` is how many lay there before. */
  | { readonly type: 'reveals'; readonly shown: number }
  /** The game ends, and the player wins it. */
  | { readonly type: 'ends' }
  /** Knights of the strongest colour that stay in hand; known only to the player. */
  | { readonly type: 'keeps'; readonly colour: KnightColour; readonly knights: number };

export interface AdventureView {
  readonly id: AdventureId;
  readonly value: number;
  readonly need: AdventureNeed;
  readonly taken: AdventureTaken | null;
}

export interface CardGameView extends Omit<Board, 'taken'> {
  readonly viewer: Seat | null;
  /** All thirteen, in data order. */
  readonly adventures: readonly AdventureView[];
  /**
   * Steps still open to the seat to act as far as everyone can see, in turn order. A challenge counts even
   * if the seat's hidden knights aren't enough for one. Empty when the game is over.
   */
  readonly openSteps: readonly TurnStep[];
  /** The most knights that the seat could draw now, 0 to 2. */
  readonly maxDraw: number;
  /** Places by seat; null until the game is over. */
  readonly places: readonly number[] | null;
  /** The viewer's own knights in the order of `KNIGHT_CARDS` (cards.ts); absent for a spectator. */
  readonly hand?: readonly KnightCard[];
}
