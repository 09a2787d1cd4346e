import type { GameId, SetupOptions } from '../../src/games/game.ts';
import type { Lessons } from './learn.ts';
import { lessonsOfQuests } from './quests/learn.ts';

/** What a generation of a game's own way of learning has learned. */
export interface Learned {
  readonly number: number;
  readonly positions: number;
  /** Mean cross entropy of the predicted first places, in nats. */
  readonly loss: number;
  /** The weights as JSON. */
  readonly text: () => string;
}

/** The games whose judgement isn't linear, with their own ways of learning it. */
export const learners: ReadonlyMap<GameId, (options: SetupOptions, lessons: Lessons) => Iterable<Learned>> =
  new Map([['quests', lessonsOfQuests]]);
