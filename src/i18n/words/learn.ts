import type { Say } from '../fluent/say.ts';

/** The command that teaches a game, and what all lessons share. Names are already escaped where they stand in markdown. */
export const learn = (say: Say) => ({
  command: {
    name: say('commands-learn'),
    description: say('commands-learn.description'),
    game: { name: say('commands-learn-game'), description: say('commands-learn-game.description') },
  },
  right: (why: string | null): string =>
    why === null ? say('learn-right') : say('learn-right-why', { why }),
});
