import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import { type AdapterOptions, codeOf, type Lock } from './adapter.ts';
import { inTime } from './calls.ts';

/** An advisory lock on a separate connection, which the server closes after a period of silence. */
export class SessionLock implements Lock {
  readonly #connect: () => Client;
  readonly #key: string;
  readonly #options: AdapterOptions;
  #client: Client | undefined;
  #held = false;
  #holding: Promise<boolean> | undefined;

  constructor(connect: () => Client, key: string, options: AdapterOptions) {
    this.#connect = connect;
    this.#key = createHash('sha256').update(key).digest().readBigInt64BE().toString();
    this.#options = options;
  }

  hold(): Promise<boolean> {
    this.#holding ??= this.#hold().finally(() => {
      this.#holding = undefined;
    });
    return this.#holding;
  }

  async release(): Promise<void> {
    const client = this.#client;
    this.#drop(client);
    await client?.end();
  }

  async #hold(): Promise<boolean> {
    const client = this.#client ?? this.#connect();
    try {
      if (!this.#client) await this.#open(client);
      const question = this.#held ? 'TRUE' : `pg_try_advisory_lock(${this.#key})`;
      const asked = client.query<{ held: boolean }>(`SELECT ${question} AS held`);
      const { rows } = await inTime(this.#options.patience, asked);
      if (this.#client === client) this.#held = rows[0]?.held ?? false;
      return this.#held;
    } catch (error) {
      this.#drop(client);
      client.end().catch(this.#options.onError);
      throw error;
    }
  }

  async #open(client: Client): Promise<void> {
    client.on('error', this.#options.onError);
    client.on('end', () => this.#drop(client));
    await client.connect();
    this.#client = client;
    // Only exists since PostgreSQL 14; before that, a disconnected process keeps the lock until the OS notices.
    const set = client.query(`SET idle_session_timeout = ${this.#options.leaseTime}`);
    await inTime(this.#options.patience, set).catch((error: unknown) => {
      if (codeOf(error) !== '42704') throw error;
    });
  }

  #drop(client: Client | undefined): void {
    if (this.#client !== client) return;
    this.#client = undefined;
    this.#held = false;
  }
}
