import { once as on } from 'node:events';
import { createInflate, inflateSync } from 'node:zlib';
import { GatewayIntentBits } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Bot, once, startBot } from './bot.ts';
import { type Parsed, Raw } from './raw.ts';

interface Frame {
  readonly op: number;
  readonly t?: string | null;
  readonly s?: number | null;
  readonly d: Parsed;
}

/** A bare gateway connection: frames as they come. */
class Line {
  readonly socket: WebSocket;
  readonly #frames: Frame[] = [];
  readonly #waiting: ((frame: Frame) => void)[] = [];

  constructor(raw: Raw, query = 'v=10&encoding=json') {
    this.socket = new WebSocket(
      `${raw.playground.apiUrl.replace(/^http(.*)\/api$/, 'ws$1/gateway')}/?${query}`,
    );
    this.socket.on('message', (data) => {
      const frame: Frame = JSON.parse(data.toString());
      const waiting = this.#waiting.shift();
      if (waiting) waiting(frame);
      else this.#frames.push(frame);
    });
  }

  next(): Promise<Frame> {
    const frame = this.#frames.shift();
    return frame ? Promise.resolve(frame) : new Promise((resolve) => this.#waiting.push(resolve));
  }

  async dispatch(name: string): Promise<Frame> {
    for (;;) {
      const frame = await this.next();
      if (frame.t === name) return frame;
    }
  }

  say(op: number, d: unknown): void {
    this.socket.send(JSON.stringify({ op, d }));
  }

  closed(): Promise<number> {
    return new Promise((resolve) => this.socket.once('close', resolve));
  }
}

describe('the gateway', () => {
  let raw: Raw;
  beforeEach(async () => {
    raw = await Raw.start();
  });
  afterEach(() => raw.close());

  const identify = (more: object = {}) => ({
    token: raw.playground.token,
    intents: 1,
    properties: {},
    ...more,
  });

  async function greeted(query?: string): Promise<Line> {
    const line = new Line(raw, query);
    expect(await line.next()).toMatchObject({ op: 10, d: { heartbeat_interval: expect.any(Number) } });
    return line;
  }

  it.each([
    ['a wrong token', { token: 'x' }, 4004],
    ['the members intent', { intents: 2 }, 4014],
    ['the message content intent', { intents: 1 | (1 << 15) }, 4014],
    ['an intent that is none', { intents: 1 << 30 }, 4013],
    ['a shard that is none', { shard: [1, 1] }, 4010],
  ])('refuses %s', async (_name, more, code) => {
    const line = await greeted();
    line.say(2, identify(more));
    expect(await line.closed()).toBe(code);
  });

  it('refuses what it does not understand', async () => {
    expect(await new Line(raw, 'v=9&encoding=json').closed()).toBe(4012);
    const early = await greeted();
    early.say(3, {});
    expect(await early.closed()).toBe(4003);
    const broken = await greeted();
    broken.socket.send('{');
    expect(await broken.closed()).toBe(4002);
    const unknown = await greeted();
    unknown.say(99, {});
    expect(await unknown.closed()).toBe(4001);
    const twice = await greeted();
    twice.say(2, identify());
    twice.say(2, identify());
    expect(await twice.closed()).toBe(4005);
  });

  it('answers heartbeats, and tells of the guild with what belongs to it', async () => {
    const line = await greeted();
    line.say(1, null);
    expect(await line.next()).toMatchObject({ op: 11 });
    line.say(2, identify());
    const ready = await line.dispatch('READY');
    expect(ready).toMatchObject({ s: 1, d: { v: 10, application: { id: raw.playground.applicationId } } });
    const guild = await line.dispatch('GUILD_CREATE');
    expect(guild.d).toMatchObject({ name: 'Camelot', member_count: 5, unavailable: false });
    expect(guild.d.channels.map(({ name }: { name: string }) => name)).toEqual(['round-table', 'great-hall']);
    expect(guild.d.roles[0]).toMatchObject({
      name: '@everyone',
      permissions: expect.stringMatching(/^\d+$/),
    });
  });

  it('tells of messages to those alone who asked, and keeps their words to itself', async () => {
    const deaf = await greeted();
    deaf.say(2, identify());
    await deaf.dispatch('GUILD_CREATE');
    const line = await greeted();
    line.say(2, identify({ intents: 1 | GatewayIntentBits.GuildMessages }));
    await line.dispatch('GUILD_CREATE');
    raw.discord.user('ann').say(raw.hall, 'secret');
    expect((await line.next()).d).toMatchObject({
      content: '',
      author: { username: 'ann' },
      guild_id: expect.any(String),
    });
    const { body } = await raw.message({ content: 'mine' });
    expect((await line.next()).d).toMatchObject({ content: 'mine' });
    await raw.send('DELETE', `/channels/${raw.hall}/messages/${body.id}`);
    expect(await line.next()).toMatchObject({ t: 'MESSAGE_DELETE', d: { id: body.id } });
    deaf.say(1, null);
    expect(await deaf.next()).toMatchObject({ op: 11 });
  });

  it('plays back what was missed, in order', async () => {
    const line = await greeted();
    line.say(2, identify());
    const { d } = await line.dispatch('READY');
    const last = await line.dispatch('GUILD_CREATE');
    const gone = line.closed();
    raw.discord.dropConnections();
    await gone;
    const guild = raw.discord.guild();
    raw.discord.addChannel(guild, { name: 'one' });
    raw.discord.addChannel(guild, { name: 'two' });
    const again = await greeted();
    again.say(6, { token: raw.playground.token, session_id: d.session_id, seq: last.s });
    expect(await again.next()).toMatchObject({ t: 'CHANNEL_CREATE', s: last.s! + 1, d: { name: 'one' } });
    expect(await again.next()).toMatchObject({ t: 'CHANNEL_CREATE', s: last.s! + 2, d: { name: 'two' } });
    expect(await again.next()).toMatchObject({ t: 'RESUMED', s: last.s! + 3 });
  });

  it('packs what it says, each payload by itself or all in one stream', async () => {
    const url = `${raw.playground.apiUrl.replace(/^http(.*)\/api$/, 'ws$1/gateway')}/?v=10&encoding=json`;
    const single = new WebSocket(url);
    await on(single, 'message');
    single.send(JSON.stringify({ op: 2, d: identify({ compress: true }) }));
    const [ready] = await on(single, 'message');
    expect(JSON.parse(inflateSync(ready).toString())).toMatchObject({ t: 'READY' });
    const streamed = new WebSocket(`${url}&compress=zlib-stream`);
    const inflate = createInflate();
    streamed.on('message', (data: Buffer) => inflate.write(data));
    const [hello] = await on(inflate, 'data');
    expect(JSON.parse(hello.toString())).toMatchObject({ op: 10 });
    streamed.send(JSON.stringify({ op: 1, d: null }));
    const [ack] = await on(inflate, 'data');
    expect(JSON.parse(ack.toString())).toMatchObject({ op: 11 });
  });

  it('does not resume what it does not know', async () => {
    const line = await greeted();
    line.say(6, { token: raw.playground.token, session_id: 'x', seq: 1 });
    expect(await line.next()).toMatchObject({ op: 9, d: false });
    line.say(2, identify());
    const { d } = await line.dispatch('READY');
    const ahead = await greeted();
    ahead.say(6, { token: raw.playground.token, session_id: d.session_id, seq: 99 });
    expect(await ahead.closed()).toBe(4007);
    await line.dispatch('GUILD_CREATE');
    raw.discord.invalidateSessions();
    expect(await line.next()).toMatchObject({ op: 9, d: false });
    line.say(6, { token: raw.playground.token, session_id: d.session_id, seq: 2 });
    expect(await line.closed()).toBe(4005);
  });
});

describe('a client of the gateway', () => {
  let bot: Bot;
  beforeEach(async () => {
    bot = await startBot();
    await bot.client.application.commands.set([{ name: 'help', description: 'Help' }]);
    bot.client.on('interactionCreate', (interaction) => {
      if (interaction.isChatInputCommand()) void interaction.reply('here');
    });
  });
  afterEach(() => bot.close());

  it.each(['dropConnections', 'requestReconnect'] as const)(
    'loses no interaction by %s',
    async (interruption) => {
      const { discord } = bot.playground;
      const resumed = once(bot.client, 'shardResume');
      discord[interruption]();
      const outcome = await discord.user('ann').command(discord.channel('round-table').id, 'help');
      expect(outcome.message?.content).toBe('here');
      await resumed;
    },
  );

  it('hears of new guilds, channels and threads', async () => {
    const { discord } = bot.playground;
    const joined = once(bot.client, 'guildCreate');
    const guild = discord.addGuild({ name: 'Avalon', channels: [{ name: 'isle' }] });
    expect((await joined)[0].channels.cache.map(({ name }) => name)).toEqual(['isle']);
    const made = once(bot.client, 'channelCreate');
    discord.addChannel(guild, { name: 'shore' });
    expect((await made)[0].name).toBe('shore');
    const gone = once(bot.client, 'channelDelete');
    discord.removeChannel(discord.channel('isle'));
    expect((await gone)[0]).toMatchObject({ name: 'isle' });
  });
});
