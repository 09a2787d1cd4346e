import type { TurnLog, TurnStep } from '../../../src/games/quests/types.ts';

export const STEPS: readonly TurnStep[] = ['reveal', 'challenge', 'adventure', 'draw'];

export function isDone(log: TurnLog | null, step: TurnStep): boolean {
  if (log === null) return false;
  if (step === 'reveal') return log.revealed.length > 0;
  return step === 'draw' ? log.drawn !== null : log[step] !== null;
}
