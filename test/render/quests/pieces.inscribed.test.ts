import { createCanvas, loadImage } from 'canvas';
import { describe, expect, it } from 'vitest';
import { emojiPng } from '../../../render/emoji.ts';
import { cardGamePainter } from '../../../render/quests/painter.ts';
import { PIECES } from '../../../scripts/gallery/quests.ts';
import { ADVENTURES } from '../../../src/games/quests/data.ts';
import { translator } from '../../../src/i18n/index.ts';
import { inscriptions, textsBelow } from '../fixtures/inscriptions.ts';
import { withinLimits } from '../fixtures/limits.ts';
import { contrast, type Picture, pixelAt, rgbOf } from '../fixtures/measure.ts';

const t = translator('en-US');

describe('a piece drawn large', () => {
  it.each(PIECES)('says what %s is, in the picture and in words', (id) => {
    const painting = cardGamePainter.piece(id, { theme: 'court', t });
    if (painting === null) throw new Error(`no piece ${id}`);
    withinLimits(painting);
    expect(textsBelow(painting, 26)).toEqual([]);
    const said = painting.text.replace(/\s+/g, ' ');
    const written = inscriptions(painting).map(({ text }) => text);
    expect(written.length).toBeGreaterThan(2);
    for (const sentence of said.split(/(?<=\.) /).slice(1)) {
      const [start = ''] = sentence.split(' ');
      expect(
        written.some((line) => line.includes(start)),
        sentence,
      ).toBe(true);
    }
  });

  it.each(ADVENTURES)('tells the points and the price of $id', ({ id, value }) => {
    const painting = cardGamePainter.piece(id, { theme: 'contrast', t });
    expect(painting?.alt).toContain(`${value} points`);
    expect(painting?.alt).toContain(t('quests-condition', { adventure: id }));
  });

  it('doesn’t exist for other IDs', () => {
    expect(cardGamePainter.piece('lancelot', { theme: 'court', t })).toBeNull();
  });
});

/** The height at which Discord shows emoji in a message. */
const SHOWN = 22;

async function shown(id: string, background: string): Promise<Picture> {
  const art = cardGamePainter.emoji.get(id);
  if (art === undefined) throw new Error(`no emoji ${id}`);
  const context = createCanvas(SHOWN, SHOWN).getContext('2d');
  context.fillStyle = background;
  context.fillRect(0, 0, SHOWN, SHOWN);
  context.drawImage(await loadImage(emojiPng(art)), 0, 0, SHOWN, SHOWN);
  return { width: SHOWN, height: SHOWN, data: new Uint8Array(context.getImageData(0, 0, SHOWN, SHOWN).data) };
}

/** The most that anything on the line from the left edge to the middle differs from the background. */
function edgeContrast(picture: Picture, background: string): number {
  const line = Array.from({ length: SHOWN / 2 }, (_, x) => pixelAt(picture, x, SHOWN / 2));
  return Math.max(...line.slice(0, 6).map((pixel) => contrast(pixel, rgbOf(background))));
}

describe('the card game’s emoji', () => {
  const ids = [...cardGamePainter.emoji.keys()];

  it('are those that others use, each with its own sign in Unicode', () => {
    expect(ids.sort()).toEqual(
      ['power', 'enemy', 'monster', 'dragon', 'knight', 'merlin', 'adventure', 'seal', 'reveal']
        .map((name) => `quests_${name}`)
        .sort(),
    );
    const signs = [...cardGamePainter.emoji.values()].map(({ unicode }) => unicode);
    expect(new Set(signs).size).toBe(signs.length);
    for (const sign of signs) expect(sign).toMatch(/^\p{Emoji}\ufe0f?$/u);
  });

  it.each(ids.flatMap((id) => ['#313338', '#ffffff'].map((background) => [id, background] as const)))(
    '%s has an edge that stands out from %s',
    async (id, background) => {
      expect(edgeContrast(await shown(id, background), background)).toBeGreaterThan(3);
    },
  );

  it('differ from each other where they’re shown', async () => {
    const all = await Promise.all(ids.map((id) => shown(id, '#313338')));
    all.forEach((one, i) => {
      for (const other of all.slice(i + 1)) {
        const different = one.data.filter((value, at) => Math.abs(value - (other.data[at] as number)) > 40);
        expect(different.length).toBeGreaterThan(SHOWN * SHOWN * 0.4);
      }
    });
  });
});
