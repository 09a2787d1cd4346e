import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { InteractionsEndpoint } from '../../../src/discord/gateway/interactions-endpoint.ts';
import { Signer } from '../../../src/playground/endpoint/signer.ts';
import { ManualClock } from '../../base/manual-clock.ts';
import { type Line, recorder } from '../../base/recorder.ts';

const signer = new Signer();
const MINUTE = 60_000;
const MEBIBYTE = 2 ** 20;
const PING = JSON.stringify({ type: 1, id: '1', token: 'a' });
const COMMAND = JSON.stringify({ type: 2, id: '2', token: 'b' });

let endpoint: InteractionsEndpoint;
let clock: ManualClock;
let taken: unknown[];
let lines: readonly Line[];
const sockets: Socket[] = [];
beforeEach(async () => {
  clock = new ManualClock();
  taken = [];
  const { log, lines: logged } = recorder();
  lines = logged;
  endpoint = await InteractionsEndpoint.listen({ host: '127.0.0.1', port: 0, clock, log });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await endpoint.close();
});

const open = (publicKey = signer.verifyKey) =>
  endpoint.open({ publicKey, take: (interaction) => taken.push(interaction) });

const url = () => `http://127.0.0.1:${endpoint.port}/interactions`;

const post = (body: string, headers: Record<string, string> = { ...signer.headers(body, clock.now()) }) =>
  fetch(url(), { method: 'POST', headers, body });

const statusOf = async (answer: Promise<Response>): Promise<number> => (await answer).status;

