import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { systemClock, Timers } from '../../src/base/clock.ts';
import {
  concerns,
  forInteraction,
  forNobody,
  hasAnswered,
  hasShownPicture,
  interactionLogged,
} from '../../src/base/interaction.ts';
import { type Measures, onMeasure } from '../../src/base/measures.ts';

const PRESS = { id: '77', kind: 'press', shard: 3, asker: { person: '1', server: '2' } } as const;

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

function heard<What extends keyof Measures>(what: What): Measures[What][] {
  const all: Measures[What][] = [];
  ends.push(onMeasure(what, (measured) => void all.push(measured)));
  return all;
}

describe('what is done for an interaction', () => {
  it('is logged with its ID, shard and first table, through whatever it awaits', async () => {
    expect(interactionLogged()).toEqual({});
    await forInteraction(PRESS, async () => {
      expect(interactionLogged()).toEqual({ interaction: '77', shard: 3 });
      await nextTurn();
      concerns('first');
      concerns('second');
      expect(interactionLogged()).toEqual({ interaction: '77', shard: 3, tableId: 'first' });
    });
    concerns('nobody’s');
    expect(interactionLogged()).toEqual({});
  });

  it('has no shard if it came another way', () => {
    forInteraction({ ...PRESS, shard: null }, () => {
      expect(interactionLogged()).toEqual({ interaction: '77' });
    });
  });

  it('keeps two at once apart', async () => {
    const seen = await Promise.all(
      ['1', '2'].map((id) =>
        forInteraction({ ...PRESS, id }, async () => {
          await nextTurn();
          concerns(`table ${id}`);
          await nextTurn();
          return interactionLogged();
        }),
      ),
    );
    expect(seen).toMatchObject(['1', '2'].map((id) => ({ interaction: id, tableId: `table ${id}` })));
  });

  it('does not include what is due by the clock, which may be anybody’s', async () => {
    const timers = new Timers(systemClock);
    const later = await new Promise<object>((resolve) => {
      forInteraction(PRESS, () => timers.set('another table', 0, () => resolve(interactionLogged())));
    });
    expect(later).toEqual({});
    expect(forInteraction(PRESS, () => forNobody(interactionLogged))).toEqual({});
  });

  it('is measured up to its first answer and its first picture', () => {
    const [answers, pictures] = [heard('answer'), heard('picture')];
    forInteraction(PRESS, () => {
      for (let time = 0; time < 2; time++) {
        hasAnswered();
        hasShownPicture();
      }
    });
    hasAnswered();
    hasShownPicture();
    for (const all of [answers, pictures]) expect(all).toEqual([{ kind: 'press', ms: expect.any(Number) }]);
    expect(answers[0]!.ms).toBeGreaterThanOrEqual(0);
    expect(answers[0]!.ms).toBeLessThan(1_000);
  });
});
