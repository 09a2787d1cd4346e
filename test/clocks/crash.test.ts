import { describe, expect, it } from 'vitest';
import { registerThicket } from '../table/fixtures/thicket.ts';
import { expectAllOnce, REQUESTS, story, surviving, WRITES } from './dying.ts';

registerThicket();

const everyFifth = (count: number) => Array.from({ length: Math.ceil(count / 5) }, (_, at) => 5 * at);

describe('everything is said once and done once', () => {
  it('in an undisturbed story, with so many writes', async () => {
    const told = await story(() => undefined);
    expectAllOnce(told);
    expect(told.starts).toBe(0);
    expect(told.counted).toBe(WRITES);
  });

  surviving(everyFifth(WRITES), everyFifth(REQUESTS));
});
