import { MAX_OPTIONS } from '../answers/limits.ts';

/** The parts that one menu offers, equal ones numbered, and how many have to be chosen. */
export interface PartsMenu {
  readonly parts: readonly NumberedPart[];
  readonly min: number;
  readonly max: number;
}

export interface NumberedPart {
  readonly part: string;
  /** From 1, among `of` equal ones. */
  readonly number: number;
  readonly of: number;
}

const MARK = '~';

export const menuValue = ({ part, number }: NumberedPart): string =>
  number === 1 ? part : `${part}${MARK}${number}`;

/** The part that a value from a menu stands for. */
export const parsePart = (value: string): string => value.split(MARK)[0]!;

type Counts = Map<string, number>;

function countsOf(parts: readonly string[]): Counts {
  const counts: Counts = new Map();
  for (const part of parts) counts.set(part, (counts.get(part) ?? 0) + 1);
  return counts;
}

/** As many of each part as the larger of the two has. */
function joined(a: Counts, b: Counts): Counts {
  const all = new Map(a);
  for (const [part, count] of b) all.set(part, Math.max(all.get(part) ?? 0, count));
  return all;
}

const sizeOf = (counts: Counts): number => [...counts.values()].reduce((sum, count) => sum + count, 0);

/**
 * As few menus as fit the sets in their order; sets with the same first part are together. Null if one menu can't
 * hold all sets of some first part.
 */
export function partsMenus(sets: readonly (readonly string[])[]): PartsMenu[] | null {
  const byFirst = new Map<string, (readonly string[])[]>();
  for (const set of sets) byFirst.set(set[0]!, [...(byFirst.get(set[0]!) ?? []), set]);
  const menus: { counts: Counts; lengths: number[] }[] = [];
  for (const group of byFirst.values()) {
    const counts = group.map(countsOf).reduce(joined);
    if (sizeOf(counts) > MAX_OPTIONS) return null;
    const lengths = group.map(({ length }) => length);
    const last = menus.at(-1);
    const together = last && joined(last.counts, counts);
    if (last && together && sizeOf(together) <= MAX_OPTIONS) {
      last.counts = together;
      last.lengths.push(...lengths);
    } else menus.push({ counts, lengths });
  }
  return menus.map(({ counts, lengths }) => ({
    parts: [...counts].flatMap(([part, of]) =>
      Array.from({ length: of }, (_, at) => ({ part, number: at + 1, of })),
    ),
    min: Math.min(...lengths),
    max: Math.max(...lengths),
  }));
}

/** The one item whose parts are exactly those, in any order; null if there's none. */
export function withParts<T>(
  items: readonly T[],
  partsOf: (item: T) => readonly string[] | null,
  parts: readonly string[],
): T | null {
  const wanted = parts.toSorted().join();
  return items.find((item) => partsOf(item)?.toSorted().join() === wanted) ?? null;
}
