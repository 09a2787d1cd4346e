import type { GameAction } from '../../src/games/game.ts';

const CARDS = new Set(['moveKnight', 'movePrince', 'addRing', 'score']);

const typeOf = ({ type }: GameAction): string => (CARDS.has(type) ? 'card' : type);

/** A decision in words, with the character chosen or the kind of challenge. */
export function decisionKind(action: GameAction): string {
  const { character, mode } = action as { readonly character?: string; readonly mode?: string };
  return [typeOf(action), character ?? mode].filter((part) => part !== undefined).join(' ');
}

/** A turn's decisions in order, equal ones counted: "card ×2, draw ×2". */
export function turnKind(actions: readonly GameAction[]): string {
  const counts = new Map<string, number>();
  for (const action of actions) counts.set(typeOf(action), (counts.get(typeOf(action)) ?? 0) + 1);
  return [...counts].map(([type, count]) => (count > 1 ? `${type} ×${count}` : type)).join(', ');
}
