import type { TableDocument } from './document.ts';
import type { Actor } from './types.ts';

/** Discord may redeliver an interaction after a gateway resume, for as long as its token is valid: 15 minutes. */
const KEPT_FOR = 15 * 60_000;
/** More than a table's players can send in that time under the rate limits. */
const MOST_KEPT = 200;

/** Whether the request has already changed the table. */
export const isHandled = ({ requests }: TableDocument, requestId: string | undefined): boolean =>
  requestId !== undefined && requests.some(({ id }) => id === requestId);

/** The table with the request marked as handled; expired ones are dropped. */
export function withRequest(table: TableDocument, actor: Actor | null, now: number): TableDocument {
  const recent = table.requests.filter(({ at }) => now - at < KEPT_FOR);
  const added = actor?.requestId === undefined ? [] : [{ id: actor.requestId, at: now }];
  return { ...table, requests: [...recent, ...added].slice(-MOST_KEPT) };
}
