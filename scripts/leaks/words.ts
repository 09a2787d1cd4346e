import type { Difference, Found, Tally } from './told.ts';

const COUNTS = ['pairs', 'drawn', 'keptHands', 'compared', 'differing'] as const;
type Counts = Pick<Tally, (typeof COUNTS)[number]>;

const NOTHING: Counts = { pairs: 0, drawn: 0, keptHands: 0, compared: 0, differing: 0 };

const plus = (a: Counts, b: Counts): Counts => ({
  pairs: a.pairs + b.pairs,
  drawn: a.drawn + b.drawn,
  keptHands: a.keptHands + b.keptHands,
  compared: a.compared + b.compared,
  differing: a.differing + b.differing,
});

/** A table of what was compared, the sum, and how each difference is found again. */
export function linesOf(found: readonly Found[], seed: string, seconds: number): string[] {
  const rows = new Map<string, Counts>();
  for (const tally of found.flatMap(({ tallies }) => tallies)) {
    const name = `${tally.game}, ${tally.audience}`;
    rows.set(name, plus(rows.get(name) ?? NOTHING, tally));
  }
  const all = [...rows.values()].reduce(plus, NOTHING);
  return [
    row('', COUNTS_IN_WORDS),
    ...[...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, counts]) => row(name, numbers(counts))),
    row('all', numbers(all)),
    `${all.pairs} pairs in ${seconds.toFixed(1)} s, seed ${seed}: ${all.differing} bytes differ`,
    ...found.flatMap(({ differences }) => differences).flatMap((difference) => lines(difference, seed)),
  ];
}

const COUNTS_IN_WORDS = ['pairs', 'drawn', 'hands kept', 'KB', 'bytes apart'];

const numbers = ({ pairs, drawn, keptHands, compared, differing }: Counts): string[] =>
  [pairs, drawn, keptHands, Math.round(compared / 1000), differing].map(String);

const row = (name: string, cells: readonly string[]): string =>
  [name.padEnd(42), ...cells.map((cell) => cell.padStart(13))].join('');

function lines({ game, step, audience, what, bytes, excerpts }: Difference, seed: string): string[] {
  return [
    `\nGame ${game}, step ${step}, ${audience}: ${bytes} bytes of "${what}" differ (--seed ${seed} --game ${game} --pictures 1)`,
    ...excerpts.map((excerpt) => `  ${excerpt}`),
  ];
}
