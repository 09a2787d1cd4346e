import { expect, it } from 'vitest';
import { drawingKey } from '../../render/key.ts';
import { THEME_IDS } from '../../render/themes/theme.ts';
import { SOURCES, textOf } from '../architecture/imports.ts';
import { digestsOf, drawingsIn, MANNERS } from './fixtures/drawings.ts';
import { digestsApart } from './fixtures/fresh-process.ts';

// The long test of the same name draws all pictures.
it('a picture is the same whatever was drawn before, in other languages', async () => {
  const manners = MANNERS.filter(({ locale, theme }) => locale !== 'de' && theme === THEME_IDS[0]);
  const apart = digestsApart(manners, 'few', { isForgetful: true });
  expect(digestsOf(drawingsIn(manners, 'few'), 'few')).toEqual(await apart);
}, 120_000);

const draw = () => undefined;

it.each([
  ['a number', { value: 1 }, { value: 2 }],
  ['a text and a number', { value: '1' }, { value: 1 }],
  ['texts with spaces', { a: '1 b "2"', b: '' }, { a: '1', b: '2' }],
  ['something inside', { value: [{ a: 1 }] }, { value: [{ a: 2 }] }],
  ['null and nothing', { value: null }, { value: undefined }],
  ['nothing in a list', { value: [null] }, { value: [undefined] }],
  ['a sign of nothing', { value: [0] }, { value: [-0] }],
  ['what isn’t a number', { value: { of: Number.NaN } }, { value: { of: null } }],
  ['a function and its name', { value: { say: draw } }, { value: { say: 'ƒ1' } }],
  ['names that look like values', { 'a:1,b': 1 }, { a: 1, b: 1 }],
  ['who says the words', { say: () => 'one' }, { say: () => 'one' }],
])('%s makes another key', (_, one, other) => {
  expect(drawingKey(draw, one)).not.toBe(drawingKey(draw, other));
  expect(drawingKey(draw, one)).toBe(drawingKey(draw, { ...one }));
  expect(drawingKey(draw, one)).not.toBe(drawingKey(() => undefined, one));
});

it('what a key can’t tell apart is refused', () => {
  expect(() => drawingKey(draw, { value: new Map() })).toThrow(TypeError);
});

/** Parameters of functions that a module calls when it's loaded. */
const MAKERS = ['draw'];

it('what’s kept is drawn by a module’s own functions, which a call doesn’t make', () => {
  const isOwn = (text: string, name: string) =>
    MAKERS.includes(name) || new RegExp(`^(export )?(function|const) ${name}\\b`, 'm').test(text);
  const wrong = SOURCES.flatMap((file) =>
    [...textOf(file).matchAll(/\.stamp\(\s*(\w+|\W)/g)]
      .map(([, name]) => name!)
      .filter((name) => !isOwn(textOf(file), name))
      .map((name) => `${file}: ${name}`),
  );
  expect(wrong).toEqual([]);
});
