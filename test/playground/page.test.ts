import { once } from 'node:events';
import { get } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isSameOrigin } from '../../src/base/same-origin.ts';
import { GAME_IDS } from '../../src/games/game.ts';
import { translator } from '../../src/i18n/index.ts';
import { removeChannel } from '../../src/playground/state/channels.ts';
import { ManualClock } from '../base/manual-clock.ts';
import { PageClient } from './page-client.ts';
import { button, file, row } from './payloads.ts';
import { RawClient } from './raw-client.ts';

describe('the page of the local Discord', () => {
  const clock = new ManualClock();
  let raw: RawClient;
  beforeEach(async () => {
    raw = await RawClient.start({ clock });
    await raw.commands([{ name: 'help', description: 'Help' }]);
  });
  afterEach(() => raw.close());

  const host = () => new URL(raw.playground.pageUrl).host;
  const pageOf = (name: string, headers?: Record<string, string>) =>
    new PageClient(`ws://${host()}/page/socket?user=${raw.discord.user(name).id}`, headers);
  const asked = { type: 'command', nonce: '1', name: 'help', options: [] } as const;

  it.each([
    ['?language=fr', {}, 'fr', 'Salons'],
    ['', { 'accept-language': 'de-AT,de;q=0.9' }, 'de', 'Kanäle'],
    ['', { 'accept-language': 'tlh' }, 'en-US', 'Channels'],
    ['?language=%3Cscript%3E', {}, 'en-US', 'Channels'],
  ])('is in the language that’s asked for (%s %o)', async (query, headers, locale, word) => {
    const response = await fetch(`${raw.playground.pageUrl}${query}`, { headers });
    const html = await response.text();
    expect(html).toContain(`<html lang="${locale}">`);
    expect(html).toContain(word);
  });

  it('has its user speak its language', async () => {
    const { id } = raw.discord.users[0]!;
    const page = new PageClient(`ws://${host()}/page/socket?user=${id}&language=fr`);
    const topics = async () =>
      (await page.next('hello')).channels.map((channel) => 'topic' in channel && channel.topic);
    const t = translator('fr');
    const own = [t('playground-server-channel-first.topic'), t('playground-server-channel-second.topic')];
    expect(await topics()).toEqual(own);
    expect(raw.discord.userById(id)?.locale).toBe('fr');
    const told = page.next('channel');
    raw.discord.addChannel(raw.discord.guild(), { name: 'hall', topic: 'A topic of its own' });
    expect((await told).channel).toMatchObject({ topic: 'A topic of its own' });
    page.socket.close();
  });

  it('is served with its bundle', async () => {
    const page = await fetch(raw.playground.pageUrl);
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(page.headers.get('x-frame-options')).toBe('DENY');
    expect(await page.text()).toContain('/page/main.js');
    const script = await fetch(new URL('/page/main.js', raw.playground.pageUrl));
    expect(script.headers.get('content-type')).toContain('text/javascript');
    expect(await script.text()).toContain('/page/socket');
    for (const game of GAME_IDS) {
      const picture = await fetch(new URL(`/page/${game}.png`, raw.playground.pageUrl));
      expect(picture.headers.get('content-type')).toBe('image/png');
    }
  });

  it('says what it has to whoever only asks for that', async () => {
    for (const path of ['', 'shuffles', 'page/main.js']) {
      const response = await fetch(new URL(path, raw.playground.pageUrl), { method: 'HEAD' });
      expect(response.status, path).toBe(200);
      expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1_000);
    }
  });

  it('answers the API with and without /api before it, and with a percent-encoded @', async () => {
    const { pageUrl, token, applicationId } = raw.playground;
    const headers = { authorization: `Bot ${token}` };
    for (const path of ['/api/v10/users/@me', '/v10/users/@me', '/v10/users/%40me']) {
      const response = await fetch(new URL(path, pageUrl), { headers });
      expect(await response.json(), path).toMatchObject({ id: applicationId });
    }
    expect((await fetch(new URL('/v10users/@me', pageUrl), { headers })).status).toBe(404);
  });

  it('takes a file for a command from whoever sees the channel', async () => {
    const [user, channel] = [raw.discord.user('ann').id, raw.hall];
    const upload = (about: Record<string, string>, headers = {}) =>
      fetch(new URL(`/page/uploads?${new URLSearchParams(about)}`, raw.playground.pageUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream', ...headers },
        body: 'a record',
      });
    const about = { user, channel, name: 'game.jsonl' };
    const taken = await upload(about);
    const file = raw.discord.world.messages.files.get(await taken.text());
    expect([file?.name, file?.channelId, String(file?.bytes)]).toEqual(['game.jsonl', channel, 'a record']);
    expect((await upload({ ...about, user: '1' })).status).toBe(404);
    expect((await upload({ ...about, channel: '1' })).status).toBe(404);
    expect((await upload({ ...about, name: '' })).status).toBe(400);
    expect((await upload(about, { origin: 'https://evil.example' })).status).toBe(403);
  });

  it.each([
    ['a foreign Host', { host: 'evil.example' }],
    ['a Host that starts with our name', { host: 'localhost.evil.example' }],
  ])('is closed to %s', async (_name, headers) => {
    for (const path of ['/', '/page/main.js', '/attachments/1/2/a.png']) {
      const request = get(new URL(path, raw.playground.pageUrl), { headers });
      const [response] = await once(request, 'response');
      expect(response.statusCode).toBe(403);
      response.resume();
    }
    const [error] = await once(pageOf('ann', headers).socket, 'error');
    expect(error.message).toContain('403');
  });

  it("rejects other sites' scripts", async () => {
    for (const origin of ['https://evil.example', 'null', `http://localhost:1`]) {
      const [error] = await once(pageOf('ann', { origin }).socket, 'error');
      expect(error.message).toContain('403');
    }
    const own = pageOf('ann', { origin: `http://${host()}` });
    expect((await own.next('hello')).me.username).toBe('ann');
  });

  it('recognizes its own host names', () => {
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

  it('sends a hello with everything its user sees', async () => {
    raw.discord.user('ben').say(raw.hall, 'Hello');
    const hello = await pageOf('ann').next('hello');
    expect(hello.me.username).toBe('ann');
    expect(hello.users.map(({ username }) => username)).toEqual(['ann', 'ben', 'cleo', 'dan']);
    expect(hello.channels.map((channel) => ('name' in channel ? channel.name : null))).toEqual([
      'round-table',
      'great-hall',
    ]);
    expect(hello.commands.map(({ name }) => name)).toEqual(['help']);
    expect(hello.messages[raw.hall]?.map(({ content }) => content)).toEqual(['Hello']);
  });

  it('sends its user’s message to everybody, and nothing for a channel that they don’t see', async () => {
    const [ann, ben] = [pageOf('ann'), pageOf('ben')];
    await Promise.all([ann.next('hello'), ben.next('hello')]);
    ann.send({ type: 'say', channelId: '1', content: 'Nowhere' });
    ann.send({ type: 'say', channelId: raw.hall, content: 'Hello' });
    const { message } = await ben.next('message');
    expect([message.content, message.author.username]).toEqual(['Hello', 'ann']);
    expect((await ann.next('message')).message.content).toBe('Hello');
  });

  it('runs a command and shows each response to its audience', async () => {
    const [ann, ben] = [pageOf('ann'), pageOf('ben')];
    await Promise.all([ann.next('hello'), ben.next('hello')]);
    const next = raw.nextInteraction();
    ann.send({ ...asked, channelId: raw.hall });
    const interaction = await next;
    await raw.callback(interaction, { type: 4, data: { content: 'mine', flags: 64 } });
    expect((await ann.next('message')).message).toMatchObject({ content: 'mine', flags: 64 });
    expect(await ann.next('answered')).toEqual({ type: 'answered', nonce: '1' });
    await raw.webhook('POST', interaction, '', { content: 'all', components: [row(button())] });
    expect((await ben.next('message')).message.content).toBe('all');
    const { message } = await ann.next('message');
    const pressed = raw.nextInteraction();
    const press = { messageId: message.id, customId: 'a', componentType: 2 };
    ann.send({ type: 'component', nonce: '2', channelId: raw.hall, ...press });
    await raw.callback(await pressed, { type: 7, data: { content: 'changed', components: [] } });
    expect((await ben.next('message')).message).toMatchObject({ id: message.id, content: 'changed' });
    await raw.send('DELETE', `/channels/${raw.hall}/messages/${message.id}`);
    expect(await ben.next('messageGone')).toMatchObject({ channelId: raw.hall, messageId: message.id });
  });

  it('opens and submits modals, and autocompletes', async () => {
    const option = { type: 3, name: 'card', description: 'Card', autocomplete: true };
    await raw.commands([{ name: 'help', description: 'Help', options: [option] }]);
    const ann = pageOf('ann');
    await ann.next('hello');
    let next = raw.nextInteraction();
    ann.send({ ...asked, channelId: raw.hall });
    const input = { type: 4, custom_id: 'name', style: 1 };
    const modal = {
      title: 'Name',
      custom_id: 'm',
      components: [{ type: 18, label: 'Name', component: input }],
    };
    await raw.callback(await next, { type: 9, data: modal });
    expect((await ann.next('modal')).modal.title).toBe('Name');
    next = raw.nextInteraction();
    ann.send({
      type: 'modalSubmit',
      nonce: '2',
      channelId: raw.hall,
      customId: 'm',
      fields: { name: 'Ann' },
    });
    await raw.callback(await next, { type: 4, data: { content: 'x' } });
    expect((await ann.next('answered')).nonce).toBe('2');
    next = raw.nextInteraction();
    const typed = [{ name: 'card', type: 3, value: 'f', focused: true }];
    ann.send({ ...asked, type: 'autocomplete', nonce: '3', channelId: raw.hall, options: typed });
    await raw.callback(await next, { type: 8, data: { choices: [{ name: 'Four', value: '4' }] } });
    expect(await ann.next('choices')).toMatchObject({ nonce: '3', choices: [{ name: 'Four' }] });
  });

  it('reports failures', async () => {
    const ann = pageOf('ann');
    await ann.next('hello');
    const next = raw.nextInteraction();
    ann.send({ ...asked, channelId: raw.hall });
    await next;
    clock.advance(3_000);
    expect(await ann.next('failed')).toMatchObject({
      nonce: '1',
      reason: expect.stringContaining('3 seconds'),
    });
    ann.send({ ...asked, nonce: '2', name: 'nothing', channelId: raw.hall });
    expect(await ann.next('failed')).toMatchObject({ nonce: '2' });
  });

  it('serves pictures from the address it was loaded from', async () => {
    const ann = new PageClient(`ws://localhost:${new URL(raw.playground.pageUrl).port}/page/socket`);
    await ann.next('hello');
    await raw.message({ content: 'x' }, [file('a.png')]);
    const { message } = await ann.next('message');
    expect(new URL(message.attachments[0]!.url).hostname).toBe('localhost');
  });

  it('receives new channels and commands, but no hidden ones', async () => {
    const ben = pageOf('ben');
    await ben.next('hello');
    const guild = raw.discord.guild();
    const hidden = raw.discord.addChannel(guild, {
      name: 'keep',
      overwrites: [{ role: '@everyone', deny: 1n << 10n }],
    });
    raw.discord.user('ann').say(hidden.id, 'secret');
    raw.discord.addChannel(guild, { name: 'isle' });
    expect((await ben.next('channel')).channel).toMatchObject({ name: 'isle' });
    raw.discord.user('ann').say(raw.hall, 'open');
    expect((await ben.next('message')).message.content).toBe('open');
    removeChannel(raw.discord.world, raw.discord.channel('isle'));
    const again = await ben.next('hello');
    expect(again.channels.map(({ id }) => id)).not.toContain(hidden.id);
    expect(again.channels).toHaveLength(2);
    raw.discord.setOverwrites(raw.discord.channel('great-hall'), [{ role: '@everyone', deny: 1n << 10n }]);
    expect((await ben.next('hello')).channels).toHaveLength(1);
    await raw.commands([]);
    expect((await ben.next('commands')).commands).toEqual([]);
  });
});
