import { beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '../../../src/discord/answers/message.ts';
import { decodeCustomId } from '../../../src/discord/choices/controls.ts';
import { frontPageMessage, onFrontPage } from '../../../src/discord/messages/front-page.ts';
import { gamesMessage, gamesPage, type Read, waitsFor } from '../../../src/discord/messages/games.ts';
import { translator } from '../../../src/i18n/index.ts';
import { seatViewFor, type TableInfo, tableStanding } from '../../../src/table/views.ts';
import { ada, bob, cyd, GUILD, openGame, type Room, room } from '../../table/fixtures/room.ts';

const t = translator('en-US');

let in_: Room;
let lobby: TableInfo;
let running: TableInfo;
beforeEach(async () => {
  in_ = room();
  const options = { guildId: GUILD, host: ada, game: 'artus', theme: 'court', computers: 0 };
  lobby = await in_.tables.open({ ...options, channelId: '11' });
  running = await openGame(in_.tables, { channelId: '12', guests: [bob], variant: 'basic' });
});

const person = ({ userId, name }: typeof ada) => ({ kind: 'person' as const, userId, name });
const like = (table: TableInfo, id: string, more: Partial<TableInfo>): TableInfo => ({
  ...table,
  id,
  channelId: id,
  ...more,
});
function shown(userId: string, tables: readonly TableInfo[], more: Partial<Read> = {}, at = 0): Message {
  const waiting = new Set(tables.filter((table) => waitsFor(table, userId)).map(({ id }) => id));
  const page = gamesPage(tables.map(tableStanding), waiting, userId, 'all', at);
  const ids = page.entries.map(({ standing }) => standing.id);
  const read = tables.filter(({ id }) => ids.includes(id));
  return gamesMessage(page, { tables: read, unreadable: [], ...more }, t);
}

function forEverybody(tables: readonly TableInfo[]): Message {
  const standings = tables.map(tableStanding);
  const ids = onFrontPage(standings);
  const read = tables.filter(({ id }) => ids.includes(id));
  return frontPageMessage(standings, read, t);
}

/** The IDs of the tables that they could join from the message. */
const joinable = ({ rows = [] }: Message): string[] =>
  rows.flatMap(({ components }) =>
    components.flatMap((control) => {
      if (!('custom_id' in control)) return [];
      const component = decodeCustomId(control.custom_id);
      if (component?.verb !== 'sit') return [];
      return 'options' in control ? control.options.map(({ value }) => value) : [component.tableId!];
    }),
  );

const headings = ({ content }: Message): string[] =>
  content.split('\n').filter((line) => line.startsWith('###'));

describe('the list of tables', () => {
  it('has what waits for the person first, then open seats, then the rest', () => {
    const full = { maxSeats: 2, seats: [person(bob), person(cyd)], host: bob };
    const finished = like(running, '15', { status: 'finished', toAct: [], endedAt: 1 });
    const tables = [finished, running, like(lobby, '13', full), lobby, like(running, '14', { toAct: [1] })];
    expect(headings(shown(ada.userId, tables))).toEqual([
      t('discord-games-section', { name: t('discord-games-section-waiting'), count: 1 }),
      t('discord-games-section', { name: t('discord-games-section-gathering'), count: 2 }),
      t('discord-games-section', { name: t('discord-games-section-running'), count: 1 }),
      t('discord-games-section', { name: t('discord-games-section-finished'), count: 1 }),
    ]);
    expect(headings(shown(bob.userId, tables))).toEqual([
      t('discord-games-section', { name: t('discord-games-section-waiting'), count: 2 }),
      t('discord-games-section', { name: t('discord-games-section-open'), count: 1 }),
      t('discord-games-section', { name: t('discord-games-section-running'), count: 1 }),
      t('discord-games-section', { name: t('discord-games-section-finished'), count: 1 }),
    ]);
    expect(shown(bob.userId, tables).content).toContain(t('discord-games-your-start'));
    expect(headings(forEverybody(tables))).toEqual([
      t('discord-games-section', { name: t('discord-games-section-open'), count: 1 }),
      t('discord-games-section', { name: t('discord-games-section-gathering'), count: 1 }),
      t('discord-games-section', { name: t('discord-games-section-running'), count: 2 }),
      t('discord-games-section', { name: t('discord-games-section-finished'), count: 1 }),
    ]);
  });

  it('says until when it waits, where there’s a limit', () => {
    const since = `<t:${Math.floor(running.waitingSince / 1000)}:R>`;
    expect(shown(ada.userId, [running]).content).toContain(t('discord-games-your-turn', { since }));
    const due = new Map([[running.id, 90_000]]);
    expect(shown(ada.userId, [running], { due }).content).toContain(
      t('discord-games-your-turn-until', { until: '<t:90:R>' }),
    );
  });

  it('has a button for one seat, a menu for several, and none where they sit already', () => {
    expect(joinable(shown(cyd.userId, [lobby, running]))).toEqual([lobby.id]);
    expect(joinable(shown(cyd.userId, [lobby, like(lobby, '13', {})]))).toEqual([lobby.id, '13']);
    expect(joinable(shown(ada.userId, [lobby]))).toEqual([]);
    expect(joinable(shown(cyd.userId, [like(lobby, '13', { maxSeats: 1 })]))).toEqual([]);
  });

  it('offers a table by invitation only to whoever is invited, and says so', () => {
    const invited = like(lobby, '13', { access: 'invited', invited: [bob] });
    expect(joinable(shown(cyd.userId, [invited]))).toEqual([]);
    expect(headings(shown(cyd.userId, [invited]))).toEqual([
      t('discord-games-section', { name: t('discord-games-section-gathering'), count: 1 }),
    ]);
    expect(joinable(shown(bob.userId, [invited]))).toEqual(['13']);
    expect(shown(bob.userId, [invited]).content).toContain('by invitation');
    expect(headings(forEverybody([invited]))).toEqual([
      t('discord-games-section', { name: t('discord-games-section-gathering'), count: 1 }),
    ]);
  });

  it('has pages, each with its headings and the seats on it', () => {
    const tables = Array.from({ length: 30 }, (_none, at) => like(lobby, `${100 + at}`, {}));
    const seen: string[] = [];
    for (let page = 0; page < 4; page++) {
      const message = shown(cyd.userId, tables, {}, page);
      expect(message.content.length).toBeLessThanOrEqual(2_000);
      expect(headings(message)).toHaveLength(1);
      const here = [...message.content.matchAll(/<#(\d+)>/g)].map(([, id]) => id!);
      expect(joinable(message)).toEqual(here);
      seen.push(...here);
    }
    expect(seen).toEqual(tables.map(({ id }) => id));
  });

  it('fits into one message for everybody, with the longest names, and says how many are left out', () => {
    const seats = [ada, bob, cyd, ada].map((one) => ({ ...person(one), name: '*'.repeat(32) }));
    const tables = Array.from({ length: 40 }, (_none, at) => like(lobby, `${100 + at}`, { seats }));
    const { content } = forEverybody(tables);
    expect(content.length).toBeLessThanOrEqual(2_000);
    const here = [...content.matchAll(/<#(\d+)>/g)].length;
    expect(here).toBeGreaterThan(5);
    expect(content).toContain(t('discord-games-board-more', { count: 40 - here }));
  });

  it('says nothing to everybody that a move changes', async () => {
    const before = forEverybody([running]);
    const view = await in_.tables.read(running.id, seatViewFor(ada.userId));
    await in_.tables.act(running.id, ada, null, () => view.actions[0]!);
    const after = await in_.tables.info(running.id);
    expect(after.revision).toBeGreaterThan(running.revision);
    expect(forEverybody([after])).toEqual(before);
  });
});
