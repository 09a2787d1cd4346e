import type { IllegalReason as ArtusReason } from '../src/games/artus/refuse.ts';
import type { IllegalReason as CourtReason } from '../src/games/court/refuse.ts';
import type { IllegalActionCode } from '../src/games/game.ts';
import type { Json } from '../src/games/json.ts';
import type { IllegalReason as QuestsReason } from '../src/games/quests/refuse.ts';
import { knownAre, show } from './explain-value.ts';

type Reason = ArtusReason | CourtReason | QuestsReason;

const REASONS: Readonly<Record<Reason, string>> = {
  malformed: 'it is no action of this game, or its fields or the order of a list are not as they have to be',
  notNow: 'it is not the moment for it',
  chairTaken: 'the chair is taken',
  notInHand: 'the card is not in hand',
  notOnCard: 'the card does not allow that',
  wrongFigure: 'no figure is there that the card and the seat may use',
  wrongChoice: 'the Knights chosen do not fit the card',
  pileEmpty: 'the pile is empty',
  mustOpen: 'nobody has bid yet, so the seat may not pass',
  tilesNotHeld: 'the seat does not have those tiles',
  bidTooLow: 'the bid is not higher than the one before',
  characterTaken: 'the character is taken',
  blackDie: 'the character with the black die has to be chosen',
  wrongCount: 'the number of courtiers is wrong',
  courtierNotThere: 'a courtier is not where it is to come from',
  sameType: 'courtiers of one type may not be swapped for each other',
  wrongOpponent: 'it is another opponent’s turn to swap',
  notOnDisplay: 'there is no such adversary that the seat may challenge in this way',
  noSeal: 'the seat has no seal left',
  adventureTaken: 'the adventure is taken',
  payment: 'the payment is not one that the rules allow, or not in its order',
  tooMany: 'that is more than may be drawn',
};

/** What a game has against options or an action, in one clause: the code and data of an `IllegalAction`. */
export function explainRefusal(refusal: { readonly code?: Json; readonly data?: Json }): string {
  const data = (refusal.data ?? {}) as { readonly [key: string]: Json };
  switch (refusal.code as IllegalActionCode) {
    case 'unknownVariant':
      return `there is no variant ${show(data.variant)} of this game; known ${knownAre(data.known as string[])}`;
    case 'unknownRule':
      return `this game has no rule ${show(data.rule)} with the value ${show(data.value)}`;
    case 'seatCount':
      return `this game has ${data.min} to ${data.max} seats, not ${data.seats}`;
    case 'unknownSeat':
      return `there is no seat ${data.seat}${typeof data.seats === 'number' ? `; the last of the ${data.seats} is ${data.seats - 1}` : ''}`;
    case 'notYourTurn':
      return `it is the turn of seat ${data.toAct}`;
    case 'illegalAction':
      return REASONS[data.reason as Reason];
    case 'gameOver':
      return 'the game is over';
  }
}
