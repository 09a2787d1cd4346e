import type { APIButtonComponentWithCustomId } from 'discord.js';
import type { Seat } from '../../games/game.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { namedCharacter } from '../../table/characters.ts';
import type { Level, SeatHolder } from '../../table/document.ts';
import { isOpenSeat, isPersonAway, isSilent } from '../../table/holders.ts';
import type { TableInfo } from '../../table/views.ts';
import { emojiSign, escapedName, levelSigns, signInText } from '../../telling/markdown.ts';
import { getGuide } from '../../telling/registry.ts';
import type { Message } from '../answers/message.ts';
import { toEscapedName, toPlainName } from '../answers/names.ts';
import { button, buttonRows, freeComponent, type MenuOption, publicComponent } from '../choices/controls.ts';

/** Whose seat it is or was. */
export const ownerName = (holder: SeatHolder, t: Translate): string =>
  toPlainName((holder.kind === 'computer' && holder.formerly?.name) || holder.name, t);

export const escapedOwner = (holder: SeatHolder, t: Translate): string => escapedName(ownerName(holder, t));

/** A button for each seat of a running game that anybody may take. */
export const takeButtons = (table: TableInfo, t: Translate): APIButtonComponentWithCustomId[] =>
  table.seats.flatMap((holder, seat) => {
    if (table.status !== 'playing' || !isOpenSeat(holder)) return [];
    const text = t('people-button-take', { name: ownerName(holder, t) });
    return [button(publicComponent(table, 'take', [String(seat)]), { text, style: 'good' })];
  });

/** What the others can do about people who are absent or have kept them waiting for long. */
export const silentButtons = (
  table: TableInfo,
  absent: readonly Seat[],
  t: Translate,
): APIButtonComponentWithCustomId[] =>
  table.toAct
    .filter((seat) => isSilent(table, seat) || absent.includes(seat))
    .flatMap((seat) => {
      const name = { name: ownerName(table.seats[seat]!, t) };
      return [
        button(publicComponent(table, 'fill', [String(seat)]), { text: t('people-button-fill', name) }),
        button(publicComponent(table, 'vacate', [String(seat)]), { text: t('people-button-open', name) }),
      ];
    });

/** *I'm back*. */
export const backButton = (table: TableInfo, t: Translate): APIButtonComponentWithCustomId =>
  button(publicComponent(table, 'back'), { text: t('people-button-back'), style: 'good' });

/** What the table's message offers to people without a seat, and to the others about who's away; at most this many. */
export function seatButtons(
  table: TableInfo,
  absent: readonly Seat[],
  t: Translate,
  most: number,
): APIButtonComponentWithCustomId[] {
  if (table.status !== 'playing') return [];
  const away = [...table.seats.keys()].filter((seat) => isPersonAway(table.seats[seat]!));
  const take = takeButtons(table, t);
  return [
    ...take.slice(0, 1),
    ...(away.length > 0 ? [backButton(table, t)] : []),
    ...silentButtons(table, absent, t),
    ...take.slice(1),
    ...away.map((seat) => {
      const name = ownerName(table.seats[seat]!, t);
      return button(publicComponent(table, 'vacate', [String(seat)]), {
        text: t('people-button-vacate', { name }),
      });
    }),
  ].slice(0, most);
}

/** Instead of whose turn it is, at a table that's deserted: what goes on with the game. */
export const desertedLine = ({ seats }: TableInfo, t: Translate): string =>
  t(seats.some(isPersonAway) ? 'people-everyone-away' : 'people-everyone-left');

/** The emblem of a level, for controls. */
export const levelSign = (level: Level): string => emojiSign(levelSigns, `level_${level}`);

/** A computer player's line in the lobby. */
export function computerLine(holder: ComputerSeat, t: Translate): string {
  const { name, player: level } = holder;
  const id = namedCharacter(name);
  const data = {
    sign: signInText(levelSign(level)),
    name: toEscapedName(name, t),
    level: t(`players-level-${level}`),
  };
  return id === undefined
    ? t('discord-lobby-levelled', data)
    : t('discord-lobby-levelled-trait', { ...data, trait: t(`players-${id}.trait`) });
}

/** What an entry of a menu of players does: `level=2=page`. */
export const menuEntry = (...parts: readonly string[]): string => parts.join('=');

/** An entry that removes a player from the lobby. */
export const removing = ({ name }: SeatHolder, seat: number, t: Translate): MenuOption => ({
  value: menuEntry('remove', String(seat)),
  text: t('people-options-remove', { name: toPlainName(name, t) }),
});

type ComputerSeat = SeatHolder & { readonly kind: 'computer' };

/**
 * The name of whoever holds the seat, for markdown; a computer player's with its level. Without the level's emblem,
 * which a notification would spell.
 */
export function levelledName(holder: SeatHolder, t: Translate): string {
  const name = toEscapedName(holder.name, t);
  return holder.kind === 'person'
    ? name
    : t('players-named', { name, level: t(`players-level-${holder.player}`) });
}

/** Which players are computers, and their levels; nothing if there's none. */
export function computersLine({ seats }: TableInfo, t: Translate): string[] {
  const computers = seats.filter(({ kind }) => kind === 'computer');
  if (computers.length === 0) return [];
  const names = computers.map((holder) => levelledName(holder, t));
  return [t('players-here', { names: t('discord-list', { items: names }) })];
}

/** Asks before somebody gets into a game that others have begun. */
export function takeMessage(table: TableInfo, t: Translate): Message {
  const words = { game: getGuide(table.game).title(t), place: `<#${table.channelId}>` };
  const back = button(freeComponent('games', 'all', '0'), { text: t('discord-games-back') });
  return {
    content: t('discord-games-take-ask', words),
    rows: buttonRows([...takeButtons(table, t).slice(0, 4), back]),
  };
}
