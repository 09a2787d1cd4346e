import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CostlyUse, costly } from '../../../src/discord/handlers/costly.ts';
import { Refusal } from '../../../src/table/refusal.ts';

type Kind = Parameters<CostlyUse['during']>[0];

/** What has begun, in order; each ends when it's told to. */
let begun: { readonly what: string; readonly end: (error?: Error) => void }[];
let context: { costly: CostlyUse };
beforeEach(() => {
  vi.useFakeTimers();
  begun = [];
  context = { costly: new CostlyUse(true) };
});
afterEach(() => void vi.useRealTimers());

interface By {
  readonly user?: string;
  readonly guild?: string | null;
  readonly kind?: Kind;
  /** What's shared. */
  readonly name?: string;
}

/** Asks for it. @returns whether it was done, or why it was refused */
function ask(what: string, { user = 'ann', guild = 'here', kind = 'film', name }: By = {}) {
  const run = costly(
    kind,
    () =>
      new Promise<void>((resolve, reject) => {
        begun.push({ what, end: (error) => (error ? reject(error) : resolve()) });
      }),
    () => name ?? null,
  );
  return run({ person: { userId: user }, interaction: { guildId: guild }, context }).then(
    () => 'done',
    (error: unknown) => (error instanceof Refusal ? error : String(error)),
  );
}

const settled = () => vi.advanceTimersByTimeAsync(0);
const names = () => begun.map(({ what }) => what);
const end = async (what: string, error?: Error) => {
  begun.find((each) => each.what === what)!.end(error);
  await settled();
};
const refused = (code: string) => expect.objectContaining({ code });

describe('what’s costly', () => {
  it('is done for a person one at a time, and for others beside it', async () => {
    const first = ask('first');
    expect(await ask('second')).toEqual(refused('oneAtATime'));
    void ask('ben’s', { user: 'ben' });
    void ask('advice', { kind: 'hint' });
    await settled();
    expect(names()).toEqual(['first', 'ben’s', 'advice']);
    await end('first');
    expect(await first).toBe('done');
    void ask('third');
    await settled();
    expect(names().at(-1)).toBe('third');
  });

  it('waits for the person’s own, in order, where that’s short', async () => {
    for (const what of ['1', '2', '3', '4']) void ask(what, { kind: 'moment' });
    expect(await ask('5', { kind: 'moment' })).toEqual(refused('oneAtATime'));
    await settled();
    expect(names()).toEqual(['1']);
    for (const what of ['1', '2', '3']) await end(what);
    expect(names()).toEqual(['1', '2', '3', '4']);
  });

  it('is limited in a server, and not elsewhere or in direct messages', async () => {
    for (const user of ['a', 'b', 'c']) void ask(user, { user });
    expect(await ask('d', { user: 'd' })).toMatchObject({ code: 'manyHere', data: { most: 3 } });
    for (const user of ['e', 'f', 'g', 'h']) void ask(user, { user, guild: null });
    void ask('i', { user: 'i', guild: 'elsewhere' });
    await settled();
    expect(names().join('')).toBe('abcefghi');
    await end('b');
    void ask('j', { user: 'j' });
    await settled();
    expect(names().at(-1)).toBe('j');
  });

  it('goes on after a failure or a refusal, which is told', async () => {
    const [first, second, third] = [1, 2, 3].map((what) => ask(String(what), { kind: 'moment' }));
    await settled();
    await end('1', new Error('aborted'));
    expect(await first).toBe('Error: aborted');
    await end('2', new Refusal('restarting', null));
    expect(await second).toEqual(refused('restarting'));
    await end('3');
    expect(await third).toBe('done');
    // Nobody is left in the way of others of the server either.
    for (const user of ['a', 'b', 'c']) void ask(user, { user });
    await settled();
    expect(names().slice(3)).toEqual(['a', 'b', 'c']);
  });

  it('isn’t refused to whoever asks for the same again, as it’s shared', async () => {
    const both = [ask('first', { name: 'same' }), ask('again', { name: 'same' })];
    expect(await ask('other', { name: 'other' })).toEqual(refused('oneAtATime'));
    await settled();
    expect(names().toSorted()).toEqual(['again', 'first']);
    await end('first');
    await end('again');
    expect(await Promise.all(both)).toEqual(['done', 'done']);
  });

  it('can’t be asked for too often, refusals included, and the refusal says when it can be again', async () => {
    void ask('first');
    await settled();
    for (let times = 1; times < 20; times++) expect(await ask('more')).toEqual(refused('oneAtATime'));
    await vi.advanceTimersByTimeAsync(4_000);
    const { code, data } = (await ask('too often')) as Refusal;
    expect([code, data]).toEqual(['tooMuch', { until: Date.now() + 6_000 }]);
    await end('first');
    expect(await ask('still')).toEqual(refused('tooMuch'));
    void ask('ben’s', { user: 'ben' });
    await vi.advanceTimersByTimeAsync(6_000);
    void ask('now');
    await settled();
    expect(names()).toEqual(['first', 'ben’s', 'now']);
  });

  it('isn’t limited where nothing is', async () => {
    context = { costly: new CostlyUse(false) };
    for (let times = 0; times < 100; times++) void ask(String(times));
    await settled();
    expect(begun).toHaveLength(100);
  });
});
