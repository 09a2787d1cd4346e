import type { Pace } from '../../table/types.ts';
import { list } from './grammar.ts';

const paces: Readonly<Record<Pace, string>> = {
  none: 'no clock',
  live: 'live: 2 minutes per decision',
  '1h': '1 hour per decision',
  '12h': '12 hours per decision',
  '1d': '1 day per decision',
  '3d': '3 days per decision',
};

/** People who come, go and watch. Names are ready to be shown: already escaped where they stand in markdown. */
export const people = {
  button: {
    howToPlay: 'How to play',
    options: 'Options',
    watch: 'Watch',
    refresh: 'Refresh',
    hands: 'See all hands',
    back: 'I’m back',
    take: (name: string): string => `Take ${name}’s seat`,
    vacate: (name: string): string => `Open ${name}’s seat (host)`,
    depart: 'Leave; someone may take my seat',
    resign: 'Resign to a computer',
  },

  lobby: {
    /** `best`: numbers of players. */
    length: (minutes: number, players: number, min: number, max: number, best: readonly number[]): string =>
      `-# About ${minutes} minutes with ${players} · ${min} to ${max} players, best with ${best.join(' or ')}`,
    clock: (pace: string): string => `Clock: ${pace}`,
    standIn: (level: string): string => `Whoever leaves is replaced by a ${level}.`,
    invitedOnly: 'For invited people only.',
    rules: (rules: readonly string[]): string => `Changed rules: ${rules.join('; ')}`,
    rule: (name: string, value: string): string => `${name}: ${value}`,
  },

  options: {
    title: (game: string): string => `### Options of ${game}`,
    line: (name: string, value: string): string => `- ${name}: ${value}`,
    hostOnly: (host: string): string => `-# ${host}, the host, can change them until the game starts.`,
    closed: 'The game has started, so its options stay as they are.',
    clock: 'Clock',
    clockMenu: 'Clock …',
    paces,
    vacations: 'The clock stops while somebody is on vacation',
    vacationsOf: { on: 'yes', off: 'no' },
    access: 'Who may join',
    accessOf: { open: 'anybody', invited: 'only invited people' },
    theme: 'Pictures',
    settingsMenu: 'Another setting …',
    rulesMenu: 'Change a rule …',
    standIn: 'Plays for people who leave or are away',
    computersMenu: 'Computer players …',
    peopleMenu: 'People …',
    /** An entry that replaces a computer player by one of that level. */
    replace: (name: string, level: string): string => `${name}: a ${level} instead`,
    remove: (name: string): string => `${name}: remove`,
    makeHost: (name: string): string => `${name}: make host`,
    /** A setting and the value that an entry of a menu gives it. */
    set: (name: string, value: string): string => `${name}: ${value}`,
  },

  leave: {
    ask: 'The game is running. Somebody else can take your seat, or a computer plays it to the end. Until somebody takes it, you can come back.',
    left: 'You’ve left. A computer plays your seat until somebody takes it; until then you can come back.',
  },

  seat: {
    took: (before: string): string => `You’ve taken ${before}’s seat.`,
    back: 'Welcome back. The seat is yours again.',
    opened: (name: string): string => `${name}’s seat is open now. Whoever wants it can take it.`,
    passed: (name: string): string => `${name} is the host now.`,
    /** A computer plays for the person who asks. */
    kept: 'A computer plays for you until you’re back.',
    open: 'A computer plays your seat until somebody takes it. You can come back until then.',
  },

  invite: {
    lobby: (guest: string, host: string, game: string): string =>
      `${guest}, ${host} invites you to a game of ${game}.`,
    seat: (guest: string, host: string, game: string): string =>
      `${guest}, ${host} invites you to play on in a game of ${game}: a seat is free.`,
    bot: 'Bots can’t be invited. The host can add a computer player in the lobby.',
  },

  thread: {
    /** `free`: number of free seats; `link`: a mention of the thread. */
    announced: (game: string, about: string, free: number, link: string): string =>
      [`**${game}** in ${link}`, about, free === 0 ? 'All seats are taken.' : `${seats(free)} free.`].join(
        '\n',
      ),
    running: (game: string, link: string): string => `**${game}** in ${link}\nThe game is running.`,
    over: (game: string, link: string): string => `**${game}** in ${link}\nThe game is over.`,
    closed: (game: string, link: string): string => `**${game}** in ${link}\nThis table has been closed.`,
    joined: (link: string): string => `You have a seat: ${link}`,
  },

  watch: {
    notYet: 'The table is as everybody sees it. Hands are shown when the game is over.',
    handsMenu: 'See a hand …',
    hand: (name: string): string => `${name}’s hand at the end`,
  },

  news: {
    leaving: (name: string, heir: string): string =>
      `${name} leaves; ${heir} (computer) plays on until somebody takes the seat.`,
    taken: (name: string, before: string): string => `${name} takes ${before}’s seat.`,
    movedFor: (name: string): string => `${name}’s time is up, so a computer has moved for them.`,
    absent: (name: string, heir: string): string =>
      `${name} is away; ${heir} (computer) plays until they’re back.`,
    back: (name: string): string => `${name} is back.`,
    host: (name: string): string => `${name} is the host now.`,
  },

  /** `before`: who else played a seat, and how much of it in percent. */
  playedBefore: (name: string, before: readonly (readonly [string, number])[]): string =>
    `-# ${name}’s seat was played before by ${list(before.map(([other, part]) => `${other} (${part} %)`))}.`,
};

const seats = (count: number): string => (count === 1 ? '1 seat is' : `${count} seats are`);
