import { redactedError } from '../base/log.ts';
import { kebab } from '../i18n/fluent/kebab.ts';
import { composed, type Translate } from '../i18n/fluent/translate.ts';
import { isWorthWaiting, StoreFailed } from '../store/errors.ts';
import type { Holder, Store } from '../store/store.ts';
import { type Circumstances, patiently } from './patiently.ts';

/** The store's own limit is a second. If the lease isn't released, the next process has to wait. */
const CLOSE_WITHIN = 1_500;

/** What's wrong with the store and how to fix it. Doesn't include the URL, which may contain a password. */
export function storeSentence(error: unknown, t: Translate): string {
  const { reason, about } = error instanceof StoreFailed ? error : { reason: 'other', about: {} };
  return composed(t)(`config-store-${kebab(reason)}`, about);
}

/**
 * Opens the store and waits until this process holds it.
 * @throws StoreFailed if waiting won't help; the signal's reason if the process ends first
 */
export async function holdStore(
  open: () => Promise<Store>,
  holder: Holder,
  circumstances: Circumstances,
): Promise<Store> {
  const { t, log, ending, print } = circumstances;
  const sentence = (error: unknown) => storeSentence(error, t);
  const failure = { isWorthRetrying: isWorthWaiting, message: 'the store could not be opened', sentence };
  const store = await patiently(open, failure, circumstances);
  ending.add('close the store', CLOSE_WITHIN, () => store.close());
  await store.acquire(holder, {
    signal: ending.signal,
    onHeldUp: (error) => {
      log.warn({ fault: redactedError(error) }, 'the store cannot be used yet');
      print(sentence(error));
    },
    onWaiting: (other, since) => {
      log.info({ holder: other, since: new Date(since).toISOString() }, 'another process holds the store');
      print(
        t('config-store-held', {
          host: other.host,
          pid: String(other.pid),
          since: new Date(since).toLocaleString(),
        }),
      );
    },
  });
  log.info({ shared: store.isShared }, 'this process uses the store');
  return store;
}
