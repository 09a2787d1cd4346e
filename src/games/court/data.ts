import { bagOfTiles, courtierBag, sizeOf } from './bags.ts';
import { CHARACTERS, COURTIERS } from './types.ts';

export const MIN_SEATS = 2;
export const MAX_SEATS = 4;

export const START_TREASURY = bagOfTiles([3, 4, 5]);
export const START_PURSE = bagOfTiles([1, 2]);
/** All tiles of the game for four. */
export const ALL_TILES = MAX_SEATS * START_TREASURY + CHARACTERS.length * START_PURSE;

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
export const peasantryAtStart = (seats: number): number => sizeOf(ALL_COURTIERS) - seats - rowSize(seats);
