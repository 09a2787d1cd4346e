export const players = {
  /** Names of computer players, taken in this order; none stands twice at a table. */
  names: [
    'Merlin',
    'Guinevere',
    'Lancelot',
    'Morgana',
    'Percival',
    'Nimue',
    'Gawain',
    'Elaine',
    'Galahad',
    'Enid',
    'Tristan',
    'Isolde',
  ] as readonly string[],
};
