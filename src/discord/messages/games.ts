import { games } from '../../games/registry.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import type { SeatHolder } from '../../table/document.ts';
import { isDeserted, isOpenSeat } from '../../table/holders.ts';
import type { Listing, Part } from '../../table/storage/directory.ts';
import { belongsTo, hasRoomFor, type Standing, type TableInfo } from '../../table/views.ts';
import { getGuide } from '../../telling/registry.ts';
import { MAX_BUTTONS_A_ROW, MAX_CONTENT } from '../answers/limits.ts';
import type { Message, Row } from '../answers/message.ts';
import { escapedNames, namesToAct, plainNames, toPlainName } from '../answers/names.ts';
import { button, buttonRows, freeComponent, menuRow, publicComponent } from '../choices/controls.ts';
import { LEARN, learnComponent } from './rules.ts';
import { escapedOwner, ownerName } from './seats.ts';
import { relative } from './table.ts';

/** The sections of a list of tables, in their order. */
export const SECTIONS = ['waiting', 'open', 'gathering', 'running', 'finished'] as const;
export type Section = (typeof SECTIONS)[number];

/** Whether the table has a seat that this person could take: a free one in the lobby, or one that was left. */
function isOpenTo(table: Standing, userId: string): boolean {
  if (!table.hasRoom || table.seated.includes(userId)) return false;
  return hasRoomFor(table, userId) || table.host === userId;
}

/** Whether the table may wait for this person: only its game can tell. */
export const mayWaitFor = ({ status, seated }: Standing, userId: string): boolean =>
  (status === 'playing' || status === 'lobby') && seated.includes(userId);

/** Whether the table can't go on without this person. */
export function waitsFor(table: TableInfo, userId: string): boolean {
  if (table.status === 'lobby') return table.seats.length >= table.maxSeats && table.host.userId === userId;
  return table.toAct.some((seat) => {
    const holder = table.seats[seat];
    return holder?.kind === 'person' && holder.userId === userId;
  });
}

/** Where a table that doesn't wait for this person stands in their list; without a person, in everybody's. */
export function listSection(table: Standing, userId: string | null): Exclude<Section, 'waiting'> {
  if (table.status === 'finished' || table.status === 'closed') return 'finished';
  if (table.status === 'playing') return 'running';
  const isOpen = userId === null ? table.guests === null && table.hasRoom : isOpenTo(table, userId);
  return isOpen ? 'open' : 'gathering';
}

export const channelMention = ({ channelId }: TableInfo): string => `<#${channelId}>`;

/** A table in a list, with its state in words and at most that many of its players' names. */
export function tableLine(
  table: TableInfo,
  state: string,
  t: Translate,
  most = Number.POSITIVE_INFINITY,
  place = table.unreachable?.why === 'gone' ? t('discord-games-gone') : channelMention(table),
): string {
  const guide = getGuide(table.game);
  const names = escapedNames(table, t);
  const named = names.length > most ? [...names.slice(0, most), '…'] : names;
  return t('discord-games-row', {
    game: guide.title(t),
    variant: guide.variant(table.variant, t),
    place,
    state,
    players: named.join(t('language-comma')),
  });
}

/** The first seat of a running game that anybody may take. */
const freeSeatOf = ({ status, seats }: TableInfo): SeatHolder | undefined =>
  status === 'playing' ? seats.find(isOpenSeat) : undefined;

export function withFreeSeat(table: TableInfo, state: string, t: Translate): string {
  const holder = freeSeatOf(table);
  return holder ? t('discord-games-free-seat', { state, name: escapedOwner(holder, t) }) : state;
}

export function stateText(table: TableInfo, t: Translate): string {
  switch (table.status) {
    case 'lobby': {
      const open = t('discord-games-lobby', {
        taken: table.seats.length,
        max: table.maxSeats,
        since: relative(table.openedAt),
      });
      return table.access === 'invited' ? t('discord-games-invited', { state: open }) : open;
    }
    case 'playing': {
      const since = relative(table.waitingSince);
      if (isDeserted(table)) return withFreeSeat(table, t('discord-games-deserted', { since }), t);
      return withFreeSeat(table, t('discord-games-playing', { turn: namesToAct(table, t), since }), t);
    }
    case 'finished':
      return finishedState(table, t);
    case 'closed':
      return t('discord-games-closed', { since: relative(table.endedAt ?? table.changedAt) });
  }
}

export function finishedState(table: TableInfo, t: Translate): string {
  const winners = escapedNames(table, t).filter((_name, seat) => table.result?.places[seat] === 1);
  return t('discord-games-finished', {
    winners: t('discord-list', { items: winners }),
    since: relative(table.endedAt ?? table.changedAt),
  });
}

export const GAMES_FILTERS = ['all', 'open', 'mine', 'finished'] as const;
export type GamesFilter = (typeof GAMES_FILTERS)[number];

