import type { APIButtonComponentWithCustomId } from 'discord.js';
import type { Seat } from '../../games/game.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import { characterOf } from '../../table/characters.ts';
import type { Level, SeatHolder } from '../../table/document.ts';
import { isAway, isOpenSeat, isSilent } from '../../table/holders.ts';
import type { TableInfo } from '../../table/views.ts';
import { escapedName, levelSigns, signInText, signOf } from '../../telling/markdown.ts';
import { guideOf } from '../../telling/registry.ts';
import type { Message } from '../answers/message.ts';
import { escapedNameOf, plainNameOf } from '../answers/names.ts';
import { button, buttonRows, type MenuOption, pressOf, publicPressAt } from '../choices/controls.ts';

/** Whose seat it is or was. */
export const ownerName = (holder: SeatHolder, say: Say): string =>
  plainNameOf((holder.kind === 'computer' && holder.formerly?.name) || holder.name, say);

export const escapedOwner = (holder: SeatHolder, say: Say): string => escapedName(ownerName(holder, say));

/** A button for each seat of a running game that anybody may take. */
export const takeButtons = (table: TableInfo, say: Say): APIButtonComponentWithCustomId[] =>
  table.seats.flatMap((holder, seat) => {
    if (table.status !== 'playing' || !isOpenSeat(holder)) return [];
    const text = say('people-button-take', { name: ownerName(holder, say) });
    return [button(publicPressAt(table, 'take', [String(seat)]), { text, style: 'good' })];
  });

/** What the others can do about people who are absent or have kept them waiting for long. */
export const silentButtons = (
  table: TableInfo,
  absent: readonly Seat[],
  say: Say,
): APIButtonComponentWithCustomId[] =>
  table.toAct
    .filter((seat) => isSilent(table, seat) || absent.includes(seat))
    .flatMap((seat) => {
      const name = { name: ownerName(table.seats[seat]!, say) };
      return [
        button(publicPressAt(table, 'fill', [String(seat)]), { text: say('people-button-fill', name) }),
        button(publicPressAt(table, 'vacate', [String(seat)]), { text: say('people-button-open', name) }),
      ];
    });

/** *I'm back*. */
export const backButton = (table: TableInfo, say: Say): APIButtonComponentWithCustomId =>
  button(publicPressAt(table, 'back'), { text: say('people-button-back'), style: 'good' });

/** What the table's message offers to people without a seat, and to the others about who's away. At most so many. */
export function seatButtons(
  table: TableInfo,
  absent: readonly Seat[],
  say: Say,
  most: number,
): APIButtonComponentWithCustomId[] {
  if (table.status !== 'playing') return [];
  const away = [...table.seats.keys()].filter((seat) => isAway(table.seats[seat]!));
  const take = takeButtons(table, say);
  return [
    ...take.slice(0, 1),
    ...(away.length > 0 ? [backButton(table, say)] : []),
    ...silentButtons(table, absent, say),
    ...take.slice(1),
    ...away.map((seat) => {
      const name = ownerName(table.seats[seat]!, say);
      return button(publicPressAt(table, 'vacate', [String(seat)]), {
        text: say('people-button-vacate', { name }),
      });
    }),
  ].slice(0, most);
}

/** Instead of whose turn it is, at a table that's deserted: what goes on with the game. */
export const desertedLine = ({ seats }: TableInfo, say: Say): string =>
  say(seats.some(isAway) ? 'people-everyone-away' : 'people-everyone-left');

/** The emblem of a level, for controls. */
export const levelSign = (level: Level): string => signOf(levelSigns, `level_${level}`);

/** A computer player's line in the lobby. */
export function computerLine(holder: ComputerSeat, say: Say): string {
  const { name, player: level } = holder;
  const id = characterOf(name);
  const data = {
    sign: signInText(levelSign(level)),
    name: escapedNameOf(name, say),
    level: say(`players-level-${level}`),
  };
  return id === undefined
    ? say('discord-lobby-levelled', data)
    : say('discord-lobby-levelled-trait', { ...data, trait: say(`players-${id}.trait`) });
}

/** What an entry of a menu of players does: `level=2=page`. */
export const entryOf = (...parts: readonly string[]): string => parts.join('=');

/** An entry that removes a player from the lobby. */
export const removing = ({ name }: SeatHolder, seat: number, say: Say): MenuOption => ({
  value: entryOf('remove', String(seat)),
  text: say('people-options-remove', { name: plainNameOf(name, say) }),
});

type ComputerSeat = SeatHolder & { readonly kind: 'computer' };

/**
 * The name of whoever holds the seat, for markdown; a computer player's with its level. Without the level's emblem,
 * which a notification would spell.
 */
export function levelledName(holder: SeatHolder, say: Say): string {
  const name = escapedNameOf(holder.name, say);
  return holder.kind === 'person'
    ? name
    : say('players-named', { name, level: say(`players-level-${holder.player}`) });
}

/** Which players are computers, and their levels; nothing if there's none. */
export function computersLine({ seats }: TableInfo, say: Say): string[] {
  const computers = seats.filter(({ kind }) => kind === 'computer');
  if (computers.length === 0) return [];
  const names = computers.map((holder) => levelledName(holder, say));
  return [say('players-here', { names: say('discord-list', { items: names }) })];
}

/** Asks before somebody gets into a game that others have begun. */
export function takeMessage(table: TableInfo, say: Say): Message {
  const words = { game: guideOf(table.game).title(say), place: `<#${table.channelId}>` };
  const back = button(pressOf('games', 'all', '0'), { text: say('discord-games-back') });
  return {
    content: say('discord-games-take-ask', words),
    rows: buttonRows([...takeButtons(table, say).slice(0, 4), back]),
  };
}
