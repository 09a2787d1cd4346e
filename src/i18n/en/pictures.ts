/** Words on the pictures of all games. */
export const pictures = {
  unnamed: (seat: number) => `Player ${seat + 1}`,
  /** Coats of arms by seat. */
  emblems: ['lion', 'eagle', 'stag', 'tower', 'boar'],
};
