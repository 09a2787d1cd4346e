import type { CardId } from '../../games/artus/types.ts';
import type { Say } from '../fluent/say.ts';
import { artus, cardName } from './artus.ts';

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

const text = (...paragraphs: readonly string[]): string => paragraphs.join('\n\n');

/** What's separated by commas. */
const listed = (words: string): string[] =>
  words
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');

/** How to play Artus. Keys of notes are the painter's names for places. */
export const artusRules = (say: Say) => {
  const { card, cardHelp } = artus(say);
  const cardPage = (id: CardId) => ({
    title: card(id),
    text: text(cardHelp(id), say(`artus-rules-card-${PAGES[id]}`)),
    also: listed(say(`artus-rules-card-${PAGES[id]}.also`)),
  });
  const scoringLines = CARDS.filter((id) => id.startsWith('scoring:')).map((id) =>
    say('artus-rules-scoring-card', { card: cardName(id) }),
  );
  return {
    chapters: {
      goal: {
        title: say('artus-rules-goal'),
        text: text(
          say('artus-rules-goal.p1'),
          say('artus-rules-goal.p2'),
          say('artus-rules-goal.p3'),
          say('artus-rules-goal.p4'),
        ),
        also: listed(say('artus-rules-goal.also')),
        notes: {
          green: say('artus-rules-goal.note-green'),
          red: say('artus-rules-goal.note-red'),
          king: say('artus-rules-goal.note-king'),
          'player-0': say('artus-rules-goal.note-player-0'),
        },
      },
      table: {
        title: say('artus-rules-table'),
        text: text(
          say('artus-rules-table.p1'),
          say('artus-rules-table.p2'),
          say('artus-rules-table.p3'),
          say('artus-rules-table.p4'),
        ),
        also: listed(say('artus-rules-table.also')),
        notes: {
          king: say('artus-rules-table.note-king'),
          green: say('artus-rules-table.note-green'),
          red: say('artus-rules-table.note-red'),
          yellow: say('artus-rules-table.note-yellow'),
          carpet: say('artus-rules-table.note-carpet'),
          centre: say('artus-rules-table.note-centre'),
          'player-0': say('artus-rules-table.note-player-0'),
        },
      },
      turn: {
        title: say('artus-rules-turn'),
        text: text(
          say('artus-rules-turn.p1'),
          say('artus-rules-turn.p2'),
          say('artus-rules-turn.p3'),
          say('artus-rules-turn.p4'),
        ),
        also: listed(say('artus-rules-turn.also')),
        notes: {
          centre: say('artus-rules-turn.note-centre'),
          'player-0': say('artus-rules-turn.note-player-0'),
        },
      },
      knights: {
        title: say('artus-rules-knights'),
        text: text(
          say('artus-rules-knights.p1'),
          say('artus-rules-knights.p2'),
          say('artus-rules-knights.p3'),
          say('artus-rules-knights.p4'),
        ),
        also: listed(say('artus-rules-knights.also')),
      },
      kings: {
        title: say('artus-rules-kings'),
        text: text(
          say('artus-rules-kings.p1'),
          say('artus-rules-kings.p2'),
          say('artus-rules-kings.p3'),
          say('artus-rules-kings.p4'),
        ),
        also: listed(say('artus-rules-kings.also')),
        notes: {
          king: say('artus-rules-kings.note-king'),
          green: say('artus-rules-kings.note-green'),
        },
      },
      scoring: {
        title: say('artus-rules-scoring'),
        text: text(say('artus-rules-scoring.p1'), scoringLines.join('\n'), say('artus-rules-scoring.p2')),
        also: listed(say('artus-rules-scoring.also')),
      },
      start: {
        title: say('artus-rules-start'),
        text: text(
          say('artus-rules-start.p1'),
          say('artus-rules-start.p2'),
          say('artus-rules-start.p3'),
          say('artus-rules-start.p4'),
        ),
        also: listed(say('artus-rules-start.also')),
      },
      end: {
        title: say('artus-rules-end'),
        text: text(say('artus-rules-end.p1'), say('artus-rules-end.p2'), say('artus-rules-end.p3')),
        also: listed(say('artus-rules-end.also')),
      },
      variants: {
        title: say('artus-rules-variants'),
        text: text(
          say('artus-rules-variants.p1'),
          say('artus-rules-variants.p2'),
          say('artus-rules-variants.p3'),
        ),
        also: listed(say('artus-rules-variants.also')),
      },
      discord: {
        title: say('artus-rules-discord'),
        text: text(
          say('artus-rules-discord.p1'),
          say('artus-rules-discord.p2'),
          say('artus-rules-discord.p3'),
          say('artus-rules-discord.p4'),
        ),
        also: listed(say('artus-rules-discord.also')),
        notes: {
          'card-0': say('artus-rules-discord.note-card-0'),
        },
      },
    },

    groups: [
      {
        title: say('artus-rules-cards'),
        entries: Object.fromEntries(CARDS.map((id) => [id, cardPage(id)])),
      },
      {
        title: say('artus-rules-pieces'),
        entries: {
          knight: {
            title: say('artus-rules-piece-knight'),
            text: say('artus-rules-piece-knight.p1'),
            also: listed(say('artus-rules-piece-knight.also')),
          },
          king: {
            title: say('artus-rules-piece-king'),
            text: say('artus-rules-piece-king.p1'),
            also: listed(say('artus-rules-piece-king.also')),
          },
          prince: {
            title: say('artus-rules-piece-prince'),
            text: say('artus-rules-piece-prince.p1'),
            also: listed(say('artus-rules-piece-prince.also')),
          },
          ring: {
            title: say('artus-rules-piece-ring'),
            text: say('artus-rules-piece-ring.p1'),
            also: listed(say('artus-rules-piece-ring.also')),
          },
          fifty: {
            title: say('artus-rules-piece-fifty'),
            text: say('artus-rules-piece-fifty.p1'),
            also: listed(say('artus-rules-piece-fifty.also')),
          },
        },
      },
    ],
  };
};
