import '../../playground/faults.ts';
import { REST, type TextChannel } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newClient } from '../../../src/discord/gateway/client.ts';
import { connect } from '../../../src/discord/gateway/connection.ts';
import { inBackground } from '../../../src/discord/requests/budget.ts';
import { HeldBack } from '../../../src/discord/requests/invalid-requests.ts';
import { Requests, sendingOnlyIf } from '../../../src/discord/requests/requests.ts';
import { type Playground, startPlayground } from '../../../src/playground/server.ts';
import { ManualClock } from '../../base/manual-clock.ts';
import { recorder } from '../../base/recorder.ts';

const { log, lines } = recorder();
const MESSAGES = 'POST /channels/{channel_id}/messages';
const EDITS = 'PATCH /channels/{channel_id}/messages/{message_id}';

let playground: Playground;
let client: ReturnType<typeof newClient>;
let requests: Requests;
let clock: ManualClock | undefined;
let told: number;
const start = async (
  perSecond: number,
  options: { perRoute?: number; globalPerSecond?: number; clock?: ManualClock } = {},
) => {
  const { perRoute = 1_000, globalPerSecond = 50 } = options;
  clock = options.clock;
  playground = await startPlayground({ limits: { perRoute, globalPerSecond } });
  told = 0;
  requests = new Requests({ perSecond, log, clock, onHeldBack: () => void told++ });
  client = newClient(playground.apiUrl, log, requests);
  await connect(client, { token: playground.token, log });
  playground.discord.clearRequests();
};
beforeEach(() => {
  lines.length = 0;
});
afterEach(async () => {
  playground.discord.faults.clear();
  await client.destroy();
  await playground.close();
});
const channel = () => client.channels.cache.get(playground.discord.channel('round-table').id) as TextChannel;
const say = (content: string) => channel().send(content);
const said = () =>
  playground.discord.requests
    .filter(({ method, status }) => method !== 'GET' && status < 300)
    .map(({ body }) => (body as { content?: string }).content);

describe('the global limit', () => {
  it('is kept to this process’s share, however much there is to say', async () => {
    await start(10, { globalPerSecond: 12 });
    await Promise.all(Array.from({ length: 25 }, (_, at) => say(String(at))));
    const { requests: made } = playground.discord;
    const at = made.filter(({ method }) => method === 'POST').map((request) => request.at);
    expect(at).toHaveLength(25);
    expect(playground.discord.refusals).toEqual([]);
    for (let n = 10; n < 25; n++) expect(at[n]! - at[n - 10]!).toBeGreaterThan(900);
  });

  it('sends nothing that isn’t wanted any more by the time that its turn comes', async () => {
    await start(1);
    let isWanted = true;
    const assertWanted = () => {
      if (!isWanted) throw new Error('not wanted');
    };
    const late = (async () => {
      await say('first');
      return sendingOnlyIf(assertWanted, () => say('second'));
    })();
    await expect.poll(said).toEqual(['first']);
    isWanted = false;
    await expect(late).rejects.toThrow('not wanted');
    expect(said()).toEqual(['first']);
  });

  it('does not hold up the answers to interactions', async () => {
    await start(1);
    const { token, id } = await new Promise<{ token: string; id: string }>((resolve) => {
      client.once('interactionCreate', ({ token, id }) => resolve({ token, id }));
      client.rest
        .put(`/applications/${client.application!.id}/commands`, {
          body: [{ name: 'help', description: 'Help' }],
        })
        .then(() => playground.discord.user('ann').command(channel().id, 'help'))
        .catch(() => undefined);
    });
    const waiting = say('later');
    await client.rest.post(`/interactions/${id}/${token}/callback`, {
      body: { type: 4, data: { content: 'now' } },
    });
    await client.rest.patch(`/webhooks/${client.application!.id}/${token}/messages/@original`, {
      body: { content: 'edited' },
    });
    const { requestCountsByRoute: counts } = playground.discord;
    expect(counts[MESSAGES]).toBeUndefined();
    expect(counts['POST /interactions/{interaction_id}/{interaction_token}/callback']).toBe(1);
    await waiting;
    expect(playground.discord.requestCountsByRoute[MESSAGES]).toBe(1);
  });

  it('gives people’s turns before the others', async () => {
    await start(1);
    const last = inBackground(() => client.rest.get('/users/@me'));
    await Promise.all([last, say('first'), client.rest.get(`/channels/${channel().id}`)]);
    expect(playground.discord.requests.at(-1)!.route).toBe('/users/@me');
  });

  it('is waited out, and then the request is repeated, if Discord has had too many all the same', async () => {
    await start(50);
    const fault = playground.discord.faults.add({
      match: { method: 'POST', times: 1 },
      effect: { type: 'rateLimit', retryAfter: 1, scope: 'global' },
    });
    const refused = say('refused');
    await fault.reached();
    const began = performance.now();
    await Promise.all([refused, client.rest.get(`/channels/${channel().id}`)]);
    expect(performance.now() - began).toBeGreaterThan(900);
    expect(said()).toEqual(['refused']);
    expect(requests.invalid.count).toBe(1);
  });
});

