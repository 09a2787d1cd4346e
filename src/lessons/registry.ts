import type { GameId } from '../games/game.ts';
import { artusLesson } from './artus.ts';
import { courtLesson } from './court.ts';
import type { Lesson } from './lesson.ts';
import { questsLesson } from './quests.ts';

/** Safe because a lesson's actions are only played in its own game. */
const anyLesson = (lesson: { readonly game: GameId }): Lesson => lesson as unknown as Lesson;

/** Every game's lesson, by the game's ID. */
export const lessons: ReadonlyMap<string, Lesson> = new Map(
  [artusLesson, courtLesson, questsLesson].map((lesson) => [lesson.game, anyLesson(lesson)]),
);
