import { createPublicKey, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EndpointRefused } from '../../src/playground/endpoint/endpoint.ts';
import { InteractionFailed } from '../../src/playground/state/interactions.ts';
import { ManualClock } from '../base/manual-clock.ts';
import { COMMANDS } from './interaction-fixtures.ts';
import { type Parsed, RawClient } from './raw-client.ts';

/** What a bot's address gets, and what it says: a status and a body. */
interface Got {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly json: Parsed;
  readonly isSigned: boolean;
}
type Answer = (got: Got) => readonly [status: number, json?: unknown];

const servers: Server[] = [];
let raw: RawClient;
let clock: ManualClock;
beforeEach(async () => {
  clock = new ManualClock();
  raw = await RawClient.start({ clock });
  await raw.commands(COMMANDS);
});
afterEach(async () => {
  await raw.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** What Discord asks of an endpoint: it knows signatures, and answers a ping. */
const asAsked =
  (answer: Answer): Answer =>
  (got) => {
    if (!got.isSigned) return [401];
    return got.json.type === 1 ? [200, { type: 1 }] : answer(got);
  };

async function address(answer: Answer): Promise<string> {
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const [status, json] = answer({
      headers: request.headers,
      body,
      json: JSON.parse(body),
      isSigned: isSigned(request.headers, body),
    });
    response.writeHead(status).end(json === undefined ? '' : JSON.stringify(json));
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

function isSigned(headers: IncomingHttpHeaders, body: string): boolean {
  const der = Buffer.from(`302a300506032b6570032100${raw.discord.endpoint.verifyKey}`, 'hex');
  const signed = Buffer.from(`${headers['x-signature-timestamp']}${body}`);
  const signature = Buffer.from(String(headers['x-signature-ed25519']), 'hex');
  return verify(null, signed, createPublicKey({ key: der, format: 'der', type: 'spki' }), signature);
}

/** How long Discord waits for an answer, in ms. */
const PATIENCE = 3_000;

const help = () => raw.discord.user('ann').command(raw.hall, 'help');

describe('an interactions endpoint', () => {
  it('gets what the gateway would, signed with the key that the application shows', async () => {
    const all: Got[] = [];
    const url = await address(
      asAsked((got) => {
        all.push(got);
        return [200, { type: 4, data: { content: 'yes' } }];
      }),
    );
    await raw.discord.endpoint.use(url);
    const { body } = await raw.send('GET', '/applications/@me');
    expect(body).toMatchObject({
      verify_key: raw.discord.endpoint.verifyKey,
      interactions_endpoint_url: url,
    });
    const next = raw.nextInteraction();
    const { message } = await help();
    expect(message?.content).toBe('yes');
    expect(all.map(({ json }) => json)).toEqual([await next]);
    expect(all[0]!.headers['content-type']).toBe('application/json');
  });

  it('may say 202 and call back, but not later than three seconds', async () => {
    await raw.discord.endpoint.use(await address(asAsked(() => [202])));
    const next = raw.nextInteraction();
    const outcome = help();
    await raw.callback(await next, { type: 4, data: { content: 'later' } });
    expect((await outcome).message?.content).toBe('later');
    const late = raw.nextInteraction();
    const failed = expect(help()).rejects.toBeInstanceOf(InteractionFailed);
    const { id, token } = await late;
    clock.advance(PATIENCE);
    await failed;
    const { body } = await raw.callback({ id, token } as never, { type: 4, data: { content: 'too late' } });
    expect(body.code).toBe(10062);
  });

  it.each([
    ['refuses', () => [500]],
    ['answers with what Discord does not take', () => [200, { type: 4, data: {} }]],
    ['answers with what nobody understands', () => [200, 'yes']],
  ] as const)('that %s has not answered', async (_, answer) => {
    await raw.discord.endpoint.use(await address(asAsked(answer as unknown as Answer)));
    const failed = expect(help()).rejects.toBeInstanceOf(InteractionFailed);
    const [, answered] = await once(servers[0]!, 'request');
    await once(answered, 'close');
    // By now, the answer would have counted.
    await raw.send('GET', '/users/@me');
    clock.advance(PATIENCE);
    await failed;
  });

  it.each([
    ['takes bad signatures', ({ json }: Got) => [200, { type: json.type }]],
    ['knows no ping', ({ isSigned: is }: Got) => [is ? 202 : 401]],
    ['answers something else', () => [200, { type: 4 }]],
  ] as const)('that %s is not taken', async (_, answer) => {
    const url = await address(answer as unknown as Answer);
    await expect(raw.discord.endpoint.use(url)).rejects.toBeInstanceOf(EndpointRefused);
    expect(raw.discord.endpoint.url).toBeNull();
  });

  it('is passed over for the next one while it is away', async () => {
    const answering = (content: string) => asAsked(() => [200, { type: 4, data: { content } }]);
    let isEnding = false;
    const one = answering('one');
    const urls = [
      await address((got) => (isEnding ? [503] : one(got))),
      await address(answering('two')),
      await address(answering('three')),
    ];
    await raw.discord.endpoint.use(...urls);
    const said = async () => (await help()).message?.content;
    expect([await said(), await said(), await said(), await said()]).toEqual(['one', 'two', 'three', 'one']);
    isEnding = true;
    servers[1]!.closeAllConnections();
    servers[1]!.close();
    expect([await said(), await said(), await said()]).toEqual(['three', 'three', 'three']);
  });
});

describe('REST about servers', () => {
  it('tells what the gateway would', async () => {
    const guild = raw.discord.guild();
    const more = raw.discord.addGuild({ name: 'more' });
    const { body: guilds } = await raw.send('GET', `/users/@me/guilds?limit=1&after=${guild.id}`);
    expect(guilds).toMatchObject([{ id: more.id, name: 'more' }]);
    const { body } = await raw.send('GET', `/guilds/${guild.id}`);
    expect(body).toMatchObject({ id: guild.id, preferred_locale: guild.locale });
    const { body: channels } = await raw.send('GET', `/guilds/${guild.id}/channels`);
    expect(channels).toMatchObject([{ id: raw.hall, guild_id: guild.id }, {}]);
    const { body: me } = await raw.send('GET', `/guilds/${guild.id}/members/${raw.discord.bot.id}`);
    expect(me.user.id).toBe(raw.discord.bot.id);
    guild.members.delete(raw.discord.bot.id);
    expect((await raw.send('GET', `/guilds/${guild.id}`)).body.code).toBe(10004);
  });
});
