import { byGame, type SetupOptions } from '../../src/games/game.ts';
import { artusSearch } from '../../src/players/artus/index.ts';
import { courtSearch } from '../../src/players/court/index.ts';
import type { AnyWeighedGame } from '../../src/players/search/position.ts';
import { lessonsOfTwo } from './court/learn.ts';
import { type Lessons, learn } from './learn.ts';
import { lessonsOfCardGame } from './quests/learn.ts';
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

/** Weights of the project, and what they were learned from. */
export interface Learned extends Lessons {
  readonly variant: string;
  readonly seats: number;
  /** What the search judges by, where that isn't what moves are judged by without it. */
  readonly isOfSearch: boolean;
}

/** The name of the file that the weights are in. */
export const fileOf = ({ variant, seats, isOfSearch }: Omit<Learned, keyof Lessons>): string =>
  `${variant}-${seats}${isOfSearch ? '-search' : ''}.json`;

/** How a game's judge learns. */
export interface Course {
  /** All of the game's weights. */
  readonly weights: readonly Learned[];
  learn(options: SetupOptions, lessons: Learned): Iterable<Taught>;
}

const weighed = (game: AnyWeighedGame): Course['learn'] =>
  function* (options, lessons) {
    for (const { weights, ...taught } of learn(game, options, lessons))
      yield { ...taught, text: () => written(weights) };
  };

const weighedCourt = weighed(courtSearch as unknown as AnyWeighedGame);

const learned = (
  variant: string,
  seats: number,
  games: number,
  generations: number,
  seed: string,
  isOfSearch = false,
): Learned => ({ variant, seats, games, generations, seed, isOfSearch });

export const courses = byGame<Course>({
  artus: {
    learn: weighed(artusSearch as unknown as AnyWeighedGame),
    weights: [
      learned('basic', 2, 1500, 7, 'round table'),
      learned('basic', 3, 500, 6, 'round table'),
      learned('basic', 4, 1500, 7, 'round table'),
      learned('advanced', 2, 1500, 7, 'round table'),
      learned('advanced', 3, 500, 6, 'round table'),
      learned('advanced', 4, 600, 6, 'round table'),
    ],
  },
  court: {
    learn: (options, lessons) =>
      lessons.isOfSearch ? lessonsOfTwo(lessons) : weighedCourt(options, lessons),
    weights: [
      learned('standard', 2, 1000, 24, 'arthur'),
      learned('standard', 2, 150, 32, 'lancelot', true),
      learned('standard', 3, 2000, 16, 'guinevere'),
      learned('standard', 4, 3000, 16, 'guinevere'),
    ],
  },
  quests: {
    learn: lessonsOfCardGame,
    // Five seats play by the weights of four.
    weights: [
      learned('basic', 2, 250, 24, 's'),
      learned('basic', 3, 200, 20, 's'),
      learned('basic', 4, 350, 24, 's'),
      learned('seals', 2, 250, 24, 's'),
      learned('seals', 3, 200, 22, 's'),
      learned('seals', 4, 350, 24, 's'),
    ],
  },
});
