import type { Seat } from '../game.ts';
import { CARPET, CHAIR_COUNT, type Colour, type Place, RINGS, SPACES } from './data.ts';
import { EMPTY, FIGURES, type FigureCode, knightCode, metalOf, princeCode, ringsOf } from './figures.ts';
import type { ArtusEvent, Chair, Figure, Metal } from './types.ts';

/** The ring of chairs, and the chair of the King. */
export interface Board {
  readonly chairs: readonly FigureCode[];
  readonly king: Chair;
}

/** A board of the holder's own, that the rules may change in place. */
export interface BoardDraft {
  readonly chairs: FigureCode[];
  king: Chair;
}

const VALUES = SPACES.map(({ value }) => value);
const COLOURS = SPACES.map(({ colour }) => colour);
const ON_CARPET = Array.from({ length: CHAIR_COUNT }, (_, chair) =>
  CARPET.some((row) => row.chair === chair),
);

/** How far the chair lies behind the King, 0 to 27 (section 1). */
const behind = (king: Chair, chair: Chair): number => (king - chair + CHAIR_COUNT) % CHAIR_COUNT;

/** What the chair is worth now, -15 to 10. */
export const spaceValue = (board: Pick<Board, 'king'>, chair: Chair): number =>
  VALUES[behind(board.king, chair)] as number;

/** Null for the King's own space. */
export const spaceColour = (board: Pick<Board, 'king'>, chair: Chair): Colour | null =>
  COLOURS[behind(board.king, chair)] as Colour | null;

export const isOnCarpet = (chair: Chair): boolean => ON_CARPET[chair] as boolean;

export const isAt = (board: Pick<Board, 'king'>, chair: Chair, place: Place): boolean =>
  place === 'carpet' ? isOnCarpet(chair) : spaceColour(board, chair) === place;

/** The chair `steps` further on, clockwise when positive. */
export const chairAfter = (from: Chair, steps: number): Chair => (from + steps + CHAIR_COUNT) % CHAIR_COUNT;

/** Chairs of the seat's Knights, ascending. */
export function knightsOf(board: Board, seat: Seat): Chair[] {
  const code = knightCode(seat);
  const found: Chair[] = [];
  for (let chair = 0; chair < CHAIR_COUNT; chair++) if (board.chairs[chair] === code) found.push(chair);
  return found;
}

/** Rings that no figure has. */
export const ringSupply = (board: Pick<Board, 'chairs'>): number =>
  board.chairs.reduce((left, code) => left - ringsOf(code), RINGS.total);

/**
 * Takes the figure on `from` to `to`, pushing whoever sits there to the next empty chair counter-clockwise (section 4).
 * Tells of the displacement and of the turning of the table.
 */
export function relocate(board: BoardDraft, from: Chair, to: Chair, events: ArtusEvent[]): void {
  const { chairs, king } = board;
  const mover = chairs[from] as FigureCode;
  const displaced = chairs[to] as FigureCode;
  chairs[from] = EMPTY;
  chairs[to] = mover;
  if (from === king) board.king = to;
  if (displaced !== EMPTY) {
    let free = chairAfter(to, -1);
    while (chairs[free] !== EMPTY) free = chairAfter(free, -1);
    chairs[free] = displaced;
    if (to === king) board.king = free;
    events.push({ type: 'displaced', figure: FIGURES[displaced] as Figure, from: to, to: free });
  }
  if (board.king !== king) events.push({ type: 'turned', from: king, to: board.king });
}

/** Gives a ring to the Prince on `chair`; with his third he is King and the old one keeps a single ring (section 4). */
export function addRing(board: BoardDraft, chair: Chair, events: ArtusEvent[]): void {
  const { chairs, king } = board;
  const metal = metalOf(chairs[chair] as FigureCode) as Metal;
  const rings = ringsOf(chairs[chair] as FigureCode) + 1;
  chairs[chair] = princeCode(metal, rings);
  if (rings < RINGS.king) return;
  chairs[king] = princeCode(metalOf(chairs[king] as FigureCode) as Metal, RINGS.prince);
  board.king = chair;
  events.push({ type: 'crowned', metal, chair, oldKing: king }, { type: 'turned', from: king, to: chair });
}
