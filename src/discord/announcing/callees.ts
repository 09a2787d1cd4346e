import { LRUCache } from 'lru-cache';
import type { Report } from '../../table/report.ts';
import type { TableService } from '../../table/table-service.ts';
import type { TableInfo } from '../../table/views.ts';
import { personToAct } from '../messages/table.ts';
import type { Occasion } from './senders.ts';

/** People at tables who have used a control lately. */
const MOST_KEPT = 20_000;

/** User ID of the person for whose wait a call is due; null if it's the person who has just acted. */
export function calleeOf({ table, posted }: Report, occasion: Occasion | null): string | null {
  if (table.status !== 'playing' || table.wait <= (posted?.called ?? 0)) return null;
  const person = personToAct(table) ?? null;
  return person === occasion?.userId ? null : person;
}

/** Whom to call: whoever is awaited still, and doesn't know it. */
export class Callees {
  readonly #tables: TableService;
  readonly #now: () => number;
  /** When people last used a table's controls. */
  readonly #lastUse = new LRUCache<string, number>({ max: MOST_KEPT });

  constructor(tables: TableService, now: () => number) {
    this.#tables = tables;
    this.#now = now;
  }

  /** Somebody is at the table, so they see that they're awaited. */
  seen(tableId: string, userId: string): void {
    this.#lastUse.set(keyOf(tableId, userId), this.#now());
  }

  /** User ID of the person to call for the report's wait at this moment; null if nobody. @throws as `TableReader` */
  async now(report: Report, occasion: Occasion | null): Promise<string | null> {
    const callee = calleeOf(report, occasion);
    if (callee === null) return null;
    const table = await this.#awaiting(report);
    return table === null || this.#isPresent(table, callee) ? null : callee;
  }

  /** Whether the table is still in the report's wait. @throws as `TableReader` */
  async isAwaited(report: Report): Promise<boolean> {
    return (await this.#awaiting(report)) !== null;
  }

  async #awaiting({ table: { id, wait } }: Report): Promise<TableInfo | null> {
    const table = await this.#tables.info(id);
    return table.status === 'playing' && table.wait === wait ? table : null;
  }

  #isPresent({ id, waitingSince }: TableInfo, userId: string): boolean {
    return (this.#lastUse.get(keyOf(id, userId)) ?? 0) > waitingSince;
  }
}

const keyOf = (tableId: string, userId: string): string => `${tableId}:${userId}`;
