import type { Kind, KnightColour } from '../../src/games/quests/types.ts';
import type { Field } from './tones.ts';

/** Additional colours for the card game. */
export interface QuestsTones {
  readonly adversaries: Readonly<Record<Kind, Field>>;
  readonly knights: Readonly<Record<KnightColour | 'merlin', Field>>;
}
