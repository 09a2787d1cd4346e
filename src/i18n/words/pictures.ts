import type { Say } from '../fluent/say.ts';

/** Words on the pictures of all games. */
export const pictures = (say: Say) => ({
  unnamed: (seat: number) => say('pictures-unnamed', { number: seat + 1 }),
  /** Before the latest sentences, if there's no room for all. */
  earlier: (sentences: number) => say('pictures-earlier', { sentences }),
  /** Coats of arms by seat. */
  emblems: [
    say('pictures-emblem.lion'),
    say('pictures-emblem.eagle'),
    say('pictures-emblem.stag'),
    say('pictures-emblem.tower'),
    say('pictures-emblem.boar'),
  ],
});
