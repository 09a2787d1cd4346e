import type { QuestsScene } from '../scene.ts';

/** What happened, one sentence per event. */
export function eventWords({ events, words }: QuestsScene, names: readonly string[]): string[] {
  return words.quests.events(events, names);
}
