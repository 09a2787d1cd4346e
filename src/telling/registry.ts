import { byGame, type GameId } from '../games/game.ts';
import type { Translate } from '../i18n/fluent/translate.ts';
import { artusGuide } from './artus/guide.ts';
import { artusLesson } from './artus/lesson.ts';
import { courtGuide } from './court/guide.ts';
import { courtLesson } from './court/lesson.ts';
import type { AnyGuide, Guide, Handbook } from './guide.ts';
import type { Lesson } from './lesson.ts';
import { cardGameGuide } from './quests/guide.ts';
import { cardGameLesson } from './quests/lesson.ts';

/** Safe because a guide only gets actions, views and events of its own game. A language's handbook is made once. */
function anyGuide<View, Action, Event>(guide: Guide<View, Action, Event>): AnyGuide {
  const handbooks = new WeakMap<Translate, Handbook>();
  const handbook = (t: Translate): Handbook => {
    const made = handbooks.get(t) ?? guide.handbook(t);
    handbooks.set(t, made);
    return made;
  };
  return { ...guide, handbook } as unknown as AnyGuide;
}

const guides = byGame<AnyGuide>({
  artus: anyGuide(artusGuide),
  court: anyGuide(courtGuide),
  quests: anyGuide(cardGameGuide),
});

/** The guide of a registered game. */
export function getGuide(game: GameId): AnyGuide {
  const guide = guides.get(game);
  if (!guide) throw new Error(`no guide for ${game}`);
  return guide;
}

/** Safe because a lesson's actions are only played in its own game. */
const anyLesson = (lesson: { readonly game: GameId }): Lesson => lesson as unknown as Lesson;

/** Every game's lesson. */
export const lessons: ReadonlyMap<string, Lesson> = byGame<Lesson>({
  artus: anyLesson(artusLesson),
  court: anyLesson(courtLesson),
  quests: anyLesson(cardGameLesson),
});
