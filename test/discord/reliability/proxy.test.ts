import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Stage } from '../fixtures/stage.ts';
import {
  active,
  choose,
  command,
  endsWell,
  newStage,
  openHand,
  publicMessages,
  startGame,
  user,
} from './scene.ts';

/** What the proxy answers by itself instead of asking Discord, as nirn-proxy does. */
const OWN_ANSWERS = [
  { status: 408, headers: { 'generated-by-proxy': 'true' } },
  {
    status: 429,
    headers: { 'generated-by-proxy': 'true', 'retry-after': '0.05', 'x-ratelimit-scope': 'user' },
  },
] as const;
/** It does so for every third request that isn't an answer to an interaction. */
const EVERY = 3;
const TURNS = 6;

/** A proxy between a bot and Discord's HTTP interface. */
class RestProxy {
  /** Paths of what was passed on and of what wasn't. */
  readonly passed: string[] = [];
  readonly refused: string[] = [];
  readonly #server: Server;
  /** Whether it answers anything by itself. */
  isBusy = false;
  #others = 0;

  private constructor(target: URL) {
    this.#server = createServer((asked, answer) => {
      const path = asked.url ?? '/';
      const isAnswer = /\/(interactions|webhooks)\//.test(path);
      const own =
        isAnswer || !this.isBusy || this.#others++ % EVERY > 0
          ? undefined
          : OWN_ANSWERS[this.refused.length % 2];
      if (own) {
        this.refused.push(path);
        asked.resume();
        answer.writeHead(own.status, own.headers).end('{"message":"by the proxy"}');
        return;
      }
      this.passed.push(path);
      const { hostname, port } = target;
      const { method, headers } = asked;
      const onward = request({ hostname, port, path, method, headers }, (reply) => {
        answer.writeHead(reply.statusCode!, reply.headers);
        reply.pipe(answer);
      });
      asked.pipe(onward);
    });
  }

  static async before(apiUrl: string): Promise<RestProxy> {
    const proxy = new RestProxy(new URL(apiUrl));
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/api`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }
}

let proxy: RestProxy;
let on: Stage;
beforeEach(async () => {
  on = await newStage({
    apiUrlOf: async ({ apiUrl }) => {
      proxy = await RestProxy.before(apiUrl);
      return proxy.url;
    },
  });
});
afterEach(async () => {
  await on.close();
  await proxy.close();
});

it('a game goes through a REST proxy that answers some requests by itself, and nothing is told twice', async () => {
  const id = await startGame(on);
  proxy.isBusy = true;
  for (let turn = 0; turn < TURNS; turn++) {
    // A message below has the next turn posted by the bot, which asks Discord without a token.
    user(on, 'cleo').say(on.channelId, `turn ${turn}`);
    const [of, hand] = [active(on), await openHand(on)];
    await choose(of, hand);
    await on.tables.settled(id);
  }
  const tables = publicMessages(on).filter(({ components = [] }) => components.length > 0);
  expect(tables).toHaveLength(1);
  expect(proxy.passed.length).toBeGreaterThan(TURNS);
  expect(proxy.refused.length).toBeGreaterThan(1);
  const help = await command(on, 'cleo', 'help');
  expect(help.message).not.toBeNull();
  await endsWell(on);
});