const ROWS_A_PAGE = 8;
/** The rest is for the headings and the page number. */
const ROOM = MAX_CONTENT - 400;
/** More than a table has seats. */
const MOST_NAMES = 8;
/** Tables in other servers; the heading counts them all. */
export const MOST_ELSEWHERE = 3;

export function filterTables(
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

/** Which part of a long list it is, and which are beside it. */
export type Parts = Pick<Listing, 'at' | 'older' | 'newer'>;

const ONE_PART: Parts = { at: null, older: null, newer: null };

/** In a button, the last page of a part. */
export const LAST_PAGE = 'last';

/** A part in the custom ID of a button, and read from it. */
const partIn = ({ side, rank, id }: Part): string => `${side}.${rank.toString(36)}.${id}`;
export function partFrom(text = ''): Part | null {
  const [, side, rank, id] = /^(older|newer)\.([0-9a-z]+)\.([^.]+)$/.exec(text) ?? [];
  if (side !== 'older' && side !== 'newer') return null;
  return { side, rank: Number.parseInt(rank!, 36), id: id! };
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
  readonly parts: Parts;
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
  parts: Parts = ONE_PART,
): GamesPage {
  const all =
    filter === 'all'
      ? inSections(tables, (table) => (waiting.has(table.id) ? 'waiting' : listSection(table, userId)))
      : tables.map((standing) => ({ standing, section: null }));
  const pages = Math.ceil(all.length / ROWS_A_PAGE);
  const at = Math.max(0, Math.min(page, pages - 1));
  const entries = all.slice(at * ROWS_A_PAGE, (at + 1) * ROWS_A_PAGE);
  return { filter, userId, entries, count: tables.length, at, pages, parts };
}

function inSections(tables: readonly Standing[], sectionOf: (table: Standing) => Section): Entry[] {
  const sections = new Map<Section, Standing[]>(SECTIONS.map((name) => [name, []]));
  for (const table of tables) sections.get(sectionOf(table))!.push(table);
  return [...sections].flatMap(([name, all]) =>
    all.map((standing) => ({ standing, section: { name, count: all.length } })),
  );
}

export interface Elsewhere {
  readonly table: TableInfo;
  readonly place: string;
}

/** What's been read for a page. */
export interface Read {
  readonly tables: readonly TableInfo[];
  /** IDs of tables that can't be read. */
  readonly unreadable: readonly string[];
  /** By table ID, until when it waits, in ms since 1970, where there's a limit. */
  readonly due?: ReadonlyMap<string, number>;
  /** By ID, what channels are called, where it's known. */
  readonly channels?: ReadonlyMap<string, string>;
  /** What waits for the person in other servers, and as what its place is shown. */
  readonly elsewhere?: readonly Elsewhere[];
  /** A sentence above the list. */
  readonly note?: string;
}

export function gamesMessage(page: GamesPage, read: Read, t: Translate): Message {
  const { filter, count, at, pages, userId, entries, parts } = page;
  const title = t('discord-games-title', { filter: t(`commands-games-filter.${filter}`), count });
  const head = [...(read.note === undefined ? [] : [read.note]), title];
  const foot = [
    ...(pages > 1 ? [t('discord-games-page', { page: at + 1, pages })] : []),
    ...(parts.newer ? [t('discord-games-newer')] : []),
    ...(parts.older ? [t('discord-games-older')] : []),
  ];
  if (entries.length === 0)
    return {
      content: [
        ...head,
        ...(foot.length > 0 ? foot : [t('discord-games-none')]),
        ...linesThatFit(page, read, t),
      ].join('\n'),
      rows: [...turnRows(page, t), ...beginRows(t)],
    };
  const those = (suits: (standing: Standing) => boolean) =>
    entries.flatMap(({ standing }) =>
      suits(standing) ? read.tables.filter(({ id }) => id === standing.id) : [],
    );
  const open = those((standing) => isOpenTo(standing, userId));
  const gone = those((each) => belongsTo(each, userId)).filter(
    ({ unreachable: lost }) => lost?.why === 'gone',
  );
  const toWatch = those(({ status, seated }) => status === 'playing' && !seated.includes(userId));
  return {
    content: [...head, ...linesThatFit(page, read, t), ...foot].join('\n'),
    rows: [...joinRows(open, read, t), ...watchRows(toWatch, t), ...turnRows(page, t), ...beginRows(t, gone)],
  };
}

/** With fewer names at each table, and in the end without tables elsewhere, if there's no room for them all. */
function linesThatFit(page: GamesPage, read: Read, t: Translate): string[] {
  for (let names = MOST_NAMES, far = MOST_ELSEWHERE; ; names > 0 ? names-- : far--) {
    const lines = [...linesElsewhere(read, names, far, t), ...linesOf(page, read, names, t)];
    if (far === 0 || lines.join('\n').length <= ROOM) return lines;
  }
}

function linesElsewhere({ elsewhere = [], due }: Read, names: number, most: number, t: Translate): string[] {
  if (elsewhere.length === 0) return [];
  const rows = elsewhere
    .slice(0, most)
    .map(({ table, place }) => tableLine(table, ownState(table, due?.get(table.id), t), t, names, place));
  const name = t('discord-games-section-elsewhere');
  return [t('discord-games-section', { name, count: elsewhere.length }), ...rows];
}

/** Each section's heading is above its first row on the page. */
function linesOf({ entries, userId }: GamesPage, read: Read, names: number, t: Translate): string[] {
  const row = ({ id, channelId }: Standing): string[] => {
    if (read.unreadable.includes(id)) return [t('discord-games-unreadable', { place: `<#${channelId}>` })];
    const table = read.tables.find((each) => each.id === id);
    if (!table) return [];
    const isTheirs = waitsFor(table, userId);
    const state = isTheirs ? ownState(table, read.due?.get(id), t) : stateText(table, t);
    return [tableLine(table, state, t, names)];
  };
  return entries.flatMap(({ standing, section }, at) => {
    if (section === null || section.name === entries[at - 1]?.section?.name) return row(standing);
    return [
      t('discord-games-section', { name: t(`discord-games-section-${section.name}`), count: section.count }),
      ...row(standing),
    ];
  });
}

function ownState({ status, waitingSince }: TableInfo, due: number | undefined, t: Translate): string {
  if (status === 'lobby') return t('discord-games-your-start');
  return due === undefined
    ? t('discord-games-your-turn', { since: relative(waitingSince) })
    : t('discord-games-your-turn-until', { until: relative(due) });
}

const variantOf = ({ game, variant }: TableInfo, t: Translate): string =>
  t('discord-games-seat', { game: getGuide(game).title(t), variant: getGuide(game).variant(variant, t) });

/** A menu of the games that they could look at. */
function watchRows(running: readonly TableInfo[], t: Translate): Row[] {
  if (running.length === 0) return [];
  const options = running.map((table) => ({
    value: table.id,
    text: variantOf(table, t),
    detail: plainNames(table, t).join(t('language-comma')),
  }));
  return [menuRow(freeComponent('look'), t('discord-games-watch'), options)];
}

/** A menu that opens a table here; their tables that can go on here, and the way to learn a game. */
function beginRows(t: Translate, gone: readonly TableInfo[] = []): Row[] {
  const options = [...games.values()].map(({ id }) => ({
    value: id,
    text: getGuide(id).title(t),
    detail: getGuide(id).about(t),
  }));
  return [
    menuRow(freeComponent('open'), t('discord-games-open'), options),
    ...buttonRows([
      ...gone.slice(0, MAX_BUTTONS_A_ROW - 1).map((table) => {
        const text = t('discord-games-go-on', { game: getGuide(table.game).title(t) });
        return button(publicComponent(table, 'here'), { text, style: 'strong' });
      }),
      button(learnComponent(LEARN.menu), { text: t('learn-button-learn') }),
    ]),
  ];
}

/** A button for the only table that they could sit down at, a menu for several. */
function joinRows(open: readonly TableInfo[], { channels }: Read, t: Translate): Row[] {
  const [only] = open;
  if (!only) return [];
  const game = ({ game }: TableInfo) => getGuide(game).title(t);
  const actAt = (table: TableInfo) => {
    const holder = freeSeatOf(table);
    const act = holder
      ? t('people-button-take', { name: ownerName(holder, t) })
      : t('discord-games-join-one', { game: game(table) });
    const channel = channels?.get(table.channelId);
    return channel === undefined ? act : t('discord-games-act', { act, channel });
  };
  if (open.length === 1)
    return buttonRows([button(publicComponent(only, 'sit'), { text: actAt(only), style: 'strong' })]);
  const options = open.map((table) => ({
    value: table.id,
    text: actAt(table),
    detail: freeSeatOf(table)
      ? variantOf(table, t)
      : t('discord-games-seat-detail', {
          host: toPlainName(table.host.name, t),
          taken: table.seats.length,
          max: table.maxSeats,
        }),
  }));
  return [menuRow(freeComponent('sit'), t('discord-games-join-several'), options)];
}

function turnRows({ filter, at, pages, parts }: GamesPage, t: Translate): Row[] {
  const { older, newer } = parts;
  if (pages < 2 && !older && !newer) return [];
  const turn = (label: string, page: string, part: Part | null, isDisabled: boolean) =>
    button(
      freeComponent('games', filter, page, ...(part ? [partIn(part)] : [])),
      { text: label },
      isDisabled,
    );
  const previous = t('discord-button-previous');
  const next = t('discord-button-next');
  return buttonRows([
    at === 0 && newer
      ? turn(previous, LAST_PAGE, newer, false)
      : turn(previous, String(at - 1), parts.at, at < 1),
    at >= pages - 1 && older
      ? turn(next, '0', older, false)
      : turn(next, String(at + 1), parts.at, at >= pages - 1),
  ]);
}
