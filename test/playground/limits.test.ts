import { describe, expect, it } from 'vitest';
import { ManualClock } from '../base/manual-clock.ts';
import { startBot } from './bot.ts';
import { RawClient } from './raw-client.ts';

describe('rate limits', () => {
  it('count all routes globally except those of interactions', async () => {
    const clock = new ManualClock();
    const raw = await RawClient.start({ clock, limits: { globalPerSecond: 3 } });
    await raw.commands([{ name: 'help', description: 'Help' }]);
    for (const path of ['/users/@me', '/gateway/bot']) expect((await raw.send('GET', path)).status).toBe(200);
    const refused = await raw.send('GET', '/users/@me');
    expect(refused).toMatchObject({ status: 429, body: { global: true, retry_after: 1, code: 0 } });
    expect(refused.headers.get('x-ratelimit-global')).toBe('true');
    expect(refused.headers.get('retry-after')).toBe('1');
    const next = raw.nextInteraction();
    const outcome = raw.discord.user('ann').command(raw.hall, 'help');
    expect((await raw.callback(await next, { type: 4, data: { content: 'x' } })).status).toBe(204);
    await outcome;
    expect(raw.discord.requestCounts).toEqual({ all: 5, global: 4 });
    expect(raw.discord.requestCountsByRoute).toEqual({
      'PUT /applications/{application_id}/commands': 1,
      'GET /users/@me': 2,
      'GET /gateway/bot': 1,
      'POST /interactions/{interaction_id}/{interaction_token}/callback': 1,
    });
    raw.discord.clearRequests();
    expect(raw.discord.requestCounts).toEqual({ all: 0, global: 0 });
    expect(raw.discord.requestCountsByRoute).toEqual({});
    clock.advance(1_000);
    expect((await raw.send('GET', '/users/@me')).status).toBe(200);
    await raw.close();
  });

  it('count messages per channel', async () => {
    const clock = new ManualClock();
    const raw = await RawClient.start({ clock });
    const first = await raw.message({ content: 'x' });
    expect(first.headers.get('x-ratelimit-limit')).toBe('5');
    expect(first.headers.get('x-ratelimit-remaining')).toBe('4');
    for (let count = 0; count < 4; count += 1) await raw.message({ content: 'x' });
    const refused = await raw.message({ content: 'x' });
    expect(refused).toMatchObject({ status: 429, body: { global: false } });
    expect(refused.headers.get('x-ratelimit-scope')).toBe('user');
    const other = raw.discord.channel('great-hall').id;
    expect((await raw.send('POST', `/channels/${other}/messages`, { content: 'x' })).status).toBe(200);
    clock.advance(5_000);
    expect((await raw.message({ content: 'x' })).status).toBe(200);
    await raw.close();
  });

  it('make discord.js wait and retry', async () => {
    const limits = { globalPerSecond: 3 };
    const bot = await startBot({ limits }, undefined, { globalRequestsPerSecond: 1_000 });
    const { discord } = bot.playground;
    const limited: boolean[] = [];
    bot.client.rest.on('rateLimited', ({ global }) => limited.push(global));
    await Promise.all(discord.users.map(({ id }) => bot.client.users.fetch(id, { force: true })));
    expect(discord.refusals.some(({ status }) => status === 429)).toBe(true);
    expect(limited).toContain(true);
    expect(
      discord.requests.filter(({ route, status }) => route === '/users/{user_id}' && status === 200),
    ).toHaveLength(4);
    await bot.close();
  });

  it('log the most recent requests only, without the token', async () => {
    const raw = await RawClient.start({ limits: { requests: 3 } });
    for (let count = 0; count < 10; count += 1) await raw.send('GET', '/users/@me');
    await raw.send('GET', '/channels/1?x=1');
    expect(raw.discord.requests).toHaveLength(3);
    expect(raw.discord.requests.at(-1)).toMatchObject({
      method: 'GET',
      route: '/channels/{channel_id}',
      path: '/channels/1?x=1',
      status: 404,
      refusal: { code: 10003 },
      global: true,
    });
    expect(JSON.stringify(raw.discord.requests)).not.toContain(raw.playground.token);
    await raw.close();
  });
});
