import { errorCode } from './adapter.ts';
import { StoreFailed } from './errors.ts';
import { postgresIn, type Statement, sqlSchema } from './sql.ts';

/** A key that must be absent isn't. */
export const TAKEN = '23505';
const THERE_ALREADY: readonly string[] = [TAKEN, '42P07', '42P06'];

type Ask = (statement: Statement) => Promise<Row[]>;

interface Row {
  readonly schema: string;
  readonly user: string;
  /** Whether the user may look into the schema, and make tables in it. */
  readonly looks: boolean;
  readonly makes: boolean;
  readonly name: string;
  readonly isThere: boolean;
  /** Rights to the table that are missing. */
  readonly lacks: string;
}

/**
 * A row for each table: in the first schema of `search_path` that has one, otherwise in the first that the user may look
 * into, otherwise in the first that exists.
 */
const LOOK = `WITH path AS (
    SELECT n.oid, at FROM unnest(string_to_array(current_setting('search_path'), ',')) WITH ORDINALITY AS each (name, at)
    JOIN pg_namespace n ON n.nspname = replace(btrim(btrim(each.name), '"'), '$user', current_user)
  ), place AS (
    SELECT coalesce(
      (SELECT relnamespace FROM pg_class WHERE oid = coalesce(to_regclass('keyv'), to_regclass('keyv_lists'))),
      (SELECT oid FROM pg_namespace WHERE nspname = current_schema()),
      (SELECT oid FROM path ORDER BY at LIMIT 1)
    ) AS oid
  )
  SELECT quote_ident(n.nspname) AS schema, quote_ident(current_user) AS "user",
    has_schema_privilege(n.oid, 'USAGE') AS looks, has_schema_privilege(n.oid, 'CREATE') AS makes,
    t.name, c.oid IS NOT NULL AS "isThere",
    coalesce((
      SELECT string_agg(each, ', ') FROM unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE']) AS each
      WHERE NOT has_table_privilege(c.oid, each)
    ), '') AS lacks
  FROM place JOIN pg_namespace n ON n.oid = place.oid CROSS JOIN unnest(ARRAY['keyv', 'keyv_lists']) AS t (name)
  LEFT JOIN pg_class c ON c.relnamespace = n.oid AND c.relname = t.name`;

/**
 * The schema that has the bot's tables, which are made if they're missing, and the names of these.
 * @throws StoreFailed, what `ask` throws
 */
export async function makeTables(ask: Ask): Promise<{ readonly schema: string; readonly made: string[] }> {
  const tables = await ask({ sql: LOOK, values: [] });
  const [first] = tables;
  if (!first) throw await withoutSchema(ask);
  const { schema, user, looks, makes } = first;
  const missing = tables.filter(({ isThere }) => !isThere).map(({ name }) => name);
  const ofSchema = [...(looks ? [] : ['USAGE']), ...(makes || missing.length === 0 ? [] : ['CREATE'])];
  const lacking = [
    ...(ofSchema.length > 0 ? [`${ofSchema.join(', ')} ON SCHEMA ${schema}`] : []),
    ...tables.flatMap(({ name, lacks }) => (lacks === '' ? [] : [`${lacks} ON ${schema}.${name}`])),
  ];
  if (lacking.length > 0) {
    const statements = lacking.map((rights) => `GRANT ${rights} TO ${user};`).join(' ');
    throw new StoreFailed('open', 'postgresql:', { reason: 'lacksRights', about: { statements } });
  }
  for (const name of missing) await makeTable(ask, schema, name);
  return { schema, made: missing };
}

async function withoutSchema(ask: Ask): Promise<StoreFailed> {
  const [row] = await ask({ sql: `SELECT current_setting('search_path') AS schema`, values: [] });
  return new StoreFailed('open', 'postgresql:', { reason: 'noSchema', about: { path: row?.schema ?? '' } });
}

/** With its index, in one step. Of several processes that make the same table at once, all but one may be refused. */
async function makeTable(ask: Ask, schema: string, name: string): Promise<void> {
  const { values } = postgresIn(schema);
  const made =
    name === 'keyv'
      ? [`CREATE TABLE IF NOT EXISTS ${values} (key VARCHAR(255) PRIMARY KEY, value TEXT)`]
      : sqlSchema(postgresIn(schema));
  await ask({ sql: `DO $made$ BEGIN ${made.join('; ')}; END $made$`, values: [] }).catch((error: unknown) => {
    if (!THERE_ALREADY.includes(errorCode(error))) throw error;
  });
}
