import { describe, expect, it } from 'vitest';
import { Renderer } from '../../../render/drawing/renderer.ts';
import type { Painting } from '../../../render/painting.ts';
import { cardGamePainter } from '../../../render/quests/painter.ts';
import { positions, sceneOf } from '../../../scripts/samples/quests.ts';
import { translator } from '../../../src/i18n/index.ts';
import { type Box, inscriptions } from '../fixtures/inscriptions.ts';
import { decode, difference, pixelAt } from '../fixtures/measure.ts';
import { IS_WHOLE } from '../fixtures/whole.ts';

/** Half the height of a sign or a word. */
const HALF = 10;

/** The words of the line that says what seals left are, from the left. */
function wordsOf(painting: Painting, seals: string): readonly Box[] {
  const all = inscriptions(painting);
  const { box } = all.find(({ text }) => text === seals)!;
  const middle = (box.top + box.bottom) / 2;
  return all
    .filter(({ text, box: { top, bottom } }) => top < middle && bottom > middle && !/^(\+|×2)$/.test(text))
    .map((each) => each.box)
    .sort((a, b) => a.left - b.left);
}

/** Of each word but the first: how far it is from its sign, and that from the word before. */
async function gapsOf(painting: Painting, seals: string) {
  const picture = decode(await new Renderer().png(painting));
  const scale = picture.width / 1200;
  const words = wordsOf(painting, seals);
  const middle = (words[0]!.top + words[0]!.bottom) / 2;
  const paper = pixelAt(picture, (words[0]!.right + 5) * scale, (middle - HALF) * scale);
  const isInked = (x: number) =>
    Array.from({ length: 2 * HALF }, (_, i) => (middle - HALF + i) * scale).some(
      (y) => difference(pixelAt(picture, x, y), paper) > 20,
    );
  return words.slice(1).map(({ left }, i) => {
    const [from, to] = [Math.ceil(words[i]!.right * scale) + 1, Math.floor(left * scale) - 1];
    const inked = Array.from({ length: to - from }, (_, at) => from + at).filter(isInked);
    return { inside: to - inked.at(-1)!, between: inked[0]! - from };
  });
}

describe('the line that says what signs mean, beside a hand', () => {
  const moments = [...positions({ variant: 'seals', seats: 4, seed: 'a1b2c3d4'.repeat(4) })];
  const views = moments
    .flatMap(({ own, toAct }) => (toAct === null ? [] : [own]))
    .filter((_, i) => i % (IS_WHOLE ? 6 : 18) === 0);

  it.each(['en-US', 'de', 'fr'])(
    'has each sign nearer to its own word than to the one before, in %s',
    async (locale) => {
      const t = translator(locale);
      const all = views.map((view) => cardGamePainter.hand(sceneOf(view, { t })));
      const seals = t('quests-picture-legend-seals');
      const fullest = all
        .map((painting) => ({ painting, signs: wordsOf(painting, seals).length }))
        .sort((a, b) => b.signs - a.signs)
        .slice(0, 2);
      expect(fullest[0]!.signs).toBeGreaterThan(5);
      for (const { painting } of fullest)
        for (const { inside, between } of await gapsOf(painting, seals))
          expect(between).toBeGreaterThanOrEqual(2 * inside);
    },
  );
});
