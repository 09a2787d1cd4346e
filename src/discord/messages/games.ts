import { plainName } from '../../faces/markdown.ts';
import { guideOf } from '../../faces/registry.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import { belongsTo, hasRoomFor, type Standing } from '../../table/standing.ts';
import type { TableInfo } from '../../table/types.ts';
import { MAX_CONTENT } from '../answers/limits.ts';
import type { Message, Row } from '../answers/message.ts';
import { button, buttonRows, menuRow, publicPressAt } from '../choices/controls.ts';
import { relative, rowOf, stateOf } from './games-rows.ts';
import { isOpenTo, SECTIONS, type Section, sectionOf, waitsFor } from './games-sections.ts';

export const GAMES_FILTERS = ['all', 'open', 'mine', 'finished'] as const;
export type GamesFilter = (typeof GAMES_FILTERS)[number];

const ROWS_A_PAGE = 8;
/** The rest is for the headings and the page number. */
const ROOM = MAX_CONTENT - 400;
/** More than a table has seats. */
const MOST_NAMES = 8;

export function filtered(
  tables: readonly Standing[],
  filter: GamesFilter,
  userId: string,
): readonly Standing[] {
  switch (filter) {
    case 'all':
      return tables.filter(({ status }) => status !== 'closed');
    case 'open':
      return tables.filter((table) => hasRoomFor(table, userId));
    case 'mine':
      return tables.filter((table) => table.status !== 'closed' && belongsTo(table, userId));
    case 'finished':
      return tables.filter(({ status }) => status === 'finished');
  }
}

interface Entry {
  readonly standing: Standing;
  /** Its section, and how many tables that has; null for a list without sections. */
  readonly section: { readonly name: Section; readonly count: number } | null;
}

/** One page of a list, of which only the tables are still to be read. */
export interface GamesPage {
  readonly filter: GamesFilter;
  readonly userId: string;
  readonly entries: readonly Entry[];
  /** The number of tables on all pages. */
  readonly count: number;
  /** From 0. */
  readonly at: number;
  readonly pages: number;
}

/**
 * One page of an already filtered list of tables; a page past the end is the last. Without a filter it has sections,
 * and what waits for the person, by table ID, comes first.
 */
export function gamesPage(
  tables: readonly Standing[],
  waiting: ReadonlySet<string>,
  userId: string,
  filter: GamesFilter,
  page: number,
): GamesPage {
  const all =
    filter === 'all'
      ? inSections(tables, (table) => (waiting.has(table.id) ? 'waiting' : sectionOf(table, userId)))
      : tables.map((standing) => ({ standing, section: null }));
  const pages = Math.ceil(all.length / ROWS_A_PAGE);
  const at = Math.max(0, Math.min(page, pages - 1));
  const entries = all.slice(at * ROWS_A_PAGE, (at + 1) * ROWS_A_PAGE);
  return { filter, userId, entries, count: tables.length, at, pages };
}

function inSections(tables: readonly Standing[], sectionOf: (table: Standing) => Section): Entry[] {
  const sections = new Map<Section, Standing[]>(SECTIONS.map((name) => [name, []]));
  for (const table of tables) sections.get(sectionOf(table))!.push(table);
  return [...sections].flatMap(([name, all]) =>
    all.map((standing) => ({ standing, section: { name, count: all.length } })),
  );
}

/** What's been read for a page. */
export interface Read {
  readonly tables: readonly TableInfo[];
  /** IDs of tables that can't be read. */
  readonly unreadable: readonly string[];
  /** By table ID, until when it waits, in ms since 1970, where there's a limit. */
  readonly due?: ReadonlyMap<string, number>;
  /** A sentence above the list. */
  readonly note?: string;
}

export function gamesMessage(page: GamesPage, read: Read, say: Say): Message {
  const { filter, count, at, pages, userId, entries } = page;
  const title = say('discord-games-title', { filter: say(`commands-games-filter.${filter}`), count });
  const head = [...(read.note === undefined ? [] : [read.note]), title];
  if (entries.length === 0) return { content: [...head, say('discord-games-none')].join('\n') };
  const foot = pages > 1 ? [say('discord-games-page', { page: at + 1, pages })] : [];
  const open = entries.flatMap(({ standing }) => {
    const table = isOpenTo(standing, userId) && read.tables.find(({ id }) => id === standing.id);
    return table ? [table] : [];
  });
  return {
    content: [...head, ...linesThatFit(page, read, say), ...foot].join('\n'),
    rows: [...joinRows(open, say), ...turnRows(filter, at, pages, say)],
  };
}

/** With fewer names at each table, if there's no room for them all. */
function linesThatFit(page: GamesPage, read: Read, say: Say): string[] {
  for (let names = MOST_NAMES; ; names--) {
    const lines = linesOf(page, read, names, say);
    if (names === 0 || lines.join('\n').length <= ROOM) return lines;
  }
}

/** Each section's heading is above its first row on the page. */
function linesOf({ entries, userId }: GamesPage, read: Read, names: number, say: Say): string[] {
  const row = ({ id, channelId }: Standing): string[] => {
    if (read.unreadable.includes(id)) return [say('discord-games-unreadable', { place: `<#${channelId}>` })];
    const table = read.tables.find((each) => each.id === id);
    if (!table) return [];
    const isTheirs = waitsFor(table, userId);
    const state = isTheirs ? ownState(table, read.due?.get(id), say) : stateOf(table, say);
    return [rowOf(table, state, say, names)];
  };
  return entries.flatMap(({ standing, section }, at) => {
    if (section === null || section.name === entries[at - 1]?.section?.name) return row(standing);
    return [
      say('discord-games-section', {
        name: say(`discord-games-section-${section.name}`),
        count: section.count,
      }),
      ...row(standing),
    ];
  });
}

function ownState({ status, waitingSince }: TableInfo, due: number | undefined, say: Say): string {
  if (status === 'lobby') return say('discord-games-your-start');
  return due === undefined
    ? say('discord-games-your-turn', { since: relative(waitingSince) })
    : say('discord-games-your-turn-until', { until: relative(due) });
}

/** A button for the only seat that they could take, a menu for several. */
function joinRows(open: readonly TableInfo[], say: Say): Row[] {
  const [only] = open;
  if (!only) return [];
  const title = (table: TableInfo) => guideOf(table.game).title(say);
  if (open.length === 1)
    return buttonRows([
      button(publicPressAt(only, 'sit'), {
        text: say('discord-games-join-one', { game: title(only) }),
        style: 'strong',
      }),
    ]);
  const options = open.map((table) => ({
    value: table.id,
    text: say('discord-games-seat', {
      game: title(table),
      variant: guideOf(table.game).variant(table.variant, say),
    }),
    detail: say('discord-games-seat-detail', {
      host: plainName(table.host.name),
      taken: table.seats.length,
      max: table.maxSeats,
    }),
  }));
  return [
    menuRow(
      { tableId: null, revision: 0, verb: 'sit', args: [] },
      say('discord-games-join-several'),
      options,
    ),
  ];
}

function turnRows(filter: GamesFilter, at: number, pages: number, say: Say): Row[] {
  if (pages < 2) return [];
  const turn = (to: number, label: string) =>
    button(
      { tableId: null, revision: 0, verb: 'games', args: [filter, String(to)] },
      { text: label },
      to < 0 || to >= pages,
    );
  return buttonRows([turn(at - 1, say('discord-button-previous')), turn(at + 1, say('discord-button-next'))]);
}
