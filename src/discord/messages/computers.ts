import { levelEmoji } from '../../../render/emoji.ts';
import { escapedName, signInText, signOf } from '../../faces/markdown.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import { CHARACTERS, type Level } from '../../table/levels.ts';
import type { SeatHolder, TableInfo } from '../../table/types.ts';

/** The emblem of a level, for controls. */
export const levelSign = (level: Level): string => signOf(levelEmoji, `level_${level}`);

/** A computer player's line in the lobby. */
export function computerLine({ name, player: level }: ComputerSeat, say: Say): string {
  const id = CHARACTERS[level].find((character) => say(`players-${character}`) === name);
  const data = {
    sign: signInText(levelSign(level)),
    name: escapedName(name),
    level: say(`players-level-${level}`),
  };
  return id === undefined
    ? say('discord-lobby-levelled', data)
    : say('discord-lobby-levelled-trait', { ...data, trait: say(`players-${id}.trait`) });
}

type ComputerSeat = SeatHolder & { readonly kind: 'computer' };

/** The name of whoever holds the seat, for markdown; a computer player's with its level. */
export function nameWithLevel(holder: SeatHolder, say: Say): string {
  const name = escapedName(holder.name);
  if (holder.kind === 'person') return name;
  const level = holder.player;
  return `${signInText(levelSign(level))} ${say('players-named', { name, level: say(`players-level-${level}`) })}`;
}

/** Which players are computers, and their levels; nothing if there's none. */
export function computersLine({ seats }: TableInfo, say: Say): string[] {
  const computers = seats.filter(({ kind }) => kind === 'computer');
  if (computers.length === 0) return [];
  const names = computers.map((holder) => nameWithLevel(holder, say));
  return [say('players-here', { names: say('discord-list', { items: names }) })];
}
