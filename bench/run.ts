import { readArguments } from '../scripts/arguments.ts';
import { ScriptError } from '../scripts/errors.ts';
import { runScript } from '../scripts/run-script.ts';
import { listed } from '../scripts/wording.ts';
import type { Figure } from './figure.ts';
import { reportTable } from './report.ts';

/** Each subject is loaded only when it's measured, so that subjects don't affect each other. */
const SUBJECTS: Record<string, () => Promise<Figure[]>> = {
  engine: async () => (await import('./engine/engine.ts')).engineFigures(),
  search: async () => (await import('./search/search.ts')).searchFigures(),
  pictures: async () => (await import('./pictures/pictures.ts')).pictureFigures(),
  answers: async () => (await import('./answers/answers.ts')).answerFigures(),
};

const USAGE = `npm run bench -- [--json] [${Object.keys(SUBJECTS).join('|')}]...
Measures the given subjects, by default all of them, and compares the figures with their goals.`;

await runScript(async () => {
  const { values, positionals } = readArguments(USAGE, {
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  const unknown = positionals.find((name) => !Object.hasOwn(SUBJECTS, name));
  if (unknown !== undefined)
    throw new ScriptError(
      `Unknown subject "${unknown}"; the subjects are ${listed(Object.keys(SUBJECTS))}.`,
      2,
    );
  const figures: Figure[] = [];
  for (const name of positionals.length > 0 ? positionals : Object.keys(SUBJECTS))
    figures.push(...(await SUBJECTS[name]!()));
  console.log(values.json ? JSON.stringify(figures, null, 2) : reportTable(figures));
});
