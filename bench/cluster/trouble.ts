import { setTimeout as delay } from 'node:timers/promises';
import { type RandomIndex, seededIndex } from '../../src/games/playout.ts';
import { DISTURBANCES, type Relay } from './relay.ts';
import type { Troubles } from './scene.ts';
import type { Tally } from './tally.ts';
import type { Worker, Workers } from './workers.ts';

/** Until the next process is killed or frozen, in ms. */
const NEXT = { least: 1_000, most: 4_000 };
/** How long one stands still, in ms: some longer than they may keep a table's lease. */
const FROZEN = { least: 500, most: 6_000 };
/** How long a network fault lasts, and until the next one, in ms. */
const FAULT = { least: 50, most: 2_500 };
const NEXT_FAULT = { least: 2_000, most: 6_000 };
/** By how much slow connections are, at most, in ms. */
const SLOW = 400;

export interface TroubleOptions {
  /** After so many, no more processes are killed or frozen; null for none at all. */
  readonly kills: number | null;
  /** Seconds between two replacements of a process; null for none. */
  readonly restarts: number | null;
  /** Whether connections are disturbed. */
  readonly network: boolean;
  readonly seed: string;
  readonly print: (line: string, isWrong?: boolean) => void;
  readonly workers: Workers;
  readonly troubles: Troubles;
  readonly tally: Tally;
  /** By what they lead to. */
  readonly relays: Readonly<Record<string, Relay | null>>;
}

/** What happens to the processes while people play. */
export class Trouble {
  readonly #options: TroubleOptions;
  readonly #random: RandomIndex;
  readonly #going = new Set<Promise<void>>();

  constructor(options: TroubleOptions) {
    this.#options = options;
    this.#random = seededIndex(`trouble ${options.seed}`);
  }

  /** Which processes are there, as words. */
  get state(): string {
    return this.#options.workers.all
      .map(({ name, isBusy }) => `${name} ${isBusy ? 'in trouble' : 'up'}`)
      .join(', ');
  }

  /** Resolves once it has been told to stop and everything is in order again. */
  async make(signal: AbortSignal): Promise<void> {
    const { kills, restarts, network } = this.#options;
    const all = [
      kills === null ? null : this.#kill(kills, signal),
      restarts === null ? null : this.#restart(restarts * 1_000, signal),
      network ? this.#disturb(signal) : null,
    ];
    await Promise.all(all);
    await Promise.all(this.#going);
  }

  /** One process at least is always left in peace, and no two stand still at once. */
  async #kill(count: number, signal: AbortSignal): Promise<void> {
    const { workers, tally } = this.#options;
    let isAnyFrozen = false;
    while (!signal.aborted && tally.kills + tally.freezes < count) {
      await this.#pause(NEXT, signal);
      const left = workers.all.filter(({ isBusy }) => !isBusy);
      const worker = left[this.#random(left.length)];
      if (signal.aborted || !worker || left.length < 2) continue;
      const freezes = !isAnyFrozen && this.#random(2) === 0;
      if (freezes) isAnyFrozen = true;
      this.#during(worker, async () => {
        await (freezes ? this.#freeze(worker) : this.#restartKilled(worker));
        if (freezes) isAnyFrozen = false;
      });
    }
  }

  #during(worker: Worker, happening: () => Promise<void>): void {
    const { troubles } = this.#options;
    worker.isBusy = true;
    troubles.begin();
    const going = happening().finally(() => {
      worker.isBusy = false;
      troubles.end();
      this.#going.delete(going);
    });
    this.#going.add(going);
  }

  async #freeze({ name, bot }: Worker): Promise<void> {
    const { tally, print } = this.#options;
    const ms = this.#between(FROZEN);
    tally.freezes++;
    bot.freeze();
    print(`${name} stands still for ${(ms / 1_000).toFixed(1)} s`);
    await delay(ms);
    bot.thaw();
  }

  async #restartKilled({ name, bot }: Worker): Promise<void> {
    const { tally, print } = this.#options;
    tally.kills++;
    print(`${name} is killed`);
    await bot.kill();
    await bot.up();
    print(`${name} is back`);
  }

  async #restart(every: number, signal: AbortSignal): Promise<void> {
    const { workers, tally, print } = this.#options;
    for (let at = 0; !signal.aborted; at++) {
      await delay(every, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return;
      const worker = workers.all[at % workers.all.length]!;
      const before = worker.bot.pid;
      const code = await workers.replace(worker);
      tally.restarts++;
      print(
        `${worker.name} is process ${worker.bot.pid} in place of ${before}, which ended with ${code}`,
        code !== 0,
      );
    }
  }

  async #disturb(signal: AbortSignal): Promise<void> {
    const { relays, troubles, tally, print } = this.#options;
    const all = Object.entries(relays).flatMap(([name, relay]) => (relay ? [{ name, relay }] : []));
    while (!signal.aborted) {
      await this.#pause(NEXT_FAULT, signal);
      if (signal.aborted) return;
      const { name, relay } = all[this.#random(all.length)]!;
      const how = DISTURBANCES[this.#random(DISTURBANCES.length)]!;
      const ms = this.#between(FAULT);
      tally.faults++;
      print(`the way to ${name} is ${how} for ${(ms / 1_000).toFixed(1)} s`);
      troubles.begin();
      const end = await relay.disturb(how, this.#random(SLOW));
      await delay(ms);
      await end();
      troubles.end();
    }
  }

  #between({ least, most }: { readonly least: number; readonly most: number }): number {
    return least + this.#random(most - least);
  }

  async #pause(range: { readonly least: number; readonly most: number }, signal: AbortSignal): Promise<void> {
    await delay(this.#between(range), undefined, { signal }).catch(() => undefined);
  }
}
