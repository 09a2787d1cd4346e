import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Easel } from '../../render/drawing/easel.ts';
import { inThemes, type Painting } from '../../render/painting.ts';
import { themes } from '../../render/themes/index.ts';
import {
  differences,
  type Manifest,
  paintingEntries,
  recordEntries,
} from '../../scripts/gallery/manifest.ts';
import { galleryWords } from '../../scripts/gallery/write.ts';
import { type ExportedRecord, exportRecord, truncateRecord } from '../../src/games/record.ts';
import { parseRecord } from '../../src/games/record-form.ts';
import { composed } from '../../src/i18n/fluent/translate.ts';
import type { Value } from '../../src/i18n/fluent/value.ts';
import { SOURCE } from '../../src/i18n/source.ts';

const SIZE = { width: 40, height: 30 } as const;

const backdrop = inThemes(SIZE, (pen) => pen.fillRect(0, 0, SIZE.width, SIZE.height, '#102030'));

const painting = (change: Partial<Painting> = {}): Painting => ({
  ...backdrop(themes.court),
  draw: (pen) => pen.fillRect(3, 4, 2, 2, '#ffffff'),
  alt: 'Guinevere leads.',
  text: 'Guinevere 41',
  ...change,
});

const manifestOf = (shown: Painting): Manifest =>
  Object.fromEntries(paintingEntries('en-US table', new Easel(), shown));

const differencesFrom = (changed: Painting) => differences(manifestOf(painting()), manifestOf(changed));

it('says nothing of what’s the same', () => {
  expect(differencesFrom(painting())).toEqual([]);
});

it('names a picture of which one pixel has changed', () => {
  const draw: Painting['draw'] = (pen) => {
    painting().draw(pen);
    pen.fillRect(30, 20, 1, 1, '#ffffff');
  };
  expect(differencesFrom(painting({ draw }))).toEqual(['en-US table: picture']);
});

it('names an alternative text and a text table of which one word has changed', () => {
  expect(differencesFrom(painting({ alt: 'Lancelot leads.' }))).toEqual(['en-US table: alt']);
  expect(differencesFrom(painting({ text: 'Lancelot 41' }))).toEqual(['en-US table: text']);
});

it('names what only one manifest has, as far as it has the text', () => {
  expect(differences({ 'a: alt': '1', 'b: alt': '2' }, { 'b: alt': '2', 'c: alt': '3' })).toEqual([
    'a: alt',
    'c: alt',
  ]);
  expect(differences({ 'a: alt': '1', 'b: alt': '2' }, {}, 'b')).toEqual(['b: alt']);
});

it('names a record’s state and account, and only its account where only words have changed', () => {
  const file = new URL('../records/stalemate.jsonl', import.meta.url);
  const whole = parseRecord(readFileSync(file, 'utf8'));
  const t = galleryWords(SOURCE);
  const entries = (record: ExportedRecord, words = t) =>
    Object.fromEntries(recordEntries('stalemate', record, words));
  const cut = exportRecord(truncateRecord(whole, whole.steps.length - 1));
  const otherwise = (id: string, data?: Readonly<Record<string, Value>>) =>
    composed(t)(id, data).replace('adversar', 'foe');
  const reworded = Object.assign(otherwise, { attributes: t.attributes }) as unknown as typeof t;
  expect(differences(entries(whole), entries(whole))).toEqual([]);
  expect(differences(entries(whole), entries(cut))).toEqual(['stalemate: state', 'stalemate: account']);
  expect(differences(entries(whole), entries(whole, reworded))).toEqual(['stalemate: account']);
});
