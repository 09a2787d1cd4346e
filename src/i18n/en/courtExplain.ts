import type { Character, Courtier, CourtPhase, Sizes, Tile } from '../../games/court/types.ts';
import { court } from './court.ts';
import { list, plural } from './grammar.ts';

const { character, courtier, courtiers, paid, tiles } = court;

const COUNTS_AS: Readonly<Record<Character, string>> = {
  merlin: 'as a jester',
  guinevere: 'as two maidens',
  arthur: 'as two guards',
  lancelot: 'as two knights',
};

/** What a character's player does, as a rule. */
const DOES: Readonly<Record<Character, string>> = {
  merlin: 'swap up to three of your courtiers with the row',
  guinevere: 'take two aspirants, the others take one each, then you choose the new row',
  arthur: 'each opponent with two tiles or more gives you one, and you get the King’s Favor after the round',
  lancelot: 'swap a courtier with each opponent; you choose both',
};

/** What others are doing, after "They". */
const OTHERS: Readonly<Record<CourtPhase, string>> = {
  startCourtier: 'They take a first courtier from the peasantry.',
  dice: 'The dice are cast.',
  bid: 'They bid more, or pass and leave this auction.',
  choose: 'They choose a character, get its purse, and carry out its role.',
  swapMerlin: 'They swap courtiers with the row, as Merlin.',
  takeAspirants: 'They take two aspirants from the row, as Guinevere.',
  takeAspirant: 'They take an aspirant from the row; Guinevere lets each other player take one.',
  refill: 'They choose the new row from the peasantry, as Guinevere.',
  giveTile: 'They give a tile of their choice to Arthur.',
  swapLancelot: 'They swap a courtier with an opponent, as Lancelot.',
  over: '',
};

/** *What can I do now?* in King Arthur's Court. Lines of markdown; names come escaped. */
export const courtExplain = {
  /** Begin the lines of the kinds of actions. */
  kinds: {
    startCourtier: '**Take a first courtier**',
    bid: '**Bid**',
    pass: '**Pass**',
    choose: '**Choose a character**',
    swapMerlin: '**Swap with the row (Merlin)**',
    takeAspirants: '**Take two aspirants (Guinevere)**',
    takeAspirant: '**Take an aspirant**',
    refill: '**Choose the new row (Guinevere)**',
    giveTile: '**Give a tile (Arthur)**',
    swapLancelot: '**Swap with an opponent (Lancelot)**',
  },
  /** Your smallest group is your score. */
  score: (now: Sizes): string =>
    `Your groups are ${now.join('/')}, smallest first, so you’d score ${now[0]}. Only the smallest group scores.`,

  startCourtier: (types: readonly Courtier[]): string =>
    `from the peasantry: a ${list(types.map((id) => courtier(id))).replace(' and ', ' or ')}. A jester joins any group that has a member of its own; the others are a group each.`,
  /** `dearest`: null if there's one bid only. */
  bid: (above: number, cheapest: readonly Tile[], dearest: readonly Tile[] | null): string =>
    `${above === 0 ? 'any of your tiles' : `tiles worth more than ${above}`}, ${dearest === null ? `that is ${paid(cheapest)}` : `from ${paid(cheapest)} up to ${paid(dearest)}`}. You pay only if nobody bids more; then you take a character with its purse, and your tiles become its new purse.`,
  free: (all: readonly (readonly [Character, readonly Tile[]])[]): string =>
    `To be won: ${list(all.map(([id, purse]) => `${character(id)} (purse ${tiles(purse)})`))}.`,
  pass: 'you’re out of this auction and keep your tiles. You take a character in a later auction of this round.',
  mayNotPass: 'You can’t pass: you open this auction, and the opener must bid.',
  mayNotBid: (own: readonly Tile[], above: number): string =>
    `You can’t bid: your tiles, ${paid(own)}, don’t come to more than ${above}.`,
  choose: (bid: readonly Tile[]): string =>
    `with its purse; your ${paid(bid)} becomes its new purse, and you carry out its role at once:`,
  character: (id: Character, purse: readonly Tile[]): string =>
    `**${character(id)}**, purse ${tiles(purse)}: ${DOES[id]}. If you hold it when the game ends, it counts ${COUNTS_AS[id]}.`,
  taken: (id: Character, name: string): string => `${character(id)} isn’t free: ${name} has it this round.`,
  must: (id: Character): string => `Somebody must take ${character(id)} this round, and you’re the last.`,
  swapMerlin: (most: number): string =>
    `up to ${plural(most, 'courtier')}, each for an aspirant of another type. Or swap nothing.`,
  best: (how: string, then: Sizes): string =>
    `Strongest for you at once: ${how}; your groups are then ${then.join('/')}.`,
  exchange: (give: readonly Courtier[], take: readonly Courtier[]): string =>
    give.length === 0 ? 'nothing' : `${courtiers(give)} for ${courtiers(take)}`,
  take: (all: readonly Courtier[]): string => courtiers(all),
  takeAspirants: (row: readonly Courtier[]): string =>
    `from the row: ${courtiers(row)}. Each other player then takes one, and you choose the new row.`,
  takeAspirant: (row: readonly Courtier[]): string => `from the row: ${courtiers(row)}. It joins your court.`,
  refill: (count: number): string =>
    `of ${plural(count, 'courtier')} from the peasantry. The next Merlin swaps with this row, and the next Guinevere has everybody take from it.`,
  giveTile: (name: string, own: readonly Tile[]): string =>
    `to ${name}; you choose which. You hold ${tiles(own)}, and money buys characters.`,
  swapLancelot: (name: string): string =>
    `, now with ${name}: give one courtier and take one of another type. You choose both, and you can’t decline.`,
  waiting: (phase: CourtPhase): string => OTHERS[phase],
  waitingBid: (sum: number): string =>
    sum === 0
      ? 'They open the auction, so they can’t pass.'
      : `They bid more than ${sum}, or pass and leave this auction.`,

  firstSteps: [
    '**Goal:** gather a court whose *smallest* group, be it maidens, guards or knights, is larger than everybody else’s.',
    '**What scores:** only that smallest group; jesters join any group that has a member of its own, and the character you hold at the end counts too.',
    '**What to press:** a numbered button or menu entry below; first take a courtier, then bid your tiles for the characters who change your court.',
  ] as const,
};
