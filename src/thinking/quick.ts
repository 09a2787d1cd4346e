import type { Question } from '../players/thinker.ts';

/** Players that look at each action once. */
const GLANCING: readonly string[] = ['page', 'ahead'];

/** Looking at so many takes a few milliseconds in each game. */
const FEW_ACTIONS = 60;

/** Whether the main thread can answer without holding up anything else. */
export const isQuick = ({ player, actions }: Question): boolean =>
  GLANCING.includes(player) && actions.length <= FEW_ACTIONS;
