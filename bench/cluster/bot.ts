import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import process from 'node:process';
import { createInterface } from 'node:readline';

/** A line of the bot's log. */
export interface LogLine {
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

  readonly #onLine: (line: LogLine) => void;

  readonly #onEnd: (code: number | null) => void;
  #isStopping = false;

  /** @param onEnd called if it ends by itself, with its exit code */
  constructor(
    settings: Readonly<Record<string, string>>,
    onLine: (line: LogLine) => void = () => undefined,
    onEnd: (code: number | null) => void = () => undefined,
  ) {
    this.#settings = settings;
    this.#onLine = onLine;
    this.#onEnd = onEnd;
  }

  /** Its process; undefined if it isn't running. */
  get pid(): number | undefined {
    return this.#process?.pid;
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
    this.#isStopping = true;
    running.kill('SIGTERM');
    await this.#gone(running);
    this.#isStopping = false;
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
        if (signal === null && !this.#isStopping) {
          this.printed.push(`it ended by itself with ${code}`);
          this.#onEnd(code);
        }
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
    let read: LogLine;
    try {
      read = JSON.parse(line) as LogLine;
    } catch {
      this.printed.push(line);
      return;
    }
    this.lines.push(read);
    this.#onLine(read);
  }
}
