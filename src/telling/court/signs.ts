/** The game's signs by ID: what stands for each where Discord doesn't have its drawing. */
export const courtSigns = {
  court_jester: '🃏',
  court_maiden: '🌹',
  court_guard: '🪓',
  court_knight: '🐴',
  court_merlin: '🧙',
  court_guinevere: '👸',
  court_arthur: '🤴',
  court_lancelot: '🏇',
  court_favor: '👑',
  court_money: '🪙',
} as const;
