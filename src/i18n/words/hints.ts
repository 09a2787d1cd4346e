import type { Say } from '../fluent/say.ts';

/** `label`: what the choice's button says, escaped. `share`: in percent; null if nobody has estimated it. */
export const hints = (say: Say) => {
  const joined = (reasons: readonly string[]): string => reasons.join(say('hints-reasons-separator'));
  return {
    why: (reasons: readonly string[]): string => say('hints-why', { reasons: joined(reasons) }),
    next: (label: string, share: number | null, why: readonly string[]): string => {
      const reasons = joined(why);
      if (share === null)
        return why.length === 0 ? say('hints-next', { label }) : say('hints-next-why', { label, reasons });
      return why.length === 0
        ? say('hints-next-share', { label, share })
        : say('hints-next-share-why', { label, share, reasons });
    },
  };
};
