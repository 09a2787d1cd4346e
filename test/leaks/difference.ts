const CONTEXT = 60;

export interface PartDifference {
  readonly what: string;
  readonly bytes: number;
  readonly excerpts: readonly [string, string];
}

/** What isn't equal byte for byte; `ignored` parts aren't compared. */
export function differences(
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): PartDifference[] {
  const labels = new Set([...one.keys(), ...other.keys()]);
  return [...labels].flatMap((what) => {
    const a = one.get(what) ?? '';
    const b = other.get(what) ?? '';
    if (a === b) return [];
    const from = Math.max(0, firstDifference(a, b) - CONTEXT);
    return [{ what, bytes: bytesApart(a, b), excerpts: [excerpt(a, from), excerpt(b, from)] as const }];
  });
}

function firstDifference(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  return at;
}

function bytesApart(a: string, b: string): number {
  let apart = Math.abs(a.length - b.length);
  for (let at = 0; at < Math.min(a.length, b.length); at++) if (a[at] !== b[at]) apart++;
  return apart;
}

const excerpt = (text: string, from: number): string =>
  text.slice(from, from + 2 * CONTEXT).replace(/[^\x20-\x7e]/g, '?');
