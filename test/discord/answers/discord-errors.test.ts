import { expect, it } from 'vitest';
import { isUnreachable } from '../../../src/discord/answers/discord-errors.ts';
import { Refusal } from '../../../src/table/refusal.ts';

const cutOff = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

it('Discord is out of reach when the connection to it is cut off, however that is wrapped', () => {
  expect(isUnreachable(cutOff)).toBe(true);
  expect(isUnreachable(new TypeError('fetch failed', { cause: cutOff }))).toBe(true);
});

it('Discord is not out of reach when the store is: whoever asks can still be told', () => {
  expect(isUnreachable(new Refusal('storeUnreadable', null, { cause: cutOff }))).toBe(false);
});
