import { readArguments } from '../scripts/arguments.ts';
import { Complaint, runScript } from '../scripts/complaint.ts';
import { listed } from '../scripts/words.ts';
import type { Figure } from './figure.ts';

/** Each subject is loaded and measured alone, so that none warms or burdens another. */
const SUBJECTS: Record<string, () => Promise<Figure[]>> = {
  engine: async () => (await import('./engine.ts')).engineFigures(),
  pictures: async () => (await import('./pictures.ts')).pictureFigures(),
  answers: async () => (await import('./answers.ts')).answerFigures(),
};

const USAGE = `npm run bench -- [--json] [${Object.keys(SUBJECTS).join('|')}]...
Measures the subjects named, all of them by default, against their goals.`;

const met = ({ goal, value }: Figure): boolean | null =>
  goal === undefined ? null : 'atLeast' in goal ? value >= goal.atLeast : value <= goal.atMost;

const number = (value: number): string =>
  Math.abs(value) >= 1000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));

function row(figure: Figure): string[] {
  const { goal } = figure;
  const wanted =
    goal === undefined
      ? ''
      : 'atLeast' in goal
        ? `at least ${number(goal.atLeast)}`
        : `at most ${number(goal.atMost)}`;
  const verdict = met(figure);
  return [
    figure.against === undefined ? figure.name : `${figure.name} (against ${figure.against})`,
    `${number(figure.value)} ${figure.unit}`.trim(),
    wanted,
    verdict === null ? '' : verdict ? 'met' : 'MISSED',
    figure.runs.map(number).join(' '),
  ];
}

function table(figures: readonly Figure[]): string {
  const rows = [['figure', 'median', 'goal', '', 'runs'], ...figures.map(row)];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)));
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

await runScript(async () => {
  const { values, positionals } = readArguments(USAGE, {
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  });
  const unknown = positionals.find((name) => !Object.hasOwn(SUBJECTS, name));
  if (unknown !== undefined)
    throw new Complaint(`There is no subject "${unknown}"; known are ${listed(Object.keys(SUBJECTS))}.`, 2);
  const figures: Figure[] = [];
  for (const name of positionals.length > 0 ? positionals : Object.keys(SUBJECTS))
    figures.push(...(await SUBJECTS[name]!()));
  console.log(values.json ? JSON.stringify(figures, null, 2) : table(figures));
});
