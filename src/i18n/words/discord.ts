import type { Say } from '../fluent/say.ts';

/** Names in the data of these words are ready to be shown: already escaped where they stand in markdown. */
export const discord = (say: Say) => {
  const because = (reasons: readonly string[]): string => reasons.join(say('discord-why-join'));
  return {
    list: (items: readonly string[]): string => say('discord-list', { items }),
    total: (points: number): string => say('discord-total', { points }),

    button: {
      join: say('discord-button-join'),
      leave: say('discord-button-leave'),
      addComputer: (level: string): string => say('discord-button-add-computer', { level }),
      start: say('discord-button-start'),
      hand: say('discord-button-hand'),
      text: say('discord-button-text'),
      back: say('discord-button-back'),
      undo: say('discord-button-undo'),
      more: say('discord-button-more'),
      steps: say('discord-button-steps'),
      now: say('discord-button-now'),
      again: say('discord-button-again'),
      resign: say('discord-button-resign'),
      close: say('discord-button-close'),
      aside: say('discord-button-aside'),
      previous: say('discord-button-previous'),
      next: say('discord-button-next'),
    },

    menu: {
      choose: say('discord-menu-choose'),
      best: (shown: number, all: number): string => say('discord-menu-best', { shown, all }),
      numbered: (text: string, number: number, of: number): string =>
        say('discord-menu-numbered', { text, number, of }),
      /** A choice that has these numbers in the picture; with one number, at most 6 characters more. */
      row: (from: number, to: number, text: string): string =>
        from === to
          ? say('discord-menu-row', { number: from, text })
          : say('discord-menu-row-range', { from, to, text }),
      chooseOf: (from: number, to: number, all: number): string =>
        say('discord-menu-choose-of', { from, to, all }),
    },

    lobby: {
      title: (game: string, variant: string): string => say('discord-lobby-title', { game, variant }),
      seats: (taken: number, max: number): string => say('discord-lobby-seats', { taken, max }),
      person: (name: string): string => say('discord-lobby-person', { name }),
      host: (name: string): string => say('discord-lobby-host', { name }),
      /** `sign`: the level's emblem; `trait`: what they're like, if that's known. */
      levelled: (sign: string, name: string, level: string, trait: string | undefined): string =>
        trait === undefined
          ? say('discord-lobby-levelled', { sign, name, level })
          : say('discord-lobby-levelled-trait', { sign, name, level, trait }),
      free: say('discord-lobby-free'),
      missing: (missing: number): string => say('discord-lobby-missing', { missing }),
      /** What the buttons that add computer players stand for. */
      levels: say('discord-lobby-levels'),
      ready: (host: string): string => say('discord-lobby-ready', { host }),
      full: (host: string): string => say('discord-lobby-full', { host }),
      started: say('discord-lobby-started'),
      closed: say('discord-lobby-closed'),
    },

    table: {
      started: (names: string): string => say('discord-table-started', { names }),
      /** `task`: what is to be decided, where the game says. */
      turn: (mention: string, task: string | null): string =>
        task === null
          ? say('discord-table-turn', { mention })
          : say('discord-table-turn-task', { mention, task }),
      takenBack: say('discord-table-undone'),
      waiting: (names: string): string => say('discord-table-waiting', { names }),
      closed: say('discord-table-closed'),
      /** `tie`: what decided, if others have as much. */
      winner: (names: string, score: string, tie?: string): string =>
        tie === undefined
          ? say('discord-table-winner', { names, score })
          : say('discord-table-winner-tie', { names, score, tie }),
      winners: (names: string, score: string): string => say('discord-table-winners', { names, score }),
      place: (place: number, name: string, score: string, tie?: string): string =>
        tie === undefined
          ? say('discord-table-place', { place, name, score })
          : say('discord-table-place-tie', { place, name, score, tie }),
      earlier: (count: number): string => say('discord-table-earlier', { count }),
      moved: (game: string): string => say('discord-table-moved', { game }),
      noPicture: say('discord-table-no-picture'),
      pictureLater: say('discord-table-picture-later'),
      resigned: (name: string, computer: string): string => say('discord-table-resigned', { name, computer }),
      closedBy: (name: string): string => say('discord-table-closed-by', { name }),
      /** Why a computer player did what the line before says. */
      why: (name: string, reasons: readonly string[]): string =>
        say('discord-table-why', { name, reasons: because(reasons) }),
      thread: (game: string, host: string): string => say('discord-table-thread', { game, host }),
    },

    /** *What can I do now?* */
    now: {
      yours: say('discord-now-yours'),
    },

    hand: {
      yourTurn: say('discord-hand-your-turn'),
      since: say('discord-hand-since'),
      sinceStart: say('discord-hand-since-start'),
      /** The same as `table.why`, at the end of a line. */
      why: (name: string, reasons: readonly string[]): string =>
        say('discord-hand-why', { name, reasons: because(reasons) }),
      /** A sentence about something that concerns the reader. */
      touched: (sentence: string): string => say('discord-hand-touched', { sentence }),
      earlier: (count: number): string => say('discord-hand-earlier', { count }),
      waiting: (names: string): string => say('discord-hand-waiting', { names }),
      turnOver: say('discord-hand-turn-over'),
      undone: say('discord-hand-undone'),
      over: say('discord-hand-over'),
    },

    confirm: {
      resign: say('discord-confirm-resign'),
      close: say('discord-confirm-close'),
      resigned: say('discord-confirm-resigned'),
      closed: say('discord-confirm-closed'),
      setAside: (table: string): string => say('discord-confirm-set-aside', { table }),
    },

    notOpened: say('discord-not-opened'),
    exported: say('discord-exported'),

    refused: {
      notUnderstood: say('discord-refused-not-understood'),
      elsewhere: say('discord-refused-elsewhere'),
      otherGame: (game: string): string => say('discord-refused-other-game', { game }),
      missingPermission: (permission: string): string =>
        say('discord-refused-missing-permission', { permission }),
      memberMissingPermission: (permission: string): string =>
        say('discord-refused-member-missing-permission', { permission }),
      noThreadHere: say('discord-refused-no-thread-here'),
      /** `when`: Discord's own words for how long until then, such as “in 5 seconds”. */
      tooMuch: (when: string): string => say('discord-refused-too-much', { when }),
      unexpected: (id: string): string => say('discord-refused-unexpected', { id }),
    },

    permission: {
      ViewChannel: say('discord-permission-view-channel'),
      SendMessages: say('discord-permission-send-messages'),
      AttachFiles: say('discord-permission-attach-files'),
      ReadMessageHistory: say('discord-permission-read-message-history'),
      CreatePublicThreads: say('discord-permission-create-public-threads'),
      SendMessagesInThreads: say('discord-permission-send-messages-in-threads'),
    },

    games: {
      title: (filter: string, count: number): string => say('discord-games-title', { filter, count }),
      none: say('discord-games-none'),
      unreadable: (place: string): string => say('discord-games-unreadable', { place }),
      row: (data: {
        readonly game: string;
        readonly variant: string;
        readonly place: string;
        readonly state: string;
        readonly players: string;
      }): string => say('discord-games-row', data),
      lobby: (taken: number, max: number, since: string): string =>
        say('discord-games-lobby', { taken, max, since }),
      playing: (turn: string, since: string): string => say('discord-games-playing', { turn, since }),
      finished: (winners: string, since: string): string => say('discord-games-finished', { winners, since }),
      closed: (since: string): string => say('discord-games-closed', { since }),
      page: (page: number, pages: number): string => say('discord-games-page', { page, pages }),
      sections: {
        waiting: say('discord-games-section-waiting'),
        open: say('discord-games-section-open'),
        gathering: say('discord-games-section-gathering'),
        running: say('discord-games-section-running'),
        finished: say('discord-games-section-finished'),
      },
      section: (name: string, count: number): string => say('discord-games-section', { name, count }),
      /** `until`: as Discord says how long that is; null if there's no limit. */
      yourTurn: (until: string | null, since: string): string =>
        until === null
          ? say('discord-games-your-turn', { since })
          : say('discord-games-your-turn-until', { until }),
      yourStart: say('discord-games-your-start'),
      invited: (state: string): string => say('discord-games-invited', { state }),
      /** On the message that everybody sees, which isn't changed at each move. */
      running: (since: string): string => say('discord-games-running', { since }),
      joinOne: (game: string): string => say('discord-games-join-one', { game }),
      joinSeveral: say('discord-games-join-several'),
      seat: (game: string, variant: string): string => say('discord-games-seat', { game, variant }),
      seatDetail: (host: string, taken: number, max: number): string =>
        say('discord-games-seat-detail', { host, taken, max }),
      joined: (place: string): string => say('discord-games-joined', { place }),
      board: say('discord-games-board'),
      boardNone: say('discord-games-board-none'),
      boardMore: (count: number): string => say('discord-games-board-more', { count }),
      mine: say('discord-games-mine'),
    },

    help: {
      title: say('discord-help-title'),
      /** `games`: a paragraph about each. */
      overview: (games: readonly string[]): string =>
        [
          say('discord-help-about'),
          ...games,
          say('discord-help-learn'),
          say('discord-help-begin'),
          say('discord-help-play'),
          say('discord-help-rules'),
          say('discord-help-commands'),
        ].join('\n\n'),
      /** A game in a few lines: how it's begun, and where its rules are. */
      game: (about: string, open: string): string =>
        [
          about,
          say('discord-help-learn'),
          say('discord-help-begin-game', { open }),
          say('discord-help-play'),
          say('discord-help-rules-game'),
        ].join('\n\n'),
    },
  };
};
