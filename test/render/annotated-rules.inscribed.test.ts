import { expect, it } from 'vitest';
import { paintingOf } from '../../render/drawing/order.ts';
import { painters } from '../../render/painters.ts';
import { pagePicture } from '../../src/faces/example.ts';
import { pagesOf } from '../../src/faces/guide.ts';
import { guideOf } from '../../src/faces/registry.ts';
import { sayIn } from '../../src/i18n/index.ts';
import { inscribedOnBackdrop } from './fixtures/inscriptions.ts';

const say = sayIn('en-US');

/** Radius of a number's disc in a picture that's 1200 pixels wide. */
const DISC = 30;

const pages = [...painters.keys()].flatMap((game) =>
  pagesOf(guideOf(game).handbook(say)).map((page) => ({ game, page, id: page.id })),
);

it.each(pages.filter(({ page }) => Object.keys(page.notes ?? {}).length > 0))(
  'no number hides a word in the rules of $game, $id',
  ({ game, page }) => {
    const setting = { theme: 'court', say } as const;
    const order = pagePicture(game, guideOf(game), page, painters.get(game)!, setting);
    if (!('notes' in order) || order.notes === undefined) throw new Error('a page with notes has none');
    const plain = inscribedOnBackdrop(paintingOf({ ...order, notes: [] }));
    const noted = inscribedOnBackdrop(paintingOf(order));
    const words = noted.slice(0, plain.length);
    const discs = noted
      .slice(plain.length)
      .filter(({ text }) => /^\d$/.test(text))
      .slice(0, order.notes.length);
    expect(discs.map(({ text }) => text)).toEqual(order.notes.map((_, i) => String(i + 1)));
    const hidden = discs.flatMap(({ text: number, box: { left, right, top, bottom } }) => {
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      return words
        .filter(
          ({ box }) =>
            box.left < x + DISC / 2 &&
            box.right > x - DISC / 2 &&
            box.top < y + DISC / 2 &&
            box.bottom > y - DISC / 2,
        )
        .map(({ text }) => `${number}: ${text}`);
    });
    expect(hidden).toEqual([]);
  },
);
