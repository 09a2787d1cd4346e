import type { Say } from '../fluent/say.ts';

/** `when` is Discord's own words for how long until then, such as “in 5 hours”. Names are already escaped. */
export const clock = (say: Say) => ({
  channel: {
    half: (mention: string, when: string): string => say('clock-channel-half', { mention, when }),
    last: (mention: string, when: string): string => say('clock-channel-last', { mention, when }),
    absent: (mention: string): string => say('clock-channel-absent', { mention }),
  },
  direct: {
    half: (link: string, when: string): string => say('clock-direct-half', { link, when }),
    last: (link: string, when: string): string => say('clock-direct-last', { link, when }),
    absent: (link: string): string => say('clock-direct-absent', { link }),
  },

  seen: {
    seen: say('clock-seen'),
    notYours: say('clock-seen-not-yours'),
    over: say('clock-seen-over'),
  },
});
