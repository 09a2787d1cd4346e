import type { TableDocument } from './document.ts';
import type { Actor } from './types.ts';

/** Discord delivers an interaction again after a gateway resume; its token is good for this long. */
const KEPT_FOR = 15 * 60_000;
/** More than a table's people can ask for in that time without being slowed down. */
const MOST_KEPT = 200;

/** Whether the request has changed the table already. */
export const isHandled = ({ requests }: TableDocument, requestId: string | undefined): boolean =>
  requestId !== undefined && requests.some(({ id }) => id === requestId);

/** The table with the request noted as carried out; old requests go. */
export function withRequest(table: TableDocument, actor: Actor | null, now: number): TableDocument {
  const recent = table.requests.filter(({ at }) => now - at < KEPT_FOR);
  const added = actor?.requestId === undefined ? [] : [{ id: actor.requestId, at: now }];
  return { ...table, requests: [...recent, ...added].slice(-MOST_KEPT) };
}
