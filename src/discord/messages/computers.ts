import { levelEmoji } from '../../../render/emoji/levels.ts';
import type { Words } from '../../i18n/index.ts';
import { type Level, levelOf } from '../../table/levels.ts';
import type { SeatHolder, TableInfo } from '../../table/types.ts';
import { signInText } from '../answers/emoji.ts';
import { escapedName } from '../answers/escape.ts';
import { signOf } from '../guides/sign-of.ts';

/** The emblem of a level, for controls. */
export const levelSign = (level: Level): string => signOf(levelEmoji, `level_${level}`);

/** A computer player's line in the lobby. */
export function computerLine(holder: SeatHolder, words: Words): string {
  const { lobby } = words.discord;
  const { characters, levels } = words.players;
  const level = levelOf(holder);
  const name = escapedName(holder.name);
  if (level === null) return lobby.computer(name);
  const trait = characters[level].find((character) => character.name === holder.name)?.trait;
  return lobby.levelled(signInText(levelSign(level)), name, levels[level], trait);
}

/** The name of whoever holds the seat, for markdown; a computer player's with its level. */
export function nameWithLevel(holder: SeatHolder, words: Words): string {
  const level = levelOf(holder);
  const name = escapedName(holder.name);
  if (level === null) return name;
  return `${signInText(levelSign(level))} ${words.players.named(name, words.players.levels[level])}`;
}

/** Which players are computers, and their levels; nothing if there's none. */
export function computersLine({ seats }: TableInfo, words: Words): string[] {
  const computers = seats.filter(({ kind }) => kind === 'computer');
  if (computers.length === 0) return [];
  const names = computers.map((holder) => nameWithLevel(holder, words));
  return [words.players.here(words.discord.list(names))];
}
