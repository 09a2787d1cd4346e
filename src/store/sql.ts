import type { Guard } from './adapter.ts';

interface Dialect {
  readonly table: string;
  /** The nth parameter of a statement, from 1. */
  readonly value: (n: number) => string;
  /** Makes a statement wait for one that's changing the selected row. */
  readonly share: string;
}

export const SQLITE: Dialect = { table: 'keyv', value: (n) => `?${n}`, share: '' };
/** Without the row lock, a write in progress could commit after another process has taken over. */
export const POSTGRES: Dialect = { table: 'public.keyv', value: (n) => `$${n}`, share: ' FOR SHARE' };

/** A single conditional write, which returns a row if the condition was met. */
export function conditionalWrite(
  { table, value: at, share }: Dialect,
  key: string,
  head: string | null,
  value: string | null,
  guard: Guard | null,
): { sql: string; values: string[] } {
  const values: string[] = [];
  const bind = (bound: string) => `CAST(${at(values.push(bound))} AS TEXT)`;
  const begins = (start: string) => {
    const text = bind(start);
    return `substr(value, 1, length(${text})) = ${text}`;
  };
  const ours =
    guard &&
    `WITH ours AS (SELECT 1 FROM ${table} WHERE key = ${bind(guard.key)} AND ${begins(guard.head)}${share}) `;
  const guarded = guard ? 'EXISTS (SELECT 1 FROM ours)' : 'TRUE';
  const where = () => {
    const held = `key = ${bind(key)}`;
    return `${held} AND ${head === null ? 'value IS NULL' : begins(head)} AND ${guarded}`;
  };
  const write = () => {
    if (value === null) return `DELETE FROM ${table} WHERE ${where()}`;
    if (head !== null) return `UPDATE ${table} SET value = ${bind(value)} WHERE ${where()}`;
    return `INSERT INTO ${table} (key, value) SELECT ${bind(key)}, ${bind(value)} WHERE ${guarded} ON CONFLICT (key) DO NOTHING`;
  };
  return { sql: `${ours ?? ''}${write()} RETURNING 1`, values };
}
