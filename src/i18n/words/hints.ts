import type { Say } from '../fluent/say.ts';

/** `label`: what the choice's button says, escaped. `share`: in percent; null if nobody has estimated it. */
export const hints = (say: Say) => {
  const joined = (reasons: readonly string[]): string => reasons.join(say('hints-reasons-separator'));
  return {
    button: say('hints-button'),
    best: (label: string): string => say('hints-best', { label }),
    share: (share: number): string => say('hints-share', { share }),
    why: (reasons: readonly string[]): string => say('hints-why', { reasons: joined(reasons) }),
    next: (label: string, share: number | null, why: readonly string[]): string => {
      const reasons = joined(why);
      if (share === null)
        return why.length === 0 ? say('hints-next', { label }) : say('hints-next-why', { label, reasons });
      return why.length === 0
        ? say('hints-next-share', { label, share })
        : say('hints-next-share-why', { label, share, reasons });
    },
    only: (label: string): string => say('hints-only', { label }),
    taken: (count: number): string => say('hints-taken', { count }),
    /** How many each player took, at the end. */
    result: (taken: readonly (readonly [name: string, count: number])[]): string =>
      say('hints-result', { players: taken.map(([name, count]) => say('hints-player', { name, count })) }),
    off: say('hints-off'),
    option: say('hints-option'),
    optionOf: { on: say('hints-option-on'), off: say('hints-option-off') },
  };
};
