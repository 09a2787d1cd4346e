/** Words on the pictures of all games. */
export const pictures = {
  unnamed: (seat: number) => `Player ${seat + 1}`,
  /** Before the latest sentences, if there's no room for all. */
  earlier: (sentences: number) => `(${sentences} earlier) …`,
  /** Coats of arms by seat. */
  emblems: ['lion', 'eagle', 'stag', 'tower', 'boar'],
};
