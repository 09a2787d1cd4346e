import { expect, it } from 'vitest';
import { SOURCES, textOf } from './imports.ts';

const LIMIT = 400;

it(`source files have at most ${LIMIT} lines`, () => {
  const lines = (file: string) => textOf(file).trimEnd().split('\n').length;
  expect(SOURCES.filter((file) => lines(file) > LIMIT)).toEqual([]);
});
