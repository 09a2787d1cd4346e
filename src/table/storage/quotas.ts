import { Refusal } from '../refusal.ts';
import type { LiveTable } from './server-index.ts';

/** Limits on open tables. */
export interface Quotas {
  /** Opened by one person in one server. */
  readonly perPerson: number;
  readonly perServer: number;
}

/** The stricter of two limits each. */
export const within = (quotas: Quotas, { perPerson, perServer }: Partial<Quotas> = {}): Quotas => ({
  perPerson: Math.min(quotas.perPerson, perPerson ?? quotas.perPerson),
  perServer: Math.min(quotas.perServer, perServer ?? quotas.perServer),
});

/** @throws Refusal `tooManyOwnTables`, `tooManyTables` */
export function assertQuotas(
  live: readonly LiveTable[],
  person: string,
  { perPerson, perServer }: Quotas,
): void {
  const going = live.filter(({ over }) => !over);
  if (going.filter(({ openedBy }) => openedBy === person).length >= perPerson)
    throw new Refusal('tooManyOwnTables', { most: perPerson });
  if (going.length >= perServer) throw new Refusal('tooManyTables', { most: perServer });
}
