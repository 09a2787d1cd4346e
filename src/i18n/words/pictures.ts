import type { Say } from '../fluent/say.ts';

/** Words on the pictures of all games. */
export const pictures = (say: Say) => ({
  /** Coats of arms by seat. */
  emblems: [
    say('pictures-emblem.lion'),
    say('pictures-emblem.eagle'),
    say('pictures-emblem.stag'),
    say('pictures-emblem.tower'),
    say('pictures-emblem.boar'),
  ],
});
