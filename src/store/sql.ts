import type { Batch } from './adapter.ts';
import { LONGEST_HEADER } from './header.ts';
import type { Entry, Range } from './store.ts';

/** A statement, and the values of its parameters. */
export interface Statement {
  readonly sql: string;
  readonly values: readonly (string | number)[];
}

/** How a database writes what the others write differently. */
export interface Dialect {
  /** What begins with these characters; `head` is a parameter. */
  readonly values: string;
  readonly lists: string;
  /** The nth parameter of a statement, from 1. */
  readonly at: (n: number) => string;
}

export const SQLITE: Dialect = { values: 'keyv', lists: 'keyv_lists', at: (n) => `?${n}` };

/** In a schema, quoted if it has to be. */
export const postgresIn = (schema: string): Dialect => ({
  values: `${schema}.keyv`,
  lists: `${schema}.keyv_lists`,
  at: (n) => `$${n}`,
});

/** Collects the values of a statement while it's written. */
class Parameters {
  readonly values: (string | number)[] = [];
  readonly #dialect: Dialect;

  constructor(dialect: Dialect) {
    this.#dialect = dialect;
  }

  text(value: string): string {
    return `CAST(${this.#dialect.at(this.values.push(value))} AS TEXT)`;
  }

  number(value: number): string {
    return `CAST(${this.#dialect.at(this.values.push(value))} AS BIGINT)`;
  }
}

/** The table of lists, beside Keyv's own of values. */
export const sqlSchema = ({ lists }: Dialect): readonly string[] => [
  `CREATE TABLE IF NOT EXISTS ${lists} (list TEXT NOT NULL, id TEXT NOT NULL, rank BIGINT NOT NULL, text TEXT NOT NULL, PRIMARY KEY (list, id))`,
  `CREATE INDEX IF NOT EXISTS keyv_lists_by_rank ON ${lists} (list, rank, id)`,
];

/** Whether a row has the value of a condition: a query that finds one row if it has. */
export function conditions(dialect: Dialect, { checks = [], writes }: Batch): Statement[] {
  return [...checks, ...writes].map(({ key, head }) => {
    const at = new Parameters(dialect);
    const here = `SELECT 1 FROM ${dialect.values} WHERE key = ${at.text(key)}`;
    const sql =
      head === null ? `SELECT 1 WHERE NOT EXISTS (${here})` : `${here} AND ${begins(at.text(head))}`;
    return { sql, values: at.values };
  });
}

const begins = (head: string) => `substr(value, 1, length(${head})) = ${head}`;

