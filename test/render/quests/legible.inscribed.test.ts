import { describe, expect, it } from 'vitest';
import { cardGameGallery } from '../../../scripts/gallery/quests.ts';
import { spoken } from '../../../scripts/samples/language.ts';
import { ADVENTURES } from '../../../src/games/quests/data.ts';
import { inSomeThemes, picturesOf } from '../fixtures/gallery.ts';
import { inscriptions, textsBelow } from '../fixtures/inscriptions.ts';

/** Of 1200 pixels: nearly 9 of 400, as a phone shows it. */
const LEAST = 26;

describe('everything written in the card game’s pictures', () => {
  const pictures = picturesOf(cardGameGallery);

  it.each(inSomeThemes(pictures))('can be read on a phone in $name', ({ painting }) => {
    expect(textsBelow(painting, LEAST)).toEqual([]);
  });

  /** Of 1200 pixels: more than 8 of 330. */
  const OPEN = 30;

  /** Above it are names of adventures that somebody has. */
  const HEADINGS = 880;

  it.each(['quests-set-up-court', 'quests-hand-start-court'])(
    'names the adventures that are open in letters for the narrowest phone in %s',
    (name) => {
      const { painting } = pictures.find((picture) => picture.name === name)!;
      const named = ADVENTURES.flatMap(({ id }) =>
        spoken()('quests-adventure', { adventure: id }).split(' '),
      );
      const sizes = inscriptions(painting).filter(
        ({ text, box }) => named.includes(text.split(' ')[0]!) && box.top > HEADINGS,
      );
      expect(sizes.length).toBeGreaterThanOrEqual(ADVENTURES.length);
      expect(Math.min(...sizes.map(({ size }) => size))).toBeGreaterThanOrEqual(OPEN - 0.01);
    },
  );

  it('names all twelve adventures at an end, whoever took most of them', () => {
    const names = new Set(ADVENTURES.map(({ id }) => spoken()('quests-adventure', { adventure: id })));
    const ends = pictures
      .filter(({ name }) => name.startsWith('quests-end-'))
      .map(({ painting }) => inscriptions(painting).map(({ text }) => text))
      .filter((words) => words.includes(spoken()('quests-picture-ended', { reason: 'adventures' })));
    expect(ends.length).toBeGreaterThan(4);
    for (const words of ends) expect(words.filter((word) => names.has(word))).toHaveLength(12);
  });

  it('has the whole names of three players', () => {
    const { painting } = pictures.find(({ name }) => name === 'quests-seals-3-seats-court')!;
    expect(inscriptions(painting).map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Guinevere', 'Lancelot du Lac', 'Morgan le Fay']),
    );
  });
});
