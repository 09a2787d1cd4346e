import { expect, it, vi } from 'vitest';
import { Readiness } from '../../src/operations/readiness.ts';

it('is ready once nothing is missing, and says so once', () => {
  const onReady = vi.fn();
  const readiness = new Readiness(['store', 'discord'], new AbortController().signal, onReady);
  expect(readiness.missing).toEqual(['store', 'discord']);
  readiness.has('store');
  expect(readiness.missing).toEqual(['discord']);
  expect(onReady).not.toHaveBeenCalled();
  readiness.has('discord');
  expect(readiness.missing).toEqual([]);
  readiness.lacks('discord');
  expect(readiness.missing).toEqual(['discord']);
  readiness.has('discord');
  expect(onReady).toHaveBeenCalledOnce();
});

it('follows the store and Discord, and lets whoever else listens hear as well', () => {
  const heard: unknown[] = [];
  const readiness = new Readiness([], new AbortController().signal);
  const store = readiness.ofStore({
    onAway: (since) => heard.push(['store away', since]),
    onBack: (ms) => heard.push(['store back', ms]),
  });
  const discord = readiness.ofDiscord({
    onAway: () => heard.push('Discord away'),
    onBack: () => heard.push('Discord back'),
  });
  store.onAway?.(7);
  discord.onAway?.();
  expect(readiness.missing).toEqual(['store', 'discord']);
  store.onBack?.(9);
  discord.onBack?.();
  expect(readiness.missing).toEqual([]);
  expect(heard).toEqual([['store away', 7], 'Discord away', ['store back', 9], 'Discord back']);
});

it('isn’t ready any more once the process ends', () => {
  const ending = new AbortController();
  const onReady = vi.fn();
  const readiness = new Readiness(['store'], ending.signal, onReady);
  ending.abort();
  readiness.has('store');
  expect(readiness.missing).toEqual(['ending']);
  expect(onReady).not.toHaveBeenCalled();
});