/** What a batch writes once its conditions hold. */
export function batchWrites(dialect: Dialect, { writes, parts, entries, removed }: Batch): Statement[] {
  const made = (write: (at: Parameters) => string): Statement => {
    const at = new Parameters(dialect);
    return { sql: write(at), values: at.values };
  };
  return [
    ...[...writes, ...parts].map(({ key, value }) =>
      made((at) =>
        value === null
          ? `DELETE FROM ${dialect.values} WHERE key = ${at.text(key)}`
          : `INSERT INTO ${dialect.values} (key, value) VALUES (${at.text(key)}, ${at.text(value)}) ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
      ),
    ),
    ...entries.map(({ list, id, rank, text }) =>
      made(
        (at) =>
          `INSERT INTO ${dialect.lists} (list, id, rank, text) VALUES (${at.text(list)}, ${at.text(id)}, ${at.number(rank)}, ${at.text(text)}) ON CONFLICT (list, id) DO UPDATE SET rank = excluded.rank, text = excluded.text`,
      ),
    ),
    ...removed.map(({ list, id }) =>
      made((at) => `DELETE FROM ${dialect.lists} WHERE list = ${at.text(list)} AND id = ${at.text(id)}`),
    ),
  ];
}

/**
 * The batch as one statement of PostgreSQL, which returns a row if the conditions held. They're checked on rows that are
 * locked first, so that a write in progress is waited for. A key that must be absent and isn't ends it with an error.
 */
export function batchStatement(
  dialect: Dialect,
  { checks = [], writes, parts, entries, removed }: Batch,
): Statement {
  const at = new Parameters(dialect);
  const { values, lists } = dialect;
  const held = [
    ...writes
      .filter(({ head, value }) => head !== null || value === null)
      .map(({ key, head }) => {
        const here = `SELECT 1 FROM ${values} WHERE key = ${at.text(key)}`;
        return head === null
          ? `NOT EXISTS (${here})`
          : `EXISTS (${here} AND ${begins(at.text(head))} FOR UPDATE)`;
      }),
    ...checks.map(
      ({ key, head }) =>
        `EXISTS (SELECT 1 FROM ${values} WHERE key = ${at.text(key)} AND ${begins(at.text(head))})`,
    ),
  ];
  const ready = 'EXISTS (SELECT 1 FROM ready)';
  const steps = [
    ...writes.map(({ key, head, value }) => {
      if (value === null) return `DELETE FROM ${values} WHERE key = ${at.text(key)} AND ${ready}`;
      if (head === null)
        return `INSERT INTO ${values} (key, value) SELECT ${at.text(key)}, ${at.text(value)} WHERE ${ready}`;
      return `UPDATE ${values} SET value = ${at.text(value)} WHERE key = ${at.text(key)} AND ${ready}`;
    }),
    ...parts.map(({ key, value }) =>
      value === null
        ? `DELETE FROM ${values} WHERE key = ${at.text(key)} AND ${ready}`
        : `INSERT INTO ${values} (key, value) SELECT ${at.text(key)}, ${at.text(value)} WHERE ${ready} ON CONFLICT (key) DO UPDATE SET value = excluded.value`,
    ),
    ...entries.map(
      ({ list, id, rank, text }) =>
        `INSERT INTO ${lists} (list, id, rank, text) SELECT ${at.text(list)}, ${at.text(id)}, ${at.number(rank)}, ${at.text(text)} WHERE ${ready} ON CONFLICT (list, id) DO UPDATE SET rank = excluded.rank, text = excluded.text`,
    ),
    ...removed.map(
      ({ list, id }) =>
        `DELETE FROM ${lists} WHERE list = ${at.text(list)} AND id = ${at.text(id)} AND ${ready}`,
    ),
  ].map((sql, n) => `step${n} AS (${sql})`);
  const sql = [
    `ready AS MATERIALIZED (SELECT 1 AS one${held.length > 0 ? ` WHERE ${held.join(' AND ')}` : ''})`,
    ...steps,
  ].join(', ');
  return { sql: `WITH ${sql} SELECT one FROM ready`, values: at.values };
}

export function headQuery({ values, at }: Dialect, key: string): Statement {
  return {
    sql: `SELECT substr(value, 1, ${LONGEST_HEADER}) AS value FROM ${values} WHERE key = ${at(1)}`,
    values: [key],
  };
}

export function listQuery({ lists, at }: Dialect, { list, limit, newestFirst, after }: Range): Statement {
  const way = newestFirst ? 'DESC' : 'ASC';
  const beyond = after ? ` AND (rank, id) ${newestFirst ? '<' : '>'} (${at(3)}, ${at(4)})` : '';
  return {
    sql: `SELECT id, rank, text FROM ${lists} WHERE list = ${at(1)}${beyond} ORDER BY rank ${way}, id ${way} LIMIT ${at(2)}`,
    values: [list, limit, ...(after ? [after.rank, after.id] : [])],
  };
}

export const countQuery = ({ lists, at }: Dialect, list: string): Statement => ({
  sql: `SELECT count(*) AS count FROM ${lists} WHERE list = ${at(1)}`,
  values: [list],
});

/** Entries as a database returns them: PostgreSQL gives large numbers as text. */
export const entriesIn = (
  list: string,
  rows: readonly { readonly id: string; readonly rank: number | string; readonly text: string }[],
): Entry[] => rows.map(({ id, rank, text }) => ({ list, id, rank: Number(rank), text }));
