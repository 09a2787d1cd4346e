import type { GameId } from '../src/games/game.ts';
import { artusPainter } from './artus/painter.ts';
import { courtPainter } from './court/painter.ts';
import { levelEmoji } from './emoji.ts';
import type { AnyPainter } from './painter.ts';
import type { EmojiArt } from './painting.ts';
import { questsPainter } from './quests/painter.ts';

/** Each game's painter. It only ever gets views, actions and events of its own game. */
export const painters: ReadonlyMap<GameId, AnyPainter> = new Map<GameId, AnyPainter>([
  ['artus', artusPainter],
  ['court', courtPainter],
  ['quests', questsPainter],
]);

/** Every game's emoji, and the emblems of the computer players' levels. */
export const allEmoji: ReadonlyMap<string, EmojiArt> = new Map([
  ...levelEmoji,
  ...[...painters.values()].flatMap(({ emoji }) => [...emoji]),
]);
