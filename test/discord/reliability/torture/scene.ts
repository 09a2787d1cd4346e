import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { sayIn } from '../../../../src/i18n/index.ts';
import type { Playground } from '../../../../src/playground/server.ts';
import type { LocalUser } from '../../../../src/playground/users/user.ts';
import { openStore } from '../../../../src/store/open.ts';
import type { Store } from '../../../../src/store/store.ts';
import { answers, Relay } from '../../../store/relay.ts';
import type { ChannelLog } from './channel-log.ts';
import { type Control, controlsOf, make, type Sent, use } from './people.ts';

/** A line of the bot's log. */
interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly [key: string]: unknown;
}

/** The bot, in one process or in several. */
export interface Running {
  readonly lines: LogLine[];
  up(): Promise<void>;
  kill(): Promise<void>;
  stop(): Promise<number | null>;
  freeze(): void;
  thaw(): void | Promise<void>;
  lastWarnings(): string;
}

/** The bot as a child process that can be killed, frozen and restarted. */
export class Bot implements Running {
  readonly lines: LogLine[] = [];
  /** Output other than log lines. */
  readonly printed: string[] = [];
  #process: ChildProcess | null = null;
  #connected: Promise<void> = Promise.resolve();
  #frozen = false;
  readonly #settings: Readonly<Record<string, string>>;

  constructor(settings: Readonly<Record<string, string>>) {
    this.#settings = settings;
  }

  /** Starts it unless it's running. Resolves once it's connected. */
  async up(): Promise<void> {
    if (this.#process === null) this.#start();
    await this.#connected;
  }

  /** Kills it, as a power cut would. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (!running) return;
    running.kill('SIGKILL');
    await this.#gone(running);
  }

  /** Stops it gracefully, as a supervisor would. @returns its exit code */
  async stop(): Promise<number | null> {
    const running = this.#process;
    if (!running) return null;
    this.thaw();
    running.kill('SIGTERM');
    await this.#gone(running);
    return running.exitCode;
  }

  freeze(): void {
    this.#frozen = this.#process?.kill('SIGSTOP') ?? false;
  }

  thaw(): void {
    if (this.#frozen) this.#process?.kill('SIGCONT');
    this.#frozen = false;
  }

  /** The latest warnings and errors in its log, one per line. */
  lastWarnings(): string {
    const lines = this.lines.filter(({ level }) => level >= 40).slice(-12);
    return lines.map((line) => JSON.stringify(line).slice(0, 600)).join('\n');
  }

  #start(): void {
    const started = spawn(process.execPath, ['scripts/start.mjs'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'test', ...this.#settings },
    });
    this.#process = started;
    this.#frozen = false;
    this.#connected = new Promise((resolve, reject) => {
      createInterface({ input: started.stdout }).on('line', (line) => {
        // The link is printed once commands are registered; the log contains it before that.
        if (line.includes('oauth2/authorize') && !line.startsWith('{')) resolve();
        this.#note(line);
      });
      createInterface({ input: started.stderr }).on('line', (line) => this.#note(line));
      started.once('exit', (code, signal) => {
        if (this.#process === started) this.#process = null;
        if (signal === null) this.printed.push(`it ended by itself with ${code}`);
        reject(new Error(`the bot ended with ${code ?? signal}: ${this.printed.slice(-5).join('\n')}`));
      });
    });
    this.#connected.catch(() => undefined);
  }

  async #gone(running: ChildProcess): Promise<void> {
    if (running.exitCode === null && running.signalCode === null) await once(running, 'exit');
    if (this.#process === running) this.#process = null;
  }

  #note(line: string): void {
    try {
      this.lines.push(JSON.parse(line) as LogLine);
    } catch {
      this.printed.push(line);
    }
  }
}

export const STORES = ['sqlite', 'redis', 'postgresql'] as const;

export type StoreKind = (typeof STORES)[number];

/** A store that the bot reaches through a connection that can be disturbed, and the tests directly. */
interface TestStore {
  /** For the bot. */
  readonly url: string;
  /** Null for a file, which has no connection. */
  readonly relay: Relay | null;
  /** For the tests, which only reads. */
  readonly direct: Store;
  close(): Promise<void>;
}

const PORTS = { redis: 6379, postgresql: 5432 } as const;

const URLS = {
  redis: (port: number, number: number) => `redis://127.0.0.1:${port}/${number}`,
  postgresql: (port: number, number: number) => `postgresql://postgres@127.0.0.1:${port}/torture${number}`,
} as const;

/** Whether there's such a store on this machine. */
export const isThere = async (kind: StoreKind): Promise<boolean> => kind === 'sqlite' || answers(PORTS[kind]);

/** Opens an empty store. */
export async function openTestStore(kind: StoreKind): Promise<TestStore> {
  if (kind === 'sqlite') {
    const folder = await mkdtemp(join(tmpdir(), 'round-table-torture-'));
    const url = `sqlite://${join(folder, 'tables.sqlite')}`;
    const direct = await openStore(url);
    return {
      url,
      relay: null,
      direct,
      close: async () => {
        await direct.close();
        await rm(folder, { recursive: true });
      },
    };
  }
  const relay = new Relay(PORTS[kind]);
  await relay.open();
  const empty = await emptied[kind]();
  const direct = await openStore(URLS[kind](PORTS[kind], empty));
  return {
    url: URLS[kind](relay.port, empty),
    relay,
    direct,
    close: async () => {
      await direct.close();
      relay.thaw();
      await relay.cut();
      await emptied[kind]();
    },
  };
}

