import { readFileSync } from 'node:fs';
import { type Saying, sayingOf } from '../../../src/i18n/fluent/say.ts';
import type { Words } from '../../../src/i18n/index.ts';

type Knights = { readonly knights: number };
type Player = { readonly name: string; readonly taken: number };

/** The data of each message. Those of a real game are in `src/i18n/messages.ts`, which a script writes. */
interface NimMessages {
  readonly 'nim-title': null;
  readonly 'nim-about': null;
  readonly 'nim-variant-standard': null;
  readonly 'commands-nim': null;
  readonly 'commands-nim.description': null;
  readonly 'commands-nim-take': null;
  readonly 'commands-nim-take.description': null;
  readonly 'commands-nim-take-knights': null;
  readonly 'commands-nim-take-knights.description': null;
  readonly 'nim-left': Knights;
  readonly 'nim-take': Knights;
  readonly 'nim-leaves': Knights;
  readonly 'nim-prompt': null;
  readonly 'nim-explain': Knights & { readonly most: number };
  readonly 'nim-explain-others': Knights;
  readonly 'nim-first-steps.goal': null;
  readonly 'nim-first-steps.scores': null;
  readonly 'nim-first-steps.press': null;
  readonly 'nim-took': Knights & { readonly name: string };
  readonly 'nim-player': Player;
  readonly 'nim-player-to-act': Player;
  readonly 'nim-player-won': Player;
  readonly 'nim-rules-goal': null;
  readonly 'nim-rules-goal.text': null;
  readonly 'nim-rules-goal.also': null;
}

/** What the rest of the game calls: the same for all languages, said in one of them. */
const nimBy = (say: Saying<NimMessages>) => ({
  title: say('nim-title'),
  about: say('nim-about'),
  variants: { standard: say('nim-variant-standard') },
  command: {
    name: say('commands-nim'),
    description: say('commands-nim.description'),
    take: {
      name: say('commands-nim-take'),
      description: say('commands-nim-take.description'),
      knights: {
        name: say('commands-nim-take-knights'),
        description: say('commands-nim-take-knights.description'),
      },
    },
  },
  left: (knights: number): string => say('nim-left', { knights }),
  take: (knights: number): string => say('nim-take', { knights }),
  leaves: (knights: number): string => say('nim-leaves', { knights }),
  prompt: say('nim-prompt'),
  /** `most`: how many may be taken; 0 for somebody who isn't to act. */
  explain: (knights: number, most: number): string[] => [
    most === 0 ? say('nim-explain-others', { knights }) : say('nim-explain', { knights, most }),
  ],
  firstSteps: [
    say('nim-first-steps.goal'),
    say('nim-first-steps.scores'),
    say('nim-first-steps.press'),
  ] as const,
  took: (name: string, knights: number): string => say('nim-took', { name, knights }),
  player: (name: string, taken: number): string => say('nim-player', { name, taken }),
  playerToAct: (name: string, taken: number): string => say('nim-player-to-act', { name, taken }),
  playerWon: (name: string, taken: number): string => say('nim-player-won', { name, taken }),
  rules: {
    chapters: {
      goal: {
        title: say('nim-rules-goal'),
        text: say('nim-rules-goal.text'),
        also: say('nim-rules-goal.also').split(', '),
      },
    },
  },
});

const text = readFileSync(new URL('./nim.ftl', import.meta.url), 'utf8');

export const nimInEnglish = nimBy(sayingOf<NimMessages>([text]));

/** A real game's words are a section of all words, so `words.nim` needs no cast. */
export const nimWords = (say: Words): typeof nimInEnglish =>
  (say as Words & { readonly nim: typeof nimInEnglish }).nim;
