import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NewestMessages } from '../../../src/discord/announcing/newest-messages.ts';
import { TurnPings } from '../../../src/discord/announcing/turn-pings.ts';
import type { SentMessage } from '../../../src/discord/answers/answer.ts';

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const sent = (messageId: string): SentMessage => ({
  at: Date.now(),
  messageId,
  strip: vi.fn(async () => undefined),
  edit: vi.fn(async () => undefined),
  remove: vi.fn(async () => undefined),
});
const QUARTER = 15 * 60_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('a turn ping', () => {
  it('is deleted through its interaction, once', async () => {
    const takeAway = vi.fn();
    const summons = new TurnPings(log, takeAway);
    const call = sent('7');
    summons.noted('t', call);
    await summons.withdraw('t');
    await summons.withdraw('t');
    expect(call.remove).toHaveBeenCalledTimes(1);
    expect(takeAway).not.toHaveBeenCalled();
  });

  it('is deleted by the bot itself once its token has expired', async () => {
    const takeAway = vi.fn(async () => undefined);
    const summons = new TurnPings(log, takeAway);
    const call = sent('7');
    summons.noted('t', call);
    vi.advanceTimersByTime(QUARTER);
    await summons.withdraw('t');
    expect(call.remove).not.toHaveBeenCalled();
    expect(takeAway).toHaveBeenCalledExactlyOnceWith('t', '7');
  });

  it('is ignored if someone else has deleted it', async () => {
    const summons = new TurnPings(log, vi.fn());
    summons.noted('t', { ...sent('7'), remove: () => Promise.reject(new Error('gone')) });
    await expect(summons.withdraw('t')).resolves.toBeUndefined();
  });
});

const note = { shown: 1, kind: 'resigned', name: 'Ann', heir: 'Merlin' } as const;

describe('the newest message', () => {
  it("loses its controls when a newer one is posted, not when it's edited", () => {
    const newest = new NewestMessages(log);
    const [first, second] = [sent('1'), sent('2')];
    newest.replace('t', first, [note]);
    newest.renew('t', first, [note]);
    expect(first.strip).not.toHaveBeenCalled();
    newest.replace('t', second, []);
    expect(first.strip).toHaveBeenCalledTimes(1);
    expect(newest.of('t')).toEqual({ sent: second, notes: [] });
  });

  it('is forgotten when its token expires', () => {
    const newest = new NewestMessages(log);
    const old = sent('1');
    newest.replace('t', old, []);
    vi.advanceTimersByTime(QUARTER);
    expect(newest.of('t')).toBeNull();
    newest.replace('t', sent('2'), []);
    expect(old.strip).not.toHaveBeenCalled();
  });
});
