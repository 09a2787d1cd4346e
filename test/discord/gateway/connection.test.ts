import { EventEmitter } from 'node:events';
import { Events } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commands } from '../../../commands/index.ts';
import { Renderer } from '../../../render/drawing/renderer.ts';
import { systemClock } from '../../../src/base/clock.ts';
import { type Bot, startBot } from '../../../src/discord/gateway/bot.ts';
import {
  type ConnectionListeners,
  type ShardEvents,
  watchShards,
} from '../../../src/discord/gateway/connection.ts';
import { isWorthConnectingAgain, SessionEnded } from '../../../src/discord/gateway/session-end.ts';
import { type Playground, startPlayground } from '../../../src/playground/server.ts';
import { PersonalData } from '../../../src/privacy/personal-data.ts';
import { Settings } from '../../../src/settings/settings.ts';
import { Schedule } from '../../../src/store/schedule.ts';
import { DUE } from '../../../src/table/storage/lists.ts';
import { TableService } from '../../../src/table/table-service.ts';
import { quickAnalyst } from '../../analysis/fixtures/quick-analyst.ts';
import { recorder } from '../../base/recorder.ts';
import { charactersNamed } from '../../table/fixtures/characters.ts';
import { FaultyStore } from '../../table/fixtures/stores.ts';
import { type Front, startFront } from '../fixtures/front.ts';

const { log, lines } = recorder();

let playground: Playground;
let front: Front;
const bots: Bot[] = [];
beforeEach(async () => {
  playground = await startPlayground();
  front = await startFront(playground);
});
afterEach(async () => {
  for (const bot of bots.splice(0)) await bot.stop();
  await front.close();
  await playground.close();
});

async function start(
  listeners: ConnectionListeners = {},
  token = playground.token,
  { apiUrl } = front as { readonly apiUrl: string },
): Promise<Bot> {
  const store = new FaultyStore();
  const tables = new TableService({ store, characters: charactersNamed() });
  const settings = new Settings({ store, clock: systemClock, log });
  const bot = await startBot({
    token,
    apiUrl,
    commands,
    tables,
    settings,
    personalData: new PersonalData({ store, tables, settings, clock: systemClock, log }),
    analyst: quickAnalyst,
    renderer: new Renderer(),
    log,
    clock: systemClock,
    limitsUse: false,
    emoji: new Map(),
    listeners,
    schedule: new Schedule({ store, list: DUE, clock: systemClock, log }),
  });
  bots.push(bot);
  return bot;
}
const failure = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => null,
    (error: unknown) => error,
  );

describe('connecting', () => {
  it('opens as many shards as Discord asks for, all of them in this process', async () => {
    front.shards = 3;
    await start();
    expect([...front.identified].sort()).toEqual([
      [0, 3],
      [1, 3],
      [2, 3],
    ]);
    expect(playground.discord.gateway.connected).toBe(3);
  });

  it.each([
    [4004, 'token', false],
    [4010, 'shards', true],
    [4011, 'shards', true],
    [4012, 'version', false],
    [4013, 'intents', false],
    [4014, 'intents', false],
  ])('fails with a reason when Discord closes with %i', async (code, reason, again) => {
    front.refuseWith = code;
    const error = await failure(start());
    expect(error).toMatchObject({ name: 'SessionEnded', reason, code });
    expect(isWorthConnectingAgain(error)).toBe(again);
  });

  it('tells a refused token from an address where no Discord answers', async () => {
    expect(await failure(start({}, 'wrong'))).toMatchObject({ name: 'SessionEnded', reason: 'token' });
    await front.close();
    const error = await failure(start());
    expect(error).toBeInstanceOf(Error);
    expect(isWorthConnectingAgain(error)).toBe(true);
    front = await startFront(playground);
  });
});

describe('a connection', () => {
  it.each([
    [4004, 'token'],
    [4010, 'shards'],
    [4011, 'shards'],
    [4012, 'version'],
    [4013, 'intents'],
    [4014, 'intents'],
  ])('tells of its end when Discord closes it with %i', async (code, reason) => {
    const ended = new Promise((resolve) => void start({ onEnded: resolve }).then(() => front.closeAll(code)));
    expect(await ended).toMatchObject({ reason, code });
  });

  it('tells that it is lost and that it is back, and goes on', async () => {
    const told: string[] = [];
    let back = () => {};
    const onBack = () => {
      told.push('back');
      back();
    };
    await start({ onAway: () => told.push('away'), onBack, onEnded: () => told.push('ended') });
    expect(told).toEqual(['away', 'back']);
    const isBack = new Promise<void>((resolve) => {
      back = resolve;
    });
    front.closeAll(4000);
    await isBack;
    expect(told).toEqual(['away', 'back', 'away', 'back']);
  });
});

describe('a connection that Discord closes', () => {
  const closedWith = async (code: number, before: () => void = () => undefined) => {
    let back = () => {};
    await start({ onBack: () => back() }, undefined, playground);
    const { gateway } = playground.discord;
    const { remaining } = gateway.sessionStartLimit;
    const isBack = new Promise<void>((resolve) => {
      back = resolve;
    });
    before();
    for (const { socket } of gateway.connections) socket.close(code);
    const { discord } = playground;
    const answered = discord.user('ann').command(discord.channel('round-table').id, 'help');
    await isBack;
    return { identifies: remaining - gateway.sessionStartLimit.remaining, answered };
  };

  it.each([1000, 1001, 4000])('with %i goes on where it was, without an identify', async (code) => {
    const { identifies, answered } = await closedWith(code);
    expect([identifies, (await answered).message]).toEqual([0, expect.anything()]);
  });
});

describe('an event that cannot be read', () => {
  it.each([{ id: '1', type: 2 }, null])('is logged and left out: %j', async (data) => {
    await start();
    lines.length = 0;
    front.dispatch('INTERACTION_CREATE', data);
    const { discord } = playground;
    const { message } = await discord.user('ann').command(discord.channel('round-table').id, 'help');
    expect(message).toBeDefined();
    expect(lines.filter(({ level }) => level === 'error')).toMatchObject([
      { level: 'error', data: { event: 'INTERACTION_CREATE' }, message: 'an event could not be read' },
    ]);
  });
});

describe('shards', () => {
  const watched = () => {
    const client = new EventEmitter();
    const told: string[] = [];
    const ended = watchShards(client as unknown as ShardEvents, {
      onAway: () => told.push('away'),
      onBack: () => told.push('back'),
    });
    return { client, told, ended };
  };

  it('are away from the first that is lost to the last that is back', () => {
    const { client, told } = watched();
    client.emit(Events.ShardReady, 0);
    client.emit(Events.ShardReady, 1);
    expect(told).toEqual(['away']);
    client.emit(Events.ClientReady);
    expect(told).toEqual(['away', 'back']);
    for (const [event, id] of [
      [Events.ShardReconnecting, 0],
      [Events.ShardReconnecting, 1],
      [Events.ShardReconnecting, 0],
      [Events.ShardResume, 0],
    ] as const)
      client.emit(event, id);
    expect(told).toEqual(['away', 'back', 'away']);
    client.emit(Events.ShardReady, 1);
    expect(told).toEqual(['away', 'back', 'away', 'back']);
  });

  it('end with their session', async () => {
    const { client, ended } = watched();
    client.emit(Events.Invalidated);
    await expect(ended).rejects.toBeInstanceOf(SessionEnded);
    await expect(ended).rejects.toMatchObject({ reason: 'invalidated', code: null });
  });
});
