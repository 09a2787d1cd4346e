import { setTimeout as delay } from 'node:timers/promises';
import type { Running } from '../../../../bench/cluster/bot.ts';
import type { OwnStore } from '../../../../bench/cluster/own-store.ts';
import type { Relay } from '../../../../bench/cluster/relay.ts';
import { Scene, type Stage } from '../../../../bench/cluster/scene.ts';

/** What all runs share. */
export interface TorturedStage extends Stage {
  readonly discordRelay: Relay;
  readonly store: OwnStore;
  readonly bot: Running;
}

/** A table where things go wrong while people play. */
export class TorturedScene extends Scene {
  override readonly stage: TorturedStage;
  readonly #waiting: Promise<void>[] = [];

  constructor(stage: TorturedStage, channelId: string, names: readonly string[]) {
    super(stage, channelId, names);
    this.stage = stage;
  }

  /** Causes a fault for that many ms while `during` runs. */
  trouble(begin: () => unknown, ms: number, end: () => unknown, during: () => Promise<void>): Promise<void> {
    return this.#troubled(during, async () => {
      await begin();
      await delay(ms);
      await end();
    });
  }

  /** Kills the bot while `during` runs, and restarts it. */
  kill(afterMs: number, during: () => Promise<void>): Promise<void> {
    return this.#troubled(during, async () => {
      await delay(afterMs);
      await this.stage.bot.kill();
      await this.stage.bot.up();
    });
  }

  /** Resolves once every interaction has been answered or has timed out. */
  async over(): Promise<void> {
    await Promise.all(this.#waiting.splice(0));
  }

  async #troubled(during: () => Promise<void>, what: () => Promise<void>): Promise<void> {
    const { troubles } = this.stage;
    troubles.begin();
    const happening = during();
    await what();
    troubles.end();
    this.#waiting.push(happening);
  }
}
