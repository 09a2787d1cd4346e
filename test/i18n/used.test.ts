import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { includedIn } from '../../scripts/language/entries.ts';
import { readAll } from '../../scripts/language/progress.ts';
import { languages } from '../../src/i18n/languages.ts';
import { SOURCE } from '../../src/i18n/source.ts';

/** Said by names that are put together elsewhere; other tests say each of them. */
const FAMILIES = /^(\w+-lesson-|\w+-rules-|settings-problem-|checker-outcome-)/;

const codeIn = (folder: string): string =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('i18n/messages.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');

it('every message is said somewhere', () => {
  const code = ['bench', 'commands', 'render', 'scripts', 'src'].map(codeIn).join('\n');
  const named = new Set([...code.matchAll(/'([a-z][\w.-]*)'/g)].map(([, name]) => name));
  // say(`errors-${id}`), and `court-picture-${kind}` anywhere.
  const composed = [
    ...code.matchAll(/(?:(?:\bt|translat\w*)\(\s*|(?=`\w+-\w+-))`((?:[\w.-]|\$\{[^`}]*\})+)`/g),
  ].map(
    ([, name = '']) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w.-]+')}$`),
  );
  const { messages } = readAll(languages.get(SOURCE));
  const included = new Set([...messages.values()].flatMap(({ pattern }) => [...includedIn(pattern)]));
  const unsaid = [...messages.keys()].filter(
    (id) =>
      !named.has(id) &&
      !included.has(id) &&
      !FAMILIES.test(id) &&
      !composed.some((pattern) => pattern.test(id)),
  );
  expect(unsaid).toEqual([]);
});
