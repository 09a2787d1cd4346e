import type { Outcome } from './outcome.ts';

export interface OptionGroup {
  readonly key: string;
  readonly first: Outcome;
  readonly ways: number;
  /** The most cards left over after any of the ways to pay. */
  readonly left: number;
}

function keyOf({ action }: Outcome): string {
  if (action.type === 'challenge') return `challenge ${action.card} ${action.mode}`;
  return action.type === 'adventure' ? `adventure ${action.adventure}` : action.type;
}

export function grouped(outcomes: readonly Outcome[]): OptionGroup[] {
  const groups = new Map<string, OptionGroup>();
  for (const outcome of outcomes) {
    const key = keyOf(outcome);
    const left = outcome.action.type === 'adventure' ? outcome.keptTrophies.length : outcome.kept.length;
    const known = groups.get(key);
    groups.set(
      key,
      known === undefined
        ? { key, first: outcome, ways: 1, left }
        : { ...known, ways: known.ways + 1, left: Math.max(known.left, left) },
    );
  }
  return [...groups.values()];
}

/** For each outcome, the number that its group has in the picture, from 1. */
export function numbersOf(outcomes: readonly Outcome[]): number[] {
  const keys = [...new Set(outcomes.map(keyOf))];
  return outcomes.map((outcome) => keys.indexOf(keyOf(outcome)) + 1);
}
