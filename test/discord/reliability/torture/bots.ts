import { setTimeout as delay } from 'node:timers/promises';
import { Bot, type Running } from '../../../../bench/cluster/bot.ts';
import { freePort } from '../../../../bench/cluster/relay.ts';
import type { LocalDiscord } from '../../../../src/playground/local-discord.ts';

/** How long a process now and then stands still, in ms: longer than it may keep a table's lease. */
const STANDSTILL = 4_000;

/**
 * Several processes of the bot behind a load balancer: each takes interactions over HTTP. What happens to the bot
 * happens to one of them after the other.
 */
export class Bots implements Running {
  readonly #all: readonly Bot[];
  readonly #urls: readonly string[];
  readonly #discord: LocalDiscord;
  #turn = 0;
  #isUsed = false;

  private constructor(all: readonly Bot[], urls: readonly string[], discord: LocalDiscord) {
    this.#all = all;
    this.#urls = urls;
    this.#discord = discord;
  }

  static async of(
    count: number,
    settings: Readonly<Record<string, string>>,
    discord: LocalDiscord,
  ): Promise<Bots> {
    const ports = await Promise.all(Array.from({ length: count }, () => freePort()));
    const http = (port: number) => ({
      ...{ GATEWAY: 'off', INTERACTIONS_PORT: String(port), INTERACTIONS_HOST: '127.0.0.1' },
    });
    const all = ports.map((port) => new Bot({ ...settings, ...http(port) }));
    return new Bots(
      all,
      ports.map((port) => `http://127.0.0.1:${port}/`),
      discord,
    );
  }

  get lines(): Bot['lines'] {
    return this.#all.flatMap(({ lines }) => lines.splice(0));
  }

  async up(): Promise<void> {
    await Promise.all(this.#all.map((bot) => bot.up()));
    if (!this.#isUsed) await this.#discord.endpoint.use(...this.#urls);
    this.#isUsed = true;
  }

  async kill(): Promise<void> {
    await this.#next().kill();
  }

  async stop(): Promise<number | null> {
    const codes = await Promise.all(this.#all.map((bot) => bot.stop()));
    return codes.find((code) => code !== 0) ?? 0;
  }

  freeze(): void {
    this.#next().freeze();
  }

  async thaw(): Promise<void> {
    if (this.#turn % 3 === 0) await delay(STANDSTILL);
    for (const bot of this.#all) bot.thaw();
  }

  lastWarnings(): string {
    return this.#all.map((bot) => bot.lastWarnings()).join('\n---\n');
  }

  #next(): Bot {
    return this.#all[this.#turn++ % this.#all.length]!;
  }
}
