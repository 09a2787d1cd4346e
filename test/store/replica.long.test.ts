import { createClient } from '@keyv/redis';
import { afterAll, afterEach, expect, it } from 'vitest';
import { Relay } from '../../bench/cluster/relay.ts';
import { translator } from '../../src/i18n/index.ts';
import { storeListeners } from '../../src/operations/store-listeners.ts';
import { StoreLog } from '../../src/operations/store-log.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { recorder } from '../base/recorder.ts';
import { ada, bob, choose, cyd, openGame, room } from '../table/fixtures/room.ts';
import type { FaultyStore } from '../table/fixtures/stores.ts';
import { registerThicket } from '../table/fixtures/thicket.ts';
import { startRedis, temporaryFolder } from './servers.ts';

registerThicket();

const t = translator('en-US');
const closings: (() => Promise<unknown>)[] = [];
const end = async () => {
  for (const close of closings.splice(0).reverse()) await close();
};
afterEach(end);
afterAll(end);

const portOf = (url: string) => Number(new URL(url).port);
const eventually = <T>(what: () => T) => expect.poll(what, { timeout: 20_000, interval: 20 });

async function relayTo(port: number): Promise<Relay> {
  const relay = new Relay(port);
  await relay.open();
  closings.push(() => relay.cut());
  return relay;
}

/** The same address leads to another server from now on. */
async function redirect(relay: Relay, port: number): Promise<void> {
  const next = new Relay(port);
  next.port = relay.port;
  await next.open();
  closings.push(() => next.cut());
}

async function asked(url: string, ...command: string[]): Promise<string> {
  const client = await createClient({ url }).connect();
  const answer = String(await client.sendCommand(command));
  client.destroy();
  return answer;
}

/** A process of the bot, as far as its store and its tables go. */
async function newProcess(relay: Relay) {
  const { log, lines } = recorder();
  let restore: (lines: boolean) => Promise<number> = async () => 0;
  const store: Store = await openStore(`redis://127.0.0.1:${relay.port}`, {
    heartbeat: 100,
    patience: 1_000,
    ...storeListeners({ log: new StoreLog(log), t, print: () => undefined, restore: (all) => restore(all) }),
  });
  await store.acquire({ host: 'here', pid: 1 });
  closings.push(() => store.close());
  const { tables, logged } = room(store as FaultyStore, { log });
  restore = (all) => tables.restore(all);
  const said = () => lines.map(({ message }) => message);
  return { store, tables, lines, logged, said };
}

const markIn = async (url: string) => {
  const text = await asked(url, 'GET', (await asked(url, 'KEYS', '*:mark')).split(',')[0]!);
  return (JSON.parse(text.split('\n')[1]!) as { count: number }).count;
};

const [first, second] = [await startRedis(temporaryFolder()), await startRedis(temporaryFolder())];

it.runIf(first && second)(
  'a replica that takes over without the latest moves gets them back from every process, or says what’s missing',
  async () => {
    const [primary, replica] = [first!, second!];
    const between = await relayTo(portOf(primary.url));
    await asked(replica.url, 'REPLICAOF', '127.0.0.1', String(between.port));
    await eventually(() => asked(replica.url, 'INFO', 'replication')).toContain('master_link_status:up');
    const ways = [await relayTo(portOf(primary.url)), await relayTo(portOf(primary.url))] as const;
    const [one, other] = [await newProcess(ways[0]), await newProcess(ways[1])];
    const mine = (await openGame(one.tables, { channelId: '1', guests: [bob] })).id;
    const theirs = (await openGame(other.tables, { channelId: '2', guests: [bob] })).id;
    const forgotten = (await openGame(other.tables, { channelId: '3', guests: [cyd] })).id;
    await eventually(() => asked(replica.url, 'DBSIZE')).toBe(await asked(primary.url, 'DBSIZE'));
    await eventually(() => markIn(replica.url)).toBeGreaterThan(1);

    between.freeze();
    for (const [{ tables }, id] of [
      [one, mine],
      [other, theirs],
      [other, forgotten],
    ] as const)
      await tables.act(id, ada, null, choose('lay'));
    const revisions = [
      (await one.tables.info(mine)).revision,
      (await other.tables.info(theirs)).revision,
      (await other.tables.info(forgotten)).revision,
    ];
    await ways[1].cut();
    const before = await markIn(primary.url);
    await eventually(() => markIn(primary.url)).toBeGreaterThan(before);
    expect(await markIn(replica.url)).toBeLessThan(await markIn(primary.url));
    primary.process.kill('SIGKILL');
    await ways[0].cut();
    await between.cut();
    await asked(replica.url, 'REPLICAOF', 'NO', 'ONE');

    await redirect(ways[0], portOf(replica.url));
    await eventually(one.said).toContain('tables were written back');
    expect(one.said()).toContain('the store went back to an earlier state');
    expect(one.said()).toContain('a table that went back is as it was');
    expect((await one.tables.info(mine)).revision).toBe(revisions[0]);

    other.tables.persons.forget(cyd.userId);
    await redirect(ways[1], portOf(replica.url));
    await eventually(other.said).toContain('tables were written back');
    expect(other.said()).toContain('the store went back to an earlier state');

    const later = await newProcess(ways[1]);
    for (const [at, id] of [mine, theirs].entries())
      expect((await later.tables.info(id)).revision).toBe(revisions[at]);
    const notes = (id: string) => later.tables.read(id, (table) => table.notes);
    const setBack = expect.objectContaining({ kind: 'setBack' });
    for (const id of [mine, theirs]) expect(await notes(id)).not.toContainEqual(setBack);
    expect(await notes(forgotten)).toContainEqual(setBack);
    expect((await later.tables.info(forgotten)).revision).toBeGreaterThan(revisions[2]!);
    expect(later.said()).toEqual([]);
  },
);
