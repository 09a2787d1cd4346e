import { readdirSync } from 'node:fs';
import { getPriority, setPriority } from 'node:os';
import process from 'node:process';
import { within } from '../base/deadline.ts';
import { type Log, redactedError } from '../base/log.ts';
import { EXIT, type ExitCode } from './exit-codes.ts';

interface Step {
  readonly name: string;
  /** Timeout in ms. */
  readonly limit: number;
  readonly run: () => Promise<unknown>;
}

/**
 * Makes this process's nice threads as quick as the others: it doesn't end before they do, and beside busy programs they
 * hardly run. Only root may, and only Linux has it.
 */
export function hurryThreads(): void {
  if (process.platform !== 'linux') return;
  try {
    for (const thread of readdirSync('/proc/self/task')) setPriority(Number(thread), getPriority());
  } catch {}
}

/** Shuts the process down step by step, each step with a timeout. */
export class Ending {
  readonly #log: Log;
  readonly #exit: (code: number, sentence?: string) => void;
  readonly #steps: Step[] = [];
  readonly #begun = new AbortController();

  constructor(log: Log, exit: (code: number, sentence?: string) => void) {
    this.#log = log;
    this.#exit = exit;
  }

  /** Aborted as soon as the shutdown begins, so that waiting code gives up. */
  get signal(): AbortSignal {
    return this.#begun.signal;
  }

  get hasBegun(): boolean {
    return this.#begun.signal.aborted;
  }

  /** Adds a step. Steps run in reverse order, since later ones depend on earlier ones. */
  add(name: string, limit: number, run: () => Promise<unknown>): void {
    this.#steps.push({ name, limit, run });
  }

  /**
   * Runs the steps and exits. Only the first call counts. Never throws.
   * @param sentence what the bot's operator has to know or do, said last of all
   */
  async end(code: ExitCode, sentence?: string): Promise<void> {
    if (this.hasBegun) return;
    this.#begun.abort();
    hurryThreads();
    this.#log.info({ code }, 'stopping');
    let inOrder = true;
    for (let step = this.#steps.pop(); step; step = this.#steps.pop())
      inOrder = (await this.#finish(step)) && inOrder;
    this.#log.info({ code, inOrder }, 'stopped');
    this.#exit(code === EXIT.inOrder && !inOrder ? EXIT.cutShort : code, sentence);
  }

  /** @returns whether the step finished in time */
  async #finish({ name, limit, run }: Step): Promise<boolean> {
    try {
      const done = await within(
        limit,
        run().then(() => true),
      );
      if (!done) this.#log.error({ step: name, limit }, 'stopping takes too long');
      return done ?? false;
    } catch (error) {
      this.#log.error({ step: name, fault: redactedError(error) }, 'stopping failed');
      return false;
    }
  }
}
