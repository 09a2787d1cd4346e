import type { IllegalReason as ArtusReason } from '../src/games/artus/refuse.ts';
import type { IllegalReason as CourtReason } from '../src/games/court/refuse.ts';
import type { IllegalActionCode } from '../src/games/game.ts';
import type { Json } from '../src/games/json.ts';
import type { IllegalReason as QuestsReason } from '../src/games/quests/refuse.ts';
import { listKnown, show } from './explain-value.ts';

type Reason = ArtusReason | CourtReason | QuestsReason;

const REASONS: Readonly<Record<Reason, string>> = {
  malformed: 'it isn’t an action of this game, or a field or the order of a list is wrong',
  notNow: 'it isn’t possible at this point',
  chairTaken: 'the chair is already taken',
  notInHand: 'the card isn’t in the seat’s hand',
  notOnCard: 'the card doesn’t allow that',
  wrongFigure: 'there’s no figure there that this seat may use with this card',
  wrongChoice: 'the chosen Knights don’t match the card',
  pileEmpty: 'the pile is empty',
  mustOpen: 'nobody has bid yet, so the seat can’t pass',
  tilesNotHeld: 'the seat doesn’t have those tiles',
  bidTooLow: 'the bid isn’t higher than the previous one',
  characterTaken: 'the character is already taken',
  blackDie: 'the character with the black die must be chosen',
  wrongCount: 'the number of courtiers is wrong',
  courtierNotThere: 'a courtier isn’t where it’s taken from',
  sameType: 'courtiers of the same type can’t be swapped',
  wrongOpponent: 'another opponent is next to swap',
  notOnDisplay: 'there’s no such adversary that the seat can challenge this way',
  noSeal: 'the seat has no seal left',
  adventureTaken: 'the adventure is already taken',
  payment: 'the rules don’t allow that payment, or it’s in the wrong order',
  tooMany: 'that’s more than may be drawn',
};

/** Why a game refuses options or an action, as a clause, from the code and data of an `IllegalAction`. */
export function explainRefusal(refusal: { readonly code?: Json; readonly data?: Json }): string {
  const data = (refusal.data ?? {}) as { readonly [key: string]: Json };
  switch (refusal.code as IllegalActionCode) {
    case 'unknownVariant':
      return `this game has no variant ${show(data.variant)}; ${listKnown(data.known as string[])}`;
    case 'unknownRule':
      return `this game has no rule ${show(data.rule)} with the value ${show(data.value)}`;
    case 'seatCount':
      return `this game has ${data.min} to ${data.max} seats, not ${data.seats}`;
    case 'unknownSeat':
      return `there’s no seat ${data.seat}${typeof data.seats === 'number' ? `; the seats are 0 to ${data.seats - 1}` : ''}`;
    case 'notYourTurn':
      return `it’s seat ${data.toAct}’s turn`;
    case 'illegalAction':
      return REASONS[data.reason as Reason];
    case 'gameOver':
      return 'the game is over';
  }
}
