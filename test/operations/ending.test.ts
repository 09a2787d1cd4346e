import { EventEmitter, once } from 'node:events';
import { readdirSync } from 'node:fs';
import { getPriority } from 'node:os';
import process from 'node:process';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Ending, hurryThreads } from '../../src/operations/ending.ts';
import { EXIT } from '../../src/operations/exit-codes.ts';
import { endOnFaults } from '../../src/operations/faults.ts';
import { endWithNpm } from '../../src/operations/npm.ts';
import { endOnSignals } from '../../src/operations/signals.ts';
import { recorder } from '../base/recorder.ts';
import { never } from './fixtures.ts';

const { log, lines } = recorder();
const exit = vi.fn();
let ending: Ending;
beforeEach(() => {
  vi.useFakeTimers();
  lines.length = 0;
  exit.mockClear();
  ending = new Ending(log, exit);
});
afterEach(() => vi.useRealTimers());

describe('the end', () => {
  it('takes back the start step by step, the last first, and exits in order', async () => {
    const done: string[] = [];
    for (const name of ['store', 'tables', 'bot']) ending.add(name, 1_000, async () => done.push(name));
    expect(ending.hasBegun).toBe(false);
    await ending.end(EXIT.inOrder);
    expect(done).toEqual(['bot', 'tables', 'store']);
    expect(ending.signal.aborted).toBe(true);
    expect(exit.mock.calls).toEqual([[EXIT.inOrder, undefined]]);
  });

  it('leaves a step behind that hangs or fails, does the others, and says that it was cut short', async () => {
    const closed = vi.fn(async () => undefined);
    ending.add('store', 1_000, closed);
    ending.add('tables', 2_000, never);
    ending.add('bot', 4_000, () => Promise.reject(new Error('no')));
    const ended = ending.end(EXIT.inOrder);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(closed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await vi.advanceTimersByTimeAsync(10_000);
    await ended;
    expect(closed).toHaveBeenCalledOnce();
    expect(exit.mock.calls).toEqual([[EXIT.cutShort, undefined]]);
    expect(lines.filter(({ level }) => level === 'error')).toMatchObject([
      { data: { step: 'bot', fault: { message: 'no' } } },
      { data: { step: 'tables' } },
    ]);
  });

  it('keeps the code of what ended it, however it goes', async () => {
    ending.add('store', 1_000, never);
    const ended = ending.end(EXIT.startAgain);
    await ending.end(EXIT.inOrder);
    expect(exit).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    await ended;
    expect(exit.mock.calls).toEqual([[EXIT.startAgain, undefined]]);
  });
});

describe('signals', () => {
  it.each([
    ['SIGTERM', 'SIGTERM', 143],
    ['SIGINT', 'SIGINT', 130],
    ['SIGTERM', 'SIGINT', 130],
  ])('end in order; a second one ends at once: %s, %s', (first, second, code) => {
    const source = new EventEmitter();
    const end = vi.fn(never<void>);
    endOnSignals(source, end, exit);
    source.emit(first);
    expect(end.mock.calls).toEqual([[EXIT.inOrder]]);
    expect(exit).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1_000);
    source.emit(second);
    expect(exit.mock.calls).toEqual([[code]]);
  });
});

it('the same Ctrl-C from the terminal and from npm is one signal', () => {
  const source = new EventEmitter();
  const end = vi.fn(never<void>);
  endOnSignals(source, end, exit);
  source.emit('SIGINT');
  source.emit('SIGINT');
  vi.advanceTimersByTime(999);
  source.emit('SIGINT');
  expect([end.mock.calls, exit.mock.calls]).toEqual([[[EXIT.inOrder]], []]);
});

it.each([
  ['npm’s', { STARTED_BY: '12' }, [[EXIT.inOrder]]],
  ['nobody’s that matters', {}, []],
])('the bot ends in order once its parent is gone: %s', (_, env, ends) => {
  const end = vi.fn(never<void>);
  const started = { env, ppid: 12 };
  endWithNpm(started, log, end);
  vi.advanceTimersByTime(10_000);
  expect(end).not.toHaveBeenCalled();
  started.ppid = 1;
  vi.advanceTimersByTime(10_000);
  expect(end.mock.calls).toEqual(ends);
});

describe('an error that nobody caught', () => {
  it('is logged without what it carries, and ends the process as a fault', () => {
    const source = new EventEmitter();
    const end = vi.fn(never<void>);
    endOnFaults(source, log, end);
    const error = Object.assign(new Error('cannot be drawn'), { requestBody: 'a hand', token: 'hush' });
    source.emit('uncaughtException', error, 'unhandledRejection');
    expect(end.mock.calls).toEqual([[EXIT.fault]]);
    expect(lines).toMatchObject([
      { level: 'error', data: { origin: 'unhandledRejection', fault: { message: 'cannot be drawn' } } },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/a hand|hush/);
  });
});

it.runIf(process.platform === 'linux' && process.getuid?.() === 0)(
  'nice threads are as quick as the others at the end',
  async () => {
    const own = getPriority();
    const nice = () => readdirSync('/proc/self/task').filter((id) => getPriority(Number(id)) === 7);
    const code = `const { parentPort } = require('node:worker_threads');
      require('node:os').setPriority(7); parentPort.on('message', () => {}); parentPort.postMessage('nice');`;
    const thread = new Worker(code, { eval: true });
    await once(thread, 'message');
    expect(nice()).toHaveLength(1);
    hurryThreads();
    expect(nice()).toEqual([]);
    expect(getPriority()).toBe(own);
    await thread.terminate();
  },
);
