import type { ClientConfig, QueryConfig } from 'pg';
import { type Adapter, type AdapterOptions, type Diagnosis, errorCode, NOT_CONNECTED } from './adapter.ts';
import { inTime, NotBegun, TimedOut } from './calls.ts';
import type { StoreReason } from './errors.ts';
import { whyNot } from './postgres-faults.ts';
import { makeTables, TAKEN } from './postgres-tables.ts';
import {
  batchStatement,
  countQuery,
  type Dialect,
  entriesIn,
  headQuery,
  listQuery,
  postgresIn,
  type Statement,
} from './sql.ts';

const AT_ONCE = 8;
const MOST_CONNECTIONS = 2 * AT_ONCE;
/**
 * This many kinds of statements are parsed and planned once for each connection, instead of each time, which is half of
 * the server's work. It keeps them for as long as the connection lasts.
 */
const MOST_PREPARED = 100;

/**
 * The adapter's own pool is shared by the whole process and has no error listener, so a dropped idle connection
 * would end the process. This pool belongs to one store.
 */
export async function open(url: string, options: AdapterOptions): Promise<Adapter> {
  const { patience, onError, onMended } = options;
  const [{ KeyvPostgres }, { default: pg }] = await Promise.all([import('@keyv/postgres'), import('pg')]);
  const config = {
    connectionString: url,
    // The server's timeout is shorter than ours, so that a statement that times out definitely didn't run.
    statement_timeout: Math.ceil(patience * 0.8),
    keepAlive: true,
  };
  /** The driver's own time limits would also count time in which the process can't read any answer. */
  class Client extends pg.Client {
    constructor(given?: string | ClientConfig) {
      super(given);
      // The pool and the lock report it; without a listener, it would end the process.
      this.on('error', () => undefined);
      const greeted = new Promise<void>((resolve) => this.once('connect', resolve).once('end', resolve));
      inTime(patience, greeted).catch(() => this.connection.stream.destroy());
    }
  }
  const pool = new pg.Pool({ ...config, Client, max: MOST_CONNECTIONS });
  pool.on('error', onError);
  const names = new Map<string, string>();
  const prepared = (sql: string, values: unknown[] | undefined): QueryConfig => {
    if (!names.has(sql) && names.size < MOST_PREPARED) names.set(sql, `round_table_${names.size}`);
    const name = names.get(sql);
    return { text: sql, ...(values && { values }), ...(name !== undefined && { name }) };
  };
  const connect = () =>
    pool.connect().catch((error: unknown) => {
      throw diagnose(error).reason === 'unreachable' ? new NotBegun(error) : error;
    });
  /** Connections that have served before, and errors of theirs that a new one may not have. */
  const [served, outdated] = [new WeakSet<object>(), new WeakSet<object>()];
  const once = async (sql: string, values?: unknown[]) => {
    const client = await connect();
    const isNew = !served.has(client);
    served.add(client);
    try {
      const { rows } = await inTime(patience, client.query(prepared(sql, values)));
      client.release();
      return rows;
    } catch (error) {
      const isReadOnly = errorCode(error) === READ_ONLY;
      client.release(error instanceof TimedOut || isReadOnly || STALE.includes(errorCode(error)));
      if (isReadOnly && !isNew) outdated.add(error as Error);
      throw error;
    }
  };
  let making: Promise<void> | undefined;
  const makeAgain = async () => {
    const { made } = await makeTables(({ sql, values }) => once(sql, [...values]));
    if (made.length > 0) onMended({ kind: 'tables', tables: made });
  };
  /** Nothing was done by a statement that found no table, or that its connection or a pooler doesn't know as it is. */
  const mended = async (error: unknown) => {
    if (errorCode(error) !== NO_TABLE)
      return STALE.includes(errorCode(error)) || outdated.has(error as Error);
    making ??= makeAgain().finally(() => {
      making = undefined;
    });
    return making.then(
      () => true,
      (reason: unknown) => {
        onError(reason);
        return false;
      },
    );
  };
  const query = async (sql: string, values?: unknown[]) => {
    // Each connection may be out of date.
    for (let attempt = 1; ; attempt++) {
      try {
        return await once(sql, values);
      } catch (error) {
        if (attempt > MOST_CONNECTIONS || !(await mended(error))) throw error;
      }
    }
  };
  class OwnPool extends KeyvPostgres {
    override query = query;

    /** It would make its table, even where that's there and the user has no right to. */
    override async connect() {
      return async () => [];
    }

    override async disconnect() {
      await pool.end();
    }
  }
  const ask = ({ sql, values }: Statement) => query(sql, [...values]);
  const { schema } = await makeTables(ask).catch(async (error: unknown) => {
    pool.end().catch(onError);
    throw await whyNot(error, url, patience);
  });
  const dialect = postgresIn(schema);
  const keyv = new OwnPool({ uri: url, schema });
  keyv.on('error', onError);
  return {
    keyv,
    atOnce: AT_ONCE,
    async commit(batch) {
      try {
        return (await ask(batchStatement(dialect, batch))).length > 0;
      } catch (error) {
        if (errorCode(error) === TAKEN) return false;
        throw error;
      }
    },
    head: async (key) => (await ask(headQuery(dialect, key)))[0]?.value,
    list: async (range) => entriesIn(range.list, await ask(listQuery(dialect, range))),
    count: async (list) => Number((await ask(countQuery(dialect, list)))[0]?.count),
    claim: async (list, due, again, limit) =>
      entriesIn(list, await ask({ sql: claiming(dialect), values: [list, due, again, limit] })),
    lock: null,
    purge: async () => undefined,
    diagnose,
    refresh: () => undefined,
    advice: async () => [],
    close: () => keyv.disconnect(),
  };
}

/** What several processes claim at once is passed over by all but one. */
const claiming = ({ lists }: Dialect) => `WITH found AS (
    SELECT id, rank, text FROM ${lists} WHERE list = $1 AND rank <= CAST($2 AS BIGINT)
    ORDER BY rank, id LIMIT CAST($4 AS INTEGER) FOR UPDATE SKIP LOCKED
  )
  UPDATE ${lists} AS claimed SET rank = CAST($3 AS BIGINT) FROM found
  WHERE claimed.list = $1 AND claimed.id = found.id RETURNING found.id, found.rank, found.text`;

const NO_TABLE = '42P01';
/** Whether it may be written is what a connection was made with. */
const READ_ONLY = '25006';
/** A prepared statement isn't there, is another one, or had other columns. */
const STALE: readonly string[] = ['26000', '42P05', '0A000'];

const REASONS: Readonly<Record<string, StoreReason>> = {
  '28000': 'refused',
  '28P01': 'refused',
  '42501': 'lacksRights',
  '3D000': 'noDatabase',
  [READ_ONLY]: 'readOnly',
  '53100': 'full',
  '53200': 'full',
  '53300': 'crowded',
  '55P03': 'locked',
  '57014': 'unreachable',
  '57P03': 'starting',
};
/** The connection was lost or the server stopped during the statement. */
const IN_THE_MIDDLE = /^(08...|57P0[124]|40003)$/;

export function diagnose(error: unknown): Diagnosis {
  const code = errorCode(error);
  const message = error instanceof Error ? error.message : '';
  if (message.startsWith('SASL')) return { reason: 'refused', certain: true };
  if (/^(?=.*\d)[\dA-Z]{5}$/.test(code) && !IN_THE_MIDDLE.test(code))
    return { reason: REASONS[code] ?? 'other', certain: true };
  return { reason: 'unreachable', certain: error instanceof NotBegun || NOT_CONNECTED.includes(code) };
}
