import { mayJesterJoin } from './assumptions.ts';
import {
  CHARACTERS,
  type Character,
  COURTIERS,
  type Courtier,
  type CourtView,
  GROUPS,
  type GroupId,
  type GroupStanding,
  type Standing,
  TILES,
  type Tile,
} from './types.ts';

/**
 * A multiset packed into one number, four bits per kind with the first kind lowest. The kinds are the
 * courtiers in the order of `COURTIERS`, or tiles by value. A kind's count is 0 to 7, so its top bit is
 * free to catch a borrow.
 */
export type Bag = number;

export const EMPTY_BAG: Bag = 0;

/** A bag has at most this many kinds. */
const KINDS = 5;

const BORROWS = 0x88888;

/** How many of a kind, by its index. */
export const countAt = (bag: Bag, kind: number): number => (bag >> (4 * kind)) & 7;

export const contains = (bag: Bag, part: Bag): boolean => (((bag | BORROWS) - part) & BORROWS) === BORROWS;

export function bagSize(bag: Bag): number {
  let size = 0;
  for (let rest = bag; rest > 0; rest >>= 4) size += rest & 7;
  return size;
}

/** Every sub-multiset of the bag, the empty one first. */
export function subBags(bag: Bag): Bag[] {
  let parts: Bag[] = [EMPTY_BAG];
  for (let kind = 0; kind < KINDS; kind++) {
    const smaller = parts;
    parts = [];
    for (let held = 0; held <= countAt(bag, kind); held++)
      for (const part of smaller) parts.push(part + (held << (4 * kind)));
  }
  return parts;
}

/** The bag's items in the order of `kinds`. */
function listOf<T>(bag: Bag, kinds: readonly T[]): T[] {
  const list: T[] = [];
  for (let kind = 0; kind < kinds.length; kind++)
    for (let left = countAt(bag, kind); left > 0; left--) list.push(kinds[kind] as T);
  return list;
}

export const add = (bags: Bag[], at: number, part: Bag): void => {
  bags[at] = (bags[at] as Bag) + part;
};

export const remove = (bags: Bag[], at: number, part: Bag): void => {
  bags[at] = (bags[at] as Bag) - part;
};

export const courtierBag = (courtier: Courtier): Bag => 1 << (4 * COURTIERS.indexOf(courtier));

export const bagOfCourtiers = (list: readonly Courtier[]): Bag =>
  list.reduce((bag, courtier) => bag + courtierBag(courtier), EMPTY_BAG);

/** The bag's courtiers in the order of `COURTIERS`. */
export const bagCourtiers = (bag: Bag): readonly Courtier[] => listOf(bag, COURTIERS);

/** The bag with these numbers of courtiers. */
export const bagOfCounts = (counts: Readonly<Record<Courtier, number>>): Bag =>
  COURTIERS.reduce((bag, courtier) => bag + counts[courtier] * courtierBag(courtier), EMPTY_BAG);

export const courtierCounts = (bag: Bag): Record<Courtier, number> => ({
  jester: countAt(bag, 0),
  maiden: countAt(bag, 1),
  guard: countAt(bag, 2),
  knight: countAt(bag, 3),
});

/** Every bag of this many courtiers, whatever the supply. */
export const courtierBags = (size: number): Bag[] => {
  const most = Math.min(size, 7);
  return subBags(COURTIERS.reduce((bag, courtier) => bag + most * courtierBag(courtier), EMPTY_BAG)).filter(
    (bag) => bagSize(bag) === size,
  );
};

export const tileBag = (tile: Tile): Bag => 1 << (4 * (tile - 1));

export const bagOfTiles = (list: readonly Tile[]): Bag =>
  list.reduce((bag, tile) => bag + tileBag(tile), EMPTY_BAG);

/** The bag's tiles, ascending. */
export const bagTiles = (bag: Bag): readonly Tile[] => listOf(bag, TILES);

