import type { AnyGuide, AnyScene, Label } from '../../faces/guide.ts';
import type { GameAction } from '../../games/game.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { Decision } from '../choices/decision.ts';

/** Adds to a choice's label the numbers that its actions have in the picture. */
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

/** The numbers that a picture gives these actions, which it shows in this order. */
export function numberingOf(shown: readonly GameAction[], guide: AnyGuide, say: Say): Numbering {
  const numbers = new Map(shown.map((action, at) => [action, at + 1]));
  return (actions, label) => {
    const of = actions.flatMap((action) =>
      (guide.isNumbered?.(action) ?? true) ? (numbers.get(action) ?? []) : [],
    );
    if (of.length === 0) return label;
    const [from, to] = [Math.min(...of), Math.max(...of)];
    const { text } = label;
    return {
      ...label,
      text:
        from === to
          ? say('discord-menu-row', { number: from, text })
          : say('discord-menu-row-range', { from, to, text }),
    };
  };
}
