import { readArguments } from '../scripts/arguments.ts';
import { ScriptError } from '../scripts/errors.ts';
import { runScript } from '../scripts/run-script.ts';
import { listed } from '../scripts/wording.ts';
import type { AnswerOptions } from './answers/answers.ts';
import type { Figure } from './figure.ts';
import { reportTable } from './report.ts';

/** Each subject is loaded only when it's measured, so that subjects don't affect each other. */
const SUBJECTS: Record<string, (options: AnswerOptions) => Promise<Figure[]>> = {
  engine: async () => (await import('./engine/engine.ts')).engineFigures(),
  search: async () => (await import('./search/search.ts')).searchFigures(),
  pictures: async () => (await import('./pictures/pictures.ts')).pictureFigures(),
  analysis: async () => (await import('./analysis/analysis.ts')).analysisFigures(),
  uploads: async () => (await import('./uploads/uploads.ts')).uploadFigures(),
  films: async () => (await import('./films/films.ts')).filmFigures(),
  answers: async (options) => (await import('./answers/answers.ts')).answerFigures(options),
  stored: async () => (await import('./stored/stored.ts')).storedFigures(),
  lists: async () => (await import('./lists/lists.ts')).listFigures(),
  start: async () => (await import('./start/start.ts')).startFigures(),
};

const USAGE = `npm run bench -- [--json] [${Object.keys(SUBJECTS).join('|')}]...
Measures the given subjects, by default all of them, and compares the figures with their goals.
Of answers:
  --runs N       runs, by default 3
  --seconds N    of each run, by default 30
  --interactions N  until so many are made, however long it takes, instead
  --rate N       interactions that are wanted per second, by default 100
  --warm-up N    interactions before a run is measured, while code is compiled
  --tree PATH    compares with another checkout, whose runs alternate with ours`;

await runScript(async () => {
  const { values, positionals } = readArguments(USAGE, {
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      runs: { type: 'string' },
      seconds: { type: 'string' },
      interactions: { type: 'string' },
      rate: { type: 'string' },
      'warm-up': { type: 'string' },
      tree: { type: 'string' },
    },
  });
  const unknown = positionals.find((name) => !Object.hasOwn(SUBJECTS, name));
  if (unknown !== undefined)
    throw new ScriptError(
      `Unknown subject "${unknown}"; the subjects are ${listed(Object.keys(SUBJECTS))}.`,
      2,
    );
  const figures: Figure[] = [];
  for (const name of positionals.length > 0 ? positionals : Object.keys(SUBJECTS))
    figures.push(...(await SUBJECTS[name]!(values)));
  console.log(values.json ? JSON.stringify(figures, null, 2) : reportTable(figures));
});
