import type { Figure } from './figure.ts';

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

export function reportTable(figures: readonly Figure[]): string {
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
