import process from 'node:process';
import PQueue from 'p-queue';
import { sayIn } from '../../src/i18n/index.ts';
import { openStore } from '../../src/store/open.ts';
import { ABSENT, type Store, type Stored } from '../../src/store/store.ts';
import type { Person } from '../../src/table/document.ts';
import { charactersBy, started } from '../../src/table/lobby.ts';
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

/** Keeps texts in memory, as templates. */
class Template implements Store {
  readonly texts = new Map<string, string>();

  async get(key: string): Promise<Stored | undefined> {
    const text = this.texts.get(key);
    return text === undefined ? undefined : { text, version: ABSENT };
  }

  async put(key: string, text: string): ReturnType<Store['put']> {
    this.texts.set(key, text);
    return ABSENT;
  }

  async delete(key: string): Promise<void> {
    this.texts.delete(key);
  }

  async acquire(): ReturnType<Store['acquire']> {
    return { fence: 1 };
  }

  async close(): Promise<void> {}
}

/** What a server with its tables is in the store, as made by the tables' own code. */
async function template(host: Person): Promise<ReadonlyMap<string, string>> {
  const store = new Template();
  const quotas = { perPerson: TABLES, perServer: TABLES };
  const tables = new TableService({ store, characters: charactersBy(sayIn('en-US')), quotas });
  for (let at = 0; at < TABLES; at++) {
    const { id } = await tables.open({
      guildId: 'GUILD',
      channelId: `CHANNEL${at}`,
      host: { ...host, requestId: `TABLE${at}` },
      game: 'artus',
      theme: 'court',
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
    store.texts.set(`mark:${at}`, id);
  }
  await tables.idle();
  return store.texts;
}

/** Fills a store with servers that have been at rest for a while, but for what some are owed. */
export async function fill(url: string, servers: readonly ServerToFill[], host: Person): Promise<void> {
  const texts = await template(host);
  const places = new Map(Array.from({ length: TABLES }, (_none, at) => [texts.get(`mark:${at}`)!, at]));
  const store = await openStore(url);
  await store.acquire({ host: 'bench', pid: 0 });
  const writing = new PQueue({ concurrency: 16 });
  for (const [number, server] of servers.entries()) {
    const isOwed = number % 10 === 0;
    for (const [key, text] of texts) {
      if (key.startsWith('mark:')) continue;
      const own = (part: string) =>
        part
          .replace(ID, (word) => (places.has(word) ? tableId(number, places.get(word)!) : word))
          .replace(/CHANNEL(\d+)/g, (_all, at) => server.channels[Number(at)]!)
          .replaceAll('GUILD', server.id);
      const resting =
        key === 'guild:GUILD' && !isOwed ? text.replaceAll('"resting":false', '"resting":true') : text;
      await writing.onSizeLessThan(100);
      void writing.add(() => store.put(own(key), own(resting), ABSENT));
    }
  }
  await writing.onIdle();
  await store.close();
}

const tableId = (server: number, at: number): string => (server * TABLES + at).toString(36).padStart(10, '0');
