import type { IllegalReason } from '../../src/games/artus/play.ts';
import type { OwnReasons } from './any-game.ts';

export const artusReasons: OwnReasons<IllegalReason> = {
  chairTaken: 'the chair is already taken',
  notInHand: 'the card isn’t in the seat’s hand',
  notOnCard: 'the card doesn’t allow that',
  wrongFigure: 'there’s no figure there that this seat may use with this card',
  wrongChoice: 'the chosen Knights don’t match the card',
  pileEmpty: 'the pile is empty',
};
