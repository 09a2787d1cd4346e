import type { GameId } from '../src/games/game.ts';
import { artusPainter } from './artus/painter.ts';
import { courtPainter } from './court/painter.ts';
import type { EmojiArt } from './emoji/emojiArt.ts';
import type { AnyPainter } from './painter.ts';
import { questsPainter } from './quests/painter.ts';

/** Each game's painter. It only ever gets views, actions and events of its own game. */
export const painters: ReadonlyMap<GameId, AnyPainter> = new Map<GameId, AnyPainter>([
  ['artus', artusPainter],
  ['court', courtPainter],
  ['quests', questsPainter],
]);

/** Every game's emoji. */
export const allEmoji: ReadonlyMap<string, EmojiArt> = new Map(
  [...painters.values()].flatMap(({ emoji }) => [...emoji]),
);
