import type { Say } from '../fluent/say.ts';

/** The command that teaches a game, and what all lessons share. Names are already escaped where they stand in markdown. */
export const learn = (say: Say) => ({
  command: {
    name: say('commands-learn'),
    description: say('commands-learn.description'),
    game: { name: say('commands-learn-game'), description: say('commands-learn-game.description') },
  },
  /** Who plays against the learner, by seat; the lessons' texts call them by these names. */
  opponents: [
    say('learn-opponent.first'),
    say('learn-opponent.second'),
    say('learn-opponent.third'),
  ] as readonly string[],

  menu: say('learn-menu'),
  title: (game: string, step: number, steps: number): string => say('learn-title', { game, step, steps }),
  right: (why: string | null): string =>
    why === null ? say('learn-right') : say('learn-right-why', { why }),
  wrong: (why: string): string => say('learn-wrong', { why }),
  /** What has just happened in the game, in one paragraph. */
  told: (sentences: string): string => say('learn-told', { sentences }),
  real: say('learn-real'),
  stopped: (game: string): string => say('learn-stopped', { game }),

  button: {
    learn: say('learn-button-learn'),
    next: say('learn-button-next'),
    back: say('learn-button-back'),
    stop: say('learn-button-stop'),
    goOn: say('learn-button-go-on'),
    other: say('learn-button-other'),
    real: say('learn-button-real'),
  },

  /** The button belongs to a lesson, or to a step, that isn't there any more. */
  unknownGame: say('learn-unknown-game'),
  unknownStep: say('learn-unknown-step'),
  unknownAnswer: say('learn-unknown-answer'),
  serverOnly: say('learn-server-only'),
});
