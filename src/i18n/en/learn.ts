/** The command that teaches a game, and what all lessons share. Names are already escaped where they stand in markdown. */
export const learn = {
  command: {
    name: 'learn',
    description: 'Play a first game on your own, with every step explained',
    game: { name: 'game', description: 'Which game' },
  },
  /** Who plays against the learner, by seat; the lessons' texts call them by these names. */
  opponents: ['Morgana', 'Percival', 'Nimue'] as readonly string[],

  menu: 'Which game would you like to learn? It takes about five minutes, only you see it, and nothing can go wrong.',
  title: (game: string, step: number, steps: number): string => `### ${game} · step ${step} of ${steps}`,
  right: (why: string | null): string => (why === null ? '✅ Right.' : `✅ ${why}`),
  wrong: (why: string): string => `❌ ${why}`,
  /** What has just happened in the game, in one paragraph. */
  told: (sentences: string): string => `> ${sentences}`,
  real: 'Ready? **Now a real one** opens a table in this channel, with Pages: computer players who still err. Others can join too.',
  stopped: (game: string): string => `You’ve stopped learning ${game}. You can go on whenever you like.`,

  button: {
    learn: 'Learn step by step',
    next: 'Next',
    back: 'Back',
    stop: 'Stop',
    goOn: 'Go on',
    other: 'Another game',
    real: 'Now a real one',
  },

  /** The button belongs to a lesson, or to a step, that isn't there any more. */
  unknownGame: 'I have no lesson for that game. These are the ones I have:',
  unknownStep: 'That lesson has changed since you pressed its last button. Here it is from the beginning.',
  unknownAnswer: 'That step has changed since you opened it. Here it is as it is now.',
  serverOnly:
    'A table needs a channel of a server. Go to one where I am, use `/table open` there, and add computer players.',
};
