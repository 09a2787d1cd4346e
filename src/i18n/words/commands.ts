import type { Say } from '../fluent/say.ts';
import type { Messages } from '../messages.ts';

type EntryId = {
  [I in keyof Messages]: I extends `${infer Command}.description` ? Command : never;
}[keyof Messages] &
  keyof Messages;

/** Slash commands. Names are lower case, at most 32 characters; descriptions and choice names at most 100. */
export const commands = (say: Say) => {
  const entry = (id: EntryId) => ({ name: say(id), description: say(`${id}.description`) });
  return {
    table: {
      ...entry('commands-table'),
      open: {
        ...entry('commands-table-open'),
        game: entry('commands-table-open-game'),
        variant: entry('commands-table-open-variant'),
        computers: entry('commands-table-open-computers'),
        level: entry('commands-table-open-level'),
        thread: entry('commands-table-open-thread'),
        theme: {
          ...entry('commands-table-open-theme'),
          choices: {
            court: say('commands-table-open-theme.court'),
            contrast: say('commands-table-open-theme.contrast'),
          },
        },
        clock: entry('commands-table-open-clock'),
        language: entry('commands-table-open-language'),
        invited: entry('commands-table-open-invited'),
      },
      join: entry('commands-table-join'),
      leave: entry('commands-table-leave'),
      invite: {
        ...entry('commands-table-invite'),
        person: entry('commands-table-invite-person'),
      },
      remove: {
        ...entry('commands-table-remove'),
        player: entry('commands-table-remove-player'),
      },
      host: {
        ...entry('commands-table-host'),
        player: entry('commands-table-host-player'),
      },
      watch: entry('commands-table-watch'),
      start: {
        ...entry('commands-table-start'),
        first: entry('commands-table-start-first'),
      },
      show: entry('commands-table-show'),
      undo: entry('commands-table-undo'),
      resign: entry('commands-table-resign'),
      pause: entry('commands-table-pause'),
      resume: entry('commands-table-resume'),
      close: entry('commands-table-close'),
      export: entry('commands-table-export'),
    },
    hand: entry('commands-hand'),
    hint: entry('commands-hint'),
    games: {
      ...entry('commands-games'),
      filter: {
        ...entry('commands-games-filter'),
        choices: {
          all: say('commands-games-filter.all'),
          open: say('commands-games-filter.open'),
          mine: say('commands-games-filter.mine'),
          finished: say('commands-games-filter.finished'),
        },
      },
    },
    settings: {
      ...entry('commands-settings'),
      me: entry('commands-settings-me'),
      server: entry('commands-settings-server'),
    },
    help: {
      ...entry('commands-help'),
      game: entry('commands-help-game'),
    },
    rules: {
      ...entry('commands-rules'),
      game: entry('commands-rules-game'),
      about: entry('commands-rules-about'),
    },
    artus: {
      ...entry('commands-artus'),
      place: {
        ...entry('commands-artus-place'),
        chair: entry('commands-artus-place-chair'),
      },
      play: {
        ...entry('commands-artus-play'),
        card: entry('commands-artus-play-card'),
        figure: entry('commands-artus-play-figure'),
        choice: entry('commands-artus-play-choice'),
      },
      draw: {
        ...entry('commands-artus-draw'),
        pile: entry('commands-artus-draw-pile'),
      },
    },
    court: {
      ...entry('commands-court'),
      bid: {
        ...entry('commands-court-bid'),
        tiles: entry('commands-court-bid-tiles'),
      },
      pass: entry('commands-court-pass'),
      choose: {
        ...entry('commands-court-choose'),
        character: entry('commands-court-choose-character'),
      },
      swap: {
        ...entry('commands-court-swap'),
        give: entry('commands-court-swap-give'),
        take: entry('commands-court-swap-take'),
      },
      take: {
        ...entry('commands-court-take'),
        courtiers: entry('commands-court-take-courtiers'),
      },
      give: {
        ...entry('commands-court-give'),
        tile: entry('commands-court-give-tile'),
      },
      refill: {
        ...entry('commands-court-refill'),
        courtiers: entry('commands-court-refill-courtiers'),
      },
    },
    quests: {
      ...entry('commands-quests'),
      reveal: entry('commands-quests-reveal'),
      challenge: {
        ...entry('commands-quests-challenge'),
        adversary: entry('commands-quests-challenge-adversary'),
        way: entry('commands-quests-challenge-way'),
        pay: entry('commands-quests-challenge-pay'),
      },
      adventure: {
        ...entry('commands-quests-adventure'),
        adventure: entry('commands-quests-adventure-adventure'),
        pay: entry('commands-quests-adventure-pay'),
      },
      draw: {
        ...entry('commands-quests-draw'),
        count: entry('commands-quests-draw-count'),
      },
      done: entry('commands-quests-done'),
    },
  };
};
