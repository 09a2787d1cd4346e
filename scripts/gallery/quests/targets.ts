import type { QuestsAction } from '../../../src/games/quests/types.ts';
import type { QuestsOption } from '../../../test/render/fixtures/quests.ts';

/** The card or adventure the action is aimed at, or else its type. */
export function targetOf(action: QuestsAction): string {
  if (action.type === 'challenge') return action.card;
  return action.type === 'adventure' ? action.adventure : action.type;
}

/** Options of the type for the one target that has the most of them. */
export function mostForOneTarget(
  options: readonly QuestsOption[],
  type: QuestsAction['type'],
): QuestsOption[] {
  const byTarget = new Map<string, QuestsOption[]>();
  for (const option of options) {
    if (option.action.type !== type) continue;
    const key = targetOf(option.action);
    byTarget.set(key, [...(byTarget.get(key) ?? []), option]);
  }
  return [...byTarget.values()].sort((a, b) => b.length - a.length)[0] ?? [];
}
