import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bot } from '../../src/discord/gateway/bot.ts';
import type { ConnectionListeners } from '../../src/discord/gateway/connection.ts';
import { toSessionEnd } from '../../src/discord/gateway/session-end.ts';
import { translator } from '../../src/i18n/index.ts';
import { Ending } from '../../src/operations/ending.ts';
import { EXIT } from '../../src/operations/exit-codes.ts';
import { joinDiscord } from '../../src/operations/join-discord.ts';
import { recorder } from '../base/recorder.ts';

const t = translator('en-US');
const apiUrl = 'http://127.0.0.1:1/api';
const { log, lines } = recorder();
const exit = vi.fn();
const stop = vi.fn(async () => {});
const shards = () => ({ ready: 1, connecting: 0, disconnected: 0 });
const bot: Bot = {
  applicationId: '1',
  invitation: '',
  emojiUploaded: Promise.resolve(),
  shards,
  telling: () => 0,
  tell: () => undefined,
  stop,
};
let ending: Ending;
let said: string[];
beforeEach(() => {
  ending = new Ending(log, exit);
  said = [];
  lines.length = 0;
  exit.mockClear();
});

const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const join = (start: (connection: ConnectionListeners) => Promise<Bot>, pause = async (_ms: number) => {}) =>
  joinDiscord(start, { t, log, ending, print: (sentence) => void said.push(sentence), apiUrl, pause });

/** Fails that often, and then connects. */
const failing = (error: unknown, times = 1) => {
  let attempts = 0;
  return async () => {
    if (++attempts <= times) throw error;
    return bot;
  };
};

describe('joining Discord', () => {
  it('is tried again while Discord cannot be reached, ever more slowly', async () => {
    const pauses: number[] = [];
    expect(await join(failing(refused, 7), async (ms) => void pauses.push(ms / 1000))).toBe(bot);
    expect(pauses).toEqual([2, 4, 8, 16, 32, 60, 60]);
    expect(said[0]).toBe(
      `${t('config-unreachable', { url: apiUrl, reason: 'connect ECONNREFUSED' })} ${t('config-trying-again', { seconds: 2 })}`,
    );
  });

  it('blames the network only for its own faults', async () => {
    await join(failing(new Error('Not enough sessions remaining to spawn 1 shards; resets at 12:00.')));
    await join(failing(toSessionEnd(4011)));
    await join(failing(new TypeError('fetch failed', { cause: refused })));
    expect(said.map((sentence) => sentence.includes('network'))).toEqual([false, false, true]);
    expect(said[1]).toContain(t('config-session-shards'));
  });

  it.each([4004, 4012, 4013, 4014])('is given up when Discord refuses the bot with %i', async (code) => {
    const end = toSessionEnd(code);
    await expect(join(failing(end))).rejects.toBe(end);
    expect(said).toEqual([]);
  });

  it('ends with the process', async () => {
    const joined = joinDiscord(failing(refused), {
      ...{ t, log, ending, apiUrl },
      print: () => void ending.end(EXIT.inOrder),
    });
    await expect(joined).rejects.toThrow();
  });

  it('ends the process, with a reason, when Discord ends the session', async () => {
    let listeners: ConnectionListeners = {};
    await join(async (connection) => {
      listeners = connection;
      return bot;
    });
    listeners.onEnded?.(toSessionEnd(4004)!);
    const ended = [EXIT.startAgain, t('config-session-token')];
    await vi.waitFor(() => expect(exit.mock.calls).toEqual([ended]));
    expect(stop).toHaveBeenCalled();
    expect(lines[0]).toMatchObject({ level: 'error', data: { reason: 'token', code: 4004 } });
  });

  it('logs how long Discord is away', async () => {
    vi.useFakeTimers();
    await join(async ({ onAway, onBack }) => {
      onAway?.();
      await vi.advanceTimersByTimeAsync(70_000);
      onBack?.();
      return bot;
    });
    expect(lines.map(({ message, data }) => [message, data])).toEqual([
      ['Discord is away', { away: '5 s' }],
      ['Discord is away', { away: '65 s' }],
      ['Discord is back', { away: '70 s' }],
    ]);
    vi.useRealTimers();
  });
});