export function sumOfTiles(bag: Bag): number {
  let sum = 0;
  for (let rest = bag, value = 1; rest > 0; rest >>= 4, value++) sum += (rest & 7) * value;
  return sum;
}

export const MIN_SEATS = 2;
export const MAX_SEATS = 4;

export const START_TREASURY = bagOfTiles([3, 4, 5]);
export const START_PURSE = bagOfTiles([1, 2]);
/** All tiles of the game for four. */
export const TILE_COUNT = MAX_SEATS * START_TREASURY + CHARACTERS.length * START_PURSE;

/** One courtier of each type. */
export const ONE_OF_EACH = COURTIERS.reduce((bag, courtier) => bag + courtierBag(courtier), 0);
/** All 24 courtiers, six of each type. */
export const ALL_COURTIERS = 6 * ONE_OF_EACH;

/** Aspirants in a full row. */
export const rowSize = (seats: number): number => seats + 1;

/** Characters each player takes per round. */
export const quota = (seats: number): number => (seats === 2 ? 2 : 1);

/** Whether the black die is used: it can force a character on the third chooser. */
export const hasBlackDie = (seats: number): boolean => seats === 3;

/** Members of its group that a character counts as at the end. */
export const PAWN_STRENGTH = 2;
/** Jesters that Merlin counts as at the end. */
export const MERLIN_JESTERS = 1;

/** The most swaps that Merlin may make. */
export const MERLIN_SWAPS = 3;
/** Aspirants that Guinevere's player takes. */
export const GUINEVERE_ASPIRANTS = 2;

/** Courtiers in the peasantry once the first row is laid. */
export const peasantryAtStart = (seats: number): number => bagSize(ALL_COURTIERS) - seats - rowSize(seats);

const GROUP_OF: Readonly<Record<Character, GroupId | null>> = {
  merlin: null,
  guinevere: 'maiden',
  arthur: 'guard',
  lancelot: 'knight',
};

/**
 * How the court scores with these characters (section 4). Each jester joins the smallest group open to it,
 * or the first of several: that makes the smallest group as large as possible, then the middle one, then
 * the largest.
 */
export function scoreCourt(court: Bag, characters: readonly Character[]): Standing {
  const merlin = characters.includes('merlin');
  const groups = GROUPS.map((group) => {
    const courtiers = countAt(court, COURTIERS.indexOf(group));
    const pawn: 0 | 2 = characters.some((character) => GROUP_OF[character] === group) ? PAWN_STRENGTH : 0;
    const open = merlin || mayJesterJoin(courtiers, pawn);
    return { courtiers, pawn, open, jesters: 0, size: courtiers + pawn };
  });
  const jesters = countAt(court, COURTIERS.indexOf('jester')) + (merlin ? MERLIN_JESTERS : 0);
  const joinable = groups.filter((group) => group.open);
  for (let i = 0; i < jesters && joinable.length > 0; i++) {
    const smallest = joinable.reduce((least, group) => (group.size < least.size ? group : least));
    smallest.jesters++;
    smallest.size++;
  }
  const [maiden, guard, knight] = groups.map(
    ({ courtiers, pawn, jesters, size }): GroupStanding => ({ courtiers, pawn, jesters, size }),
  ) as [GroupStanding, GroupStanding, GroupStanding];
  const [min, mid, max] = groups.map((group) => group.size).sort((a, b) => a - b) as [number, number, number];
  return {
    groups: { maiden, guard, knight },
    jesters,
    idleJesters: joinable.length > 0 ? 0 : jesters,
    sizes: [min, mid, max],
  };
}

/** How the court scores once its characters have gone back. */
export const lasting = (court: Bag): Standing => scoreCourt(court, []);

/** Whether the characters that players have now surely count: the game ends with this round. */
export const isLastRound = ({
  lastRound,
  round,
  rounds,
}: Pick<CourtView, 'lastRound' | 'round' | 'rounds'>): boolean => lastRound || round >= rounds.max;
