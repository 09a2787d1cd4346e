import { createCanvas, loadImage } from 'canvas';
import { describe, expect, it } from 'vitest';
import { courtPainter } from '../../../render/court/painter.ts';
import { emojiPng } from '../../../render/emoji.ts';
import type { Spot, Spots } from '../../../render/painter.ts';
import type { Painting } from '../../../render/painting.ts';
import { THEME_IDS } from '../../../render/themes/theme.ts';
import type { Rgb } from '../../../scripts/samples/colour-vision.ts';
import { courtPositions, courtSceneOf } from '../../../scripts/samples/court.ts';
import { pagePicture } from '../../../src/discord/messages/example.ts';
import { possibleSizes } from '../../../src/games/court/reading.ts';
import { locales, translator } from '../../../src/i18n/index.ts';
import { courtGuide } from '../../../src/telling/court/guide.ts';
import { allPages } from '../../../src/telling/guide.ts';
import { textsBelow } from '../fixtures/inscriptions.ts';
import { withinLimits } from '../fixtures/limits.ts';
import { contrast, rgbOf } from '../fixtures/measure.ts';
import { someOf } from '../fixtures/whole.ts';

const PIECES = 'merlin guinevere arthur lancelot jester maiden guard knight favor money dice'.split(' ');
const EMOJI = 'jester maiden guard knight merlin guinevere arthur lancelot favor money'.split(' ');

function within(spots: Spots, { width, height }: Painting): void {
  for (const [id, spot] of spots) {
    expect(spot.x, id).toBeGreaterThanOrEqual(0);
    expect(spot.y, id).toBeGreaterThanOrEqual(0);
    expect(spot.width, id).toBeGreaterThan(0);
    expect(spot.height, id).toBeGreaterThan(0);
    expect(spot.x + spot.width, id).toBeLessThanOrEqual(width);
    expect(spot.y + spot.height, id).toBeLessThanOrEqual(height);
  }
}

describe('the named places', () => {
  it.each([2, 3, 4])('of table and hand are within the picture, %i seats', (seats) => {
    for (const { table, own, toAct } of someOf([...courtPositions(seats, 2)], 4)) {
      const scene = courtSceneOf(table);
      const spots = courtPainter.tableSpots(scene);
      within(spots, courtPainter.table(scene));
      expect([...spots.keys()].filter((id) => id.startsWith('player-'))).toHaveLength(seats);
      expect(spots.has('favor')).toBe(table.favor !== null);
      if (toAct === null) continue;
      const hand = courtSceneOf(own);
      const inHand = courtPainter.handSpots(hand);
      within(inHand, courtPainter.hand(hand));
      expect(inHand.has(`money-${toAct}`)).toBe(true);
    }
  });
});

/** Whether a point is in the place. */
const isIn = ([x, y]: readonly [number, number], place: Spot) =>
  x >= place.x && x <= place.x + place.width && y >= place.y && y <= place.y + place.height;

it.each([2, 3, 4])('numbers of tiles and of the Favor are in their own court, %i seats', (seats) => {
  let coming = 0;
  for (const { table } of courtPositions(seats, 2)) {
    const spots = courtPainter.tableSpots(courtSceneOf(table));
    table.players.forEach((_, seat) => {
      const money = spots.get(`money-${seat}`)!;
      expect(isIn(money.number!, money)).toBe(true);
    });
    if (table.favor !== null)
      expect(isIn(spots.get('favor')!.number!, spots.get(`player-${table.favor}`)!)).toBe(true);
    const next = spots.get('favor-next');
    const { takenBy } = table.characters.arthur;
    const isComing = takenBy !== null && takenBy !== table.favor;
    expect(next !== undefined).toBe(isComing);
    if (next !== undefined) {
      expect(isIn([next.x, next.y], spots.get(`player-${takenBy}`)!)).toBe(true);
      coming++;
    }
  }
  expect(coming).toBeGreaterThan(0);
});

