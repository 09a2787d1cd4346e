import type { Client } from 'discord.js';
import { Renderer } from '../../render/drawing/renderer.ts';
import { painters } from '../../render/painters.ts';
import type { Painting } from '../../render/painting.ts';
import { systemClock } from '../../src/base/clock.ts';
import type { Announcer } from '../../src/discord/announcing/announcer.ts';
import { LatePictures } from '../../src/discord/answers/late-pictures.ts';
import {
  type BotContext,
  Deliveries,
  Drafts,
  LimitsOfUse,
  OpenHands,
} from '../../src/discord/handlers/context.ts';
import { Pictures } from '../../src/discord/messages/pictures.ts';
import { ToldServers } from '../../src/discord/servers/servers.ts';
import type { StoredRecord } from '../../src/games/record.ts';
import { sayIn } from '../../src/i18n/index.ts';
import { Settings } from '../../src/settings/settings.ts';
import type { Store } from '../../src/store/store.ts';
import type { TableDocument } from '../../src/table/document.ts';
import { charactersBy } from '../../src/table/lobby.ts';
import { channelCollection, entryOf, serverCollection } from '../../src/table/storage/server-index.ts';
import { tableCollection } from '../../src/table/storage/table-repository.ts';
import { TableService } from '../../src/table/table-service.ts';
import { logTo } from '../base/recorder.ts';
import { FaultyStore } from '../table/fixtures/stores.ts';
import { documentOf, GUILD, type Setting } from './documents.ts';

/** Says what a picture shows without drawing it. */
class SpokenRenderer extends Renderer {
  override async png({ width, height, backdrop, alt, text }: Painting): Promise<Buffer> {
    return Buffer.from([`${width}x${height}`, backdrop.key, alt, text].join('\n'));
  }
}

/** Draws nothing, which is logged. */
class BrokenRenderer extends Renderer {
  override png(): Promise<Buffer> {
    return Promise.reject(new Error('nothing is drawn here'));
  }
}

const drawing = new Renderer();
const spoken = new SpokenRenderer();
const broken = new BrokenRenderer();
/** Has room for many thousands of interactions: one is enough for all worlds. */
const deliveries = new Deliveries();

/** A bot with one game in play, and everything it says and logs. */
export interface World {
  readonly context: BotContext;
  readonly tables: TableService;
  readonly id: string;
  readonly channelId: string;
  /** The same table closed at that moment, and others that can't be read, each for another reason. */
  readonly others: readonly string[];
  /** Pictures as they are; null where what they show is enough. */
  readonly drawn: Pictures | null;
  /** How the game's pictures turn out where they can't be drawn. */
  readonly failing: Pictures;
  readonly log: readonly string[];
}

export interface WorldOptions {
  readonly finished: boolean;
  /** Whether pictures are drawn, and unreadable tables stored beside the game. */
  readonly thorough: boolean;
}

export function worldOf(record: StoredRecord, setting: Setting, { finished, thorough }: WorldOptions): World {
  const table = documentOf('1', record, setting, finished);
  const beside = thorough ? [closedAt(table), ...spoiled(table)] : [];
  const stored = [['1', textOf(table)], ['2', textOf(lobbyBeside(table))], ...beside] as [string, string][];
  const listed = stored.map(([id]) => entryOf({ ...table, id, channelId: `8${id}`, play: null }));
  const store = new FaultyStore(
    new Map([
      ...stored.map(([id, text]): [string, string] => [`table:${id}`, text]),
      [`guild:${GUILD}`, envelope(serverCollection.version, { live: listed, ended: [], resultPage: 0 })],
      [`channel:${table.channelId}`, envelope(channelCollection.version, { table: '1', finished: null })],
      ['channel:82', envelope(channelCollection.version, { table: '2', finished: null })],
    ]),
  );
  const lines: string[] = [];
  const log = logTo(({ level, data, message }) => {
    lines.push(JSON.stringify({ level, ...data, message }, errorsToo).replaceAll(OWN_FRAMES, ''));
  });
  let now = table.changedAt + 1_000;
  const tables = new TableService({
    store: store as Store,
    characters: charactersBy(sayIn('en-US')),
    clock: { ...systemClock, now: () => now++ },
    log,
  });
  return {
    tables,
    id: '1',
    channelId: table.channelId,
    others: beside.map(([id]) => id),
    drawn: thorough ? new Pictures(drawing, log) : null,
    failing: new Pictures(broken, log),
    log: lines,
    context: {
      tables,
      settings: new Settings({ store: store as Store, clock: systemClock, log }),
      clock: systemClock,
      servers: new ToldServers({ guilds: { cache: new Map() } } as unknown as Client<true>),
      drafts: new Drafts(),
      pictures: new Pictures(spoken, log),
      painterOf: (game) => painters.get(game)!,
      announcer: { seen: () => undefined } as unknown as Announcer,
      latePictures: new LatePictures(),
      deliveries,
      limits: new LimitsOfUse(log),
      openHands: new OpenHands(log),
      log,
    },
  };
}

const envelope = (version: number, data: unknown): string => JSON.stringify({ version, data });
const textOf = (table: TableDocument): string => envelope(tableCollection.version, table);

/** Another table of the server: with it a list has an order. */
const lobbyBeside = (table: TableDocument): TableDocument => ({
  ...table,
  id: '2',
  channelId: '82',
  status: 'lobby',
  play: null,
  notes: [],
  changedAt: table.changedAt + 1,
});

const closedAt = (table: TableDocument): [string, string] => [
  '3',
  textOf({
    ...table,
    id: '3',
    channelId: '83',
    status: 'closed',
    notes: [{ kind: 'closed', name: 'Ada', shown: 3 }],
  }),
];

/** The table's text cut off, of the wrong shape, and with a record that isn't one of the game. */
function spoiled(table: TableDocument): [string, string][] {
  const text = textOf(table);
  const play = table.play!;
  const twice = play.record.chance.map((entry) =>
    'order' in entry ? { ...entry, order: [entry.order[0]!, ...entry.order.slice(0, -1)] } : entry,
  );
  const swapped = { ...play, record: { ...play.record, chance: twice.toReversed() } };
  return [
    ['4', text.slice(0, text.indexOf('"order"') + 200)],
    ['5', textOf({ ...table, play: { ...play, result: play.record.chance as never } })],
    ['6', textOf({ ...table, play: { ...swapped, stateVersion: 0 } })],
  ];
}

/** Where a trace leads through this folder: the same thing is asked from more than one line. */
const OWN_FRAMES = /\\n +at [^"\\]*\/test\/leaks\/[^"\\]*/g;

/** Errors as a logger writes them. */
const errorsToo = (_key: string, value: unknown): unknown =>
  value instanceof Error
    ? { ...value, name: value.name, message: value.message, stack: value.stack, cause: value.cause }
    : value;
