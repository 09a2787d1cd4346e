import { setTimeout as delay } from 'node:timers/promises';
import { decodeCustomId } from '../../src/discord/choices/controls.ts';
import { pressables } from '../../src/playground/users/components.ts';
import { DUE, OWED_WITHIN } from '../../src/table/storage/lists.ts';
import type { Stage } from './scene.ts';

/** How often it's looked who's owed something, in ms. */
const EVERY = 100;
/** As long as a table may pause, in ms. */
const AT_MOST = 5_000;
/** More tables than these aren't looked at. */
const MOST = 1_000;
/** What's due later than this is something else than a debt, in ms: nothing else is due within half an hour. */
const SOON = 10 * OWED_WITHIN;

/** How long each table's channel is owed something without being told anything. */
export class Debts {
  readonly #stage: Pick<Stage, 'playground' | 'store'>;
  readonly #since = new Map<string, number>();
  readonly #toldAt = new Map<string, number>();
  readonly #channels = new Map<string, string>();
  /** Tables that have paused for too long already. */
  readonly #late = new Set<string>();
  readonly #onDebt: (ms: number) => void;
  readonly #print: (line: string) => void;

  constructor(
    stage: Pick<Stage, 'playground' | 'store'>,
    { onDebt, print }: { readonly onDebt: (ms: number) => void; readonly print: (line: string) => void },
  ) {
    this.#stage = stage;
    this.#onDebt = onDebt;
    this.#print = print;
    stage.playground.discord.world.events.on('message', ({ message, privateTo }) => {
      if (privateTo !== null) return;
      for (const { custom_id } of pressables(message)) {
        const tableId = decodeCustomId(custom_id)?.tableId;
        if (!tableId) continue;
        this.#toldAt.set(tableId, Date.now());
        this.#channels.set(tableId, message.channel_id);
      }
    });
  }

  /** The name of a table's channel. */
  nameOf(tableId: string): string {
    const id = this.#channels.get(tableId);
    return (id && this.#stage.playground.discord.world.channels.get(id)?.name) || tableId;
  }

  /** Looks until it's told to stop. Never throws. */
  async watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      await this.#look().catch(() => undefined);
      await delay(EVERY, undefined, { signal }).catch(() => undefined);
    }
  }

  async #look(): Promise<void> {
    const entries = await this.#stage.store.direct.list({ list: DUE, limit: MOST });
    const now = Date.now();
    const owed = new Set<string>();
    for (const { id, rank } of entries) {
      const [kind, tableId] = id.split(':');
      if (kind === 'table' && tableId && rank < now + SOON) owed.add(tableId);
    }
    for (const tableId of this.#since.keys()) {
      if (owed.has(tableId)) continue;
      this.#since.delete(tableId);
      this.#late.delete(tableId);
    }
    for (const tableId of owed) {
      const since = this.#since.get(tableId) ?? now;
      this.#since.set(tableId, since);
      const debt = now - Math.max(since, this.#toldAt.get(tableId) ?? 0);
      this.#onDebt(debt);
      if (debt < AT_MOST) this.#late.delete(tableId);
      else if (!this.#late.has(tableId)) {
        this.#late.add(tableId);
        this.#print(`${this.nameOf(tableId)} hasn't been told anything for ${AT_MOST / 1_000} s`);
      }
    }
  }
}
