import type { Pace } from '../../table/document.ts';
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
  const set = (name: string, value: string): string => say('people-set', { name, value });
  const inThread = (game: string, link: string, ...lines: readonly string[]): string =>
    [say('people-thread-title', { game, link }), ...lines].join('\n');
  return {
    button: {
      howToPlay: say('people-button-how-to-play'),
      options: say('people-button-options'),
      watch: say('people-button-watch'),
      refresh: say('people-button-refresh'),
      hands: say('people-button-hands'),
      back: say('people-button-back'),
      take: (name: string): string => say('people-button-take', { name }),
      vacate: (name: string): string => say('people-button-vacate', { name }),
      depart: say('people-button-depart'),
      resign: say('people-button-resign'),
    },

    lobby: {
      /** `best`: numbers of players. */
      length: (minutes: number, players: number, min: number, max: number, best: readonly number[]): string =>
        say('people-lobby-length', { minutes, players, min, max, best: best.map(String) }),
      clock: (pace: string): string => say('people-lobby-clock', { pace }),
      standIn: (level: string): string => say('people-lobby-stand-in', { level }),
      invitedOnly: say('people-lobby-invited-only'),
      rules: (rules: readonly string[]): string =>
        say('people-lobby-rules', { rules: rules.join(say('people-lobby-rules-separator')) }),
      rule: set,
    },

    options: {
      title: (game: string): string => say('people-options-title', { game }),
      line: (name: string, value: string): string => say('people-options-line', { name, value }),
      hostOnly: (host: string): string => say('people-options-host-only', { host }),
      closed: say('people-options-closed'),
      clock: say('people-options-clock'),
      clockMenu: say('people-options-clock-menu'),
      paces: paces(say),
      vacations: say('people-options-vacations'),
      vacationsOf: { on: say('people-options-vacations-on'), off: say('people-options-vacations-off') },
      access: say('people-options-access'),
      accessOf: { open: say('people-options-access-open'), invited: say('people-options-access-invited') },
      theme: say('people-options-theme'),
      settingsMenu: say('people-options-settings-menu'),
      rulesMenu: say('people-options-rules-menu'),
      standIn: say('people-options-stand-in'),
      computersMenu: say('people-options-computers-menu'),
      peopleMenu: say('people-options-people-menu'),
      /** An entry that replaces a computer player by one of that level. */
      replace: (name: string, level: string): string => say('people-options-replace', { name, level }),
      remove: (name: string): string => say('people-options-remove', { name }),
      makeHost: (name: string): string => say('people-options-make-host', { name }),
      /** A setting and the value that an entry of a menu gives it. */
      set,
    },

    leave: {
      ask: say('people-leave-ask'),
      left: say('people-leave-left'),
    },

    seat: {
      took: (before: string): string => say('people-seat-took', { before }),
      back: say('people-seat-back'),
      opened: (name: string): string => say('people-seat-opened', { name }),
      passed: (name: string): string => say('people-seat-passed', { name }),
      /** A computer plays for the person who asks. */
      kept: say('people-seat-kept'),
      open: say('people-seat-open'),
    },

    invite: {
      lobby: (guest: string, host: string, game: string): string =>
        say('people-invite-lobby', { guest, host, game }),
      seat: (guest: string, host: string, game: string): string =>
        say('people-invite-seat', { guest, host, game }),
      bot: say('people-invite-bot'),
    },

    thread: {
      /** `free`: number of free seats; `link`: a mention of the thread. */
      announced: (game: string, about: string, free: number, link: string): string =>
        inThread(game, link, about, say('people-thread-free', { free })),
      running: (game: string, link: string): string => inThread(game, link, say('people-thread-running')),
      over: (game: string, link: string): string => inThread(game, link, say('people-thread-over')),
      closed: (game: string, link: string): string => inThread(game, link, say('people-thread-closed')),
      joined: (link: string): string => say('people-thread-joined', { link }),
    },

    watch: {
      notYet: say('people-watch-not-yet'),
      handsMenu: say('people-watch-hands-menu'),
      hand: (name: string): string => say('people-watch-hand', { name }),
    },

    news: {
      leaving: (name: string, heir: string): string => say('people-news-leaving', { name, heir }),
      taken: (name: string, before: string): string => say('people-news-taken', { name, before }),
      movedFor: (name: string): string => say('people-news-moved-for', { name }),
      absent: (name: string, heir: string): string => say('people-news-absent', { name, heir }),
      back: (name: string): string => say('people-news-back', { name }),
      host: (name: string): string => say('people-news-host', { name }),
    },

    /** `before`: who else played a seat, and how much of it in percent. */
    playedBefore: (name: string, before: readonly (readonly [string, number])[]): string =>
      say('people-played-before', {
        name,
        before: before.map(([other, percent]) => say('people-played-part', { name: other, percent })),
      }),
  };
};
