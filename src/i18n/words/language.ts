import type { Say } from '../fluent/say.ts';

/** The language itself, and the choice of one. */
export const language = (say: Say) => ({
  /** What it's called in itself. */
  name: say('language-name'),
  option: say('language-option'),
  ofServer: say('language-of-server'),
});
