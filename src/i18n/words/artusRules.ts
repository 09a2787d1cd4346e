import type { CardId } from '../../games/artus/types.ts';
import type { Say } from '../fluent/say.ts';
import { artus, cardName } from './artus.ts';
import { listed, pagesOf } from './pages.ts';

/** Which words each card's page has: all cards of one kind say the same, but for those that can do more. */
const PAGES = {
  'knight:1-5-both': 'knight-both',
  'knight:1-4': 'knight',
  'knight:2-5': 'knight',
  'knight:3-6': 'knight',
  'knight:4-7': 'knight',
  'knight:5-7': 'knight',
  'knight:6-8': 'knight',
  'knight:7-9': 'knight',
  'king:4-8-either': 'king',
  'king:1-7-silver': 'king',
  'king:1-7-bronze': 'king',
  'king:1-5-both-either': 'king-both',
  'king:ring-silver': 'ring',
  'king:ring-bronze': 'ring',
  'king:ring-either': 'ring',
  'scoring:all': 'scoring-all',
  'scoring:opposite': 'scoring-opposite',
  'scoring:colours': 'scoring-colours',
  'scoring:carpet': 'scoring-carpet',
  'scoring:three-red': 'scoring-three-red',
  'scoring:joker': 'scoring-joker',
} as const satisfies Readonly<Record<CardId, string>>;

const CARDS = Object.keys(PAGES) as CardId[];

/** How to play Artus. Keys of notes are the painter's names for places. */
export const artusRules = (say: Say) => {
  const { card, cardHelp } = artus(say);
  const { chapter, entry } = pagesOf(say, 'artus-rules');
  const cardPage = (id: CardId) => ({
    title: card(id),
    text: [cardHelp(id), say(`artus-rules-card-${PAGES[id]}`)].join('\n\n'),
    also: listed(say(`artus-rules-card-${PAGES[id]}.also`)),
  });
  const scoringLines = CARDS.filter((id) => id.startsWith('scoring:'))
    .map((id) => say('artus-rules-scoring-card', { card: cardName(id) }))
    .join('\n');
  return {
    chapters: {
      goal: chapter('goal', 4, 'green', 'red', 'king', 'player-0'),
      table: chapter('table', 4, 'king', 'green', 'red', 'yellow', 'carpet', 'centre', 'player-0'),
      turn: chapter('turn', 4, 'centre', 'player-0'),
      knights: entry('knights', 4),
      kings: chapter('kings', 4, 'king', 'green'),
      scoring: {
        ...entry('scoring', 0),
        text: [say('artus-rules-scoring.p1'), scoringLines, say('artus-rules-scoring.p2')].join('\n\n'),
      },
      start: entry('start', 4),
      end: entry('end', 3),
      variants: entry('variants', 3),
      discord: chapter('discord', 4, 'card-0'),
    },

    groups: [
      {
        title: say('artus-rules-cards'),
        entries: Object.fromEntries(CARDS.map((id) => [id, cardPage(id)])),
      },
      {
        title: say('artus-rules-pieces'),
        entries: {
          knight: entry('piece-knight', 1),
          king: entry('piece-king', 1),
          prince: entry('piece-prince', 1),
          ring: entry('piece-ring', 1),
          fifty: entry('piece-fifty', 1),
        },
      },
    ],
  };
};
