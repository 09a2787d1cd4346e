import type { Seat } from '../game.ts';

export type Variant = 'basic' | 'seals';

/** The four kinds of adversaries, one column each: power yellow, enemy blue, monster green, dragon red. */
export type Kind = 'power' | 'enemy' | 'monster' | 'dragon';
export type KnightColour = 'red' | 'orange' | 'beige';

/** A knight card is worth 1, or 2 with `-2` (two knights on one card); Merlin joins any colour and is worth 1. */
export type KnightCard = KnightColour | `${KnightColour}-2` | 'merlin';

/** An adversary card is its kind and, after the hyphen, its value. Equal cards share one id. */
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

/** One card that an adventure asks for: of this kind (null is any) and of at least this value. */
export interface CardDemand {
  readonly kind: Kind | null;
  readonly min: number;
}

/**
 * What an adventure asks for: cards of one kind (null is any) worth a total, or one card for each demand
 * of one of the sets.
 */
export type AdventureNeed =
  | { readonly type: 'total'; readonly kind: Kind | null; readonly total: number }
  | { readonly type: 'sets'; readonly sets: readonly (readonly CardDemand[])[] };

/** The four actions of a turn, in their fixed order (rules, section 3). */
export type TurnStep = 'reveal' | 'challenge' | 'adventure' | 'draw';

/**
 * `usual`: in the basic game the card is won, in the game with seals it gets the player's seal.
 * `repeated`: a card that bears the player's own seal is won. `double`: an unsealed card is won for twice its value.
 * The last two exist in the game with seals only.
 */
export type ChallengeMode = 'usual' | 'repeated' | 'double';

/**
 * `pay` stands in the order of `KNIGHT_CARDS` or `ADVERSARY_CARDS` (cards.ts); no other order is legal.
 * The mode tells the sealed card from the unsealed one, so mode and card name one adversary up to equal cards.
 */
export type QuestsAction =
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

/** The 12th adventure was taken; the display and the adversary pile are empty; nobody did anything for a round. */
export type EndReason = 'adventures' | 'display' | 'stalemate';

/** The discards became the knight pile when `after` of the cards named had been drawn. */
export interface Reshuffle {
  readonly after: number;
  readonly cards: number;
}

export type QuestsEvent =
  /** In the order revealed. `four` is the column that has four cards now, null when the pile ran out. Both empty in a preview. */
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
  /** Every card of the column is sealed; one `won` follows for each, in column order. */
  | { readonly type: 'columnCompleted'; readonly kind: Kind }
  /** The card is the seat's trophy now; `sealReturned` when it bore the seat's seal. */
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

/** An adversary in the display; `seal` is the seat whose seal lies on it. */
export type ColumnCard = {
  readonly card: AdversaryCard;
  readonly seal: Seat | null;
};

/** Cards of each column in the order revealed, at most four. Of equal cards with equal seals the first is meant. */
export type Columns = Readonly<Record<Kind, readonly ColumnCard[]>>;

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
  readonly adventure: {
    readonly adventure: AdventureId;
    readonly pay: readonly AdversaryCard[];
  } | null;
  /** Knights drawn; null while the turn is under way, and in a turn that the 12th adventure cut short. */
  readonly drawn: number | null;
};

/** Who took the adventure and with which adversaries, which are out of the game. */
export type AdventureTaken = {
  readonly seat: Seat;
  readonly pay: readonly AdversaryCard[];
};

export type QuestsRules = {
  /** `exact`: more than the total only where no exact payment exists (section 3.1); `lean`: any payment without a spare card. */
  readonly payment: 'exact' | 'lean';
  /** Whether a player who finds no adversary face up must reveal. */
  readonly forceRevealOnEmpty: 'off' | 'on';
  /** When a column is looked at for being sealed throughout: when a seal is placed, or after every challenge. */
  readonly columnCheck: 'seal' | 'challenge';
};

export type QuestsPlayer = {
  /** Knight cards in hand, a double being one. */
  readonly knights: number;
  /** Adversaries in hand, in the order won. They were taken openly and are public. */
  readonly trophies: readonly AdversaryCard[];
  /** Seals not on the table; 0 in the basic game. */
  readonly seals: number;
  /** Adventures taken plus values of the trophies. */
  readonly score: number;
};

/** All that everybody knows. */
export type Board = {
  readonly variant: Variant;
  readonly rules: QuestsRules;
  readonly startSeat: Seat;
  /** Null when the game is over. */
  readonly toAct: Seat | null;
  /** Turns finished, from 0. */
  readonly turn: number;
  /** The earliest step that may still be taken in this turn; earlier ones are gone. */
  readonly step: TurnStep;
  readonly columns: Columns;
  /** Cards left on the pile of adversaries and on that of knights. */
  readonly adversaryPile: number;
  readonly knightPile: number;
  /** Knights discarded since the last reshuffle, oldest first. */
  readonly discards: readonly KnightCard[];
  readonly players: readonly QuestsPlayer[];
  /** Null is still open. */
  readonly taken: Readonly<Record<AdventureId, AdventureTaken | null>>;
  /** Null when the game is over. */
  readonly thisTurn: TurnLog | null;
  /** Null in the first turn. When the game is over, the turn that ended it. */
  readonly lastTurn: TurnLog | null;
  /** Turns in a row in which nothing was done; as many as seats end the game. */
  readonly idleTurns: number;
  /** Scores by seat after each finished turn, first turn first. */
  readonly scoresByTurn: readonly (readonly number[])[];
  /** Null while the game is on. */
  readonly end: EndReason | null;
};

export interface AdventureView {
  readonly id: AdventureId;
  readonly value: number;
  readonly need: AdventureNeed;
  readonly taken: AdventureTaken | null;
}

export interface QuestsView extends Omit<Board, 'taken'> {
  readonly viewer: Seat | null;
  /** All thirteen, in the order of the data. */
  readonly adventures: readonly AdventureView[];
  /**
   * Steps the seat to act may still take by what everybody can see, in turn order; whether its hidden
   * knights suffice for a challenge is left out. Empty when the game is over.
   */
  readonly openSteps: readonly TurnStep[];
  /** Knights that may be drawn if the turn ended now, 0 to 2. */
  readonly maxDraw: number;
  /** Places by seat when the game is over, otherwise null. */
  readonly places: readonly number[] | null;
  /** Only for a seated viewer: the own knights in the order of `KNIGHT_CARDS` (cards.ts). */
  readonly hand?: readonly KnightCard[];
}
