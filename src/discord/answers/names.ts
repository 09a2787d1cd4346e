import { escapedName, plainName } from '../../faces/markdown.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { TableInfo } from '../../table/views.ts';

/** Names by seat, for pictures, buttons and menus. */
export const plainNames = (table: TableInfo): string[] => table.seats.map(({ name }) => plainName(name));

/** Names by seat, for markdown. */
export const escapedNames = (table: TableInfo): string[] => table.seats.map(({ name }) => escapedName(name));

/** Names of the seats to act, for markdown. */
export function namesToAct(table: TableInfo, say: Say): string {
  const names = escapedNames(table);
  return say('discord-list', { items: table.toAct.map((seat) => names[seat]!) });
}
