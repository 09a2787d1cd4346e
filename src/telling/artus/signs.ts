/** The game's signs by ID: what stands for each where Discord doesn't have its drawing. */
export const artusSigns = {
  artus_knight: '🛡️',
  artus_king: '👑',
  artus_prince: '🪖',
  artus_ring: '💍',
  artus_scoring: '⭐',
  artus_joker: '🃏',
} as const;
