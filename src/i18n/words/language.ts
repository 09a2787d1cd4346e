import type { Say } from '../fluent/say.ts';

/** The language itself, the choice of one, and its joints between parts of a line. */
export const language = (say: Say) => ({
  /** What it's called in itself. */
  name: say('language-name'),
  option: say('language-option'),
  ofServer: say('language-of-server'),

  commas: (parts: readonly string[]): string => parts.join(say('language-comma')),
  semicolons: (parts: readonly string[]): string => parts.join(say('language-semicolon')),
  colon: (head: string, text: string): string => say('language-colon', { head, text }),
  sentence: (text: string): string => say('language-sentence', { text }),
});
