import type { Kind, KnightColour } from '../../src/games/quests/types.ts';
import type { Field } from './tones.ts';

/** Additional colours for the card game. */
export interface QuestsTones {
  readonly adversaries: Readonly<Record<Kind, Field>>;
  readonly knights: Readonly<Record<KnightColour | 'merlin', Field>>;
  /** Land and weather of the drawings on the cards. */
  readonly land: Readonly<Record<'sky' | 'night' | 'water' | 'leaf' | 'rock', string>>;
}
