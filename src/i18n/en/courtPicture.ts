import {
  type Character,
  COURTIERS,
  type Courtier,
  type CourtPhase,
  type CourtView,
  type GroupId,
  type GroupStanding,
  type Sizes,
  type Tile,
} from '../../games/court/types.ts';
import { ABILITIES, PIECES, type PieceId } from './courtPieces.ts';

type Rounds = Pick<CourtView, 'phase' | 'round' | 'rounds' | 'lastRound'>;

/** What is asked of the seat to act, as a heading of few letters. */
const TASKS: Readonly<Record<CourtPhase, string>> = {
  startCourtier: 'takes a first courtier',
  dice: 'the dice are cast',
  bid: 'bids or passes',
  choose: 'chooses a character',
  swapMerlin: 'swaps with the row',
  takeAspirants: 'takes two aspirants',
  takeAspirant: 'takes an aspirant',
  refill: 'chooses the new row',
  giveTile: 'gives a tile',
  swapLancelot: 'swaps with an opponent',
  over: '',
};

/** The same, said to the one who is to act. */
const HEADINGS: Readonly<Record<CourtPhase, string>> = {
  startCourtier: 'Take a first courtier',
  dice: '',
  bid: 'Bid or pass',
  choose: 'Choose a character',
  swapMerlin: 'Swap: your court → the row',
  takeAspirants: 'Take two aspirants',
  takeAspirant: 'Take an aspirant',
  refill: 'Choose the new row',
  giveTile: 'Give Arthur a tile',
  swapLancelot: '',
  over: '',
};

const ORDINALS = ['1st', '2nd', '3rd', '4th'];

const length = ({ min, max }: Rounds['rounds']): string => (min === max ? `${min}` : `${min}–${max}`);

/** Round and length: "Round 2 of 5–8". */
const rounds = ({ phase, round, rounds: all, lastRound }: Rounds): string =>
  phase === 'over'
    ? 'Game over'
    : round === 0
      ? 'Setting up'
      : lastRound
        ? `Round ${round}, the last`
        : `Round ${round} of ${length(all)}`;

const tiles = (all: readonly Tile[]): string => (all.length === 0 ? 'none' : all.join('+'));
const sumOf = (all: readonly Tile[]): number => all.reduce<number>((sum, tile) => sum + tile, 0);
const total = (all: readonly Tile[]): string =>
  all.length < 2 ? tiles(all) : `${tiles(all)} = ${sumOf(all)}`;
const sizes = (all: Sizes): string => all.join('/');
const NOUNS: Readonly<Record<Courtier, string>> = {
  jester: 'jester',
  maiden: 'maiden',
  guard: 'guard',
  knight: 'knight',
};
const counts = (bag: Readonly<Record<Courtier, number>>): string =>
  COURTIERS.map((id) => `${bag[id]} ${NOUNS[id]}${bag[id] === 1 ? '' : 's'}`).join(', ');

