import { plural } from '../../../src/i18n/en/grammar.ts';
import type { Words } from '../../../src/i18n/index.ts';

/** A word is a string, or a function of its data, so that each language can order and inflect words in its own way. */
export const nimInEnglish = {
  title: 'Nim',
  about: 'Take knights from the table in turn; whoever takes the last one wins.',
  variants: { standard: 'Standard' },
  command: {
    name: 'nim',
    description: 'Play Nim',
    take: {
      name: 'take',
      description: 'Take knights from the table',
      knights: { name: 'knights', description: 'How many' },
    },
  },
  left: (knights: number): string => `${plural(knights, 'knight')} left on the table.`,
  take: (knights: number): string => `Take ${plural(knights, 'knight')}`,
  leaves: (knights: number): string => `leaves ${knights}`,
  prompt: 'How many knights do you take?',
  /** `most`: how many may be taken; 0 for somebody who isn't to act. */
  explain: (left: number, most: number): string[] =>
    most === 0
      ? [`They take up to three of ${plural(left, 'knight')}.`]
      : [
          `- **Take** one${most > 1 ? ` to ${most}` : ''} of ${plural(left, 'knight')}; whoever takes the last one wins.`,
        ],
  firstSteps: [
    '**Goal:** take the last knight from the table.',
    '**What scores:** only that last knight counts, however many you take before.',
    '**What to press:** the button with the number of knights that you take.',
  ] as const,
  took: (name: string, knights: number): string => `${name} takes ${plural(knights, 'knight')}.`,
  player: (name: string, taken: number): string => `${name}: ${taken} taken`,
  playerToAct: (name: string, taken: number): string => `${name}: ${taken} taken, to play`,
  playerWon: (name: string, taken: number): string => `${name}: ${taken} taken, wins`,
  rules: {
    chapters: {
      goal: {
        title: 'The goal',
        text: 'Fifteen knights are on the table. On your turn, take one, two or three. **Whoever takes the last knight wins.**',
        also: ['last knight'],
      },
    },
  },
};

/** A real game's words are a section of the catalogue, so `words.nim` needs no cast. */
export const nimWords = (words: Words): typeof nimInEnglish =>
  (words as Words & { readonly nim: typeof nimInEnglish }).nim;
