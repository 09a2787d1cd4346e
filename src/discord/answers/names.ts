import type { Translate } from '../../i18n/fluent/translate.ts';
import type { Name } from '../../table/characters.ts';
import type { TableInfo } from '../../table/views.ts';
import { escapedName, plainName } from '../../telling/markdown.ts';

/** What somebody is called in the reader's language, for pictures, buttons and menus. */
export const toPlainName = (name: Name, t: Translate): string => plainName(inWords(name, t));

/** The same for markdown. */
export const toEscapedName = (name: Name, t: Translate): string => escapedName(inWords(name, t));

const inWords = (name: Name, t: Translate): string =>
  typeof name === 'string'
    ? name
    : 'player' in name
      ? t('pictures-unnamed', { number: name.player })
      : t(`players-${name.character}`);

/** Names by seat, for pictures, buttons and menus. */
export const plainNames = (table: TableInfo, t: Translate): string[] =>
  table.seats.map(({ name }) => toPlainName(name, t));

/** Names by seat, for markdown. */
export const escapedNames = (table: TableInfo, t: Translate): string[] =>
  table.seats.map(({ name }) => toEscapedName(name, t));

/** Names of the seats to act, for markdown. */
export function namesToAct(table: TableInfo, t: Translate): string {
  const names = escapedNames(table, t);
  return t('discord-list', { items: table.toAct.map((seat) => names[seat]!) });
}
