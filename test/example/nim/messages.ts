import type {} from '../../../src/i18n/messages.ts';

type Knights = { readonly knights: number };
type Player = { readonly name: string; readonly taken: number };

declare module '../../../src/i18n/messages.ts' {
  /** The data of each message; `npm run language -- types` writes those of a real game. */
  interface Messages {
    'nim-title': null;
    'nim-about': null;
    'nim-variant-standard': null;
    'commands-nim': null;
    'commands-nim.description': null;
    'commands-nim-take': null;
    'commands-nim-take.description': null;
    'commands-nim-take-knights': null;
    'commands-nim-take-knights.description': null;
    'nim-left': Knights;
    'nim-take': Knights;
    'nim-leaves': Knights;
    'nim-prompt': null;
    'nim-explain': Knights & { readonly most: number };
    'nim-explain-others': Knights;
    'nim-first-steps.goal': null;
    'nim-first-steps.scores': null;
    'nim-first-steps.press': null;
    'nim-took': Knights & { readonly name: string };
    'nim-player': Player;
    'nim-player-to-act': Player;
    'nim-player-won': Player;
    'nim-rules-goal': null;
    'nim-rules-goal.text': null;
    'nim-rules-goal.also': null;
  }
}
