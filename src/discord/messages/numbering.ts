import type { GameAction } from '../../games/game.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import type { AnyGuide, Label } from '../../telling/guide.ts';

/** Actions in the order of a picture of them, and the number that each has there. */
export interface Pictured {
  readonly actions: readonly GameAction[];
  readonly numbers: readonly number[];
}

/** The actions numbered from 1. */
export const numberedFromOne = (actions: readonly GameAction[]): Pictured => ({
  actions,
  numbers: actions.map((_action, at) => at + 1),
});

/** Adds to a choice's label the numbers that its actions have in the picture. */
export type Numbering = (actions: readonly GameAction[], label: Label) => Label;

export const unnumbered: Numbering = (_actions, label) => label;

/** The numbers that a picture gives these actions. */
export function numberActions(shown: Pictured, guide: AnyGuide, t: Translate): Numbering {
  const numbers = new Map(shown.actions.map((action, at) => [action, shown.numbers[at]!]));
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
          ? t('discord-menu-row', { number: from, text })
          : t('discord-menu-row-range', { from, to, text }),
    };
  };
}
