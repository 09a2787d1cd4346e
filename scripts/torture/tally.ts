/**
 * Counts how often each sentence occurs in the texts. Longer sentences are matched before shorter ones that they
 * contain, and no part of a text is counted twice.
 */
export function occurrences(sentences: ReadonlySet<string>, texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  let rest = texts.join('\n');
  for (const sentence of [...sentences].sort((a, b) => b.length - a.length)) {
    const parts = rest.split(sentence);
    counts.set(sentence, parts.length - 1);
    rest = parts.join('\u0000');
  }
  return counts;
}

export function countOf(items: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
}
