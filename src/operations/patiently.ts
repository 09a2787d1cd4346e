import { setTimeout as delay } from 'node:timers/promises';
import { type Log, redactedError } from '../base/log.ts';
import { doubling, retry } from '../base/retry.ts';
import type { Translate } from '../i18n/fluent/translate.ts';
import type { Ending } from './ending.ts';

/** What's around a part of the bot that starts. */
export interface Circumstances {
  readonly t: Translate;
  readonly log: Log;
  readonly ending: Pick<Ending, 'add' | 'end' | 'signal' | 'hasBegun'>;
  /** Shows a sentence to the bot's operator. */
  readonly print: (sentence: string) => void;
  readonly pause?: (ms: number, signal: AbortSignal) => Promise<void>;
}

interface Failure {
  readonly isWorthRetrying: (error: unknown) => boolean;
  /** In the log. */
  readonly message: string;
  /** Why it failed and how to fix it, for the operator. */
  readonly sentence: (error: unknown) => string;
}

/**
 * Retries with increasing pauses while that may help: a server may start before its network does.
 * @throws what `start` throws if waiting won't help; the signal's reason if the process ends first
 */
export function patiently<T>(
  start: () => Promise<T>,
  { isWorthRetrying, message, sentence }: Failure,
  { t, log, ending, print, pause = (ms, signal) => delay(ms, undefined, { signal }) }: Circumstances,
): Promise<T> {
  return retry(start, {
    isWorthRetrying,
    pauses: doubling(2_000, 60_000),
    wait: (ms, error) => {
      const seconds = ms / 1000;
      log.warn({ seconds, fault: redactedError(error) }, message);
      print(`${sentence(error)} ${t('config-trying-again', { seconds })}`);
      return pause(ms, ending.signal);
    },
  });
}
