import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { Signer } from '../../../src/playground/endpoint/signer.ts';

const signer = new Signer();
const bot = fork(fileURLToPath(new URL('slow-requests-endpoint.ts', import.meta.url)), [signer.verifyKey], {
  execArgv: ['--import', 'tsx'],
});
const [{ port }] = (await once(bot, 'message')) as [{ port: number }];
const sockets: Socket[] = [];
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  bot.kill('SIGKILL');
  await once(bot, 'exit');
});

/** What the bot's process takes now, and what it has taken at most, in MiB. */
async function memory(): Promise<{ readonly now: number; readonly most: number }> {
  bot.send({});
  const [answer] = await once(bot, 'message');
  return answer as { now: number; most: number };
}

const COMMAND = JSON.stringify({ type: 2, id: '2', token: 'b' });

/** @returns the status */
async function press(headers: object = signer.headers(COMMAND, Date.now()), body = COMMAND): Promise<number> {
  const asked = request({ host: '127.0.0.1', port, method: 'POST', headers: { ...headers } });
  const [answer] = await once(asked.end(body), 'response');
  answer.resume();
  return answer.statusCode;
}

const forged = () => ({ ...signer.headers(COMMAND, Date.now()), 'x-signature-ed25519': 'f'.repeat(128) });

const head = (headers: object) =>
  `POST / HTTP/1.1\r\nhost: bot\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}`;

const LARGE = { 'content-length': String(2 ** 20) };
const MOST_OF_IT = Buffer.alloc(2 ** 20 - 1);

/** What slow ones have sent. */
const BEGINNINGS: readonly (() => readonly (string | Buffer)[])[] = [
  () => [head({ ...forged(), ...LARGE }), '\r\n', MOST_OF_IT],
  () => [head(LARGE), '\r\n', MOST_OF_IT.subarray(0, 2 ** 16)],
  () => [],
  () => [head({}), `x-long: ${'x'.repeat(15_000)}`],
  () => [head({ ...forged(), 'transfer-encoding': 'chunked' }), '\r\n', '1\r\nx\r\n'.repeat(2_000)],
];

async function begin(at: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket.on('error', () => undefined).resume());
  await Promise.race([once(socket, 'connect'), once(socket, 'close')]);
  for (const part of BEGINNINGS[at % BEGINNINGS.length]!()) socket.write(part);
}

it('5,000 slow requests take hardly any memory, and Discord’s are answered meanwhile', {
  timeout: 300_000,
}, async () => {
  for (let time = 0; time < 200; time++) expect(await press()).toBe(202);
  const before = await memory();
  for (let at = 0; at < 5_000; at += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, next) => begin(at + next)));
    expect(await press()).toBe(202);
  }
  const { most } = await memory();
  expect(most - before.now).toBeLessThan(150);
});

it('forged requests are refused, and Discord’s are answered meanwhile', async () => {
  for (let time = 0; time < 50; time++) {
    const flood = Array.from({ length: 40 }, () => press(forged()));
    expect(await press()).toBe(202);
    expect(new Set(await Promise.all(flood))).toEqual(new Set([401]));
  }
});