/** Words on the pictures of King Arthur's Court. Names come ready to be shown. */
export const courtPicture = {
  rounds,
  task: (phase: CourtPhase): string => TASKS[phase],
  openingBid: 'makes the opening bid',
  aspirants: 'Aspirants',
  row: 'the row',
  peasantry: 'Peasantry',
  peasants: (left: number): string => `${left} left`,
  /** What a character does, in two short lines. */
  ability: (character: Character): readonly [string, string] => ABILITIES[character],
  place: (place: number): string => ORDINALS[place - 1] ?? `${place}th`,
  sum: (money: number): string => `= ${money}`,
  highest: 'Highest bid',
  noBid: 'No bid yet',
  mustBid: 'The opener must bid.',
  stillIn: 'Still in',
  passedHead: 'Passed',
  toCome: 'Still to come',
  /** What matters for a decision that nobody else takes part in; empty if nothing does. */
  hint: (phase: CourtPhase): string =>
    phase === 'swapMerlin'
      ? 'One for one, always of different types.'
      : phase === 'refill'
        ? 'The others will take from it too.'
        : '',
  passed: 'passed',
  bids: (sum: number): string => `bids ${sum}`,
  /** Jesters that no group can take, in two lines. */
  idle: (count: number): readonly [string, string] => [
    count === 1 ? '1 idle jester:' : `${count} idle jesters:`,
    'no group to join',
  ],
  /** What the signs at the courts mean. */
  legend: {
    example: sizes([0, 2, 5]),
    weakest: 'groups, the weakest first',
    weakestShort: 'weakest first',
    favor: 'King’s Favor',
    toTake: 'still to take',
    blackDie: 'must be taken',
  },
  lastTurn: 'Last turn',
  winner: (count: number): string => (count > 1 ? 'Shared victory' : 'Winner'),
  ranking: {
    title: 'The ranking',
    text: 'The smallest group counts; then the next, then the largest, then the King’s Favor.',
  },
  scoresByRound: 'Smallest group by round',
  sizes,

  /** What a piece is and does, in a few sentences. */
  piece: (id: PieceId): readonly [title: string, ...sentences: string[]] => PIECES[id],

  choice: {
    /** `opponent`: who one deals with as Lancelot. */
    heading: (phase: CourtPhase, opponent: string): string =>
      phase === 'swapLancelot' ? `Swap with ${opponent}` : HEADINGS[phase],
    anyOf: (count: number): string => `Any ${count} of the peasantry:`,
    upTo: (count: number): string => `up to ${count}`,
    bids: (sum: number, possible: boolean): string =>
      sum === 0 ? 'Open the bidding' : possible ? `Bids that beat ${sum}` : `Nothing beats ${sum}`,
    /** How one stands now. */
    now: (now: Sizes, place: number): string => `Now ${sizes(now)}, ${ORDINALS[place - 1]}`,
    after: (after: Sizes, place: number): string => `then ${sizes(after)}, ${ORDINALS[place - 1]}`,
    /** How an opponent stands then, after one's own standing. */
    theirs: (after: Sizes, place: number): string => ` (they: ${sizes(after)}, ${ORDINALS[place - 1]})`,
    treasury: (treasury: readonly Tile[]): string => `Your tiles: ${total(treasury)}`,
    treasuryAfter: (sum: number): string => `→ ${sum} in all`,
    leaves: (sum: number): string => `leaves ${sum}`,
    keeps: 'you keep',
    /** Above the groups and places that the options lead to. */
    afterwards: 'afterwards',
    keepsAll: (sum: number): string => `you keep your ${sum}`,
    noSwap: 'No swap',
    /** Further sets of tiles with the same sum. */
    ways: (others: number, wide: boolean): string =>
      wide ? `or ${others} more ${others === 1 ? 'way' : 'ways'}` : `+${others}`,
    /** What a character would do now: `givers` opponents have two tiles or more. */
    does: (character: Character, givers: number, opponents: number): string => {
      switch (character) {
        case 'merlin':
          return 'Swap up to 3 courtiers with the row.';
        case 'guinevere':
          return 'Take 2 aspirants, then lay the new row.';
        case 'arthur':
          return `${givers === 0 ? 'No tiles' : givers === 1 ? 'A tile from 1 opponent' : `A tile from each of ${givers}`}, and the King’s Favor.`;
        case 'lancelot':
          return `Swap a courtier with ${opponents === 1 ? 'your opponent' : `each of ${opponents}`}.`;
      }
    },
    more: (count: number): string => `and ${count} more`,
    numbered: (number: number, told: string): string => `${number}. ${told}`,
    pass: 'Pass',
    nothing: 'Nothing',
    bid: (sum: number, ways: readonly (readonly Tile[])[]): string =>
      `Bid ${sum}: ${ways.map(tiles).join(' or ')}`,
    purse: (purse: readonly Tile[], after: readonly Tile[]): string =>
      `purse ${total(purse)}, tiles then ${total(after)}`,
    give: (tile: Tile, after: readonly Tile[]): string => `Give ${tile}, keep ${total(after)}`,
    swap: (give: string, take: string): string => `${give} for ${take}`,
  },

  alt: {
    /** A sentence and, if there is one, the hint for the phase. */
    hinted: (sentence: string, hint: string): string => (hint === '' ? sentence : `${sentence} ${hint}`),
    choice: (name: string, phase: CourtPhase, count: number): string =>
      `${name} ${TASKS[phase]}: ${count === 1 ? '1 action' : `${count} actions`}.`,
    table: (view: Rounds): string => `King Arthur’s Court: ${rounds(view)}.`,
    toAct: (name: string, phase: CourtPhase, forced: boolean): string =>
      `${name} ${TASKS[phase]}${forced ? ' (only one action is possible)' : ''}.`,
    auction: (
      opener: string,
      bidder: string | null,
      bid: readonly Tile[],
      bidders: readonly string[],
      passed: readonly string[],
    ): string =>
      `${bidder === null ? `No bid yet, ${opener} opens and must bid` : `Bid of ${bidder}: ${total(bid)}, opened by ${opener}`}. In: ${bidders.join(', ')}.${passed.length > 0 ? ` Passed: ${passed.join(', ')}.` : ''}`,
    role: (character: string, name: string, opponent: string | null, others: readonly string[]): string =>
      `${character} (${name}) acts${opponent === null ? '' : `, now with ${opponent}`}.${others.length > 0 ? ` Still to come: ${others.join(', ')}.` : ''}`,
    standings: (all: readonly string[]): string => `Groups now, smallest first: ${all.join(', ')}.`,
    standing: (place: number, name: string, now: Sizes): string => `${place}. ${name} ${sizes(now)}`,
    characters: (all: readonly string[]): string => `Purses: ${all.join(', ')}.`,
    character: (name: string, purse: readonly Tile[], taker: string | null, die: boolean): string =>
      `${name} ${tiles(purse)}${taker === null ? '' : ` (taken by ${taker})`}${die ? ' (black die)' : ''}`,
    row: (row: string): string => `Row: ${row}.`,
    player: (
      name: string,
      emblem: string,
      treasury: readonly Tile[],
      court: string,
      favor: boolean,
    ): string => `${name} (${emblem}${favor ? ', King’s Favor' : ''}): tiles ${tiles(treasury)}; ${court}.`,
    peasantry: (all: string): string => `Peasantry: ${all}.`,
    winners: (names: string, shared: boolean): string =>
      `Game over. ${shared ? 'Shared victory' : 'Winner'}: ${names}.`,
  },

  text: {
    title: (view: Rounds): string => `King Arthur’s Court. ${rounds(view)}.`,
    charactersHead: 'Characters and purses:',
    character: (
      name: string,
      purse: readonly Tile[],
      taker: string | null,
      die: boolean,
      open: boolean,
      ability: string,
    ): string =>
      `${name.padEnd(9)} ${total(purse)}${taker === null ? '' : `, taken by ${taker}`}${die ? ', black die: must be taken' : ''}${open ? ', open' : ''} (${ability})`,
    /** What a character does and counts as. */
    ability: (character: Character, courtier: Courtier, members: number): string =>
      `${ABILITIES[character].join(' ')}, +${members} ${NOUNS[courtier]}${members === 1 ? '' : 's'}`,
    row: (length: number, full: number, row: string): string =>
      `Row (${length} of ${full}): ${length === 0 ? 'empty' : row}`,
    peasantry: (bag: Readonly<Record<Courtier, number>>): string =>
      `Peasantry (${COURTIERS.reduce((sum, id) => sum + bag[id], 0)}): ${counts(bag)}`,
    player: (
      name: string,
      emblem: string,
      place: number,
      characters: readonly string[],
      quotaLeft: number,
      favor: boolean,
    ): string =>
      `${name} (${emblem}), place ${place}${characters.length === 0 ? '' : `, has ${characters.join(' and ')}`}${quotaLeft === 0 ? '' : `, ${quotaLeft} to take`}${favor ? ', King’s Favor' : ''}`,
    treasury: (treasury: readonly Tile[]): string => ` Tiles ${total(treasury)}`,
    court: (court: Readonly<Record<Courtier, number>>): string => ` Court ${counts(court)}`,
    standing: (
      groups: readonly (readonly [GroupId, GroupStanding])[],
      jesters: number,
      idle: number,
      now: Sizes,
    ): string =>
      ` Scores ${sizes(now)}: ${groups
        .map(([id, { courtiers, pawn, jesters: joined, size }]) => {
          const parts = [
            `${courtiers}`,
            ...(pawn > 0 ? [`${pawn} pawn`] : []),
            ...(joined > 0 ? [`${joined} jester${joined === 1 ? '' : 's'}`] : []),
          ];
          return `${NOUNS[id]}s ${size}${parts.length > 1 ? ` (${parts.join(' + ')})` : ''}`;
        })
        .join(', ')}${idle > 0 ? `, ${idle} of ${jesters} jesters idle` : ''}`,
    byRound: (all: readonly (readonly Sizes[])[]): string[] =>
      all.length === 0
        ? []
        : ['Groups by round:', ...all.map((seats, i) => `${i + 1}: ${seats.map(sizes).join(' ')}`)],
    lastTurn: 'Last turn:',
    rankingHead: 'Final ranking, groups smallest first:',
    ranking: (place: number, name: string, now: Sizes, favor: boolean): string =>
      `${place}. ${name} ${sizes(now)}${favor ? ', King’s Favor' : ''}`,
  },
};
