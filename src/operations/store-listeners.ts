import { loggedKey, redactedError } from '../base/log.ts';
import { doubling, retry } from '../base/retry.ts';
import { kebab } from '../i18n/fluent/kebab.ts';
import type { Translate } from '../i18n/fluent/translate.ts';
import { StoreFailed } from '../store/errors.ts';
import type { SetBack, StoreListeners } from '../store/store.ts';
import { Outage } from './outage.ts';
import type { StoreLog } from './store-log.ts';

export interface StoreWatch {
  readonly log: StoreLog;
  readonly t: Translate;
  /** Shows a sentence to the bot's operator. */
  readonly print: (sentence: string) => void;
  /** Writes back what's in memory and missing from the store, or from its lists. @returns the number of tables written */
  readonly restore: (lines: boolean) => Promise<number>;
}

/** Reactions to everything that the store reports outside of its results. */
export function storeListeners({ log, t, print, restore }: StoreWatch): Required<StoreListeners> {
  const outage = new Outage(log, 'the store', { count: () => log.end() });
  const writeBack = (lines: boolean) =>
    retry(() => restore(lines), { isWorthRetrying, pauses: doubling(1_000, 60_000) }).then(
      (tables) => log.warn({ tables }, 'tables were written back'),
      (error: unknown) => log.error({ fault: redactedError(error) }, 'tables could not be written back'),
    );
  return {
    onError: (error) => log.error({ fault: redactedError(error) }, 'the store reports a fault'),
    onSlow: (call) => log.warn({ ...call, key: loggedKey(call.key) }, 'the store is slow'),
    onAway: (since) => {
      log.begin();
      outage.begin(since);
    },
    onBack: () => outage.end(),
    onUnwritable: (refuses) => log.error({ refuses }, 'the store takes no writes'),
    onWritable: (ms) => log.info({ after: `${Math.round(ms / 1000)} s` }, 'the store takes writes again'),
    onMended: (mended) =>
      mended.kind === 'tables'
        ? log.error({ tables: mended.tables }, 'tables of the database were missing, and are made again')
        : log.error({}, 'the store’s file was deleted, and all that was in it is in a new one'),
    onWiped: () => {
      log.error({}, 'the store was emptied');
      void writeBack(false);
    },
    onSetBack: (setBack) => {
      log.error(...setBackLine(setBack));
      void writeBack(setBack.kind === 'lists');
    },
    onAdvice: (advice) => {
      log.warn({ advice }, 'the store may lose what it is given');
      print(t(`config-advice-${kebab(advice)}`));
    },
  };
}

/** What's in memory is written back; lists of the rest are made from the tables by hand. */
const COMPLETED = { completedBy: 'npm run store -- check --mend' };

const isWorthRetrying = (error: unknown): boolean => error instanceof StoreFailed;

function setBackLine(setBack: SetBack): [object, string] {
  if (setBack.kind === 'earlier')
    return [{ to: new Date(setBack.at).toISOString() }, 'the store went back to an earlier state'];
  return setBack.kind === 'lists'
    ? [COMPLETED, 'the store has lost its lists, or has older ones']
    : [COMPLETED, 'the store has lost some of its keys'];
}
