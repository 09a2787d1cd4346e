import type { Say } from '../../i18n/fluent/say.ts';
import type { Name } from '../../table/characters.ts';
import type { TableInfo } from '../../table/views.ts';
import { escapedName, plainName } from '../../telling/markdown.ts';

/** What somebody is called in the reader's language, for pictures, buttons and menus. */
export const plainNameOf = (name: Name, say: Say): string => plainName(inWords(name, say));

/** The same for markdown. */
export const escapedNameOf = (name: Name, say: Say): string => escapedName(inWords(name, say));

const inWords = (name: Name, say: Say): string =>
  typeof name === 'string'
    ? name
    : 'player' in name
      ? say('pictures-unnamed', { number: name.player })
      : say(`players-${name.character}`);

/** Names by seat, for pictures, buttons and menus. */
export const plainNames = (table: TableInfo, say: Say): string[] =>
  table.seats.map(({ name }) => plainNameOf(name, say));

/** Names by seat, for markdown. */
export const escapedNames = (table: TableInfo, say: Say): string[] =>
  table.seats.map(({ name }) => escapedNameOf(name, say));

/** Names of the seats to act, for markdown. */
export function namesToAct(table: TableInfo, say: Say): string {
  const names = escapedNames(table, say);
  return say('discord-list', { items: table.toAct.map((seat) => names[seat]!) });
}
