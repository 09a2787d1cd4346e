import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { kebab } from '../../src/i18n/fluent/kebab.ts';
import { translator } from '../../src/i18n/index.ts';
import { Ending } from '../../src/operations/ending.ts';
import { EXIT } from '../../src/operations/exit-codes.ts';
import { holdStore } from '../../src/operations/hold-store.ts';
import { Readiness } from '../../src/operations/readiness.ts';
import { isWorthWaiting, StoreFailed } from '../../src/store/errors.ts';
import { openStore } from '../../src/store/open.ts';
import { ABSENT } from '../../src/store/store.ts';
import { recorder } from '../base/recorder.ts';
import { states } from './states.ts';

const t = translator('en-US');
const endings: Ending[] = [];
afterEach(async () => {
  for (const ending of endings.splice(0)) await ending.end(EXIT.inOrder);
});

/** As the bot uses it. */
function using(url: string) {
  const { log } = recorder();
  const said: string[] = [];
  const ending = new Ending(log, () => undefined);
  endings.push(ending);
  const readiness = new Readiness(['store'], ending.signal);
  const open = () => openStore(url, { ...readiness.ofStore({}), heartbeat: 100, patience: 500 });
  const holder = { host: 'here', pid: process.pid };
  const pause = (_ms: number, signal: AbortSignal) => delay(50, undefined, { signal });
  const print = (sentence: string) => void said.push(sentence);
  const store = holdStore(open, holder, { t, log, ending, print, pause }).then((held) => {
    readiness.has('store');
    return held;
  });
  store.catch(() => undefined);
  const isReady = () => readiness.missing.length === 0;
  return { store, said, isReady };
}

const eventually = <T>(what: () => T) => expect.poll(what, { timeout: 20_000, interval: 25 });

describe.each(states)('a store in a state: $name', ({ url, begin, end, atStart, heals = false }) => {
  const save = (store: { put(key: string, text: string, over: string): Promise<string> }) =>
    store.put(`key${Math.random()}`, 'text', ABSENT);

  it('is not ready while it lasts, and is again after it, without a restart', async () => {
    const { store: opening, isReady } = using(url);
    const store = await opening;
    expect(isReady()).toBe(true);
    await begin();
    if (!heals) await eventually(isReady).toBe(false);
    await end();
    await eventually(isReady).toBe(true);
    await eventually(() =>
      save(store).then(
        () => 'saved',
        () => 'failed',
      ),
    ).toBe('saved');
  });

  it('is waited for at a start if it passes by itself, and said in any case', async () => {
    await (await using(url).store).close();
    await begin();
    const { store: opening, said, isReady } = using(url);
    const sentence = atStart && t(`config-store-${kebab(atStart)}`, { statements: '' } as never);
    if (atStart === null) await opening;
    else if (isWorthWaiting(new StoreFailed('open', '', { reason: atStart })))
      await eventually(() => said.some((line) => line.startsWith(sentence!))).toBe(true);
    else await expect(opening).rejects.toMatchObject({ reason: atStart });
    expect(isReady()).toBe(atStart === null);
    await end();
    if (atStart !== null && !isWorthWaiting(new StoreFailed('open', '', { reason: atStart }))) return;
    await save(await opening);
    expect(isReady()).toBe(true);
  });
});
