import { expect, it } from 'vitest';
import { rulesSections } from '../../scripts/gallery/write.ts';
import { textsBelow } from '../render/fixtures/inscriptions.ts';
import { someOf } from '../render/fixtures/whole.ts';

/** 9 pixels of a picture scaled to 400. */
const LEAST = 26;

it.each(rulesSections())('$title: no page has text that’s too small on a phone', ({ pictures }) => {
  const small = someOf(pictures, 6).flatMap(({ name, painting }) =>
    textsBelow(painting, LEAST).map((text) => `${name}: ${text}`),
  );
  expect(small).toEqual([]);
});