/** Empties a database that's separate from others on the server, so deleting everything in it is safe. */
const emptied: Readonly<Record<keyof typeof PORTS, () => Promise<number>>> = {
  redis: async () => {
    const { createClient } = await import('@keyv/redis');
    const client = createClient({ url: URLS.redis(PORTS.redis, 9) });
    await client.connect();
    await client.flushDb();
    await client.close();
    return 9;
  },
  postgresql: async () => {
    const { default: pg } = await import('pg');
    const client = new pg.Client({
      connectionString: `postgresql://postgres@127.0.0.1:${PORTS.postgresql}/postgres`,
    });
    await client.connect();
    await client.query('DROP DATABASE IF EXISTS torture9 WITH (FORCE)');
    await client.query('CREATE DATABASE torture9');
    await client.end();
    return 9;
  },
};

const say = sayIn('en-US');

/** What all runs share. */
export interface Stage {
  readonly playground: Playground;
  readonly discordRelay: Relay;
  readonly store: TestStore;
  readonly bot: Running;
  readonly log: ChannelLog;
}

export interface GameChoice {
  readonly game: string;
  readonly variant: string;
  readonly people: number;
  readonly computers: number;
}

/** The users of the local Discord. */
export const NAMES = ['ann', 'ben', 'cyd', 'dan'];

/** One channel, its table, and everything people did there. */
export class Scene {
  readonly stage: Stage;
  readonly channelId: string;
  readonly sent: Sent[] = [];
  readonly people: readonly LocalUser[];
  /** Whether anything was undone: if so, more may have been announced than is in the record. */
  undone = false;
  #troubles = 0;
  #lastTrouble = 0;
  readonly #waiting: Promise<void>[] = [];

  constructor(stage: Stage, channelId: string, people: number) {
    this.stage = stage;
    this.channelId = channelId;
    this.people = NAMES.slice(0, people).map((name) => stage.playground.discord.user(name));
  }

  /** True if nothing is disturbed, and nothing has been for as long as an interaction may take. */
  readonly isCalm = (): boolean => this.#troubles === 0 && Date.now() - this.#lastTrouble > 3_000;

  /** Opens a table, seats everyone and starts. */
  async begin({ game, variant, computers }: GameChoice): Promise<void> {
    const [host, ...guests] = this.people;
    await this.command(host!, 'table open', { game, variant, computers });
    for (const guest of guests) await this.command(guest, 'table join');
    await this.command(host!, 'table start');
  }

  async command(user: LocalUser, name: string, values: Record<string, string | number> = {}): Promise<void> {
    await this.stage.bot.up();
    const sent = await make(user, `/${name}`, () => user.command(this.channelId, name, values), this.isCalm);
    if (sent) this.sent.push(sent);
  }

  /** Uses a control that the user sees, usually in their own hand, which is opened first. */
  async press(who: number, age: number, pick: number, times = 1): Promise<void> {
    await this.stage.bot.up();
    const user = pick % 6 === 0 ? this.people[who % this.people.length]! : this.#called(who);
    const control = this.#control(user, age, pick);
    if (!control) return;
    const name = control.control.label ?? 'a menu';
    if (name === say('discord-button-undo')) this.undone = true;
    const act = () => use(user, control, pick);
    const made = await Promise.all(
      Array.from({ length: times }, () =>
        make(
          user,
          `${name} (${control.control.custom_id})`,
          act,
          this.isCalm,
          name === say('discord-button-hand'),
        ),
      ),
    );
    this.sent.push(...made.filter((sent) => sent !== null));
  }

  /** For failure reports. */
  nameOf(userId: string): string {
    return NAMES[this.people.findIndex(({ id }) => id === userId)] ?? userId;
  }

  /** The user whose turn it was said to be last, or any. */
  #called(who: number): LocalUser {
    const texts = this.stage.log.versionsIn(this.channelId).map(({ content }) => content);
    const id = [...texts.join('\n').matchAll(/<@(\d+)>/g)].at(-1)?.[1];
    return this.people.find((user) => user.id === id) ?? this.people[who % this.people.length]!;
  }

  /** Redelivers an interaction, as Discord may after a gateway resume. */
  redeliver(back: number): void {
    const sent = this.sent.at(-1 - back);
    if (!sent) return;
    this.stage.playground.discord.redeliver(sent.id);
  }

  #control(user: LocalUser, age: number, pick: number): Control | undefined {
    const own = controlsOf(user, this.channelId, 'private', age);
    const shared = controlsOf(user, this.channelId, 'public', age);
    const hand = shared.find(({ control }) => control.label === say('discord-button-hand'));
    if (own.length === 0 || pick % 5 === 0) return hand ?? shared[pick % Math.max(1, shared.length)];
    const onward = own.filter(
      ({ control: { label = '' } }) =>
        ![
          say('discord-button-text'),
          say('discord-button-back'),
          say('discord-button-now'),
          say('look-back-happened'),
          say('hints-button'),
        ].includes(label),
    );
    const from = onward.length > 0 ? onward : own;
    return from[pick % from.length];
  }

  /** Causes a fault for that many ms while `during` runs. */
  async trouble(
    begin: () => unknown,
    ms: number,
    end: () => unknown,
    during: () => Promise<void>,
  ): Promise<void> {
    this.#troubles++;
    const happening = during();
    await begin();
    await delay(ms);
    await end();
    this.#lastTrouble = Date.now();
    this.#troubles--;
    this.#waiting.push(happening);
  }

  /** Kills the bot while `during` runs, and restarts it. */
  async kill(afterMs: number, during: () => Promise<void>): Promise<void> {
    this.#troubles++;
    const happening = during();
    await delay(afterMs);
    await this.stage.bot.kill();
    await this.stage.bot.up();
    this.#lastTrouble = Date.now();
    this.#troubles--;
    this.#waiting.push(happening);
  }

  /** Resolves once every interaction has been answered or has timed out. */
  async over(): Promise<void> {
    await Promise.all(this.#waiting.splice(0));
  }
}
