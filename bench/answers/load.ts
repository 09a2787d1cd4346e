import { setTimeout as delay } from 'node:timers/promises';
import type { Playground } from '../../src/playground/server.ts';
import type { LoadTable } from './load-table.ts';

export const TABLES = 50;
export const PER_SECOND = 100;

export interface Load {
  /** Milliseconds from each interaction to its first response. */
  readonly waits: readonly number[];
  /** Interactions per second. */
  readonly pace: number;
  /** Interactions made. */
  readonly made: number;
  /** Interactions without a response within three seconds. */
  readonly failed: number;
  /** Requests that count against the bot's global limit, per human turn. */
  readonly globalPerTurn: number;
}

/** How long to go on: for a time, or until so many interactions have been made, which a busy machine makes later. */
export interface Span {
  /** Interactions that are wanted per second; `PER_SECOND` if absent. */
  readonly rate?: number;
  readonly seconds: number;
  readonly interactions?: number;
}

/** Makes interactions at a steady pace, each at the next table where someone can act. */
export async function load(
  { discord }: Playground,
  tables: readonly LoadTable[],
  { seconds, interactions, rate = PER_SECOND }: Span,
): Promise<Load> {
  const waits: number[] = [];
  let failed = 0;
  const turns = () => tables.reduce((sum, table) => sum + table.turns, 0);
  const before = { turns: turns(), global: discord.requestCounts.global };
  const under: Promise<void>[] = [];
  const began = performance.now();
  const isOver = (sent: number) =>
    interactions === undefined ? sent >= rate * seconds : under.length >= interactions;
  let at = 0;
  for (let sent = 0; !isOver(sent); sent++) {
    await delay(Math.max(0, began + (sent * 1000) / rate - performance.now()));
    const table = Array.from(tables, (_, step) => tables[(at + step) % TABLES] as LoadTable).find(
      ({ ready }) => ready,
    );
    if (!table) continue;
    at = tables.indexOf(table) + 1;
    under.push(
      table.interact().then(
        (wait) => void waits.push(wait),
        () => {
          failed += 1;
        },
      ),
    );
  }
  const took = (performance.now() - began) / 1000;
  await Promise.all(under);
  const globalPerTurn = (discord.requestCounts.global - before.global) / Math.max(1, turns() - before.turns);
  const made = waits.length + failed;
  return { waits, pace: made / took, made, failed, globalPerTurn };
}
