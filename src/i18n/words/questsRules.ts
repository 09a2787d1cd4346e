import { ADVENTURES } from '../../games/quests/data.ts';
import type { Say } from '../fluent/say.ts';
import { listed, pagesOf } from './pages.ts';
import { quests } from './quests.ts';

/** How to play the card game. Keys of notes are the painter's names for places. */
export const questsRules = (say: Say) => {
  const { adventure } = quests(say);
  const { chapter, entry } = pagesOf(say, 'quests-rules');
  const adventurePage = ({ id, value }: (typeof ADVENTURES)[number]) => ({
    title: adventure(id),
    text: [
      say('quests-rules-adventure-need', { adventure: id, points: value }),
      say(`quests-rules-${id}.p1`),
    ].join('\n\n'),
    also: listed(`${say('quests-rules-adventure-also')},${say(`quests-rules-${id}.also`)}`),
  });
  const adventureLines = ADVENTURES.map(({ id, value }) =>
    say('quests-rules-adventure-line', { adventure: id, points: value }),
  ).join('\n');
  const adventures = chapter('adventures', 1, 'adventures');
  return {
    chapters: {
      goal: chapter('goal', 4, 'display', 'adventures', 'player-0'),
      table: chapter(
        'table',
        4,
        'display',
        'column-dragon',
        'turn',
        'last-turn',
        'adventures',
        'piles',
        'player-0',
      ),
      turn: chapter('turn', 3, 'turn'),
      reveal: chapter('reveal', 3, 'display'),
      challenge: entry('challenge', 4),
      adventures: { ...adventures, text: `${adventureLines}\n\n${adventures.text}` },
      draw: chapter('draw', 3, 'piles'),
      seals: chapter('seals', 3, 'display'),
      start: entry('start', 1),
      end: entry('end', 4),
      variants: entry('variants', 3),
      discord: chapter('discord', 3, 'knights', 'targets', 'steps'),
    },

    groups: [
      {
        title: say('quests-rules-group-adventures'),
        entries: Object.fromEntries(ADVENTURES.map((each) => [each.id, adventurePage(each)])),
      },
      {
        title: say('quests-rules-group-cards'),
        entries: {
          power: entry('power', 1),
          enemy: entry('enemy', 1),
          monster: entry('monster', 1),
          dragon: entry('dragon', 1),
          knight: entry('knight', 1),
          double: entry('double', 1),
          merlin: entry('merlin', 1),
          seal: entry('seal', 1),
        },
      },
    ],
  };
};
