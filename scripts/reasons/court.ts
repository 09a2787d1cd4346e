import type { IllegalReason } from '../../src/games/court/play.ts';
import type { OwnReasons } from './any-game.ts';

export const courtReasons: OwnReasons<IllegalReason> = {
  mustOpen: 'nobody has bid yet, so the seat can’t pass',
  tilesNotHeld: 'the seat doesn’t have those tiles',
  bidTooLow: 'the bid isn’t higher than the previous one',
  characterTaken: 'the character is already taken',
  blackDie: 'the character with the black die must be chosen',
  wrongCount: 'the number of courtiers is wrong',
  courtierNotThere: 'a courtier isn’t where it’s taken from',
  sameType: 'courtiers of the same type can’t be swapped',
  wrongOpponent: 'another opponent is next to swap',
};
