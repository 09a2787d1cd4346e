import { once } from 'node:events';
import { get } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { ManualClock } from '../../src/playground/clock.ts';
import type { FromPage } from '../../src/playground/protocol/from-page.ts';
import type { ToPage } from '../../src/playground/protocol/to-page.ts';
import { isSameOrigin } from '../../src/playground/serving/same-origin.ts';
import { button, file, row } from './pieces.ts';
import { Raw } from './raw.ts';

type Kind<T extends ToPage['type']> = Extract<ToPage, { type: T }>;

/** A window of the page, without the page. */
class Window {
  readonly socket: WebSocket;
  readonly #heard: ToPage[] = [];
  readonly #listeners = new Set<() => void>();

  constructor(url: string, headers: Record<string, string> = {}) {
    this.socket = new WebSocket(url, { headers });
    this.socket.on('message', (data) => {
      this.#heard.push(JSON.parse(data.toString()));
      for (const listener of this.#listeners) listener();
    });
  }

  say(what: FromPage): void {
    this.socket.send(JSON.stringify(what));
  }

  /** The next word of a kind that has not been taken yet. */
  hear<T extends ToPage['type']>(type: T): Promise<Kind<T>> {
    return new Promise((resolve) => {
      const look = () => {
        const at = this.#heard.findIndex((one) => one.type === type);
        if (at < 0) return;
        this.#listeners.delete(look);
        resolve(this.#heard.splice(at, 1)[0] as Kind<T>);
      };
      this.#listeners.add(look);
      look();
    });
  }
}

describe('the page of the local Discord', () => {
  const clock = new ManualClock();
  let raw: Raw;
  beforeEach(async () => {
    raw = await Raw.start({ clock });
    await raw.commands([{ name: 'help', description: 'Help' }]);
  });
  afterEach(() => raw.close());

  const host = () => new URL(raw.playground.pageUrl).host;
  const windowOf = (name: string, headers?: Record<string, string>) =>
    new Window(`ws://${host()}/page/socket?user=${raw.discord.user(name).id}`, headers);
  const asked = { type: 'command', nonce: '1', name: 'help', options: [] } as const;

  it('is served with its bundle', async () => {
    const page = await fetch(raw.playground.pageUrl);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(await page.text()).toContain('/page/main.js');
    const script = await fetch(new URL('/page/main.js', raw.playground.pageUrl));
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(await script.text()).toContain('/page/socket');
  });

  it.each([
    ['another Host', { host: 'evil.example' }],
    ['a Host that only begins like ours', { host: 'localhost.evil.example' }],
  ])('is closed to %s', async (_name, headers) => {
    for (const path of ['/', '/page/main.js', '/attachments/1/2/a.png']) {
      const request = get(new URL(path, raw.playground.pageUrl), { headers });
      const [response] = await once(request, 'response');
      expect(response.statusCode).toBe(403);
      response.resume();
    }
    const [error] = await once(windowOf('ann', headers).socket, 'error');
    expect(error.message).toContain('403');
  });

  it("has no ear for another site's script", async () => {
    for (const origin of ['https://evil.example', 'null', `http://localhost:1`]) {
      const [error] = await once(windowOf('ann', { origin }).socket, 'error');
      expect(error.message).toContain('403');
    }
    const own = windowOf('ann', { origin: `http://${host()}` });
    expect((await own.hear('hello')).me.username).toBe('ann');
  });

  it('knows its own names', () => {
    const from = (header: string) => isSameOrigin({ host: header }, '0.0.0.0');
    expect(['localhost:1', '127.0.0.1:1', '[::1]:1', '192.168.1.7:8080'].map(from)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['evil.example', '', '127.0.0.1.evil.example', 'a b'].map(from)).toEqual([
      false,
      false,
      false,
      false,
    ]);
    expect(isSameOrigin({}, '127.0.0.1')).toBe(false);
    expect(isSameOrigin({ host: 'games.example' }, 'games.example')).toBe(true);
  });

  it('greets its user with everything that he sees', async () => {
    raw.discord.user('ben').say(raw.hall, 'Hello');
    const hello = await windowOf('ann').hear('hello');
    expect(hello.me.username).toBe('ann');
    expect(hello.users.map(({ username }) => username)).toEqual(['ann', 'ben', 'cleo', 'dan']);
    expect(hello.channels.map((channel) => ('name' in channel ? channel.name : null))).toEqual([
      'round-table',
      'great-hall',
    ]);
    expect(hello.commands.map(({ name }) => name)).toEqual(['help']);
    expect(hello.messages[raw.hall]?.map(({ content }) => content)).toEqual(['Hello']);
  });

  it('takes a command, and shows the answer to whom it is for', async () => {
    const [ann, ben] = [windowOf('ann'), windowOf('ben')];
    await Promise.all([ann.hear('hello'), ben.hear('hello')]);
    const next = raw.nextInteraction();
    ann.say({ ...asked, channelId: raw.hall });
    const interaction = await next;
    await raw.callback(interaction, { type: 4, data: { content: 'mine', flags: 64 } });
    expect((await ann.hear('message')).message).toMatchObject({ content: 'mine', flags: 64 });
    expect(await ann.hear('answered')).toEqual({ type: 'answered', nonce: '1' });
    await raw.webhook('POST', interaction, '', { content: 'all', components: [row(button())] });
    expect((await ben.hear('message')).message.content).toBe('all');
    const { message } = await ann.hear('message');
    const pressed = raw.nextInteraction();
    const press = { messageId: message.id, customId: 'a', componentType: 2 };
    ann.say({ type: 'component', nonce: '2', channelId: raw.hall, ...press });
    await raw.callback(await pressed, { type: 7, data: { content: 'changed', components: [] } });
    expect((await ben.hear('message')).message).toMatchObject({ id: message.id, content: 'changed' });
    await raw.send('DELETE', `/channels/${raw.hall}/messages/${message.id}`);
    expect(await ben.hear('messageGone')).toMatchObject({ channelId: raw.hall, messageId: message.id });
  });

  it('opens modals, sends them off, and offers choices', async () => {
    const option = { type: 3, name: 'card', description: 'Card', autocomplete: true };
    await raw.commands([{ name: 'help', description: 'Help', options: [option] }]);
    const ann = windowOf('ann');
    await ann.hear('hello');
    let next = raw.nextInteraction();
    ann.say({ ...asked, channelId: raw.hall });
    const input = { type: 4, custom_id: 'name', style: 1 };
    const modal = {
      title: 'Name',
      custom_id: 'm',
      components: [{ type: 18, label: 'Name', component: input }],
    };
    await raw.callback(await next, { type: 9, data: modal });
    expect((await ann.hear('modal')).modal.title).toBe('Name');
    next = raw.nextInteraction();
    ann.say({ type: 'modalSubmit', nonce: '2', channelId: raw.hall, customId: 'm', fields: { name: 'Ann' } });
    await raw.callback(await next, { type: 4, data: { content: 'x' } });
    expect((await ann.hear('answered')).nonce).toBe('2');
    next = raw.nextInteraction();
    const typed = [{ name: 'card', type: 3, value: 'f', focused: true }];
    ann.say({ ...asked, type: 'autocomplete', nonce: '3', channelId: raw.hall, options: typed });
    await raw.callback(await next, { type: 8, data: { choices: [{ name: 'Four', value: '4' }] } });
    expect(await ann.hear('choices')).toMatchObject({ nonce: '3', choices: [{ name: 'Four' }] });
  });

  it('tells of what failed', async () => {
    const ann = windowOf('ann');
    await ann.hear('hello');
    const next = raw.nextInteraction();
    ann.say({ ...asked, channelId: raw.hall });
    await next;
    clock.advance(3_000);
    expect(await ann.hear('failed')).toMatchObject({
      nonce: '1',
      reason: expect.stringContaining('3 seconds'),
    });
    ann.say({ ...asked, nonce: '2', name: 'nothing', channelId: raw.hall });
    expect(await ann.hear('failed')).toMatchObject({ nonce: '2' });
  });

  it('shows pictures from where it was loaded', async () => {
    const ann = new Window(`ws://localhost:${new URL(raw.playground.pageUrl).port}/page/socket`);
    await ann.hear('hello');
    await raw.message({ content: 'x' }, [file('a.png')]);
    const { message } = await ann.hear('message');
    expect(new URL(message.attachments[0]!.url).hostname).toBe('localhost');
  });

  it('hears of new channels and commands, and not of those hidden from its user', async () => {
    const ben = windowOf('ben');
    await ben.hear('hello');
    const guild = raw.discord.guild();
    const hidden = raw.discord.addChannel(guild, {
      name: 'keep',
      overwrites: [{ role: '@everyone', deny: 1n << 10n }],
    });
    raw.discord.user('ann').say(hidden.id, 'secret');
    raw.discord.addChannel(guild, { name: 'isle' });
    expect((await ben.hear('channel')).channel).toMatchObject({ name: 'isle' });
    raw.discord.user('ann').say(raw.hall, 'open');
    expect((await ben.hear('message')).message.content).toBe('open');
    raw.discord.removeChannel(raw.discord.channel('isle'));
    const again = await ben.hear('hello');
    expect(again.channels.map(({ id }) => id)).not.toContain(hidden.id);
    expect(again.channels).toHaveLength(2);
    raw.discord.setOverwrites(raw.discord.channel('great-hall'), [{ role: '@everyone', deny: 1n << 10n }]);
    expect((await ben.hear('hello')).channels).toHaveLength(1);
    await raw.commands([]);
    expect((await ben.hear('commands')).commands).toEqual([]);
  });
});
