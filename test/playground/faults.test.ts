import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ManualClock } from '../base/manual-clock.ts';
import type { FaultEffect } from './faults.ts';
import { COMMANDS, runHelp } from './interaction-fixtures.ts';
import { type Answer, RawClient } from './raw-client.ts';

const CREATE = { method: 'POST', route: '/channels/{channel_id}/messages' };

describe('a fault', () => {
  let raw: RawClient;
  let clock: ManualClock;
  beforeEach(async () => {
    clock = new ManualClock();
    raw = await RawClient.start({ clock });
  });
  afterEach(() => raw.close());

  const add = (effect: FaultEffect, match: object = CREATE) => raw.discord.faults.add({ match, effect });
  const seen = () => raw.discord.user('ann').visibleMessages(raw.hall);
  /** Whether a request has been answered or has failed by now. */
  const state = async (request: Promise<Answer>) => {
    const settled = request.then(
      () => 'answered',
      () => 'failed',
    );
    return Promise.race([settled, Promise.resolve('waiting')]);
  };

  it('refuses a request before it takes effect', async () => {
    add({ type: 'refuse', status: 403, code: 50013, message: 'Missing Permissions' });
    expect(await raw.message({ content: 'x' })).toMatchObject({
      status: 403,
      body: { code: 50013, message: 'Missing Permissions' },
    });
    expect(seen()).toEqual([]);
    expect(raw.discord.requests.at(-1)).toMatchObject({ status: 403, faults: ['refuse'] });
    expect(raw.discord.refusals).toEqual([]);
    expect((await raw.send('GET', `/channels/${raw.hall}`)).status).toBe(200);
  });

  it.each([500, 503])('carries a request out and answers %i', async (status) => {
    add({ type: 'loseReply', status });
    expect((await raw.message({ content: 'x' })).status).toBe(status);
    expect(seen()).toMatchObject([{ content: 'x' }]);
    expect(raw.discord.requests.at(-1)).toMatchObject({ status: 200, faults: ['loseReply'] });
  });

  it('loses the reply to a callback', async () => {
    await raw.commands(COMMANDS);
    add({ type: 'loseReply', status: 500 }, { route: /\/callback$/, times: 1 });
    const { interaction, outcome } = await runHelp(raw);
    const body = { type: 4, data: { content: 'x' } };
    expect((await raw.callback(interaction, body)).status).toBe(500);
    expect((await outcome).message?.content).toBe('x');
    expect(await raw.callback(interaction, body)).toMatchObject({ status: 400, body: { code: 40060 } });
  });

  it('cuts the connection before or after a request takes effect', async () => {
    const before = add({ type: 'cut' });
    await expect(raw.message({ content: 'x' })).rejects.toThrow('fetch failed');
    expect(seen()).toEqual([]);
    before.remove();
    add({ type: 'cut', when: 'after' });
    await expect(raw.message({ content: 'y' })).rejects.toThrow('fetch failed');
    expect(seen()).toMatchObject([{ content: 'y' }]);
    expect(raw.discord.requestCountsByRoute).toEqual({ 'POST /channels/{channel_id}/messages': 2 });
  });

  it.each([
    ['user', false],
    ['global', true],
    ['shared', false],
  ] as const)('limits the rate in the %s scope', async (scope, global) => {
    add({ type: 'rateLimit', retryAfter: 1.5, scope });
    const limited = await raw.message({ content: 'x' });
    expect(limited).toMatchObject({ status: 429, body: { retry_after: 1.5, global } });
    expect(limited.headers.get('retry-after')).toBe('2');
    expect(limited.headers.get('x-ratelimit-scope')).toBe(scope);
    expect(limited.headers.get('x-ratelimit-global')).toBe(global ? 'true' : null);
    expect(seen()).toEqual([]);
  });

  it.each([
    ['before', 0],
    ['after', 1],
  ] as const)('delays a request %s it takes effect', async (when, messages) => {
    const fault = add({ type: 'delay', milliseconds: 2_000, when });
    const sending = raw.message({ content: 'x' });
    await fault.reached();
    clock.advance(1_999);
    expect(await state(sending)).toBe('waiting');
    expect(seen()).toHaveLength(messages);
    clock.advance(1);
    expect((await sending).status).toBe(200);
    expect(seen()).toHaveLength(1);
  });

  it.each([
    ['before', 0],
    ['after', 1],
  ] as const)('hangs %s a request takes effect, until released', async (when, messages) => {
    const fault = add({ type: 'hang', when });
    const sending = raw.message({ content: 'x' });
    await fault.reached();
    clock.advance(600_000);
    expect(await state(sending)).toBe('waiting');
    expect(seen()).toHaveLength(messages);
    expect(raw.discord.requestCounts).toEqual({ all: 1, global: 1 });
    raw.discord.faults.clear();
    expect((await sending).status).toBe(200);
    expect((await raw.message({ content: 'y' })).status).toBe(200);
  });

  it('that hangs a request does not keep the local Discord from closing', async () => {
    const other = await RawClient.start();
    const fault = other.discord.faults.add({ effect: { type: 'hang' } });
    const sending = other.message({ content: 'x' });
    sending.catch(() => undefined);
    await fault.reached();
    await other.close();
    await expect(sending).rejects.toThrow('fetch failed');
  });

  it('picks the nth request of its kind, up to a number of times', async () => {
    const nth = add({ type: 'refuse', status: 400, code: 1 }, { ...CREATE, nth: [2, 3], times: 1 });
    const where = add(
      { type: 'refuse', status: 400, code: 2 },
      { where: ({ body }: { body: unknown }) => JSON.stringify(body)?.includes('last') ?? false },
    );
    await raw.send('GET', `/channels/${raw.hall}`);
    const codes: unknown[] = [];
    for (const content of ['a', 'b', 'c', 'last'])
      codes.push((await raw.message({ content })).body.code ?? null);
    expect(codes).toEqual([null, 1, null, 2]);
    expect([nth.hits, where.hits]).toEqual([1, 1]);
  });

  it('picks requests at random, the same for the same seed', async () => {
    const draw = async (probability: number, seed: number) => {
      const fault = add(
        { type: 'refuse', status: 400, code: 1 },
        { method: 'GET', random: { probability, seed } },
      );
      const statuses: number[] = [];
      for (let count = 0; count < 24; count += 1) {
        statuses.push((await raw.send('GET', '/users/@me')).status);
        clock.advance(1_000);
      }
      fault.remove();
      return statuses;
    };
    const first = await draw(0.5, 7);
    expect(new Set(first)).toEqual(new Set([200, 400]));
    expect(await draw(0.5, 7)).toEqual(first);
    expect(await draw(0.5, 8)).not.toEqual(first);
    expect(new Set(await draw(0, 7))).toEqual(new Set([200]));
    expect(new Set(await draw(1, 7))).toEqual(new Set([400]));
  });

  it('combines with others', async () => {
    const delay = add({ type: 'delay', milliseconds: 10 });
    add({ type: 'loseReply', status: 502 });
    const sending = raw.message({ content: 'x' });
    await delay.reached();
    clock.advance(10);
    expect((await sending).status).toBe(502);
    expect(raw.discord.requests.at(-1)?.faults).toEqual(['delay', 'loseReply']);
  });

  it('takes effect after authorization and rate limits', async () => {
    const fault = add({ type: 'refuse', status: 500, code: 0 }, {});
    expect((await raw.anonymous('GET', '/users/@me')).status).toBe(401);
    for (let count = 0; count < 5; count += 1) expect((await raw.message({ content: 'x' })).status).toBe(500);
    expect((await raw.message({ content: 'x' })).status).toBe(429);
    expect(fault.hits).toBe(5);
    expect(raw.discord.requestCounts).toEqual({ all: 7, global: 7 });
  });
});