describe('the interactions endpoint', () => {
  it('answers a ping, and takes an interaction with 202', async () => {
    open();
    const pong = await post(PING);
    expect([pong.status, await pong.json()]).toEqual([200, { type: 1 }]);
    expect(taken).toEqual([]);
    expect(await statusOf(post(COMMAND))).toBe(202);
    await endpoint.refuse();
    expect(taken).toEqual([JSON.parse(COMMAND)]);
  });

  /** A connection that has sent a part of a request. */
  async function begun(...parts: readonly (string | Buffer)[]): Promise<Socket> {
    const socket = connect(endpoint.port, '127.0.0.1');
    sockets.push(socket.on('error', () => undefined));
    await once(socket, 'connect');
    for (const part of parts) socket.write(part);
    return socket;
  }

  const head = (headers: Readonly<Record<string, string>>) =>
    `POST / HTTP/1.1\r\nhost: bot\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`;

  /** As anybody can make it. */
  const forged = () => ({
    'x-signature-ed25519': 'f'.repeat(128),
    'x-signature-timestamp': String(Math.floor(clock.now() / 1_000)),
  });

  it('refuses what Discord has not signed', async () => {
    open();
    const signed = { ...signer.headers(COMMAND, clock.now()) };
    const { 'x-signature-ed25519': signature, 'x-signature-timestamp': timestamp } = signed;
    const bad: Record<string, string>[] = [
      {},
      { 'x-signature-ed25519': signature },
      { 'x-signature-timestamp': timestamp },
      { ...signed, 'x-signature-ed25519': 'f'.repeat(128) },
      { ...signed, 'x-signature-ed25519': 'not hexadecimal' },
      { ...signed, 'x-signature-ed25519': signature.slice(2) },
      { ...signed, 'x-signature-timestamp': String(Number(timestamp) + 1) },
      { ...signed, 'x-signature-timestamp': 'yesterday' },
      { ...new Signer().headers(COMMAND, clock.now()) },
    ];
    for (const headers of bad) expect(await statusOf(post(COMMAND, headers))).toBe(401);
    expect(await statusOf(post(`${COMMAND} `, signed))).toBe(401);
    expect(await statusOf(post(COMMAND, signed))).toBe(202);
    expect(taken).toHaveLength(1);
  });

  it.each([
    [-6 * MINUTE, 401],
    [-4 * MINUTE, 202],
    [4 * MINUTE, 202],
    [6 * MINUTE, 401],
  ])('answers one signed %i ms from now with %i', async (offset, status) => {
    open();
    expect(await statusOf(post(COMMAND, { ...signer.headers(COMMAND, clock.now() + offset) }))).toBe(status);
    expect(taken).toHaveLength(status === 202 ? 1 : 0);
  });

  it.each([
    ['no signature', () => ({})],
    ['one of another form', () => ({ ...forged(), 'x-signature-ed25519': 'none' })],
    ['a large body signed at another time', () => ({ ...forged(), 'x-signature-timestamp': '0' })],
  ])('answers one with %s before its body has come', async (_, headers) => {
    open();
    const socket = await begun(head({ ...headers(), 'content-length': String(MEBIBYTE) }));
    const [data] = await once(socket, 'data');
    expect(String(data)).toContain('HTTP/1.1 401');
  });

  it('reads no more than 64 KiB of one signed at another time', async () => {
    open();
    const socket = await begun(
      head({ ...forged(), 'x-signature-timestamp': '0', 'transfer-encoding': 'chunked' }),
      `10001\r\n${'x'.repeat(0x10001)}\r\n`,
    );
    const [data] = await once(socket, 'data');
    expect(String(data)).toContain('HTTP/1.1 401');
  });

  it('says once that the clock is wrong, if it’s Discord that has another time', async () => {
    open();
    const at = (offset: number, by = signer) =>
      post(COMMAND, { ...by.headers(COMMAND, clock.now() + offset) });
    const said = () => lines.filter(({ level }) => level === 'error').map(({ data }) => data);
    expect(await statusOf(at(60 * MINUTE, new Signer()))).toBe(401);
    expect(said()).toEqual([]);
    for (let time = 0; time < 3; time++) expect(await statusOf(at(60 * MINUTE))).toBe(401);
    expect(said()).toEqual([{ seconds: 3_600 }]);
    expect(await statusOf(at(0))).toBe(202);
    expect(await statusOf(at(-60 * MINUTE))).toBe(401);
    expect(said()).toEqual([{ seconds: 3_600 }, { seconds: -3_600 }]);
  });

  it('keeps a thousand strangers: whoever comes then takes the place of the first, but not of Discord', async () => {
    open();
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const press = async () => {
      const headers = { ...signer.headers(COMMAND, clock.now()) };
      const [answer] = await once(
        request(url(), { method: 'POST', agent, headers }).end(COMMAND),
        'response',
      );
      await once(answer.resume(), 'end');
      return [answer.statusCode, answer.req.reusedSocket];
    };
    expect(await press()).toEqual([202, false]);
    const strangers: Socket[] = [];
    for (let at = 0; at < 1_000; at++) strangers.push(await begun('POST / HT'));
    const gone = strangers.slice(0, 100).map((socket) => once(socket.resume(), 'close'));
    for (let at = 0; at < 100; at++) await begun(head({ ...forged(), 'content-length': '100' }));
    await Promise.all(gone);
    expect(strangers.slice(100).some(({ destroyed }) => destroyed)).toBe(false);
    expect(await press()).toEqual([202, true]);
    expect(await statusOf(post(COMMAND))).toBe(202);
    agent.destroy();
  });

  it('breaks off the bodies that have been arriving the longest when all together are too large', async () => {
    open();
    const [part, most] = [Buffer.alloc(MEBIBYTE - 1), 16];
    const slow: Socket[] = [];
    const asked = { ...forged(), 'content-length': String(MEBIBYTE) };
    for (let at = 0; at < most; at++) slow.push(await begun(head(asked), part));
    const gone = slow.slice(0, 4).map((socket) => once(socket.resume(), 'close'));
    for (let at = 0; at < 4; at++) slow.push(await begun(head(asked), part));
    await Promise.all(gone);
    expect(await statusOf(post(COMMAND))).toBe(202);
    slow.at(-1)!.write(Buffer.alloc(1));
    const [data] = await once(slow.at(-1)!, 'data');
    expect(String(data)).toContain('HTTP/1.1 401');
  });

  it('refuses large bodies, whether they say how large they are or not', async () => {
    open();
    const large = JSON.stringify({ type: 2, text: 'x'.repeat(MEBIBYTE) });
    expect(await statusOf(post(large))).toBe(413);
    const chunked = request(url(), { method: 'POST', headers: { ...signer.headers(large, clock.now()) } });
    chunked.on('error', () => undefined);
    for (let at = 0; at < large.length; at += MEBIBYTE / 16)
      chunked.write(large.slice(at, at + MEBIBYTE / 16));
    const [answer] = await once(chunked.end(), 'response');
    expect(answer.statusCode).toBe(413);
    expect(taken).toEqual([]);
    const fits = JSON.stringify({ type: 2, text: 'x'.repeat(MEBIBYTE / 2) });
    expect(await statusOf(post(fits))).toBe(202);
  });

  it.each(['', 'hello', '[]', 'null', '{"type":"2"}', '{}'])(
    'refuses %j, though it is signed',
    async (body) => {
      open();
      expect(await statusOf(post(body))).toBe(400);
      expect(taken).toEqual([]);
    },
  );

  it('knows no other methods', async () => {
    open();
    const answer = await fetch(url());
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST']);
  });

  it('sends everybody elsewhere before it is open and once it refuses', async () => {
    expect(await statusOf(post(PING))).toBe(503);
    open();
    expect(await statusOf(post(PING))).toBe(200);
    await endpoint.refuse();
    expect(await statusOf(post(PING))).toBe(503);
    expect(await statusOf(post(COMMAND))).toBe(503);
    expect(taken).toEqual([]);
  });

  it('refuses one that was still arriving when it began to refuse', async () => {
    open();
    const arriving = request(url(), { method: 'POST', headers: { ...signer.headers(COMMAND, clock.now()) } });
    arriving.write(COMMAND.slice(0, 5));
    // By its answer, the first part of the other one has arrived as well.
    expect(await statusOf(post(PING))).toBe(200);
    await endpoint.refuse();
    const [answer] = await once(arriving.end(COMMAND.slice(5)), 'response');
    expect(answer.statusCode).toBe(503);
    expect(taken).toEqual([]);
  });
});
