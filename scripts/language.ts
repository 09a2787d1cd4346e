import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { Locale } from 'discord-api-types/v10';
import { languages } from '../src/i18n/languages.ts';
import { SOURCE } from '../src/i18n/source.ts';
import { readArguments } from './arguments.ts';
import { ScriptError } from './errors.ts';
import { messageTypes } from './language/entries.ts';
import { faultsOf } from './language/faults.ts';
import { runScript } from './run-script.ts';

const USAGE = `usage: npm run language -- new LOCALE     starts a language, with the English words to translate, in
                                           src/i18n/languages or in the folder after --in
       npm run language -- check [LOCALE]  says what's missing, superfluous or too long
       npm run language -- types          writes src/i18n/messages.ts, the types of the English messages
LOCALE is one of Discord's codes, such as it or pt-BR.`;

const FOLDER = 'src/i18n/languages';

const textsOf = (locale: string): string[] => [...(languages.get(locale)?.values() ?? [])];

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
  npm run language -- check ${locale}   what's missing, superfluous or too long
  npm test                       a whole game in it
  npm run test:long -- test/i18n  games of all kinds, and whether its words fit the pictures\n`);
}

function check(locale: string | undefined): void {
  const locales = locale === undefined ? [...languages.keys()] : [locale];
  let count = 0;
  for (const each of locales) {
    if (!languages.has(each)) throw new ScriptError(`There’s no language “${each}”.\n${USAGE}`, 2);
    const faults = faultsOf(textsOf(each), textsOf(SOURCE));
    for (const fault of faults) process.stdout.write(`${each}: ${fault}\n`);
    count += faults.length;
  }
  process.stdout.write(count === 0 ? `${locales.join(', ')}: nothing to mend\n` : `${count} to mend\n`);
  if (count > 0) process.exitCode = 1;
}

function writeTypes(): void {
  writeFileSync(new URL('../src/i18n/messages.ts', import.meta.url), messageTypes(textsOf(SOURCE)));
}

await runScript(() => {
  const { positionals, values } = readArguments(USAGE, {
    options: { in: { type: 'string' } },
    allowPositionals: true,
  });
  const [what, locale, ...more] = positionals;
  if (more.length > 0) throw new ScriptError(USAGE, 2);
  if (what === 'new' && locale !== undefined)
    start(locale, typeof values.in === 'string' ? values.in : FOLDER);
  else if (what === 'check') check(locale);
  else if (what === 'types' && locale === undefined) writeTypes();
  else throw new ScriptError(USAGE, 2);
});
