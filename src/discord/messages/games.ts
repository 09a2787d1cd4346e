import type { Words } from '../../i18n/index.ts';
import type { TableInfo, UnreadableTable } from '../../table/types.ts';
import { MAX_CONTENT } from '../answers/limits.ts';
import type { Message } from '../answers/message.ts';
import { escapedNames, namesToAct } from '../answers/names.ts';
import { button, buttonRows } from '../choices/controls.ts';
import { guideOf } from '../guides/registry.ts';

export const GAMES_FILTERS = ['all', 'open', 'mine', 'finished'] as const;
export type GamesFilter = (typeof GAMES_FILTERS)[number];

const ROWS_A_PAGE = 8;
/** The rest is for the heading and the page number. */
const ROOM = MAX_CONTENT - 200;

export function filtered(
  tables: readonly TableInfo[],
  filter: GamesFilter,
  userId: string,
): readonly TableInfo[] {
  switch (filter) {
    case 'all':
      return tables.filter(({ status }) => status === 'lobby' || status === 'playing');
    case 'open':
      return tables.filter(({ status, seats, maxSeats }) => status === 'lobby' && seats.length < maxSeats);
    case 'mine':
      return tables.filter(({ seats }) =>
        seats.some((holder) => holder.kind === 'person' && holder.userId === userId),
      );
    case 'finished':
      return tables.filter(({ status }) => status === 'finished');
  }
}

/** One page of an already filtered list of tables; a page past the end is the last. */
export function gamesMessage(
  tables: readonly TableInfo[],
  unreadable: readonly UnreadableTable[],
  filter: GamesFilter,
  page: number,
  words: Words,
): Message {
  const say = words.discord.games;
  const title = say.title(words.commands.games.filter.choices[filter], tables.length);
  const lost = unreadable.map(({ channelId }) => say.unreadable(`<#${channelId}>`));
  const rows = [...lost, ...tables.map((table) => row(table, words))];
  if (rows.length === 0) return { content: `${title}\n${say.none}` };
  const pages = paged(rows);
  const at = Math.min(Math.max(page, 0), pages.length - 1);
  const text = words.discord.button;
  const turn = (to: number, label: string) =>
    button(
      { tableId: null, revision: 0, verb: 'games', args: [filter, String(to)] },
      { text: label },
      to < 0 || to >= pages.length,
    );
  return {
    content: [title, ...pages[at]!, ...(pages.length > 1 ? [say.page(at + 1, pages.length)] : [])].join('\n'),
    rows: pages.length > 1 ? buttonRows([turn(at - 1, text.previous), turn(at + 1, text.next)]) : [],
  };
}

function row(table: TableInfo, words: Words): string {
  const guide = guideOf(table.game);
  return words.discord.games.row({
    game: guide.title(words),
    variant: guide.variant(table.variant, words),
    place: `<#${table.channelId}>`,
    state: state(table, words),
    players: escapedNames(table).join(', '),
  });
}

function state(table: TableInfo, words: Words): string {
  const say = words.discord.games;
  const since = (at: number | null) => `<t:${Math.floor((at ?? table.changedAt) / 1000)}:R>`;
  switch (table.status) {
    case 'lobby':
      return say.lobby(table.seats.length, table.maxSeats, since(table.openedAt));
    case 'playing':
      return say.playing(namesToAct(table, words), since(table.waitingSince));
    case 'finished': {
      const names = escapedNames(table);
      const winners = names.filter((_name, seat) => table.result?.places[seat] === 1);
      return say.finished(words.discord.list(winners), since(table.endedAt));
    }
    case 'closed':
      return say.closed(since(table.endedAt));
  }
}

function paged(rows: readonly string[]): string[][] {
  const pages: string[][] = [];
  let room = 0;
  for (const text of rows) {
    const last = pages.at(-1);
    if (last && last.length < ROWS_A_PAGE && text.length + 1 <= room) last.push(text);
    else {
      pages.push([text]);
      room = ROOM;
    }
    room -= text.length + 1;
  }
  return pages;
}
