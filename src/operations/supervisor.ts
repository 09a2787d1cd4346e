import { execFile } from 'node:child_process';
import { type Log, redactedError } from '../base/log.ts';

/** What systemd may be told of a service with `Type=notify`: see sd_notify(3). */
type Notice = 'READY=1' | 'STOPPING=1' | 'WATCHDOG=1';

/** systemd-notify takes a few ms; longer means that nobody listens. */
const TELL_WITHIN = 5_000;

/**
 * Tells systemd that the process is ready, that its event loop still turns, and that it ends. Node can't write to such
 * sockets, so `systemd-notify` does, which the unit allows by `NotifyAccess=all`. Does nothing without systemd.
 */
export class Supervisor {
  readonly #log: Log;
  readonly #environment: Readonly<Record<string, string | undefined>>;
  #watchdog: NodeJS.Timeout | undefined;
  #isHeard = true;

  /** `environment` is what systemd has started the process with. */
  constructor(log: Log, environment: Readonly<Record<string, string | undefined>>) {
    this.#log = log;
    this.#environment = environment;
  }

  /** From now on, systemd is also told that the process turns, three times as often as it asks for. Never rejects. */
  ready(): Promise<void> {
    const interval = Number(this.#environment.WATCHDOG_USEC ?? 0) / 1000 / 3;
    if (interval > 0) this.#watchdog = setInterval(() => void this.#tell('WATCHDOG=1'), interval).unref();
    return this.#tell('READY=1');
  }

  /** Never rejects. */
  stopping(): Promise<void> {
    clearInterval(this.#watchdog);
    return this.#tell('STOPPING=1');
  }

  #tell(notice: Notice): Promise<void> {
    if (!this.#environment.NOTIFY_SOCKET) return Promise.resolve();
    return new Promise((resolve) => {
      const options = { env: { ...this.#environment }, timeout: TELL_WITHIN };
      execFile('systemd-notify', [notice], options, (error) => {
        if (error && this.#isHeard)
          this.#log.warn({ notice, fault: redactedError(error) }, 'systemd can’t be told');
        this.#isHeard = !error;
        resolve();
      });
    });
  }
}
