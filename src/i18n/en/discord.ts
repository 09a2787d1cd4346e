import { list, total } from './grammar.ts';

/** Names in the data of these words are ready to be shown: already escaped where they stand in markdown. */
export const discord = {
  list,
  total,

  button: {
    join: 'Join',
    leave: 'Leave',
    addComputer: (level: string): string => `+ ${level}`,
    start: 'Start',
    hand: 'Your hand',
    text: 'Show table as text',
    back: 'Back',
    undo: 'Undo',
    more: 'More choices',
    steps: 'Step by step',
    now: 'What can I do now?',
    again: 'New table like this',
    resign: 'Yes, give up my seat',
    close: 'Yes, close the table',
    aside: 'Set it aside and free this channel',
    previous: 'Previous',
    next: 'Next',
  },

  menu: {
    choose: 'Choose …',
    best: (shown: number, all: number): string => `the best ${shown} of ${all} …`,
    numbered: (text: string, number: number, of: number): string => `${text} (${number} of ${of})`,
    /** A choice that has these numbers in the picture; with one number, at most 6 characters more. */
    row: (from: number, to: number, text: string): string =>
      `${from === to ? from : `${from}–${to}`} · ${text}`,
    chooseOf: (from: number, to: number, all: number): string => `Choose … (${from} to ${to} of ${all})`,
  },

  lobby: {
    title: (game: string, variant: string): string => `## ${game} · ${variant}`,
    seats: (taken: number, max: number): string => `**Seats ${taken} of ${max}**`,
    person: (name: string): string => `- ${name}`,
    host: (name: string): string => `- ${name} (host)`,
    /** Of older tables, whose computer players have no level. */
    computer: (name: string): string => `- ${name} (computer)`,
    /** `sign`: the level's emblem; `trait`: what they're like, if that's known. */
    levelled: (sign: string, name: string, level: string, trait: string | undefined): string =>
      `- ${sign} ${name} (${level}, computer)${trait === undefined ? '' : `: ${trait}`}`,
    free: '- *free*',
    missing: (missing: number): string =>
      `${missing} more ${missing === 1 ? 'player is' : 'players are'} needed. Computer players count.`,
    /** What the buttons that add computer players stand for. */
    levels:
      '-# + adds a computer player: a Page errs like a beginner, a Squire plays well, a Knight plays best.',
    ready: (host: string): string => `${host} can start, or wait for more players.`,
    full: (host: string): string => `The table is full. ${host} can start.`,
    started: 'The game has started.',
    closed: 'This table was closed.',
  },

  table: {
    started: (names: string): string => `The game begins. Around the table: ${names}.`,
    /** `task`: what is to be decided, where the game says. */
    turn: (mention: string, task: string | null): string =>
      `**${mention}, it’s your turn${task === null ? '' : `: ${task}`}.**`,
    takenBack: 'The last action was undone.',
    waiting: (names: string): string => `It’s ${names}’s turn.`,
    closed: 'This table has been closed.',
    winner: (names: string, score: string): string => `🏆 **${names}** wins with ${score}.`,
    winners: (names: string, score: string): string => `🏆 **${names}** share the win with ${score}.`,
    place: (place: number, name: string, score: string, tie?: string): string =>
      `${place}\\. ${name} ${score}${tie === undefined ? '' : ` (${tie})`}`,
    earlier: (count: number): string =>
      `-# ${count} earlier ${count === 1 ? 'turn has' : 'turns have'} no room here; the table shows where ${count === 1 ? 'it' : 'they'} led.`,
    moved: (game: string): string => `-# ${game}: the table has moved down.`,
    noPicture: 'The picture couldn’t be drawn this time. **Show table as text** has it all.',
    resigned: (name: string, computer: string): string =>
      `${name} gives up the seat; ${computer} (computer) plays on.`,
    closedBy: (name: string): string => `${name} closed this table.`,
    /** Why a computer player did what the line before says. */
    why: (name: string, reasons: readonly string[]): string => `-# ${name}: ${reasons.join(', and ')}`,
    thread: (game: string, host: string): string => `${game} · ${host}`,
  },

  /** *What can I do now?* */
  now: {
    yours: 'What you can do now',
  },

  hand: {
    yourTurn: 'It’s your turn.',
    since: '**Since your last turn:**',
    sinceStart: '**So far:**',
    /** The same as `table.why`, at the end of a line. */
    why: (name: string, reasons: readonly string[]): string => `*(${name}: ${reasons.join(', and ')})*`,
    /** A sentence about something that concerns the reader. */
    touched: (sentence: string): string => `❗ ${sentence}`,
    earlier: (lines: number): string =>
      `-# … and ${lines} earlier ${lines === 1 ? 'line' : 'lines'}; the picture shows where ${lines === 1 ? 'it' : 'they'} led.`,
    waiting: (names: string): string => `It’s ${names}’s turn.`,
    turnOver: 'Your turn is over.',
    undone: 'Undone.',
    over: 'The game is over.',
  },

  confirm: {
    resign: 'Give up your seat? A computer player takes it for the rest of the game.',
    close: 'Close this table for everybody? The game ends here, without a result.',
    resigned: 'You have given up your seat.',
    closed: 'The table is closed.',
    setAside: (tableId: string): string =>
      `The table is set aside, and this channel is free. The bot’s owner can find what’s stored of it as ${tableId}.`,
  },

  notOpened: 'No table could be opened here. This thread can be deleted.',
  exported: 'The record of the game. It says every shuffle and every action.',

  refused: {
    notUnderstood: 'That control is from another version of this bot. Use `/games` to find your table.',
    elsewhere: 'Tables live in the channels of a server. Use this command there.',
    otherGame: (game: string): string =>
      `The table in this channel plays ${game}; that command is for another game.`,
    missingPermission: (permission: string): string =>
      `For that I need the permission “${permission}” in this channel. Somebody who manages it can give it to me.`,
    memberMissingPermission: (permission: string): string =>
      `For that you need the permission “${permission}” in this channel. Leave \`thread\` out to play right here.`,
    noThreadHere: 'A thread can only be made in a text channel. Leave `thread` out to play right here.',
    /** `when`: Discord's own words for how long until then, such as “in 5 seconds”. */
    tooMuch: (when: string): string => `That’s a lot at once. You can go on ${when}.`,
    unexpected: (id: string): string =>
      `Something went wrong here that should not have. Nothing of your game is lost. If it happens again, report it with the number ${id}.`,
  },

  permission: {
    ViewChannel: 'View Channel',
    SendMessages: 'Send Messages',
    AttachFiles: 'Attach Files',
    ReadMessageHistory: 'Read Message History',
    CreatePublicThreads: 'Create Public Threads',
    SendMessagesInThreads: 'Send Messages in Threads',
  },

  games: {
    title: (filter: string, count: number): string => `**${filter}** (${count})`,
    none: 'No tables here. Open one with `/table open`.',
    unreadable: (place: string): string =>
      `A table that can’t be read · ${place}\n-# Whoever may manage that channel can free it with \`/table close\` there.`,
    row: (data: {
      readonly game: string;
      readonly variant: string;
      readonly place: string;
      readonly state: string;
      readonly players: string;
    }): string => `**${data.game}**, ${data.variant} · ${data.place} · ${data.state}\n-# ${data.players}`,
    lobby: (taken: number, max: number, since: string): string =>
      `opened ${since}, ${taken} of ${max} seats taken`,
    playing: (turn: string, since: string): string => `${turn}’s turn, which began ${since}`,
    finished: (winners: string, since: string): string => `won by ${winners} ${since}`,
    closed: (since: string): string => `closed ${since}`,
    page: (page: number, pages: number): string => `Page ${page} of ${pages}`,
    sections: {
      waiting: 'Waiting for you',
      open: 'Open seats',
      gathering: 'About to start',
      running: 'Running',
      finished: 'Finished',
    },
    section: (name: string, count: number): string => `### ${name} (${count})`,
    /** `until`: as Discord says how long that is; null if there's no limit. */
    yourTurn: (until: string | null, since: string): string =>
      until === null ? `your turn, which began ${since}` : `your turn; the time is up ${until}`,
    yourStart: 'full: you can start it',
    invited: (state: string): string => `${state}, by invitation`,
    /** On the message that everybody sees, which isn't changed at each move. */
    running: (since: string): string => `began ${since}`,
    joinOne: (game: string): string => `Join ${game}`,
    joinSeveral: 'Take a seat …',
    seat: (game: string, variant: string): string => `${game}, ${variant}`,
    seatDetail: (host: string, taken: number, max: number): string =>
      `opened by ${host}, ${taken} of ${max} seats taken`,
    joined: (place: string): string => `You have a seat: ${place}`,
    board: '## Tables of this server',
    boardNone: 'No table is open. Open one with `/table open`.',
    boardMore: (count: number): string =>
      `-# … and ${count} more; the button below shows all that you can see.`,
    mine: 'My tables',
  },

  help: {
    title: 'Round Table',
    overview: (games: readonly string[]): string =>
      [
        'Board games of King Arthur’s court, played in a channel.',
        ...games,
        '**To learn:** `/learn` takes you through a first game, step by step. Only you see it.',
        '**To begin:** `/table open` in a channel of a server. Others press **Join**, or you add computer players: a Page errs like a beginner, a Squire plays well, a Knight plays best. Then press **Start**.',
        '**To play:** press **Your hand** under the picture of the table. Only you see what opens, and its buttons are the legal moves.',
        '**The rules:** `/rules`, or **How to play** at a table.',
        '**Commands:** `/table` opens, invites, shows, undoes, leaves, closes and exports; `/hand` shows your hand; `/hint` advises you; `/games` says what waits for you and where seats are open; `/settings` changes what you like.',
      ].join('\n\n'),
    /** A game in a few lines: how it's begun, and where its rules are. */
    game: (about: string, open: string): string =>
      [
        about,
        '**To learn:** `/learn` takes you through a first game, step by step. Only you see it.',
        `**To begin:** \`${open}\` in a channel of a server. Others press **Join**, or you add computer players: a Page errs like a beginner, a Squire plays well, a Knight plays best. Then press **Start**.`,
        '**To play:** press **Your hand** under the picture of the table. Only you see what opens, and its buttons are the legal moves.',
        '**The rules** are a press away, with pictures. `/rules` finds any chapter, card or word.',
      ].join('\n\n'),
  },
};