describe('edits of one message', () => {
  it('wait for their turn as the newest alone', async () => {
    await start(2);
    const message = await say('0');
    const others = [say('x')];
    const edits = ['1', '2', '3', '4'].map((content) => message.edit(content));
    const [first, ...rest] = await Promise.all([...edits, ...others]);
    expect(first!.content).toBe('4');
    expect(rest[0]!.content).toBe('4');
    expect(playground.discord.requestCountsByRoute[EDITS]).toBeLessThanOrEqual(2);
    expect(said().at(-1)).toBe('4');
  });

  it('are sent with the newest picture', async () => {
    await start(1);
    const message = await say('0');
    const png = (last: number) =>
      Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...Array.from({ length: last }, () => 1)]);
    const edit = (content: string, bytes: number) =>
      message.edit({ content, files: [{ attachment: png(bytes), name: 'a.png' }], attachments: [] });
    await Promise.all([edit('1', 10), edit('2', 20)]);
    const edits = playground.discord.requests.filter(({ method }) => method === 'PATCH');
    expect(edits.map(({ body, files }) => [(body as { content: string }).content, files[0]!.size])).toEqual([
      ['2', 28],
    ]);
  });

  it('are not lost if the next changes something else', async () => {
    await start(1);
    const message = await say('0');
    const path = `/channels/${message.channelId}/messages/${message.id}` as const;
    await Promise.all([
      client.rest.patch(path, { body: { content: 'new' } }),
      client.rest.patch(path, { body: { attachments: [] } }),
    ]);
    expect(playground.discord.requestCountsByRoute[EDITS]).toBe(2);
    expect((await message.fetch(true)).content).toBe('new');
  });

  it('are repeated as the newest if there were too many', async () => {
    await start(50);
    const message = await say('0');
    const fault = playground.discord.faults.add({
      match: { method: 'PATCH', times: 1 },
      effect: { type: 'rateLimit', retryAfter: 1 },
    });
    const first = message.edit('1');
    await fault.reached();
    await new Promise((resolve) => client.rest.once('response', resolve));
    await Promise.all([first, message.edit('2'), message.edit('3')]);
    expect(said()).toEqual(['0', '3']);
  });
});

describe('invalid requests', () => {
  const refuse = () =>
    playground.discord.faults.add({
      match: { route: '/users/@me' },
      effect: { type: 'refuse', status: 403, code: 50001 },
    });

  it('are counted, and once they are too many, nothing is sent but answers', async () => {
    const manual = new ManualClock();
    await start(10_000, { clock: manual, globalPerSecond: 100_000 });
    refuse();
    requests.invalid.elsewhere = 7_990;
    for (let n = 0; n < 10; n++) {
      expect([requests.invalid.count, told]).toEqual([n, 0]);
      await client.rest.get('/users/@me').catch(() => undefined);
    }
    await expect(say('held back')).rejects.toBeInstanceOf(HeldBack);
    await expect(say('held back')).rejects.toBeInstanceOf(HeldBack);
    expect(said()).toEqual([]);
    expect(told).toBe(1);
    expect(lines.filter(({ level }) => level === 'error')).toMatchObject([
      { data: { count: 10, elsewhere: 7_990 } },
    ]);
    const answered = client.rest.post('/interactions/123/token/callback', { body: { type: 6 } });
    await expect(answered).rejects.toMatchObject({ status: 404 });
    manual.advance(10 * 60_000);
    requests.invalid.elsewhere = 0;
    await say('again');
    expect(said()).toEqual(['again']);
    expect(lines.at(-1)).toMatchObject({ level: 'info' });
  });

  it('do not include limits that other bots share', async () => {
    await start(50);
    playground.discord.faults.add({
      match: { method: 'GET', times: 1 },
      effect: { type: 'rateLimit', retryAfter: 1, scope: 'shared' },
    });
    await client.rest.get('/users/@me');
    expect(requests.invalid.count).toBe(0);
  });

  it('do not include what a proxy has refused by itself', async () => {
    await start(50);
    const refused = new Response('{}', { status: 403, headers: { 'generated-by-proxy': 'true' } });
    const rest = new REST({ api: playground.apiUrl, makeRequest: async () => refused }).setToken('token');
    requests.govern(rest);
    await rest.get('/users/@me').catch(() => undefined);
    expect(requests.invalid.count).toBe(0);
  });

  it('hold back what already waits', async () => {
    await start(1);
    refuse();
    const invalid = client.rest.get('/users/@me').catch(() => undefined);
    const waiting = say('waiting').catch((error: unknown) => error);
    requests.invalid.elsewhere = 7_999;
    await invalid;
    expect(await waiting).toBeInstanceOf(HeldBack);
  });
});
