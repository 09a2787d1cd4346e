import type { ArtusScene } from '../scene.ts';

/** What happened, one sentence per event. */
export function eventWords({ events, words }: ArtusScene, names: readonly string[]): string[] {
  const told = events.filter(({ type }) => type !== 'roundEnded' && type !== 'turned');
  return words.artus.events(told, names);
}
