import { expect, it } from 'vitest';
import { createPainting } from '../../render/drawing/order.ts';
import type { Spot } from '../../render/painter.ts';
import { painters } from '../../render/painters.ts';
import { pagePicture } from '../../src/discord/messages/example.ts';
import { locales, translator } from '../../src/i18n/index.ts';
import { allPages } from '../../src/telling/guide.ts';
import { getGuide } from '../../src/telling/registry.ts';
import { type Box, inscribedOnBackdrop } from './fixtures/inscriptions.ts';
import { IS_WHOLE } from './fixtures/whole.ts';

/** Radius of a number's disc with its edge, and how far a frame and half of its line are from a place, in pixels. */
const DISC = 27;
const AIR = 4;
const LINE = 4;

/** Whose words are the longest. */
const LONGEST = 'de';

const pages = [...painters.keys()].flatMap((game) =>
  (IS_WHOLE ? locales : [LONGEST]).flatMap((locale) =>
    allPages(getGuide(game).handbook(translator(locale))).map((page) => ({
      game,
      page,
      id: page.id,
      locale,
    })),
  ),
);

/** Whether a circle reaches into a box. */
const covers = ([x, y]: readonly [number, number], radius: number, { left, top, right, bottom }: Box) =>
  Math.hypot(x - Math.min(right, Math.max(left, x)), y - Math.min(bottom, Math.max(top, y))) < radius;

/** Whether the frame of a place, unless that's a ring's, goes through a box. */
function crosses(spot: Spot, scale: number, { left, top, right, bottom }: Box): boolean {
  if (spot.sector) return false;
  const [x, y, width, height] = [spot.x, spot.y, spot.width, spot.height].map((length) => length * scale);
  const reaches = (by: number) =>
    right > x! - by && left < x! + width! + by && bottom > y! - by && top < y! + height! + by;
  const isInside = (by: number) =>
    left > x! - by && right < x! + width! + by && top > y! - by && bottom < y! + height! + by;
  return reaches((AIR + LINE) * scale) && !isInside((AIR - LINE) * scale);
}

it.each(pages.filter(({ page }) => Object.keys(page.notes ?? {}).length > 0))(
  'no number and no frame hides a word in the rules of $game, $id, in $locale',
  ({ game, page, locale }) => {
    const t = translator(locale);
    const setting = { theme: 'court', t } as const;
    const order = pagePicture(game, getGuide(game), page, painters.get(game)!, setting);
    if (!('notes' in order) || order.notes === undefined) throw new Error('a page with notes has none');
    const painter = painters.get(game)!;
    const scale = 1200 / painter.table(order.scene as never).width;
    const spots = (order.subject.kind === 'table' ? painter.tableSpots : painter.handSpots)(
      order.scene as never,
    );
    const plain = inscribedOnBackdrop(createPainting({ ...order, notes: [] }));
    const noted = inscribedOnBackdrop(createPainting(order));
    const words = noted.slice(0, plain.length);
    // A choice has numbers of its own.
    const signs = [...(order.subject.kind === 'choice' ? 'ABCDEFGHI' : '123456789')];
    const discs = noted
      .slice(plain.length)
      .filter(({ text }) => signs.includes(text))
      .slice(0, order.notes.length);
    expect(discs.map(({ text }) => text)).toEqual(signs.slice(0, order.notes.length));
    const hidden = discs.flatMap(({ text: number, box: { left, right, top, bottom } }) =>
      words
        .filter(({ box }) => covers([(left + right) / 2, (top + bottom) / 2], DISC * scale, box))
        .map(({ text }) => `${number}: ${text}`),
    );
    const crossed = order.notes.flatMap(({ spot }, i) =>
      words.filter(({ box }) => crosses(spots.get(spot)!, scale, box)).map(({ text }) => `${i + 1}: ${text}`),
    );
    expect({ hidden, crossed }).toEqual({ hidden: [], crossed: [] });
  },
);
