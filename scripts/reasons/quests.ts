import type { IllegalReason } from '../../src/games/quests/play.ts';
import type { OwnReasons } from './any-game.ts';

export const cardGameReasons: OwnReasons<IllegalReason> = {
  notOnDisplay: 'there’s no such adversary that the seat can challenge this way',
  noSeal: 'the seat has no seal left',
  adventureTaken: 'the adventure is already taken',
  payment: 'the rules don’t allow that payment, or it’s in the wrong order',
  tooMany: 'that’s more than may be drawn',
};
