import { describe, expect, it } from 'vitest';
import { type CourtPosition, courtPositions } from '../../scripts/samples/court.ts';
import { court } from '../../src/games/court/index.ts';
import { addUp, countingSizes } from '../../src/games/court/reading.ts';
import type { CourtAction } from '../../src/games/court/types.ts';
import { translator } from '../../src/i18n/index.ts';
import { courtGuide } from '../../src/telling/court/guide.ts';
import { eventSentences } from '../../src/telling/court/sentences.ts';
import { shortlist } from '../../src/telling/court/shortlist.ts';

const positions = [2, 3, 4].flatMap((seats) => [...courtPositions(seats, 7)]);

function listed({ own, options }: CourtPosition): readonly CourtAction[] {
  const scene = {
    view: own,
    seat: own.viewer!,
    names: ['Ann', 'Ben', 'Cleo', 'Dan'],
    t: translator('en-US'),
    preview: (action: CourtAction) => court.preview(own, own.viewer!, action),
  };
  return shortlist(
    scene,
    options.map(({ action }) => action),
  );
}

const at = (phase: string) =>
  positions.filter(({ own, options }) => own.phase === phase && options.length > 1);

describe('the shortlist in King Arthur’s Court', () => {
  it('has one bid for each of the lowest sums, with the fewest tiles', () => {
    for (const position of at('bid')) {
      const bids = listed(position).flatMap((action) => (action.type === 'bid' ? [action.tiles] : []));
      const sums = bids.map(addUp);
      expect(sums).toEqual([...new Set(sums)].sort((a, b) => a - b));
      for (const { action } of position.options) {
        if (action.type !== 'bid') continue;
        const same = bids.find((tiles) => addUp(tiles) === addUp(action.tiles));
        if (same) expect(same.length).toBeLessThanOrEqual(action.tiles.length);
        else expect(addUp(action.tiles)).toBeGreaterThan(sums.at(-1)!);
      }
    }
  });

  it('has all sums if only one would be left out', () => {
    const sumsOf = (actions: readonly CourtAction[]) =>
      new Set(actions.flatMap((action) => (action.type === 'bid' ? [addUp(action.tiles)] : []))).size;
    const nine = at('bid').filter(({ options }) => sumsOf(options.map(({ action }) => action)) === 9);
    expect(nine.length).toBeGreaterThan(0);
    for (const position of nine) expect(sumsOf(listed(position))).toBe(9);
  });

  it('has only swaps that make the court better, each in another way, and making none', () => {
    expect(at('swapMerlin').some(({ options }) => options.length > 10)).toBe(true);
    for (const position of at('swapMerlin')) {
      const sizes = (action: CourtAction) =>
        countingSizes(court.preview(position.own, position.own.viewer!, action).view, position.own.viewer!);
      const actions = listed(position);
      const results = actions.map((action) => sizes(action).join('/'));
      expect(actions.at(-1)).toMatchObject({ give: [], take: [] });
      expect(new Set(results).size).toBe(results.length);
      expect(actions.length).toBeLessThanOrEqual(5);
      expect([...results].sort().reverse()).toEqual(results);
    }
  });

  it('leaves out nothing that a menu of parts doesn’t offer', () => {
    for (const position of positions) {
      const actions = listed(position);
      for (const { action } of position.options)
        if (!actions.includes(action)) expect(courtGuide.sets!.partsOf(action)).not.toEqual([]);
    }
  });
});

describe('a pass', () => {
  it('says why if the seat couldn’t do otherwise', () => {
    const forced = positions.filter(({ own, options }) => own.phase === 'bid' && options.length === 1);
    const passes = forced.filter(({ options }) => options[0]!.action.type === 'pass');
    expect(passes.length).toBeGreaterThan(3);
    for (const { own, options } of passes) {
      const told = eventSentences(translator('en-US'), options[0]!.preview.events, [
        'Ann',
        'Ann',
        'Ann',
        'Ann',
      ]);
      expect(told[0]).toBe(`Ann can’t beat ${own.auction!.sum} and passes.`);
    }
  });

  it('doesn’t if it could', () => {
    const free = at('bid').flatMap(({ options }) => options.filter(({ action }) => action.type === 'pass'));
    for (const { preview } of free)
      expect(eventSentences(translator('en-US'), preview.events, ['Ann', 'Ann', 'Ann', 'Ann'])[0]).toBe(
        'Ann passes.',
      );
  });
});
