import { levelEmoji } from '../../../render/emoji.ts';
import { escapedName, signInText, signOf } from '../../faces/markdown.ts';
import type { Words } from '../../i18n/index.ts';
import type { Level } from '../../table/levels.ts';
import type { SeatHolder, TableInfo } from '../../table/types.ts';

/** The emblem of a level, for controls. */
export const levelSign = (level: Level): string => signOf(levelEmoji, `level_${level}`);

/** A computer player's line in the lobby. */
export function computerLine({ name, player: level }: ComputerSeat, { discord, players }: Words): string {
  const trait = players.characters[level].find((character) => character.name === name)?.trait;
  const sign = signInText(levelSign(level));
  return discord.lobby.levelled(sign, escapedName(name), players.levels[level], trait);
}

type ComputerSeat = SeatHolder & { readonly kind: 'computer' };

/** The name of whoever holds the seat, for markdown; a computer player's with its level. */
export function nameWithLevel(holder: SeatHolder, words: Words): string {
  const name = escapedName(holder.name);
  if (holder.kind === 'person') return name;
  const level = holder.player;
  return `${signInText(levelSign(level))} ${words.players.named(name, words.players.levels[level])}`;
}

/** Which players are computers, and their levels; nothing if there's none. */
export function computersLine({ seats }: TableInfo, words: Words): string[] {
  const computers = seats.filter(({ kind }) => kind === 'computer');
  if (computers.length === 0) return [];
  const names = computers.map((holder) => nameWithLevel(holder, words));
  return [words.players.here(words.discord.list(names))];
}
