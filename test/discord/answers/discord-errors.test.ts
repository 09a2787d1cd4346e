import { DiscordAPIError } from 'discord.js';
import { expect, it } from 'vitest';
import { isRefusedByDiscord, isUnreachable } from '../../../src/discord/answers/discord-errors.ts';
import { Refusal } from '../../../src/table/refusal.ts';

const cutOff = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

it('Discord is out of reach when the connection to it is cut off, however that is wrapped', () => {
  expect(isUnreachable(cutOff)).toBe(true);
  expect(isUnreachable(new TypeError('fetch failed', { cause: cutOff }))).toBe(true);
});

it('Discord is not out of reach when the store is: whoever asks can still be told', () => {
  expect(isUnreachable(new Refusal('storeUnreadable', null, { cause: cutOff }))).toBe(false);
});

it('a proxy that has waited too long for Discord has not been refused anything', () => {
  const error = (status: number) =>
    new DiscordAPIError({ code: 0, message: '' }, 0, status, 'POST', '/', {
      body: undefined,
      files: undefined,
    });
  expect([error(408), error(500)].map(isUnreachable)).toEqual([true, true]);
  expect([error(408), error(500)].map(isRefusedByDiscord)).toEqual([false, false]);
  expect([isUnreachable(error(400)), isRefusedByDiscord(error(400))]).toEqual([false, true]);
});
