import type { QuestsAction } from '../../../games/quests/types.ts';
import { pathOf } from './paths.ts';

/** What an action is about: an adversary, an adventure, or the pile. */
const targetOf = (action: QuestsAction): string =>
  action.type === 'challenge' ? action.card : action.type === 'adventure' ? action.adventure : action.type;

/** Actions with one target have a row each; otherwise each target, and each way to challenge it, has one. */
export function rowOf(action: QuestsAction, shown: readonly QuestsAction[]): string {
  const hasOneTarget = shown.every((other) => targetOf(other) === targetOf(action));
  if (hasOneTarget && action.type !== 'reveal') return pathOf(action).join('/');
  return action.type === 'challenge' ? `${action.card}/${action.mode}` : targetOf(action);
}
