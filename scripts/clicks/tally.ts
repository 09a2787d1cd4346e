import { decisionKind, turnKind } from './kinds.ts';
import type { Setting, Turn } from './play.ts';

/** The presses of everything of one kind. */
export interface Row {
  readonly game: string;
  readonly kind: string;
  readonly count: number;
  readonly median: number;
  readonly max: number;
}

/** Counts presses by kind of turn and by kind of decision. */
export class Tally {
  readonly #turns = new Map<string, number[]>();
  readonly #decisions = new Map<string, number[]>();

  add({ game, variant }: Setting, turn: Turn): void {
    const of = `${game} ${variant}`;
    const presses = turn.reduce((sum, decision) => sum + decision.presses, 0);
    note(this.#turns, `${of}|${turnKind(turn.map(({ action }) => action))}`, presses);
    for (const decision of turn)
      note(this.#decisions, `${of}|${decisionKind(decision.action)}`, decision.presses);
  }

  get turns(): Row[] {
    return rowsOf(this.#turns);
  }

  get decisions(): Row[] {
    return rowsOf(this.#decisions);
  }
}

function note(counts: Map<string, number[]>, key: string, presses: number): void {
  const known = counts.get(key);
  if (known) known.push(presses);
  else counts.set(key, [presses]);
}

const rowsOf = (counts: ReadonlyMap<string, readonly number[]>): Row[] =>
  [...counts].map(([key, all]) => {
    const [game, kind] = key.split('|') as [string, string];
    const sorted = all.toSorted((a, b) => a - b);
    return {
      game,
      kind,
      count: sorted.length,
      median: sorted[Math.floor(sorted.length / 2)]!,
      max: sorted.at(-1)!,
    };
  });

/** A table in Markdown. */
export function tableOf(what: string, rows: readonly Row[]): string[] {
  return [
    `| game | ${what} | number | median | most |`,
    '|---|---|---|---|---|',
    ...rows.map(
      ({ game, kind, count, median, max }) => `| ${game} | ${kind} | ${count} | ${median} | ${max} |`,
    ),
  ];
}
