import { codeOf, type Lock } from './adapter.ts';

type Driver = typeof import('@keyv/sqlite').KeyvSqlite;

/** SQLite's name for an in-memory database. */
export const MEMORY = ':memory:';

/** An open transaction on an empty database; the system ends it when the process ends. */
export class FileLock implements Lock {
  readonly #driver: Driver;
  readonly #file: string;
  #connection: InstanceType<Driver> | undefined;
  #attached = false;
  #held = false;

  constructor(driver: Driver, file: string) {
    this.#driver = driver;
    this.#file = file;
  }

  async hold(): Promise<boolean> {
    if (this.#held) return true;
    // Otherwise the driver waits for a second.
    this.#connection ??= new this.#driver({ uri: `sqlite://${MEMORY}`, busyTimeout: 1 });
    try {
      if (!this.#attached) await this.#connection.query('ATTACH DATABASE ? AS lock', this.#file);
      this.#attached = true;
      await this.#connection.query('BEGIN EXCLUSIVE');
      this.#held = true;
    } catch (error) {
      if (codeOf(error) !== 'SQLITE_BUSY') throw error;
    }
    return this.#held;
  }

  async release(): Promise<void> {
    const connection = this.#connection;
    this.#connection = undefined;
    this.#attached = false;
    this.#held = false;
    await connection?.close();
  }
}
