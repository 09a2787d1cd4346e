import type { Words } from '../../i18n/index.ts';
import type { TableInfo } from '../../table/types.ts';
import { button, buttonRows } from '../controls.ts';
import type { Verb } from '../custom-id.ts';
import { escapedName } from '../escape.ts';
import { guideOf } from '../guides/registry.ts';
import type { Message, Row } from '../message.ts';

/** The table before the start, and what is left of that message afterwards. */
export function lobbyMessage(table: TableInfo, words: Words): Message {
  const guide = guideOf(table.game);
  const head = [words.discord.lobby.title(guide.title(words), guide.variant(table.variant, words))];
  if (table.status === 'lobby')
    return {
      content: [...head, guide.about(words), '', ...seatLines(table, words), '', call(table, words)].join(
        '\n',
      ),
      rows: lobbyRows(table, words),
    };
  const { started, closed } = words.discord.lobby;
  return {
    content: [...head, ...seatLines(table, words), '', table.status === 'closed' ? closed : started].join(
      '\n',
    ),
    rows: table.status === 'closed' ? againRows(table, words) : [],
  };
}

function seatLines(table: TableInfo, words: Words): string[] {
  const { lobby } = words.discord;
  const taken = table.seats.map((holder) => {
    const name = escapedName(holder.name);
    if (holder.kind === 'computer') return lobby.computer(name);
    return holder.userId === table.host.userId ? lobby.host(name) : lobby.person(name);
  });
  const free = table.status === 'lobby' ? table.maxSeats - table.seats.length : 0;
  return [lobby.seats(table.seats.length, table.maxSeats), ...taken, ...Array(free).fill(lobby.free)];
}

function call(table: TableInfo, words: Words): string {
  const { lobby } = words.discord;
  const host = escapedName(table.host.name);
  const missing = table.minSeats - table.seats.length;
  if (missing > 0) return lobby.missing(missing);
  return table.seats.length < table.maxSeats ? lobby.ready(host) : lobby.full(host);
}

function lobbyRows(table: TableInfo, words: Words): Row[] {
  const text = words.discord.button;
  const press = (verb: Verb) => ({ tableId: table.id, revision: table.revision, verb, args: [] });
  const full = table.seats.length >= table.maxSeats;
  return buttonRows([
    button(press('join'), { text: text.join, style: 'strong' }, full),
    button(press('leave'), { text: text.leave }),
    button(press('add'), { text: text.addComputer }, full),
    button(
      press('drop'),
      { text: text.removeComputer },
      table.seats.every(({ kind }) => kind !== 'computer'),
    ),
    button(press('start'), { text: text.start, style: 'good' }, table.seats.length < table.minSeats),
  ]);
}

/** One button that opens a table of the same kind. */
export function againRows(table: TableInfo, words: Words): Row[] {
  const press = { tableId: table.id, revision: table.revision, verb: 'again' as const, args: [] };
  return buttonRows([button(press, { text: words.discord.button.again })]);
}
