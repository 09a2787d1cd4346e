import type { Report } from '../../table/types.ts';
import { personToAct } from '../messages/table.ts';
import type { Occasion } from './senders.ts';

/** Whether somebody is still to be called for the report's wait. */
export const isCallDue = ({ table, posted }: Report): boolean =>
  table.status === 'playing' && table.wait > (posted?.called ?? 0);

/** User ID of the person to call; null if the game waits for nobody else than the person who has just acted. */
export function calleeOf(report: Report, occasion: Occasion | null): string | null {
  if (!isCallDue(report)) return null;
  const person = personToAct(report.table) ?? null;
  return person === occasion?.userId ? null : person;
}
