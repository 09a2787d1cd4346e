import type { Pace } from '../../table/types.ts';
import type { Say } from '../fluent/say.ts';

/** How long a decision may take. */
export const paces = (say: Say): Readonly<Record<Pace, string>> => ({
  none: say('people-pace-none'),
  live: say('people-pace-live'),
  '1h': say('people-pace-1h'),
  '12h': say('people-pace-12h'),
  '1d': say('people-pace-1d'),
  '3d': say('people-pace-3d'),
});

/** People who come, go and watch. Names are ready to be shown: already escaped where they stand in markdown. */
export const people = (say: Say) => {
  const inThread = (game: string, link: string, ...lines: readonly string[]): string =>
    [say('people-thread-title', { game, link }), ...lines].join('\n');
  return {
    options: {
      paces: paces(say),
    },

    thread: {
      /** `free`: number of free seats; `link`: a mention of the thread. */
      announced: (game: string, about: string, free: number, link: string): string =>
        inThread(game, link, about, say('people-thread-free', { free })),
      running: (game: string, link: string): string => inThread(game, link, say('people-thread-running')),
      over: (game: string, link: string): string => inThread(game, link, say('people-thread-over')),
      closed: (game: string, link: string): string => inThread(game, link, say('people-thread-closed')),
    },

    news: {
      leaving: (name: string, heir: string): string => say('people-news-leaving', { name, heir }),
      taken: (name: string, before: string): string => say('people-news-taken', { name, before }),
      movedFor: (name: string): string => say('people-news-moved-for', { name }),
      absent: (name: string, heir: string): string => say('people-news-absent', { name, heir }),
      back: (name: string): string => say('people-news-back', { name }),
      host: (name: string): string => say('people-news-host', { name }),
    },
  };
};
