import type { GameId, SetupOptions } from '../../src/games/game.ts';
import { artusSearch } from '../../src/players/artus/index.ts';
import { courtSearch } from '../../src/players/court/index.ts';
import type { AnyWeighedGame } from '../../src/players/search/games.ts';
import { type Lessons, learn } from './learn.ts';
import { lessonsOfQuests } from './quests/learn.ts';
import { written } from './written.ts';

/** What a generation has learned. */
export interface Taught {
  readonly number: number;
  readonly positions: number;
  /** Mean cross entropy of the predicted first places, in nats: log 2 with two seats would be mere guessing. */
  readonly loss: number;
  /** The weights, as their file has them. */
  readonly text: () => string;
}

/** How a game's judge learns. */
export interface Course {
  /** Numbers of seats with weights of their own. */
  readonly seats: readonly number[];
  /** What the weights in the repository were learned by. */
  readonly lessons: Lessons;
  learn(options: SetupOptions, lessons: Lessons): Iterable<Taught>;
}

const SEED = 'round table';

const weighed = (game: AnyWeighedGame): Course['learn'] =>
  function* (options, lessons) {
    for (const { weights, ...taught } of learn(game, options, lessons))
      yield { ...taught, text: () => written(weights) };
  };

export const courses: ReadonlyMap<GameId, Course> = new Map<GameId, Course>([
  [
    'artus',
    {
      seats: [2, 3, 4],
      lessons: { games: 600, generations: 6, seed: SEED },
      learn: weighed(artusSearch as unknown as AnyWeighedGame),
    },
  ],
  [
    'court',
    {
      seats: [2, 3, 4],
      // With 2 seats, 500 games: there, generations differ much in how well they do against other players.
      lessons: { games: 700, generations: 8, seed: 'guinevere' },
      learn: weighed(courtSearch as unknown as AnyWeighedGame),
    },
  ],
  [
    'quests',
    {
      // With more than two seats, games are alike enough to share.
      seats: [2, 3],
      lessons: { games: 900, generations: 10, seed: SEED },
      learn: lessonsOfQuests,
    },
  ],
]);
