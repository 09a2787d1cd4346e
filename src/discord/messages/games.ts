import type { Words } from '../../i18n/index.ts';
import { isOpenSeat, isSeated, keptSeatOf } from '../../table/seats.ts';
import type { TableInfo, UnreadableTable } from '../../table/types.ts';
import { plainName } from '../answers/escape.ts';
import { MAX_CONTENT } from '../answers/limits.ts';
import type { Message, Row } from '../answers/message.ts';
import { button, buttonRows, menuRow, publicPressAt } from '../choices/controls.ts';
import { guideOf } from '../guides/registry.ts';
import { relative, rowOf, stateOf } from './games-rows.ts';
import { isOpenTo, SECTIONS, type Section, sectionOf, waitsFor } from './games-sections.ts';

export const GAMES_FILTERS = ['all', 'open', 'mine', 'finished'] as const;
export type GamesFilter = (typeof GAMES_FILTERS)[number];

/** Tables that one person may see. */
export interface Listed {
  readonly tables: readonly TableInfo[];
  readonly unreadable: readonly UnreadableTable[];
  readonly userId: string;
  /** Until when each table waits, in ms since 1970, where there's a limit. */
  readonly due?: ReadonlyMap<string, number>;
  /** A sentence above the list. */
  readonly note?: string;
}

const ROWS_A_PAGE = 8;
/** The rest is for the headings and the page number. */
const ROOM = MAX_CONTENT - 400;

export function filtered(
  tables: readonly TableInfo[],
  filter: GamesFilter,
  userId: string,
): readonly TableInfo[] {
  switch (filter) {
    case 'all':
      return tables.filter(({ status }) => status !== 'closed');
    case 'open':
      return tables.filter((table) => hasRoomFor(table, userId));
    case 'mine':
      return tables.filter((table) => isSeated(table, userId) || isKept(table, userId));
    case 'finished':
      return tables.filter(({ status }) => status === 'finished');
  }
}

/** Whether the person may take a free seat of the lobby, or one that was left in a running game. */
function hasRoomFor({ status, seats, maxSeats, access, invited }: TableInfo, userId: string): boolean {
  const isFree =
    status === 'lobby' ? seats.length < maxSeats : status === 'playing' && seats.some(isOpenSeat);
  return isFree && (access === 'open' || invited.some((guest) => guest.userId === userId));
}

interface Entry {
  readonly text: string;
  /** Null for a list without sections. */
  readonly heading: string | null;
  readonly table: TableInfo | null;
}

/** Whether a computer keeps a seat of a running game for the person. */
const isKept = (table: TableInfo, userId: string): boolean =>
  table.status === 'playing' && keptSeatOf(table, userId) !== undefined;

/**
 * One page of an already filtered list of tables; a page past the end is the last. Without a filter it has sections,
 * and what waits for the person comes first.
 */
export function gamesMessage(listed: Listed, filter: GamesFilter, page: number, words: Words): Message {
  const say = words.discord.games;
  const count = listed.tables.length;
  const title = say.title(words.commands.games.filter.choices[filter], count);
  const head = [...(listed.note === undefined ? [] : [listed.note]), title];
  const entries = entriesOf(listed, filter, words);
  if (entries.length === 0) return { content: [...head, say.none].join('\n') };
  const pages = paged(entries);
  const at = Math.min(Math.max(page, 0), pages.length - 1);
  const foot = pages.length > 1 ? [say.page(at + 1, pages.length)] : [];
  const shown = pages[at]!;
  return {
    content: [...head, ...linesOf(shown), ...foot].join('\n'),
    rows: [...joinRows(shown, listed.userId, words), ...turnRows(filter, at, pages.length, words)],
  };
}

function entriesOf({ tables, unreadable, userId, due }: Listed, filter: GamesFilter, words: Words): Entry[] {
  const say = words.discord.games;
  const lost = unreadable.map(({ channelId }) => ({
    text: say.unreadable(`<#${channelId}>`),
    heading: null,
    table: null,
  }));
  const entry = (table: TableInfo, heading: string | null): Entry => {
    const state = waitsFor(table, userId)
      ? ownState(table, due?.get(table.id), words)
      : stateOf(table, words);
    return { text: rowOf(table, state, words), heading, table };
  };
  if (filter !== 'all') return [...lost, ...tables.map((table) => entry(table, null))];
  const inSection = (section: Section) => tables.filter((table) => sectionOf(table, userId) === section);
  const sections = SECTIONS.flatMap((section) => {
    const all = inSection(section);
    const heading = say.section(say.sections[section], all.length);
    return all.map((table) => entry(table, heading));
  });
  return [...lost, ...sections];
}

function ownState({ status, waitingSince }: TableInfo, due: number | undefined, words: Words): string {
  const say = words.discord.games;
  if (status === 'lobby') return say.yourStart;
  return say.yourTurn(due === undefined ? null : relative(due), relative(waitingSince));
}

/** Each section's heading is above its first row on the page. */
const linesOf = (entries: readonly Entry[]): string[] =>
  entries.flatMap(({ text, heading }, at) =>
    heading === null || heading === entries[at - 1]?.heading ? [text] : [heading, text],
  );

/** A button for the only seat that they could take, a menu for several. */
function joinRows(entries: readonly Entry[], userId: string, words: Words): Row[] {
  const say = words.discord.games;
  const open = entries.flatMap(({ table }) => (table && isOpenTo(table, userId) ? [table] : []));
  const [only] = open;
  if (!only) return [];
  const title = (table: TableInfo) => guideOf(table.game).title(words);
  if (open.length === 1)
    return buttonRows([
      button(publicPressAt(only, 'sit'), { text: say.joinOne(title(only)), style: 'strong' }),
    ]);
  const options = open.map((table) => ({
    value: table.id,
    text: say.seat(title(table), guideOf(table.game).variant(table.variant, words)),
    detail: say.seatDetail(plainName(table.host.name), table.seats.length, table.maxSeats),
  }));
  return [menuRow({ tableId: null, revision: 0, verb: 'sit', args: [] }, say.joinSeveral, options)];
}

function turnRows(filter: GamesFilter, at: number, pages: number, words: Words): Row[] {
  if (pages < 2) return [];
  const text = words.discord.button;
  const turn = (to: number, label: string) =>
    button(
      { tableId: null, revision: 0, verb: 'games', args: [filter, String(to)] },
      { text: label },
      to < 0 || to >= pages,
    );
  return buttonRows([turn(at - 1, text.previous), turn(at + 1, text.next)]);
}

function paged(entries: readonly Entry[]): Entry[][] {
  const pages: Entry[][] = [];
  let room = 0;
  for (const entry of entries) {
    const last = pages.at(-1);
    const size = entry.text.length + 1;
    if (last && last.length < ROWS_A_PAGE && size <= room) last.push(entry);
    else {
      pages.push([entry]);
      room = ROOM;
    }
    room -= size;
  }
  return pages;
}
