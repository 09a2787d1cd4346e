import type { GameAction } from '../../games/game.ts';
import type { Words } from '../../i18n/index.ts';
import type { Decision } from '../choices/decision.ts';
import type { AnyGuide, AnyScene, Label } from '../guides/guide.ts';

/** Adds to a choice's label the number that its row has in the picture. */
export type Numbering = (actions: readonly GameAction[], label: Label) => Label;

export const unnumbered: Numbering = (_actions, label) => label;

/** Sorted by worth; equally good ones stay in order. */
export const bestFirst = <T>(items: readonly T[], worthOf: (item: T) => number): T[] =>
  items
    .map((item) => ({ item, worth: worthOf(item) }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ item }) => item);

/** The choices in the order of their picture: the best first, and so are the actions that each leads to. */
export function inOrder(
  choices: readonly Decision<GameAction>[],
  guide: AnyGuide,
  scene: AnyScene,
): Decision<GameAction>[] {
  const worth = (action: GameAction) => guide.worth?.(scene, action) ?? 0;
  const sorted = choices.map((choice) => ({ ...choice, actions: bestFirst(choice.actions, worth) }));
  return bestFirst(sorted, ({ actions }) => worth(actions[0]!));
}

/** Numbers from 1 for the rows of a picture that shows these actions in this order. */
export function numberingOf(shown: readonly GameAction[], guide: AnyGuide, words: Words): Numbering {
  const numbers = new Map<GameAction, number>();
  const rows = new Map<unknown, number>();
  for (const action of shown) {
    const row = guide.rowOf ? guide.rowOf(action, shown) : action;
    if (row === null) continue;
    if (!rows.has(row)) rows.set(row, rows.size + 1);
    numbers.set(action, rows.get(row)!);
  }
  return (actions, label) => {
    const of = actions.flatMap((action) => numbers.get(action) ?? []);
    if (of.length === 0) return label;
    return { ...label, text: words.discord.menu.row(Math.min(...of), Math.max(...of), label.text) };
  };
}
