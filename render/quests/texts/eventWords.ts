import type { QuestsScene } from '../scene.ts';

/** What happened, a sentence each. */
export function eventWords({ events, words }: QuestsScene, names: readonly string[]): string[] {
  return words.quests.events(events, names);
}
