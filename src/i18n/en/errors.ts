import type { RefusalCode, RefusalData } from '../../table/refusal.ts';

export const errors: { readonly [C in RefusalCode]: (data: RefusalData[C]) => string } = {
  noTableHere: () => 'There is no table in this channel. Open one with `/table open`.',
  otherGameHere: ({ game, command }) =>
    `The table in this channel plays ${game}: its moves are typed with \`/${command}\`, or chosen in *Your hand*.`,
  tableAlreadyHere: () =>
    'This channel already has a table. Finish or close it first, or open the new one in a thread.',
  unknownTable: () => 'That table is gone. See the tables of this server with `/games`.',
  notInLobby: () => 'This table has already started.',
  notInPlay: () => 'This table has not started yet.',
  tableFinished: () => 'This game is over.',
  tableClosed: () => 'This table has been closed.',
  tableFull: ({ max }) => `All ${max} seats are taken.`,
  tooManyComputers: ({ most }) =>
    `This game has room for at most ${most} computer players: one seat is yours.`,
  tooFewSeats: ({ min, seated }) => `This game needs at least ${min} players; ${seated} seated so far.`,
  alreadySeated: () => 'You already have a seat at this table.',
  notSeated: () => 'You have no seat at this table.',
  noComputerSeat: () => 'No computer player has a seat here.',
  hostOnly: ({ hostName }) => `Only the host, ${hostName}, can do that.`,
  hostOrManagerOnly: ({ hostName }) =>
    `Only the host, ${hostName}, or a member who may manage channels can do that.`,
  notYourTurn: ({ names }) => `It is not your turn: ${names.join(' and ')} must decide first.`,
  stale: () => 'The game has moved on since that button was made.',
  illegalAction: () => 'The rules do not allow that here.',
  nothingToUndo: () =>
    'There is nothing to take back. You can take back what you did last, until a card is drawn or revealed, somebody else acts, or the turn ends.',
  unknownVariant: ({ variant, known }) =>
    `There is no variant “${variant}” of this game. Choose ${known.join(' or ')}.`,
  unknownGame: ({ game }) => `There is no game “${game}”.`,
  unknownRule: ({ rule, value }) => `This game has no rule “${rule}” with the value “${value}”.`,
  recordNotOpen: () => 'The record shows every hidden card, so it can be had only when the game is over.',
  tableUnreadable: ({ tableId }) =>
    `What is stored of table ${tableId} cannot be read. Nothing was changed; the bot's owner can find it in the log.`,
  serverUnreadable: () =>
    "What is stored of this server cannot be read. Nothing was changed; the bot's owner can find it in the log.",
  storeFailed: () => 'That could not be saved, so nothing was changed. Please try again in a moment.',
};
