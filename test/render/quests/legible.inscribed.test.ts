import { describe, expect, it } from 'vitest';
import { questsGallery } from '../../../scripts/gallery/quests.ts';
import { textsBelow } from '../fixtures/inscriptions.ts';

/** Of 1200 pixels: nearly 9 of 400, as a phone shows it. */
const LEAST = 26;

describe('everything written in the card game’s pictures', () => {
  const pictures = questsGallery.sections().flatMap((section) => section.pictures);

  it.each(pictures)('can be read on a phone in $name', ({ painting }) => {
    expect(textsBelow(painting, LEAST)).toEqual([]);
  });
});
