import type { GameId } from '../../games/game.ts';
import { artusGuide } from './artus.ts';
import { courtGuide } from './court.ts';
import type { AnyGuide, Guide } from './guide.ts';
import { questsGuide } from './quests.ts';

/** Safe because a guide only gets actions, views and events of its own game. */
const anyGuide = <View, Action, Event>(guide: Guide<View, Action, Event>): AnyGuide =>
  guide as unknown as AnyGuide;

const guides: ReadonlyMap<GameId, AnyGuide> = new Map([
  ['artus', anyGuide(artusGuide)],
  ['court', anyGuide(courtGuide)],
  ['quests', anyGuide(questsGuide)],
]);

/** The guide of a registered game. */
export function guideOf(game: GameId): AnyGuide {
  const guide = guides.get(game);
  if (!guide) throw new Error(`no guide for ${game}`);
  return guide;
}
