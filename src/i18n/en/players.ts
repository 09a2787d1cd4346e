export const players = {
  /** Names of computer players, taken in this order; none stands twice at a table. None is a character of a game. */
  names: [
    'Morgana',
    'Percival',
    'Nimue',
    'Gawain',
    'Elaine',
    'Galahad',
    'Enid',
    'Tristan',
    'Isolde',
    'Bedivere',
    'Lunete',
    'Gareth',
  ] as readonly string[],
};
