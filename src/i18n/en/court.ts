import type { Character, CourtEvent, Courtier, CourtPhase, GroupId, Tile } from '../../games/court/types.ts';
import { COURTIERS } from '../../games/court/types.ts';
import type { Seat } from '../../games/game.ts';
import { list } from './grammar.ts';

const CHARACTERS: Readonly<Record<Character, string>> = {
  merlin: 'Merlin',
  guinevere: 'Guinevere',
  arthur: 'Arthur',
  lancelot: 'Lancelot',
};

const COURTIER_WORDS: Readonly<Record<Courtier, readonly [one: string, many: string]>> = {
  jester: ['jester', 'jesters'],
  maiden: ['maiden', 'maidens'],
  guard: ['guard', 'guards'],
  knight: ['knight', 'knights'],
};

/** What the seat to act is asked for, after "is to". */
const DECISIONS: Readonly<Record<CourtPhase, string>> = {
  startCourtier: 'take a first courtier',
  dice: 'cast the dice',
  bid: 'bid or pass',
  choose: 'choose a character',
  swapMerlin: 'swap with the row as Merlin',
  takeAspirants: 'take two aspirants as Guinevere',
  takeAspirant: 'take an aspirant',
  refill: 'choose the new row as Guinevere',
  giveTile: 'give Arthur a tile',
  swapLancelot: 'swap as Lancelot',
  over: 'rest',
};

const character = (id: Character): string => CHARACTERS[id];

/** The noun alone: "guard", or "guards" for any other number than one. */
const courtier = (id: Courtier, count = 1): string => COURTIER_WORDS[id][count === 1 ? 0 : 1];

/** Their number and noun: "1 guard", "3 guards". */
const counted = (id: Courtier, count: number): string => `${count} ${courtier(id, count)}`;

/** Courtiers by type: "a jester and 2 guards"; "nobody" when there are none. */
function courtiers(all: readonly Courtier[]): string {
  const parts = COURTIERS.flatMap((id) => {
    const count = all.filter((other) => other === id).length;
    return count === 0 ? [] : [count === 1 ? `a ${courtier(id)}` : counted(id, count)];
  });
  return parts.length === 0 ? 'nobody' : list(parts);
}

/** Tiles by value: "3+4+4"; a dash for none. */
const tiles = (all: readonly Tile[]): string => (all.length === 0 ? '–' : all.join('+'));

/** Tiles and what they come to: "4+5 = 9", or "5" for one. */
const paid = (all: readonly Tile[]): string =>
  all.length < 2 ? tiles(all) : `${tiles(all)} = ${all.reduce<number>((sum, tile) => sum + tile, 0)}`;

/** One thing that happened, as a sentence. `names` by seat, ready to be shown as they are. */
function event(e: CourtEvent, names: readonly string[]): string {
  const name = (seat: Seat) => names[seat] ?? '';
  switch (e.type) {
    case 'courtierTaken':
      return `${name(e.seat)} takes a ${courtier(e.courtier)}.`;
    case 'rowLaid':
      return `The first row: ${courtiers(e.row)}.`;
    case 'favorRolled':
      return `${name(e.seat)} rolls highest and has the King’s Favor.`;
    case 'bid':
      return `${name(e.seat)} bids ${paid(e.tiles)}.`;
    case 'passed':
      return `${name(e.seat)} passes.`;
    case 'auctionWon':
      return `${name(e.seat)} wins the auction with ${e.sum}.`;
    case 'chose':
      return `${name(e.seat)} chooses ${character(e.character)}, pays ${paid(e.paid)} and gets ${paid(e.received)}.`;
    case 'merlinSwapped':
      return e.give.length === 0
        ? `${name(e.seat)} swaps nothing as Merlin.`
        : `${name(e.seat)} swaps ${courtiers(e.give)} for ${courtiers(e.take)} from the row.`;
    case 'aspirantsTaken':
      return `${name(e.seat)} takes ${courtiers(e.courtiers)} from the row.`;
    case 'refilled':
      if (e.courtiers.length === 0)
        return `${name(e.seat)} can lay no new row: the peasantry is used up, so this is the last round.`;
      return e.full
        ? `${name(e.seat)} lays a new row: ${courtiers(e.courtiers)}.`
        : `${name(e.seat)} lays a new row of ${courtiers(e.courtiers)}: the peasantry is used up, so this is the last round.`;
    case 'tileGiven':
      return `${name(e.from)} gives ${name(e.to)} a ${e.tile}.`;
    case 'tileSpared':
      return `${name(e.from)} keeps the only tile.`;
    case 'lancelotSwapped':
      return `${name(e.seat)} gives ${name(e.opponent)} a ${courtier(e.give)} for a ${courtier(e.take)}.`;
    case 'lancelotSkipped':
      return `${name(e.seat)} and ${name(e.opponent)} have nothing to swap.`;
    case 'favorMoved':
      return e.from === e.to
        ? `${name(e.to)} keeps the King’s Favor.`
        : `The King’s Favor goes from ${name(e.from)} to ${name(e.to)}.`;
    case 'blackDieMoved':
      return `The black die goes to ${character(e.character)}.`;
    case 'roundEnded':
      return `Round ${e.round} ends.`;
    case 'ended':
      return 'The game is over.';
  }
}

export const court = {
  title: 'King Arthur’s Court',
  about: 'Bid for Merlin, Guinevere, Arthur and Lancelot, and gather a court whose smallest group is large.',
  variants: { standard: 'Standard' },

  character,
  courtier,
  counted,
  courtiers,
  group: (id: GroupId): string => COURTIER_WORDS[id][1],
  tiles,
  paid,
  list,
  /** What the seat to act is asked for: follows "is to". */
  decision: (phase: CourtPhase): string => DECISIONS[phase],
  /** What happened, oldest first, a sentence each. */
  events: (all: readonly CourtEvent[], names: readonly string[]): string[] => all.map((e) => event(e, names)),
};
