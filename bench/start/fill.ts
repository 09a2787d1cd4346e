import process from 'node:process';
import PQueue from 'p-queue';
import { THEME_IDS } from '../../render/themes/theme.ts';
import { GAME_IDS } from '../../src/games/game.ts';
import { translator } from '../../src/i18n/index.ts';
import { openStore } from '../../src/store/open.ts';
import { ABSENT, type Entry } from '../../src/store/store.ts';
import { charactersBy } from '../../src/table/characters.ts';
import type { Person } from '../../src/table/document.ts';
import { started } from '../../src/table/lobby.ts';
import { TableService } from '../../src/table/table-service.ts';
import { seatViewFor } from '../../src/table/views.ts';

/**
 * Tables in each server, others with `TABLES=3000`: half of them with a clock, one of them with something owed in every
 * tenth server.
 */
export const TABLES = Number(process.env.TABLES ?? 5);

/** The IDs of tables, among other words. */
const ID = /\b[0-9a-z]{10}\b/g;

export interface ServerToFill {
  readonly id: string;
  readonly channels: readonly string[];
}

/** What's in the store for one server. */
interface Template {
  readonly values: readonly { readonly key: string; readonly text: string }[];
  readonly entries: readonly Entry[];
  /** IDs of its tables, in the order of their channels. */
  readonly tables: readonly string[];
}

/** What a server with its tables is in the store, as made by the tables' own code. */
async function template(host: Person): Promise<Template> {
  const store = await openStore('memory:');
  const values = new Map<string, string>();
  const lists = new Map<string, Entry>();
  const commit = store.commit.bind(store);
  store.commit = async (change, until) => {
    const version = await commit(change, until);
    for (const { key, text } of [change, ...(change.with ?? []), ...(change.parts ?? [])])
      if (text === null) values.delete(key);
      else values.set(key, text);
    for (const entry of change.entries ?? []) lists.set(`${entry.list} ${entry.id}`, entry);
    for (const { list, id } of change.removed ?? []) lists.delete(`${list} ${id}`);
    return version;
  };
  const quotas = { perPerson: TABLES, perServer: TABLES };
  const tables = new TableService({ store, characters: charactersBy(translator('en-US')), quotas });
  const ids: string[] = [];
  for (let at = 0; at < TABLES; at++) {
    const { id } = await tables.open({
      guildId: 'GUILD',
      channelId: `CHANNEL${at}`,
      host: { ...host, requestId: `TABLE${at}` },
      game: GAME_IDS[0],
      theme: THEME_IDS[0],
      pace: at % 2 === 0 ? '3d' : 'none',
      computers: 1,
    });
    await tables.change(id, host, started(0));
    for (let turn = 0; turn < 8; turn++) {
      const seat = await tables.read(id, seatViewFor(host.userId));
      if (seat.actions.length === 0) await tables.advance(id);
      else await tables.act(id, host, null, ({ actions }) => actions[0]!);
    }
    await tables.advance(id);
    const { shown, wait } = await tables.info(id);
    const posted = { messageId: '1', newestId: '1', at: Date.now(), shown, called: wait, callId: null };
    await tables.told(id, { shown, posted });
    ids.push(id);
  }
  await tables.idle();
  return {
    values: [...values].map(([key, text]) => ({ key, text })),
    entries: [...lists.values()],
    tables: ids,
  };
}

/** Fills a store with servers that have been at rest for a while, but for what some are owed. */
export async function fill(url: string, servers: readonly ServerToFill[], host: Person): Promise<void> {
  const { values, entries, tables } = await template(host);
  const places = new Map(tables.map((id, at) => [id, at]));
  const store = await openStore(url);
  await store.acquire({ host: 'bench', pid: 0 });
  const writing = new PQueue({ concurrency: 16 });
  for (const [number, server] of servers.entries()) {
    const own = (part: string) =>
      part
        .replace(ID, (word) => (places.has(word) ? tableId(number, places.get(word)!) : word))
        .replace(/CHANNEL(\d+)/g, (_all, at) => server.channels[Number(at)]!)
        .replaceAll('GUILD', server.id);
    const [first, ...parts] = values.map(({ key, text }) => ({ key: own(key), text: own(text) }));
    const lines = entries.map((entry) => ({
      ...entry,
      list: own(entry.list),
      id: own(entry.id),
      text: own(entry.text),
      // In every tenth server a table is owed something.
      rank: number % 10 === 0 && own(entry.id) === `table:${tableId(number, 0)}` ? Date.now() : entry.rank,
    }));
    await writing.onSizeLessThan(100);
    void writing.add(() => store.commit({ ...first!, over: ABSENT, parts, entries: lines }));
  }
  await writing.onIdle();
  await store.close();
}

const tableId = (server: number, at: number): string => (server * TABLES + at).toString(36).padStart(10, '0');