it.each(locales)(
  'the rules number the courts from top to bottom, beside whoever has the turn, in %s',
  (locale) => {
    const t = translator(locale);
    const page = allPages(courtGuide.handbook(t)).find(({ id }) => id === 'table')!;
    const order = pagePicture('court', courtGuide, page, courtPainter, { theme: 'court', t });
    if (!('notes' in order) || order.notes === undefined) throw new Error('a page with notes has none');
    const scene = order.scene as ReturnType<typeof courtSceneOf>;
    const spots = courtPainter.tableSpots(scene);
    const panel = spots.get('panel')!;
    const inCourts = order.notes.map(({ spot }) => spots.get(spot)!).filter(({ x }) => x > panel.x);
    expect(inCourts.length).toBe(4);
    const levels = inCourts.map(({ y }) => y);
    expect(levels).toEqual([...levels].sort((a, b) => a - b));
    const turn = spots.get(`player-${scene.view.toAct}`)!;
    for (const spot of inCourts) expect(isIn([spot.x, spot.y], turn)).toBe(false);
  },
);

it.each([3, 4])('a court has as much room below its tiles as above its shield, %i seats', (seats) => {
  const { table } = [...courtPositions(seats, 2)].at(-2)!;
  const spots = courtPainter.tableSpots(courtSceneOf(table));
  const court = spots.get('player-0')!;
  const money = spots.get('money-0')!;
  const place = spots.get('place-0')!;
  const below = court.y + court.height - money.y - money.height;
  expect(Math.abs(below - (place.y - court.y))).toBeLessThanOrEqual(3);
});

describe('pieces', () => {
  it.each(PIECES.flatMap((id) => THEME_IDS.map((theme) => [id, theme] as const)))(
    '%s can be drawn alone in theme %s, with legible words',
    (id, theme) => {
      const painting = courtPainter.piece(id, { theme, t: translator('en-US') });
      if (painting === null) throw new Error('no such piece');
      withinLimits(painting);
      expect(textsBelow(painting, 26)).toEqual([]);
    },
  );

  it('are null for anything else', () => {
    expect(courtPainter.piece('dragon', { theme: 'court', t: translator('en-US') })).toBeNull();
  });
});

describe('emoji', () => {
  it('there are for every courtier, character, the Favor and money', () => {
    expect([...courtPainter.emoji.keys()]).toEqual(EMOJI.map((id) => `court_${id}`));
  });

  it.each(EMOJI)('%s stands out from dark and light at 22 pixels', async (id) => {
    const art = courtPainter.emoji.get(`court_${id}`);
    if (art === undefined) throw new Error('no such emoji');
    const image = await loadImage(emojiPng(art));
    for (const ground of ['#313338', '#ffffff']) {
      const context = createCanvas(22, 22).getContext('2d');
      context.fillStyle = ground;
      context.fillRect(0, 0, 22, 22);
      context.drawImage(image, 0, 0, 22, 22);
      const { data } = context.getImageData(0, 0, 22, 22);
      const seen = Array.from({ length: 22 * 22 }, (_, i) => {
        const rgb = [...data.subarray(i * 4, i * 4 + 3)] as unknown as Rgb;
        return contrast(rgb, rgbOf(ground)) >= 3;
      });
      expect(seen.filter(Boolean).length, ground).toBeGreaterThan(70);
    }
  });
});

it('the number of the King’s Favor leaves characters to take in sight', () => {
  const { table } = [...courtPositions(3, 1)].find(
    ({ table: { favor, players } }) => favor !== null && players[favor]!.quotaLeft > 0,
  )!;
  const { x, number } = courtPainter.tableSpots(courtSceneOf(table)).get('favor')!;
  expect(number![0] + 22).toBeLessThanOrEqual(x - 8 - 36);
});

it('the frame of a place has no room for brackets that aren’t there', () => {
  const heights = new Map<boolean, Set<number>>();
  for (const { table } of courtPositions(3, 2)) {
    // At the end, courts have more room.
    if (table.phase === 'over') continue;
    const spots = courtPainter.tableSpots(courtSceneOf(table));
    table.players.forEach((player, seat) => {
      const hasBrackets = possibleSizes(table, player) !== null;
      heights.set(
        hasBrackets,
        (heights.get(hasBrackets) ?? new Set()).add(spots.get(`place-${seat}`)!.height),
      );
    });
  }
  const [without, withBrackets] = [false, true].map((has) => [...(heights.get(has) ?? [])]);
  expect([without!.length, withBrackets!.length]).toEqual([1, 1]);
  expect(without![0]!).toBeLessThan(withBrackets![0]! - 20);
});
