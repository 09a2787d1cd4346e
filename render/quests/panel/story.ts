import { shortened } from '../../parts/limit.ts';
import type { QuestsScene } from '../scene.ts';
import { eventWords } from '../texts/eventWords.ts';

const NAME = 16;

/** With up to this many players, the panel has room for the story. */
export const MOST_WITH_STORY = 3;

/** What happened last, a sentence each. */
export function storyOf(scene: QuestsScene): readonly string[] {
  return eventWords(
    scene,
    scene.names.map((name) => shortened(name, NAME)),
  );
}
