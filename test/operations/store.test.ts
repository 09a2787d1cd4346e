import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { kebab } from '../../src/i18n/fluent/kebab.ts';
import { translator } from '../../src/i18n/index.ts';
import { Ending } from '../../src/operations/ending.ts';
import { EXIT } from '../../src/operations/exit-codes.ts';
import { holdStore, storeSentence } from '../../src/operations/hold-store.ts';
import { storeListeners } from '../../src/operations/store-listeners.ts';
import { StoreLog } from '../../src/operations/store-log.ts';
import { StoreFailed, type StoreReason } from '../../src/store/errors.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { recorder } from '../base/recorder.ts';
import { temporaryFolder } from '../store/servers.ts';

const t = translator('en-US');
const url = `sqlite://${temporaryFolder()}/tables.sqlite`;
const { log, lines } = recorder();
const said: string[] = [];
const exit = vi.fn();
let ending: Ending;
beforeEach(() => {
  lines.length = 0;
  said.length = 0;
  exit.mockClear();
  ending = new Ending(log, exit);
});
afterEach(() => ending.end(EXIT.inOrder));

const here = { host: 'here', pid: 1 };
const there = { host: 'there', pid: 2 };
const print = (sentence: string) => void said.push(sentence);
const fails = (reason: StoreReason) => () => Promise.reject(new StoreFailed('open', 'redis:', { reason }));
const hold = (open: () => Promise<Store>, holder = here, pause = async (_ms: number) => {}) =>
  holdStore(open, holder, { t, log, ending, print, pause });

const PASSING = ['unreachable', 'starting', 'crowded', 'locked', 'readOnly', 'full'] as const;

describe('holding the store', () => {
  it.each(PASSING)('waits for a store that is %s, ever longer', async (reason) => {
    const pauses: number[] = [];
    let attempts = 0;
    const open = () => (++attempts <= 7 ? fails(reason)() : openStore(url));
    await hold(open, here, async (ms) => void pauses.push(ms / 1000));
    expect(pauses).toEqual([2, 4, 8, 16, 32, 60, 60]);
    expect(said).toEqual(
      pauses.map(
        (seconds) => `${t(`config-store-${kebab(reason)}`)} ${t('config-trying-again', { seconds })}`,
      ),
    );
  });

  it.each(['refused', 'noDatabase', 'badFolder', 'protected', 'other'] as const)(
    'does not wait for a store that is %s',
    async (reason) => {
      const error = await hold(fails(reason)).catch((failure: unknown) => failure);
      expect(error).toMatchObject({ reason });
      expect(storeSentence(error, t)).toBe(t(`config-store-${kebab(reason)}`));
    },
  );

  it('says how a missing database is made', () => {
    const error = new StoreFailed('open', 'postgresql:', { reason: 'noDatabase' });
    expect(storeSentence(error, t)).toContain('createdb round_table');
  });

  it('says who has it, waits, and gets it when that process has ended in order', async () => {
    await hold(() => openStore(url));
    const second = new Ending(log, exit);
    const waits = vi.fn();
    const heldBySecond = holdStore(() => openStore(url), there, { t, log, ending: second, print: waits });
    await vi.waitFor(() => expect(waits).toHaveBeenCalled());
    expect(waits.mock.calls).toEqual([[expect.stringContaining('process 1 on here, since ')]]);
    await ending.end(EXIT.inOrder);
    await heldBySecond;
    await second.end(EXIT.inOrder);
    expect(exit.mock.calls).toEqual(Array(2).fill([EXIT.inOrder, undefined]));
  });

  it('is no longer waited for once the process ends', async () => {
    await hold(() => openStore(url));
    const second = new Ending(log, exit);
    const circumstances = { t, log, ending: second, print: () => void second.end(EXIT.inOrder) };
    const aborted = { name: 'AbortError' };
    await expect(holdStore(() => openStore(url), there, circumstances)).rejects.toMatchObject(aborted);
    const third = new Ending(log, exit);
    const sayThird = () => void third.end(EXIT.inOrder);
    await expect(
      holdStore(fails('unreachable'), here, { t, log, ending: third, print: sayThird }),
    ).rejects.toMatchObject(aborted);
  });
});

describe('what the store tells', () => {
  const listen = (restore: (lines: boolean) => Promise<number> = async () => 3) =>
    storeListeners({ log: new StoreLog(log), t, print, restore });

  it('has every table written back when it was emptied', async () => {
    const levels = () =>
      lines.filter(({ message }) => message.includes('written back')).map(({ level }) => level);
    listen().onWiped();
    await vi.waitFor(() => expect(levels()).toEqual(['warn']));
    expect(lines).toContainEqual(expect.objectContaining({ data: { tables: 3 } }));
    listen(() => Promise.reject(new Error('gone'))).onWiped();
    await vi.waitFor(() => expect(levels()).toEqual(['warn', 'error']));
    const fault = expect.objectContaining({ message: 'gone' });
    expect(lines).toContainEqual(expect.objectContaining({ data: { fault } }));
  });

  it('says what completes what memory lacks when lists or keys are lost, and has the lines written back', async () => {
    for (const [kind, has] of [
      ['lists', true],
      ['keys', false],
    ] as const) {
      lines.length = 0;
      const restore = vi.fn(async () => 3);
      listen(restore).onSetBack({ kind });
      expect(lines).toMatchObject([
        { level: 'error', data: { completedBy: 'npm run store -- check --mend' } },
      ]);
      expect(lines[0]!.message).toContain('lost');
      expect(restore).toHaveBeenCalledWith(has);
    }
    listen().onSetBack({ kind: 'earlier', at: 0 });
    expect(lines.at(-1)!.data).toEqual({ to: '1970-01-01T00:00:00.000Z' });
  });

  it('warns in plain words of a Redis that may lose games', () => {
    for (const advice of ['evictsKeys', 'keepsNothing'] as const) listen().onAdvice(advice);
    expect(said).toEqual([t('config-advice-evicts-keys'), t('config-advice-keeps-nothing')]);
  });

  it('logs when it is away, back and slow', () => {
    const { onAway, onBack, onSlow } = listen();
    onAway(Date.now() - 5_000);
    onBack(5_000);
    onSlow({ operation: 'put', key: 'table:1', ms: 300 });
    expect(lines).toMatchObject([
      { level: 'warn', data: { away: '5 s' } },
      { level: 'info', data: { away: '5 s' } },
      { level: 'warn', data: { operation: 'put', key: 'table:1', ms: 300 } },
    ]);
  });
});
