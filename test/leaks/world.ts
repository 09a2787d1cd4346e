import type { Client } from 'discord.js';
import { Renderer } from '../../render/drawing/renderer.ts';
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
import { CostlyUse } from '../../src/discord/handlers/costly.ts';
import { Films } from '../../src/discord/messages/film.ts';
import { Pictures } from '../../src/discord/messages/pictures.ts';
import { ToldServers } from '../../src/discord/servers/servers.ts';
import { UnlistedChannels } from '../../src/discord/servers/unlisted-channels.ts';
import type { StoredRecord } from '../../src/games/record.ts';
import { translator } from '../../src/i18n/index.ts';
import { PersonalData } from '../../src/privacy/personal-data.ts';
import { Settings } from '../../src/settings/settings.ts';
import type { Store } from '../../src/store/store.ts';
import { charactersBy } from '../../src/table/characters.ts';
import type { TableDocument } from '../../src/table/document.ts';
import { tableCollection } from '../../src/table/storage/stored-table.ts';
import { TableService } from '../../src/table/table-service.ts';
import { quickAnalyst } from '../analysis/fixtures/quick-analyst.ts';
import { logTo } from '../base/recorder.ts';
import { FaultyStore } from '../table/fixtures/stores.ts';
import { documentOf, type Setting } from './documents.ts';

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
  const store = new FaultyStore();
  keep(store, table);
  keep(store, lobbyBeside(table));
  const beside = thorough ? [closedAt(store, table), ...spoiled(store, table)] : [];
  const lines: string[] = [];
  const log = logTo(({ level, data, message }) => {
    lines.push(JSON.stringify({ level, ...data, message }, errorsToo).replaceAll(OWN_FRAMES, ''));
  });
  let now = table.changedAt + 1_000;
  const tables = new TableService({
    store: store as Store,
    characters: charactersBy(translator('en-US')),
    clock: { ...systemClock, now: () => now++ },
    log,
  });
  const settings = new Settings({ store: store as Store, clock: systemClock, log });
  const unlisted = new UnlistedChannels();
  return {
    tables,
    id: '1',
    channelId: table.channelId,
    others: beside,
    drawn: thorough ? new Pictures(drawing, log) : null,
    failing: new Pictures(broken, log),
    log: lines,
    context: {
      tables,
      settings,
      personalData: new PersonalData({ store, tables, settings, clock: systemClock, log }),
      analyst: quickAnalyst,
      clock: systemClock,
      servers: new ToldServers({ guilds: { cache: new Map() } } as unknown as Client<true>, unlisted),
      unlisted,
      drafts: new Drafts(),
      pictures: new Pictures(spoken, log),
      films: new Films(new Pictures(spoken, log)),
      announcer: { seen: () => undefined } as unknown as Announcer,
      latePictures: new LatePictures(),
      deliveries,
      limits: new LimitsOfUse(log),
      costly: new CostlyUse(false),
      openHands: new OpenHands(log),
      log,
    },
  };
}

/** Stores the table as the bot does. */
function keep({ texts, lists }: FaultyStore, table: TableDocument): void {
  const { data, parts = [], pointers = [], entries = [] } = tableCollection.form!(table, table.id);
  texts.set(`table:${table.id}`, JSON.stringify({ version: tableCollection.version, data }));
  for (const [key, text] of [...parts, ...pointers]) texts.set(key, text);
  for (const entry of entries) {
    const list = lists.get(entry.list) ?? new Map();
    lists.set(entry.list, list.set(entry.id, entry));
  }
}

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

function closedAt(store: FaultyStore, table: TableDocument): string {
  const id = '3';
  const notes = [{ kind: 'closed', name: 'Ada', shown: 3 }] as const;
  keep(store, { ...table, id, channelId: '83', status: 'closed', notes });
  return id;
}

/**
 * Tables whose record is cut off, whose result is of the wrong shape, and whose record isn't one of the game.
 * @returns their IDs
 */
function spoiled(store: FaultyStore, table: TableDocument): string[] {
  const ids = ['4', '5', '6'];
  for (const id of ids) keep(store, { ...table, id, channelId: `8${id}` });
  const change = (key: string, spoil: (text: string) => string) =>
    store.texts.set(key, spoil(store.texts.get(key)!));
  change('play:4/start', (text) => text.slice(0, text.indexOf('"order"') + 200));
  change('table:5', (text) => {
    const stored = JSON.parse(text);
    stored.data.play.result = table.play!.record.chance;
    return JSON.stringify(stored);
  });
  change('play:6/start', (text) => {
    const start = JSON.parse(text) as { chance: { order?: unknown[] }[] };
    for (const entry of start.chance) if (entry.order) entry.order.splice(-1, 1, entry.order[0]);
    return JSON.stringify({ ...start, chance: start.chance.toReversed() });
  });
  change('play:6/now', () => JSON.stringify({ tail: table.play!.record.steps, states: '' }));
  return ids;
}

/** Where a trace leads through this folder: the same thing is asked from more than one line. */
const OWN_FRAMES = /\\n +at [^"\\]*\/test\/leaks\/[^"\\]*/g;

/** Errors as a logger writes them. */
const errorsToo = (_key: string, value: unknown): unknown =>
  value instanceof Error
    ? { ...value, name: value.name, message: value.message, stack: value.stack, cause: value.cause }
    : value;
