import type { Say } from '../fluent/say.ts';
import { pagesOf } from './pages.ts';

/** How to play King Arthur's Court. Keys of notes are the painter's names for places. */
export const courtRules = (say: Say) => {
  const { chapter, entry } = pagesOf(say, 'court-rules');
  return {
    chapters: {
      goal: chapter('goal', 4, 'court-1', 'place-0', 'castle'),
      table: chapter(
        'table',
        3,
        'castle',
        'decision',
        'aspirants',
        'peasantry',
        'place-0',
        'court-1',
        'money-2',
        'favor',
      ),
      round: chapter('round', 3, 'decision', 'castle'),
      auction: chapter('auction', 4, 'decision', 'castle', 'money-0'),
      characters: chapter('characters', 3, 'castle'),
      scoring: chapter('scoring', 4, 'court-0'),
      start: entry('start', 3),
      end: chapter('end', 4, 'peasantry', 'favor'),
      variants: entry('variants', 4),
      discord: entry('discord', 3),
    },

    groups: [
      {
        title: say('court-rules-group'),
        entries: {
          merlin: entry('merlin', 2),
          guinevere: entry('guinevere', 2),
          arthur: entry('arthur', 2),
          lancelot: entry('lancelot', 2),
          jester: entry('jester', 1),
          maiden: entry('maiden', 1),
          guard: entry('guard', 1),
          knight: entry('knight', 1),
          favor: entry('favor', 1),
          money: entry('money', 1),
          dice: entry('dice', 1),
        },
      },
    ],
  };
};
