import { describe, expect, it } from 'vitest';
import { courtPainter } from '../../../render/court/painter.ts';
import { PANEL } from '../../../render/court/sheet.ts';
import type { Painting } from '../../../render/painting.ts';
import { courtPositions, courtSceneOf, offered } from '../../../scripts/samples/court.ts';
import { court } from '../../../src/games/court/index.ts';
import { bestWith, compareSizes, countingSizes, freeCharacters } from '../../../src/games/court/reading.ts';
import type { CourtAction, CourtView, Sizes } from '../../../src/games/court/types.ts';
import { courtStateFromView } from '../../../src/games/court/view.ts';
import { inscriptions } from '../fixtures/inscriptions.ts';

/** Texts outside the panel. */
const textsOf = (painting: Painting): string[] =>
  inscriptions(painting)
    .filter(({ box }) => box.right < PANEL.x)
    .map(({ text }) => text);

const best = (all: readonly Sizes[]): Sizes =>
  all.reduce((one, other) => (compareSizes(other, one) > 0 ? other : one));

/** The best groups that the seat reaches in a role, by its own decisions; what others take is theirs. */
function reached(view: CourtView, seat: number): Sizes {
  if (view.toAct !== seat || !/^(swapMerlin|takeAspirants|swapLancelot)$/.test(view.phase))
    return countingSizes(view, seat);
  const actions: readonly CourtAction[] = court.legalActions(courtStateFromView(view), seat);
  return best(actions.map((action) => reached(court.preview(view, seat, action).view, seat)));
}

describe.each([2, 3, 4])('the best groups with a character, %i seats', (seats) => {
  const positions = [...courtPositions(seats, 2)];

  it('are what playing on reaches', () => {
    const seen = new Set<string>();
    for (const { own, options } of positions.filter(({ table }) => table.phase === 'choose')) {
      const seat = own.viewer!;
      for (const { action, preview } of options) {
        if (action.type !== 'choose' || preview.view.phase === 'over') continue;
        // The end of a round takes the character back before the end is sure.
        if (preview.view.round !== own.round) continue;
        expect(bestWith(own, seat, action.character).join('/')).toBe(reached(preview.view, seat).join('/'));
        seen.add(action.character);
      }
    }
    expect(seen.size).toBe(4);
  });

  it('are in the hand, and in its texts, while it still takes one', () => {
    const bidding = positions
      .filter(({ table, toAct }) => table.phase === 'bid' && toAct !== null)
      .slice(0, 12);
    for (const { own } of bidding) {
      const painting = courtPainter.hand(courtSceneOf(own));
      const texts = textsOf(painting);
      for (const character of freeCharacters(own)) {
        const sizes = bestWith(own, own.viewer!, character).join('/');
        expect(texts).toContain(sizes);
        expect(painting.alt.toLowerCase()).toContain(`${character} ${sizes}`);
      }
    }
    expect(bidding.length).toBe(12);
  });
});

describe('a choice', () => {
  const positions = [2, 3, 4].flatMap((seats) => [...courtPositions(seats, 3)]);

  const bids = positions.filter(({ table, options }) => table.phase === 'bid' && options.length > 1);

  it.each([
    ['few', bids.filter((position) => offered(position).length <= 5)],
    ['many', bids.filter((position) => offered(position).length >= 8)],
  ])('of %s bids has the best groups beside or below them', (_, found) => {
    const some = found.slice(0, 8);
    for (const position of some) {
      const { own } = position;
      const texts = textsOf(courtPainter.choice(courtSceneOf(own), offered(position)));
      expect(texts.join(' ')).toContain('Your groups at best');
      for (const character of freeCharacters(own))
        expect(texts).toContain(bestWith(own, own.viewer!, character).join('/'));
    }
    expect(some.length).toBeGreaterThan(2);
  });

  it('of Merlin’s swaps says how many others lead to the same groups', () => {
    let told = 0;
    for (const position of positions.filter(({ table }) => table.phase === 'swapMerlin')) {
      const { own, options } = position;
      const seat = own.viewer!;
      const sizesOf = (all: typeof options) =>
        all.map(({ preview }) => countingSizes(preview.view, seat).join());
      const listed = sizesOf(offered(position));
      const others = sizesOf(options);
      for (const sizes of listed) others.splice(others.indexOf(sizes), 1);
      const counts = listed.map((sizes) => others.filter((other) => other === sizes).length);
      const wanted = counts.filter((count) => count > 0).map((count) => `${count} more like it`);
      const painting = courtPainter.choice(courtSceneOf(own), offered(position));
      expect(textsOf(painting).filter((text) => text.endsWith(' more like it'))).toEqual(wanted);
      for (const words of wanted) expect(painting.text).toContain(words);
      told += wanted.length;
    }
    expect(told).toBeGreaterThan(0);
  });

  it('of many swaps with Lancelot has the place that each leads to', () => {
    const { own, ...position } = positions.find(
      (each) => each.table.phase === 'swapLancelot' && offered(each).length > 8,
    )!;
    const texts = textsOf(courtPainter.choice(courtSceneOf(own), offered({ own, ...position })));
    const places = texts.filter((text) => /^\d(st|nd|rd|th)$/.test(text));
    expect(places.length).toBeGreaterThanOrEqual(position.options.length);
  });

  it('in the hand of Lancelot’s player names the other court, and tells apart what the reader needs', () => {
    const { own } = positions.find(({ table }) => table.phase === 'swapLancelot')!;
    const scene = courtSceneOf(own);
    const texts = textsOf(courtPainter.hand(scene));
    expect(texts).toContain(`${scene.names[own.role!.opponent!]}’s court`);
    expect(texts).toContain('You need');
    expect(texts.filter((text) => text.startsWith('Score more') || text.startsWith('= '))).toEqual([]);
  });
});
