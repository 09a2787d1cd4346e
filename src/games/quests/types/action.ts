import type { AdventureId, AdversaryCard, KnightCard } from './terms.ts';

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

export type ChallengeAction = Extract<QuestsAction, { type: 'challenge' }>;
export type AdventureAction = Extract<QuestsAction, { type: 'adventure' }>;
