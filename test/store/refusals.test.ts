import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { inspect } from 'node:util';
import { createClient } from '@keyv/redis';
import { DatabaseSync } from '@photostructure/sqlite';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../../bench/cluster/relay.ts';
import { redactedError } from '../../src/base/log.ts';
import { translator } from '../../src/i18n/index.ts';
import { storeSentence } from '../../src/operations/hold-store.ts';
import { isWorthWaiting, StoreFailed } from '../../src/store/errors.ts';
import { openStore } from '../../src/store/open.ts';
import { ABSENT } from '../../src/store/store.ts';
import { makeCertificate } from './certificate.ts';
import { startPostgres, startRedis, temporaryFolder } from './servers.ts';

const folder = temporaryFolder();
/** Of each password; in no output. */
const SECRET = 'hush';

async function refusal(url: string): Promise<{ readonly reason: string; readonly sentence: string }> {
  const error = await openStore(url, { patience: 300 }).then(
    async (store) => {
      await store.close();
      return null;
    },
    (failure: unknown) => failure,
  );
  if (error === null) return { reason: 'none', sentence: '' };
  if (!(error instanceof StoreFailed)) throw error;
  const sentence = storeSentence(error, translator('en-US'));
  const shown = inspect([error, redactedError(error)], { depth: 9, showHidden: true }) + sentence;
  expect(shown).not.toContain(SECRET);
  expect(sentence).not.toMatch(/\{|config-store/);
  if (error.reason !== 'unreachable') expect(isWorthWaiting(error)).toBe(false);
  return { reason: error.reason, sentence };
}

const reasonOf = async (url: string) => (await refusal(url)).reason;

const web = createServer((_request, response) => void response.end('hello'));
await once(web.listen(0, '127.0.0.1'), 'listening');
const { port: webPort } = web.address() as { port: number };
afterAll(() => void web.close());

const here = makeCertificate(folder);
const elsewhere = makeCertificate(folder, { name: 'DNS:elsewhere.example' });
const expired = makeCertificate(folder, { days: -1 });

const HBA = `
host private all all trust
host all walled all reject
hostssl all safe all trust
host all locked all scram-sha-256
host all postgres,nobody,plain,own,"Odd name" all trust
`;
const SETTINGS = `
ssl = on
ssl_cert_file = 'certificate.pem'
ssl_key_file = 'key.pem'
max_connections = 40
`;
const postgres = await startPostgres(folder, (own) => {
  here.copyTo(own);
  appendFileSync(join(own, 'postgresql.conf'), SETTINGS);
  writeFileSync(join(own, 'pg_hba.conf'), HBA);
});

describe.runIf(postgres)('a PostgreSQL server that cannot be used', () => {
  const at = (user: string, query = '', database = 'postgres') =>
    `postgresql://${user}@127.0.0.1:${postgres!.port}/${database}${query}`;
  const asAdmin = async (...statements: string[]) => {
    const client = new pg.Client(postgres!.url);
    await client.connect();
    try {
      for (const sql of statements) await client.query(sql);
    } finally {
      await client.end();
    }
  };
  const using = async (certificate: typeof here) => {
    certificate.copyTo(postgres!.folder);
    await asAdmin('SELECT pg_reload_conf()');
  };
  const trusting = (certificate: typeof here) =>
    at('postgres', `?sslmode=verify-full&sslrootcert=${certificate.certificate}`);

  beforeAll(() =>
    asAdmin(
      ...['walled', 'safe', 'plain', 'own', '"Odd name"'].map((name) => `CREATE ROLE ${name} LOGIN`),
      `CREATE ROLE locked LOGIN PASSWORD '${SECRET}'`,
      'CREATE DATABASE private',
      'REVOKE CONNECT ON DATABASE private FROM PUBLIC',
      'REVOKE CREATE ON SCHEMA public FROM PUBLIC',
    ),
  );

  it('says whose certificate it is', async () => {
    expect(await reasonOf(at('postgres', '?sslmode=require'))).toBe('untrusted');
    expect(await reasonOf(trusting(here))).toBe('none');
    expect((await refusal(at('postgres', '?ssl=true&sslrootcert=/no/such/ca.pem'))).sentence).toContain(
      '/no/such/ca.pem',
    );
    expect(await reasonOf(at('postgres', `?sslmode=verify-full&sslrootcert=${folder}`))).toBe('missingFile');
    const notPem = `?sslcert=${join(postgres!.folder, 'PG_VERSION')}&sslkey=${here.key}`;
    expect(await reasonOf(at('postgres', notPem))).toBe('missingFile');
  });

  it.each([
    ['wrongHost', elsewhere],
    ['expired', expired],
  ])('says that its certificate is not good: %s', async (reason, certificate) => {
    await using(certificate);
    await expect.poll(() => reasonOf(trusting(certificate))).toBe(reason);
    await using(here);
    await expect.poll(() => reasonOf(trusting(here))).toBe('none');
  });

  it('says that it has no TLS', async () => {
    await asAdmin('ALTER SYSTEM SET ssl = off', 'SELECT pg_reload_conf()');
    await expect.poll(() => reasonOf(at('postgres', '?sslmode=require'))).toBe('noTls');
    await asAdmin('ALTER SYSTEM RESET ssl', 'SELECT pg_reload_conf()');
    await expect.poll(() => reasonOf(trusting(here))).toBe('none');
  });

  it('says whom it does not let in, and why', async () => {
    expect(await reasonOf(at('walled'))).toBe('notLetIn');
    expect(await reasonOf(at('safe'))).toBe('notLetIn');
    expect(await reasonOf(at('nobody'))).toBe('refused');
    expect(await reasonOf(at(`locked:not${SECRET}`))).toBe('refused');
    expect(await reasonOf(at('locked'))).toBe('refused');
    expect(await reasonOf(at('postgres', '', 'nowhere'))).toBe('noDatabase');
    expect((await refusal(at('plain', '', 'private'))).sentence).toContain(
      'GRANT CONNECT ON DATABASE private TO plain;',
    );
  });

  it('names the rights that are missing, one after the other, and works once they are given', async () => {
    await asAdmin('CREATE DATABASE fresh');
    const admin = new pg.Client(at('postgres', '', 'fresh'));
    await admin.connect();
    await admin.query('REVOKE CREATE ON SCHEMA public FROM PUBLIC');
    const url = at(encodeURIComponent('Odd name'), '', 'fresh');
    const asks = async () => /run: (.*)$/.exec((await refusal(url)).sentence)?.[1] ?? 'nothing';
    expect(await asks()).toBe('GRANT CREATE ON SCHEMA public TO "Odd name";');
    await admin.query('REVOKE USAGE ON SCHEMA public FROM PUBLIC');
    expect(await asks()).toBe('GRANT USAGE, CREATE ON SCHEMA public TO "Odd name";');
    // The owner has started the bot, whose role may only change what is there.
    await (await openStore(at('postgres', '', 'fresh'))).close();
    await admin.query('GRANT USAGE ON SCHEMA public TO PUBLIC');
    await admin.query('GRANT SELECT, INSERT ON keyv TO PUBLIC');
    const missing = await asks();
    expect(missing).toBe(
      'GRANT UPDATE, DELETE ON public.keyv TO "Odd name"; GRANT SELECT, INSERT, UPDATE, DELETE ON public.keyv_lists TO "Odd name";',
    );
    await admin.query(missing);
    expect(await asks()).toBe('nothing');
    const store = await openStore(url);
    const version = await store.put('key', 'text', ABSENT);
    await store.enter([{ list: 'list', id: 'id', rank: 1, text: '' }]);
    await store.put('key', 'next', version);
    expect(await store.list({ list: 'list', limit: 1 })).toHaveLength(1);
    await store.close();
    await admin.end();
  });

  it('keeps everything in the schema of the URL, or of the role', async () => {
    await asAdmin('CREATE SCHEMA games AUTHORIZATION own', 'CREATE SCHEMA "Odd ""one" AUTHORIZATION own');
    const inSchema = (name: string) => at('own', `?options=${encodeURIComponent(`-c search_path=${name}`)}`);
    for (const [url, schema] of [
      [inSchema('nowhere,games'), 'games'],
      [inSchema('"Odd\\ ""one"'), '"Odd ""one"'],
    ] as const) {
      const store = await openStore(url);
      await store.put('key', schema, ABSENT);
      await store.enter([{ list: 'list', id: 'id', rank: 1, text: schema }]);
      expect((await store.claim('list', 1, 2, 1))[0]?.text).toBe(schema);
      expect((await store.parts(['key']))[0]).toBe(schema);
      expect((await store.get('key'))!.text).toBe(schema);
      await store.close();
      await asAdmin(`SELECT key FROM ${schema}.keyv`, `SELECT list FROM ${schema}.keyv_lists`);
    }
    const { sentence, reason } = await refusal(inSchema('nowhere'));
    expect([reason, sentence]).toEqual(['noSchema', expect.stringContaining(': nowhere.')]);
    // What is there already is found behind a schema that was made later.
    await asAdmin('ALTER ROLE own SET search_path = later, games', 'CREATE SCHEMA later AUTHORIZATION own');
    const again = await openStore(at('own'));
    expect((await again.get('key'))!.text).toBe('games');
    await again.close();
  });

  it('tells what answers in its place', async () => {
    expect(await reasonOf(`postgresql://me:${SECRET}@127.0.0.1:${webPort}/x`)).toBe('foreign');
    expect(await reasonOf(`redis://me:${SECRET}@127.0.0.1:${postgres!.port}`)).toBe('foreign');
    expect(await reasonOf(`rediss://me:${SECRET}@127.0.0.1:${postgres!.port}`)).toBe('foreign');
  });
});

const tls = await freePort();
const redis = await startRedis(
  folder,
  ...['--save', '', '--tls-port', String(tls), '--tls-auth-clients', 'no'],
  ...[
    '--tls-cert-file',
    here.certificate,
    '--tls-key-file',
    here.key,
    '--tls-ca-cert-file',
    here.certificate,
  ],
);

describe.runIf(redis)('a Redis server that cannot be used', () => {
  const at = (user: string, query = '') => redis!.url.replace('//', `//${user}:${SECRET}@`) + query;
  beforeAll(async () => {
    const client = await createClient({ url: redis!.url }).connect();
    const user = (name: string, ...rules: string[]) =>
      client.aclSetUser(name, ['on', `>${SECRET}`, ...rules]);
    await user('reader', '~*', '+@read', '+@connection', '+eval');
    await user('stranger', '~other*', '+@all');
    await user('mute', '~*', '+@connection');
    client.destroy();
  });

  it('tells a port with TLS from one without', async () => {
    expect(await reasonOf(`rediss://:${SECRET}@127.0.0.1:${tls}`)).toBe('untrusted');
    expect(await reasonOf(`redis://:${SECRET}@127.0.0.1:${tls}`)).toBe('needsTls');
    expect(await reasonOf(at('').replace('redis:', 'rediss:'))).toBe('noTls');
  });

  it('tells a wrong name or password from a lack of rights, which it names', async () => {
    expect(await reasonOf(at('nobody'))).toBe('refused');
    expect(await reasonOf(at('reader').replace(SECRET, `not${SECRET}`))).toBe('refused');
    const client = await createClient({ url: redis!.url }).connect();
    for (const [name, rights] of [
      ['reader', '+@read +@write +@scripting +@connection'],
      ['stranger', '~*round-table:*'],
      ['mute', '+@read +@write +@scripting +@connection'],
    ] as const) {
      const { sentence, reason } = await refusal(at(name));
      expect([reason, sentence]).toEqual([
        'lacksRights',
        expect.stringContaining(`SETUSER ${name} ${rights}`),
      ]);
      await client.aclSetUser(name, rights.split(' '));
      expect(await reasonOf(at(name)), name).toBe('none');
    }
    expect(await client.keys('*')).toEqual([]);
    client.destroy();
  });

  it('says that it has no database of that number', async () => {
    expect(await reasonOf(`${redis!.url}/99`)).toBe('badNumber');
    expect(await reasonOf(`${redis!.url}/15`)).toBe('none');
  });

  it('is told from what answers in its place', async () => {
    expect(await reasonOf(`redis://:${SECRET}@127.0.0.1:${webPort}`)).toBe('foreign');
    expect(await reasonOf(`rediss://:${SECRET}@127.0.0.1:${webPort}`)).toBe('foreign');
    expect(await reasonOf(`postgresql://me:${SECRET}@127.0.0.1:${new URL(redis!.url).port}/x`)).toBe(
      'foreign',
    );
  });

  it('is neither a cluster nor Sentinel', async () => {
    const cluster = await startRedis(
      temporaryFolder(),
      '--save',
      '',
      '--cluster-enabled',
      'yes',
      '--cluster-port',
      String(await freePort()),
    );
    onTestFinished(() => void cluster!.process.kill('SIGKILL'));
    for (const query of ['', '/1']) expect(await reasonOf(cluster!.url + query)).toBe('cluster');
    const port = await freePort();
    const settings = join(temporaryFolder(), 'sentinel.conf');
    writeFileSync(settings, `port ${port}\n`);
    const sentinel = spawn('redis-server', [settings, '--sentinel']);
    onTestFinished(() => void sentinel.kill('SIGKILL'));
    await expect.poll(() => reasonOf(`redis://127.0.0.1:${port}`)).toBe('sentinel');
    expect(await reasonOf(`redis://127.0.0.1:${port}/1`)).toBe('sentinel');
  });
});

describe('a file that cannot be used', () => {
  it('is told from one of the bot, and left as it is', async () => {
    const [text, other, keyv, broken] = ['text', 'other', 'keyv', 'broken'].map((name) =>
      join(folder, name),
    ) as [string, string, string, string];
    writeFileSync(text, 'x'.repeat(5_000));
    for (const [file, sql] of [
      [other, 'CREATE TABLE notes (text)'],
      [broken, 'CREATE TABLE keyv (key, value)'],
      [keyv, 'CREATE TABLE keyv (id, key, value)'],
    ] as const) {
      const database = new DatabaseSync(file);
      database.exec(sql);
      database.close();
    }
    for (const file of [text, other, keyv]) {
      const before = readFileSync(file);
      expect(await reasonOf(`sqlite://${file}`), file).toBe('foreignFile');
      expect(readFileSync(file).equals(before)).toBe(true);
    }
    const bytes = readFileSync(broken);
    bytes.fill(0xff, 100, 4096);
    writeFileSync(broken, bytes);
    expect(await reasonOf(`sqlite://${broken}`)).toBe('damaged');
  });

  it('may be a folder', async () => {
    expect(await reasonOf(`sqlite://${folder}`)).toBe('folder');
  });
});
