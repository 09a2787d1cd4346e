import type { Say } from '../fluent/say.ts';

/** `when` is Discord's own words for how long until then, such as “in 5 hours”. Names are already escaped. */
export const clock = (say: Say) => ({
  button: { seen: say('clock-button-seen'), back: say('clock-button-back') },

  /** Below the line that says whose turn it is. */
  until: (when: string): string => say('clock-until', { when }),
  paused: say('clock-paused'),
  away: (name: string, when: string): string => say('clock-away', { name, when }),

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

  stopped: (name: string): string => say('clock-stopped', { name }),
  goesOn: (name: string): string => say('clock-goes-on', { name }),
  asksToStop: (name: string, asking: number, of: number): string =>
    say('clock-asks-to-stop', { name, asking, of }),
  asksToGoOn: (name: string, asking: number, of: number): string =>
    say('clock-asks-to-go-on', { name, asking, of }),
});
