/**
 * Where a passage of a story ends that begins no later than at `latest`; the last such if it occurs repeatedly. Null
 * if there's none. The story's sentences are separated by single spaces.
 */
export function passageEnd(story: string, passage: string, latest: number): number | null {
  if (passage === '') return 0;
  const begins = story.lastIndexOf(passage, latest === 0 ? 0 : latest + 1);
  if (begins < 0) return null;
  const end = begins + passage.length;
  const isWhole = (begins === 0 || story[begins - 1] === ' ') && (end === story.length || story[end] === ' ');
  return isWhole ? end : null;
}

/** Whether one list is left if items are crossed out of the other. */
export function isWithin<T>(some: readonly T[], all: readonly T[]): boolean {
  let found = 0;
  for (const item of all) if (found < some.length && some[found] === item) found++;
  return found === some.length;
}
