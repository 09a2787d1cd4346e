import type { Say } from '../fluent/say.ts';

/** Finding and reading the rules of games; each game's are its own words. */
export const rules = (say: Say) => ({
  title: say('rules-title'),
  /** Below the title, where no game has been chosen. */
  whichGame: say('rules-which-game'),
  heading: (game: string, page: string): string => say('rules-heading', { game, page }),
  overview: say('rules-overview'),
  /** Titles of chapters, in order. */
  contents: (titles: readonly string[]): string =>
    titles.map((title, index) => say('rules-contents-line', { number: index + 1, title })).join('\n'),
  search: say('rules-search'),
  /** Where a page stands among the chapters, or among the entries of its group. */
  page: (group: string, page: number, pages: number): string => say('rules-page', { group, page, pages }),
  /** A page in a list of those of all games. */
  suggestion: (page: string, game: string): string => say('rules-suggestion', { page, game }),
  chapters: say('rules-chapters'),
  /** What a menu shows until something is chosen. */
  menu: (group: string): string => say('rules-menu', { group }),
  button: {
    overview: say('rules-button-overview'),
    of: (game: string): string => say('rules-button-of', { game }),
    about: say('rules-button-about'),
  },
  /** `typed`: what somebody looked for, ready to be shown. */
  nothing: (typed: string): string => say('rules-nothing', { typed }),
  gone: say('rules-gone'),
});
