import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { po } from 'gettext-parser';
import { describe, expect, it } from 'vitest';
import { faultsIn, faultsOf } from '../../scripts/language/faults.ts';
import { poOf, translationsIn, withTranslations } from '../../scripts/language/po.ts';
import { previewOf } from '../../scripts/language/preview.ts';
import { readAll, stale, translatedNow, untranslated } from '../../scripts/language/progress.ts';
import { createTranslator } from '../../src/i18n/fluent/translate.ts';
import { languages } from '../../src/i18n/languages.ts';
import { runScript } from './run.ts';

const source = languages.get('en-US')!;
const english = readAll(source);
const listOf = (files: ReadonlyMap<string, string>) => [...files].map(([name, text]) => ({ name, text }));

/** A language that's English but for these changes. */
function changed(...changes: readonly [file: string, from: string, to: string][]): Map<string, string> {
  const files = new Map(source);
  for (const [file, from, to] of changes) {
    expect(files.get(file)).toContain(from);
    files.set(file, files.get(file)!.replace(from, to));
  }
  return files;
}

/** The number of the file's line with that text. */
const lineOf = (files: ReadonlyMap<string, string>, file: string, text: string): number =>
  files
    .get(file)!
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

describe('npm run language', () => {
  it('says how it’s used', async () => {
    for (const args of [[], ['new', 'xx'], ['check', 'xx'], ['export', 'it']]) {
      const { code, err } = await runScript('language', ...args);
      expect(err).toContain('usage: npm run language');
      expect(code).toBe(2);
    }
  });

  it('starts a language that’s complete but for its words, and says so', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'languages-'));
    const { code, out } = await runScript('language', 'new', 'it', '--in', folder);
    expect(code).toBe(0);
    expect(out).toContain('npm run language -- check it');
    const files = readdirSync(join(folder, 'it'));
    const texts = files.map((file) => readFileSync(join(folder, 'it', file), 'utf8'));
    expect(texts.join('')).toContain('language-formats = it\n');
    expect(texts.join('')).toContain('language-name = Italiano\n');
    expect(faultsOf(texts, [...source.values()])).toEqual([]);
    const again = await runScript('language', 'new', 'it', '--in', folder);
    expect(again).toMatchObject({ code: 1, err: expect.stringContaining('is there already') });
    const checked = await runScript('language', 'check', 'it', '--in', folder);
    expect(checked).toMatchObject({ code: 0, out: expect.stringMatching(/^it: (8|9)\d% as in English, /) });
  });
});

it('what’s still English is counted, what’s seen first first', () => {
  const own = readAll(changed(['people.ftl', 'people-button-watch = Watch', 'people-button-watch = Guarda']));
  const left = untranslated(own, english, {});
  expect(left.map(({ file }) => file).slice(0, 2)).toEqual(['language.ftl', 'discord.ftl']);
  const people = left.find(({ file }) => file === 'people.ftl')!;
  expect(people.count).toBe(people.of - 1);
  expect(untranslated(own, english, translatedNow(english))).toEqual([]);
});

it('a fault is told once, with its line and what mends it', () => {
  const files = changed(
    ['court.ftl', '[merlin] Merlin', '[merlino] Merlino'],
    ['artus.ftl', '*[scoring] ', '[scoring] '],
    ['people.ftl', 'people-button-watch = Watch', 'people-button-watch = Guarda { $chi }'],
    ['people.ftl', '[one]', '[few]'],
  );
  const plural = faultsIn(listOf(files), listOf(source), 'it').find(({ text }) => text.includes('[few]'))!;
  expect(plural).toMatchObject({ mend: 'The language has the forms many, one, other.' });
  const faults = faultsIn(listOf(files), listOf(source), 'it').filter((fault) => fault.text !== plural.text);
  expect(faults).toEqual([
    {
      text: 'can’t be read: artus-pile =',
      mend: 'Put a * before the [ of one of the choices: it’s said whenever no other fits.',
      at: { file: 'artus.ftl', line: lineOf(files, 'artus.ftl', '[scoring] ') + 1 },
    },
    {
      text: 'people-button-watch uses $chi, which it isn’t given',
      mend: 'It’s given nothing.',
      at: { file: 'people.ftl', line: lineOf(files, 'people.ftl', '$chi') },
    },
    {
      text: 'court-character has a choice [merlino] of $character, which never comes',
      mend: 'Names of choices stay as they are in English: merlin, guinevere, arthur, lancelot.',
      at: { file: 'court.ftl', line: lineOf(files, 'court.ftl', 'court-character =') },
    },
  ]);
});

