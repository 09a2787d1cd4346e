/** Finding and reading the rules of games; each game's are its own words. */
export const rules = {
  title: '## Rules',
  /** Below the title, where no game has been chosen. */
  whichGame: 'Which game? `/rules` with `about` finds a chapter, a card or a word.',
  heading: (game: string, page: string): string => `## ${game}: ${page}`,
  overview: 'rules',
  /** Titles of chapters, in order. */
  contents: (titles: readonly string[]): string =>
    titles.map((title, index) => `${index + 1}. ${title}`).join('\n'),
  search: '-# `/rules` with `about` finds a chapter, a card or a word.',
  /** Where a page stands among the chapters, or among the entries of its group. */
  page: (group: string, page: number, pages: number): string => `-# ${group}: ${page} of ${pages}`,
  /** A page in a list of those of all games. */
  suggestion: (page: string, game: string): string => `${page} · ${game}`,
  chapters: 'Chapters',
  /** A menu's heading. */
  menu: (group: string): string => `${group} …`,
  button: {
    overview: 'Overview',
    of: (game: string): string => `Rules of ${game}`,
    about: 'About the bot',
  },
  /** `typed`: what somebody looked for, ready to be shown. */
  nothing: (typed: string): string => `Nothing in the rules fits **${typed}**. Here’s all there is.`,
  gone: 'That page isn’t there any more. Here’s all there is.',
};
