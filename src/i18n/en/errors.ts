import type { RefusalCode, RefusalData } from '../../table/refusal.ts';

export const errors: { readonly [C in RefusalCode]: (data: RefusalData[C]) => string } = {
  noTableHere: () => 'There’s no table in this channel. Open one with `/table open`.',
  otherGameHere: ({ game, command }) =>
    `The table in this channel plays ${game}: its moves are typed with \`/${command}\`, or chosen in *Your hand*.`,
  tableAlreadyHere: () =>
    'This channel already has a table. Finish or close it first, or open the new one in a thread.',
  unknownTable: () => 'That table is gone. See the tables of this server with `/games`.',
  notInLobby: () => 'This table has already started.',
  notInPlay: () => 'This table hasn’t started yet.',
  tableFinished: () => 'This game is over.',
  tableClosed: () => 'This table has been closed.',
  tableFull: ({ max }) => `All ${max} seats are taken.`,
  tooManyComputers: ({ most }) =>
    `This game has room for at most ${most} computer players: one seat is yours.`,
  tooFewSeats: ({ min, seated }) => `This game needs at least ${min} players; ${seated} seated so far.`,
  alreadySeated: () => 'You already have a seat at this table.',
  notSeated: () => 'You have no seat at this table.',
  noComputerSeat: () => 'No computer player has a seat here.',
  noSeatKept: () => 'No seat is kept for you at this table.',
  seatKept: () => 'Your own seat is still kept for you. Press **I’m back** to play on.',
  seatTaken: ({ name }) => `That seat isn’t free: ${name} has it.`,
  noOpenSeat: () => 'No seat is free at this table.',
  noSuchSeat: () => 'This table has no such seat.',
  ownSeat: () => 'That’s your own seat. Press **Leave** to give it up.',
  notAway: ({ name }) => `${name} isn’t standing in for anybody who’s away.`,
  notAtTable: () => 'That person has no seat at this table.',
  alreadyHost: () => 'You are the host already.',
  notInvited: ({ hostName }) =>
    `This table is for invited people. ${hostName} or another player can invite you with \`/table invite\`.`,
  alreadyInvited: ({ name }) => `${name} has been invited already.`,
  isSeated: ({ name }) => `${name} has a seat at this table already.`,
  tooManyInvited: ({ most }) => `At most ${most} people can be invited to a table.`,
  unknownSetting: ({ value }) => `There is no setting “${value}”.`,
  handsNotOpen: () => 'All hands can be seen when the game is over.',
  hostOnly: ({ hostName }) => `Only the host, ${hostName}, can do that.`,
  hostOrManagerOnly: ({ hostName }) =>
    `Only the host, ${hostName}, or a member who may manage channels can do that.`,
  managerOnly: () => 'Only a member who may manage channels can do that.',
  notYourTurn: ({ names }) => `It’s not your turn: ${names.join(' and ')} must decide first.`,
  stale: () => 'The game has moved on since that button was made.',
  hintsOff: () => 'The host has switched hints off at this table.',
  noHint: () => 'I can’t think of a hint just now. Please try again in a moment.',
  movedOn: () => 'The game has moved on while I was thinking, so there’s no hint for that decision any more.',
  illegalAction: () => 'The rules don’t allow that here.',
  nothingToUndo: () =>
    'There’s nothing to undo. You can undo what you did last, until a card is drawn or revealed, someone else acts, or the turn ends.',
  noClock: () => 'This table plays without a clock.',
  clockStopped: () => 'The clock is already stopped. `/table resume` lets it go on.',
  clockRunning: () => 'The clock isn’t stopped.',
  unknownVariant: ({ variant, known }) =>
    `There is no variant “${variant}” of this game. Choose ${known.join(' or ')}.`,
  unknownGame: ({ game }) => `There is no game “${game}”.`,
  unknownRule: ({ rule, value }) => `This game has no rule “${rule}” with the value “${value}”.`,
  recordNotOpen: () => 'The record shows every hidden card, so it can be had only when the game is over.',
  tableUnreadable: ({ tableId }) =>
    `What is stored of this table (${tableId}) can’t be read, so it can’t go on. Whoever may manage this channel can set it aside with \`/table close\` and free the channel; what’s stored is kept for the bot’s owner.`,
  serverUnreadable: () =>
    'What is stored of this server can’t be read, so nothing has changed. The bot’s owner can find it in the log.',
  settingsUnreadable: () =>
    'What is stored of these settings can’t be read, so nothing has changed. The bot’s owner can find it in the log.',
  otherChannels: ({ channelIds }) =>
    `In this server, tables are opened in ${channelIds.map((id) => `<#${id}>`).join(', ')}.`,
  tableLost: () =>
    'The table of this channel is gone: the place where the bot keeps its games has lost it. Open a new one with `/table open`.',
  recordOutdated: () =>
    'This game began with an older version of its rules, so its moves can’t be played again: no undo and no record. You can go on playing.',
  tooManyOwnTables: ({ most }) =>
    `You have opened ${most} tables in this server that are still going. Finish or close one first.`,
  tooManyTables: ({ most }) =>
    `This server has ${most} tables going, which is the most. One has to end before a new one can open.`,
  storeFailed: () => 'That couldn’t be saved, so nothing has changed. Please try again in a moment.',
  storeUnreadable: () =>
    'The place where games are kept isn’t answering, so nothing has changed. Please try again in a moment.',
  saveUnknown: () =>
    'The place where games are kept stopped answering while this was being saved, so it may or may not have counted. Your hand and the table will show which in a moment; pressing again can’t do it twice.',
  storeTaken: () =>
    'Another copy of this bot has just taken over, and nothing has changed. Please try again in a moment.',
};
