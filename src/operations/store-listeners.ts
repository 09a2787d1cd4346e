import { faultOf, loggedKey } from '../base/log.ts';
import { kebab } from '../i18n/fluent/kebab.ts';
import type { Say } from '../i18n/fluent/say.ts';
import type { StoreListeners } from '../store/store.ts';
import { Outage } from './outage.ts';
import type { StoreLog } from './store-log.ts';

export interface StoreWatch {
  readonly log: StoreLog;
  readonly say: Say;
  /** Shows a sentence to the bot's operator. */
  readonly print: (sentence: string) => void;
  /** Writes back everything in memory. @returns the number of tables written */
  readonly restore: () => Promise<number>;
}

/** Reactions to everything that the store reports outside of its results. */
export function storeListeners({ log, say, print, restore }: StoreWatch): Required<StoreListeners> {
  const outage = new Outage(log, 'the store', { count: () => log.end() });
  return {
    onError: (error) => log.error({ fault: faultOf(error) }, 'the store reports a fault'),
    onSlow: (call) => log.warn({ ...call, key: loggedKey(call.key) }, 'the store is slow'),
    onAway: (since) => {
      log.begin();
      outage.begin(since);
    },
    onBack: () => outage.end(),
    onWiped: () => {
      log.error({}, 'the store was emptied');
      restore().then(
        (tables) => log.warn({ tables }, 'tables were written back'),
        (error: unknown) => log.error({ fault: faultOf(error) }, 'tables could not be written back'),
      );
    },
    onAdvice: (advice) => {
      log.warn({ advice }, 'the store may lose what it is given');
      print(say(`config-advice-${kebab(advice)}`));
    },
  };
}
