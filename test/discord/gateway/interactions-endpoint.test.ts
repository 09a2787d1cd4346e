import { once } from 'node:events';
import { request } from 'node:http';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { InteractionsEndpoint } from '../../../src/discord/gateway/interactions-endpoint.ts';
import { Signer } from '../../../src/playground/endpoint/signer.ts';
import { ManualClock } from '../../base/manual-clock.ts';
import { recorder } from '../../base/recorder.ts';

const signer = new Signer();
const MINUTE = 60_000;
const MEBIBYTE = 2 ** 20;
const PING = JSON.stringify({ type: 1, id: '1', token: 'a' });
const COMMAND = JSON.stringify({ type: 2, id: '2', token: 'b' });

let endpoint: InteractionsEndpoint;
let clock: ManualClock;
let taken: unknown[];
beforeEach(async () => {
  clock = new ManualClock();
  taken = [];
  endpoint = await InteractionsEndpoint.listen({ host: '127.0.0.1', port: 0, clock, log: recorder().log });
});
afterEach(() => endpoint.close());

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
