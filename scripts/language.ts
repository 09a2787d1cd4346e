import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { Locale } from 'discord-api-types/v10';
import { games } from '../src/games/registry.ts';
import { createTranslator } from '../src/i18n/fluent/translate.ts';
import { SOURCE } from '../src/i18n/source.ts';
import { readArguments } from './arguments.ts';
import { ScriptError } from './errors.ts';
import { fileError } from './file-error.ts';
import { type File, messageTypes } from './language/entries.ts';
import { faultsIn } from './language/faults.ts';
import { poOf, translationsIn, withTranslations } from './language/po.ts';
import { previewOf } from './language/preview.ts';
import { NOTES, notesIn, readAll, stale, translatedNow, untranslated } from './language/progress.ts';
import { runScript } from './run-script.ts';

const USAGE = `usage: npm run language -- new LOCALE      starts a language, with the English words to translate
       npm run language -- check [LOCALE]   says what's wrong, how it's mended, and what's still English
       npm run language -- done LOCALE      notes that what's translated says what the English says now
       npm run language -- preview LOCALE   prints a game of each kind as it's told in the language
       npm run language -- export LOCALE FILE.po   writes a file for translators' tools
       npm run language -- import LOCALE FILE.po   takes its translations over
       npm run language -- types            writes src/i18n/messages.ts, the types of the English messages
LOCALE is one of Discord's codes, such as it or pt-BR. Languages are in src/i18n/languages, or in the folder after --in.`;

const FOLDER = 'src/i18n/languages';

/** The files of the language in the folder. @throws ScriptError if there's no such language */
function filesIn(folder: string): ReadonlyMap<string, string> {
  if (!existsSync(folder)) throw new ScriptError(`There’s no language in ${folder}.\n${USAGE}`, 2);
  const names = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

const source = (): ReadonlyMap<string, string> => filesIn(join(FOLDER, SOURCE));

const listOf = (files: ReadonlyMap<string, string>): File[] =>
  [...files].map(([name, text]) => ({ name, text }));

function start(locale: string, languagesFolder: string): void {
  if (!(Object.values(Locale) as string[]).includes(locale))
    throw new ScriptError(`Discord has no language “${locale}”.\n${USAGE}`, 2);
  const folder = join(languagesFolder, locale);
  if (existsSync(folder)) throw new ScriptError(`${folder} is there already.`, 1);
  cpSync(join(FOLDER, SOURCE), folder, { recursive: true });
  const file = join(folder, 'language.ftl');
  const name = new Intl.DisplayNames([locale], { type: 'language' }).of(locale) ?? locale;
  const text = readFileSync(file, 'utf8')
    .replace(/^language-formats = .*$/m, `language-formats = ${locale}`)
    .replace(
      /^language-name = .*$/m,
      `language-name = ${name.charAt(0).toLocaleUpperCase(locale)}${name.slice(1)}`,
    );
  writeFileSync(file, text);
  const files = readdirSync(folder).length;
  process.stdout.write(`${folder} has ${files} files to translate, in any order:
docs/style.md says how, docs/glossary.md has the terms.
The bot speaks it from its next start on; what's still English is said in English.
  npm run language -- check ${locale}     what's wrong, and what's still to translate
  npm run language -- preview ${locale}   a game of each kind, as it's told
  npm run language -- done ${locale}      once all is translated: later, check tells what the English has changed
  npm test                         a whole game in it
  npm run test:long -- test/i18n   games of all kinds, and whether its words fit the pictures\n`);
}

/** Whether there's nothing to mend; says what there is, and what's still in English. */
function check(locale: string, folder: string): boolean {
  const files = filesIn(folder);
  const [own, english] = [readAll(files), readAll(source())];
  const notes = notesIn(folder);
  const outdated = stale(english, notes).map((file) => ({
    text: 'the English has changed since it was translated',
    mend: `git log -p ${join(FOLDER, SOURCE, file)} says what. Change the translation, then run done.`,
    at: { file, line: 1 },
  }));
  const faults = [...faultsIn(listOf(files), listOf(source()), locale), ...outdated];
  for (const { text, mend, at } of faults)
    process.stdout.write(`${join(folder, at.file ?? '')}:${at.line}: ${text}\n    ${mend}\n`);
  const left = locale === SOURCE ? [] : untranslated(own, english, notes);
  const count = left.reduce((sum, each) => sum + each.count, 0);
  const all = [...english.messages.keys()].length;
  if (count > 0) {
    process.stdout.write(`${locale}: ${Math.round((100 * count) / all)}% as in English`);
    process.stdout.write(count > all / 20 ? ', what’s seen first first:\n' : '\n');
    if (count > all / 20)
      for (const each of left)
        process.stdout.write(`    ${join(folder, each.file!)}:${each.line}: ${each.count} of ${each.of}\n`);
  }
  process.stdout.write(
    faults.length === 0 ? `${locale}: no faults\n` : `${locale}: ${faults.length} to mend\n`,
  );
  return faults.length === 0;
}

function done(folder: string): void {
  const notes = translatedNow(readAll(source()));
  writeFileSync(join(folder, NOTES), `${JSON.stringify(notes, null, 2)}\n`);
  process.stdout.write(`${Object.keys(notes).length} files are noted as translated\n`);
}

function preview(folder: string): void {
  const t = createTranslator([...filesIn(folder).values()], [...source().values()]);
  for (const game of games.keys()) process.stdout.write(`${previewOf(game, t, '7'.repeat(32))}\n\n`);
}

function exportTo(locale: string, folder: string, file: string): void {
  const words = poOf(locale, readAll(filesIn(folder)), readAll(source()), notesIn(folder));
  try {
    writeFileSync(file, words);
  } catch (error) {
    throw fileError(file, 'written', error);
  }
}

function read(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw fileError(file, 'read', error);
  }
}

function importFrom(folder: string, file: string): void {
  const translations = translationsIn(read(file));
  let changed = 0;
  for (const [name, text] of filesIn(folder)) {
    const after = withTranslations(text, translations);
    if (after === text) continue;
    writeFileSync(join(folder, name), after);
    changed += 1;
  }
  process.stdout.write(`${translations.size} translations, ${changed} files changed\n`);
}

function writeTypes(): void {
  writeFileSync(new URL('../src/i18n/messages.ts', import.meta.url), messageTypes([...source().values()]));
}

await runScript(() => {
  const { positionals, values } = readArguments(USAGE, {
    options: { in: { type: 'string' } },
    allowPositionals: true,
  });
  const [what, locale, file, ...more] = positionals;
  const within = typeof values.in === 'string' ? values.in : FOLDER;
  const folder = join(within, locale ?? '');
  const takesFile = what === 'export' || what === 'import';
  if (more.length > 0 || (file !== undefined) !== takesFile) throw new ScriptError(USAGE, 2);
  if (what === 'check' && locale === undefined) {
    const locales = readdirSync(within, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const sound = locales.map(({ name }) => check(name, join(within, name)));
    if (sound.includes(false)) process.exitCode = 1;
  } else if (what === 'types' && locale === undefined) writeTypes();
  else if (locale === undefined) throw new ScriptError(USAGE, 2);
  else if (what === 'new') start(locale, within);
  else if (what === 'check') process.exitCode = check(locale, folder) ? 0 : 1;
  else if (what === 'done' && locale !== SOURCE) done(folder);
  else if (what === 'preview') preview(folder);
  else if (what === 'export') exportTo(locale, folder, file!);
  else if (what === 'import') importFrom(folder, file!);
  else throw new ScriptError(USAGE, 2);
});