it('a message that’s missing is looked for where it stands in English', () => {
  const files = changed(
    ['people.ftl', 'people-button-watch = Watch\n', ''],
    ['clock.ftl', 'clock-button-seen = Got it\n', ''],
  );
  const faults = faultsIn(listOf(files), listOf(source), 'it');
  expect(faults.map(({ text, at }) => ({ text, ...at }))).toEqual([
    { text: 'clock-button-seen is missing', file: 'clock.ftl', line: 1 },
    {
      text: 'people-button-watch is missing',
      file: 'people.ftl',
      line: lineOf(files, 'people.ftl', 'people-button-options ='),
    },
  ]);
});

it('a translation is stale once its English has changed', () => {
  const notes = translatedNow(english);
  expect(stale(english, notes)).toEqual([]);
  const now = readAll(
    changed(['people.ftl', 'people-button-watch = Watch', 'people-button-watch = Look on']),
  );
  expect(stale(now, notes)).toEqual(['people.ftl']);
});

it('translators’ tools get the words with their comments, and give them back', () => {
  const own = changed(['people.ftl', 'people-button-watch = Watch', 'people-button-watch = Guarda']);
  const exported = poOf('it', readAll(own), english, {});
  expect([...translationsIn(exported)]).toEqual([['people-button-watch', 'Guarda']]);
  const words = po.parse(exported);
  const [hand] = Object.values(words.translations['commands-hand.description']!);
  hand!.msgstr = ['Mostra la tua mano, in un elenco'];
  const [pile] = Object.values(words.translations['artus-pile']!);
  expect(pile!.msgid).toContain('[knight]');
  pile!.msgstr = [pile!.msgid.replace('Knight', 'Cavaliere')];
  const given = translationsIn(po.compile(words));
  expect(withTranslations(own.get('people.ftl')!, given)).toBe(own.get('people.ftl'));
  expect(withTranslations(source.get('commands.ftl')!, given)).toContain(
    'commands-hand = hand\n    .description = Mostra la tua mano, in un elenco\n',
  );
  const after = new Map([...source].map(([file, text]) => [file, withTranslations(text, given)]));
  expect(after.get('artus.ftl')).toContain('Cavaliere');
  expect(faultsIn(listOf(after), listOf(source), 'it')).toEqual([]);
  hand!.msgstr = ['{ $x'];
  expect(() => translationsIn(po.compile(words))).toThrow('commands-hand.description can’t be read');
});

it('a preview tells a whole game in the language', () => {
  const t = createTranslator([
    ...changed(['artus.ftl', 'artus-title = Artus', 'artus-title = Artù']).values(),
  ]);
  const told = previewOf('artus', t, '7'.repeat(32));
  expect(told).toMatch(/^# Artù · /);
  expect(told).toContain('Olivier places a Knight on chair');
  expect(told).toContain(t('artus-event-ended'));
  expect(previewOf('artus', t, '7'.repeat(32))).toBe(told);
});

it('a preview begins with what the variant played is about', () => {
  const t = createTranslator([...source.values()]);
  const heading = previewOf('quests', t, '7'.repeat(32)).split('\n').slice(0, 2);
  expect(heading).toEqual([`# ${t('quests-title')} · ${t('quests-variant-seals')}`, t('quests-about-seals')]);
});
