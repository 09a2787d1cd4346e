import { inflateRawSync } from 'node:zlib';
import { systemClock } from '../../src/base/clock.ts';
import type { Pinger } from '../../src/clocks/clock-document.ts';
import { Clocks } from '../../src/clocks/clocks.ts';
import { PersonalData } from '../../src/privacy/personal-data.ts';
import { preferencesIn, Settings } from '../../src/settings/settings.ts';
import type { Store } from '../../src/store/store.ts';
import type { Person } from '../../src/table/document.ts';
import { TableService } from '../../src/table/table-service.ts';
import { recorder } from '../base/recorder.ts';
import { charactersNamed } from '../table/fixtures/characters.ts';
import type { FaultyStore } from '../table/fixtures/stores.ts';

/** IDs and names that stand nowhere else. */
type Named = Person & { readonly name: string };

export const PEOPLE: readonly Named[] = [1, 2, 3, 4].map((number) => ({
  userId: `70000000000000000${number}`,
  name: `Zz${number}"\\Qux`,
}));

const nobody: Pinger = {
  ping: async () => ({ channelId: 'c', messageId: '1' }),
  find: async () => null,
  hasLeft: async () => false,
  retract: async () => undefined,
  reaches: async () => true,
  moved: async () => undefined,
  retimed: () => undefined,
};

/** A process of the bot, without Discord. */
export function house(store: Store, start = Date.UTC(2026, 0, 1)) {
  const time = { now: start };
  const clock = { ...systemClock, now: () => time.now };
  const { log, lines } = recorder();
  const tables = new TableService({
    ...{ store, clock, log, keepFor: 1_000_000_000_000 },
    characters: charactersNamed('Merlin', 'Nimue', 'Gawain', 'Enid', 'Tristan'),
    newSeed: () => '0123456789abcdef0123456789abcdef',
  });
  const settings = new Settings({ store, clock, log });
  const clocks = new Clocks({
    store,
    tables,
    standIns: tables,
    preferences: preferencesIn(settings),
    clock,
    log,
  });
  clocks.begin(nobody);
  const personalData = new PersonalData({ ...{ store, tables, settings, clocks, clock, log } });
  const close = async () => {
    await personalData.stop();
    await clocks.stop();
    await tables.idle();
  };
  return { store, time, tables, settings, clocks, personalData, lines, close };
}
export type House = ReturnType<typeof house>;

/** Everything in the store as text, unpacked. */
export function dumpOf({ texts, lists }: FaultyStore): string {
  const values = [...texts].map(([key, text]) => `${key} ${text} ${unpackedIn(text)}`);
  const entries = [...lists].flatMap(([list, all]) =>
    [...all.values()].map((entry) => `${list} ${JSON.stringify(entry)} ${entry.text}`),
  );
  return [...values, ...entries].join('\n');
}

function unpackedIn(text: string): string {
  const packed = /"packed":"([^"]+)"/.exec(text)?.[1];
  return packed ? inflateRawSync(Buffer.from(packed, 'base64')).toString() : '';
}

/** What of the person is found in the text. */
export const tracesOf = ({ userId, name }: Named, text: string): string[] =>
  [userId, name, JSON.stringify(name).slice(1, -1)].filter((trace) => text.includes(trace));

/** Everybody plays the first thing there is until the game is over. */
export async function playOut({ tables }: House, tableId: string): Promise<void> {
  for (;;) {
    await tables.advance(tableId);
    const { status, seats, toAct } = await tables.info(tableId);
    const holder = seats[toAct[0] ?? -1];
    if (status !== 'playing' || holder?.kind !== 'person') return;
    await tables.act(tableId, holder, null, ({ actions }) => actions[0]!);
  }
}
