/** The game's signs by ID: what stands for each where Discord doesn't have its drawing. */
export const cardGameSigns = {
  quests_power: '💀',
  quests_enemy: '⚔️',
  quests_monster: '👹',
  quests_dragon: '🐉',
  quests_knight: '🛡️',
  quests_merlin: '🧙',
  quests_adventure: '📜',
  quests_seal: '🔏',
  quests_reveal: '🃏',
} as const;
