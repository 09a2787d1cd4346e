import { describe, expect, it } from 'vitest';
import { DrawingQueue, NotDrawn, type Want } from '../../../render/drawing/queue.ts';

/** A queue whose drawings are finished by the test. */
class Easels {
  readonly begun: string[] = [];
  readonly #finish = new Map<string, (fault?: Error) => void>();
  readonly #queue: DrawingQueue<string>;

  constructor(concurrency = 1) {
    this.#queue = new DrawingQueue(() => concurrency);
  }

  get length(): number {
    return this.#queue.length;
  }

  add(name: string, want?: Want, content?: string): Promise<string> {
    const draw = () => {
      this.begun.push(name);
      return new Promise<string>((resolve, reject) => {
        this.#finish.set(name, (fault) => (fault ? reject(fault) : resolve(name)));
      });
    };
    return this.#queue.add(draw, want, content);
  }

  async finish(name: string, fault?: Error): Promise<void> {
    this.#finish.get(name)!(fault);
    await new Promise(setImmediate);
  }
}

const gone = new Error('nobody wants it');

describe('drawings', () => {
  it('begin in the order of their urgency, then in that of their requests', async () => {
    const easels = new Easels();
    void easels.add('first');
    for (const urgency of ['other', 'table', 'private'] as const)
      for (const each of [1, 2]) void easels.add(`${urgency} ${each}`, { urgency });
    for (let at = 0; at < 7; at++) await easels.finish(easels.begun[at]!);
    expect(easels.begun).toEqual([
      'first',
      ...['private 1', 'private 2', 'table 1', 'table 2', 'other 1', 'other 2'],
    ]);
    expect(easels.length).toBe(0);
  });

  it('keep their place until they are done, though nobody wants them any more', async () => {
    const easels = new Easels();
    const end = new AbortController();
    const unwanted = easels.add('unwanted', { signal: end.signal });
    const next = easels.add('next');
    end.abort(gone);
    await expect(unwanted).rejects.toBe(gone);
    expect(easels.begun).toEqual(['unwanted']);
    await easels.finish('unwanted');
    await easels.finish('next');
    expect(await next).toBe('next');
  });

  it('are dropped while they wait once nobody wants them', async () => {
    const easels = new Easels();
    const end = new AbortController();
    void easels.add('first');
    const unwanted = easels.add('unwanted', { signal: end.signal });
    end.abort(gone);
    await expect(unwanted).rejects.toBe(gone);
    expect(easels.length).toBe(1);
    await expect(easels.add('too late', { signal: end.signal })).rejects.toBe(gone);
    await easels.finish('first');
    expect(easels.begun).toEqual(['first']);
  });

  it('of the same content are made once for all who want them, as urgently as anybody does', async () => {
    const easels = new Easels();
    const end = new AbortController();
    void easels.add('first');
    void easels.add('table', { urgency: 'table' });
    const same = [
      easels.add('same', { signal: end.signal }, 'content'),
      easels.add('again', { urgency: 'private' }, 'content'),
    ] as const;
    end.abort(gone);
    await expect(same[0]).rejects.toBe(gone);
    await easels.finish('first');
    expect(easels.begun).toEqual(['first', 'same']);
    const joined = easels.add('while it is drawn', {}, 'content');
    await easels.finish('same');
    expect(await Promise.all([same[1], joined])).toEqual(['same', 'same']);
    void easels.add('later', {}, 'content');
    await easels.finish('table');
    expect(easels.begun).toEqual(['first', 'same', 'table', 'later']);
  });

  it('that fail are reported to all who want them, and hold up nothing', async () => {
    const easels = new Easels();
    const both = ['torn', 'torn too'].map((name) => easels.add(name, {}, 'content'));
    const next = easels.add('next');
    const torn = new Error('torn');
    const failed = Promise.all(both.map((each) => expect(each).rejects.toBe(torn)));
    await easels.finish('torn', torn);
    await failed;
    await easels.finish('next');
    expect(await next).toBe('next');
  });

  it('wait in a line that has an end: the longest waiting of the least urgent goes', async () => {
    const easels = new Easels();
    void easels.add('first');
    const faults: unknown[] = [];
    const others = Array.from({ length: 100 }, (_, at) => easels.add(`other ${at}`));
    others[0]!.catch((error) => faults.push(error));
    void easels.add('hand', { urgency: 'private' });
    await new Promise(setImmediate);
    expect(faults).toEqual([expect.any(NotDrawn)]);
    expect(easels.length).toBe(101);
  });
});
