import { turningPoint } from '../games/course.ts';
import type { GameEvent, Seat } from '../games/game.ts';
import { recordGame } from '../games/record.ts';
import type { Name } from './characters.ts';
import type { Play, TableDocument } from './document.ts';
import { holdersAt, isSameHolder } from './holders.ts';
import { type PublicStep, publicSteps } from './steps.ts';

/** Something that a seat did in one go, in public, as far as it changed how things stand. */
export interface Highlight {
  readonly seat: Seat;
  /** Of the last step of it, from 0. */
  readonly index: number;
  /** Of the game's course, from 0: the round or turn that it was done in. */
  readonly row: number;
  /** Who held each seat then, unescaped. */
  readonly names: readonly Name[];
  readonly events: readonly GameEvent[];
}

/** What made a finished game, as far as everybody could see it. */
export interface Highlights {
  /** By seat, the best that whoever held it at the end did there; null if it never brought anything. */
  readonly best: readonly (Highlight | null)[];
  /** With this, the only winner got ahead of all others to stay; null if there's no such moment. */
  readonly turning: Highlight | null;
}

const NONE: Highlights = { best: [], turning: null };

/** The play of a finished game never changes, unlike what its players are called. */
const known = new WeakMap<Play, readonly Move[]>();

/** Nothing before the end, or if the game doesn't say who's ahead, or the current rules reject the record. */
export function findHighlights(table: TableDocument): Highlights {
  const { play, status } = table;
  if (status !== 'finished' || !play?.result) return NONE;
  const moves = known.get(play) ?? movesOf(play);
  known.set(play, moves);
  return among(moves, table, play.result.places);
}

/** What a seat did in one go, and how far ahead each seat was then. */
export interface Doing {
  readonly seat: Seat;
  readonly standings: readonly number[];
}

interface Move extends Omit<Highlight, 'names'>, Doing {}

function among(moves: readonly Move[], table: TableDocument, places: readonly number[]): Highlights {
  const isTheirs = ({ seat, index }: Move) =>
    isSameHolder(holdersAt(table, index)[seat]!, table.seats[seat]!);
  const named = (move: Move | null): Highlight | null =>
    move && { ...move, names: holdersAt(table, move.index).map(({ name }) => name) };
  return {
    best: table.seats.map((_, seat) => named(bestMove(moves, seat, isTheirs))),
    turning: named(findTurningPoint(moves, places)),
  };
}

/** With this, the only winner got ahead of all others to stay; null if there's no such moment. */
export function findTurningPoint<Move extends Doing>(
  moves: readonly Move[],
  places: readonly number[],
): Move | null {
  const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
  if (winners.length !== 1) return null;
  const at = turningPoint(
    moves.map(({ standings }) => standings),
    winners[0]!,
  );
  return at === null ? null : moves[at]!;
}

/** The seat's move that brought it most, of those that count; null if none brought it anything. */
export function bestMove<Move extends Doing>(
  moves: readonly Move[],
  seat: Seat,
  counts: (move: Move) => boolean = () => true,
): Move | null {
  // What others do in between isn't the seat's own doing, so it counts from where they left it.
  const gains = moves.map((move, i) => {
    const before = moves[i - 1]?.standings[seat] ?? 0;
    return move.seat === seat && counts(move) ? move.standings[seat]! - before : 0;
  });
  const most = Math.max(0, ...gains);
  return most === 0 ? null : moves[gains.indexOf(most)]!;
}

/** What each seat did in a row within a turn as far as it changed how things stand, and how they stood after it. */
function movesOf(play: Play): Move[] {
  const game = recordGame(play.record);
  if (!game.course) return [];
  const { standings, rows } = game.course;
  const moves: Move[] = [];
  let last: PublicStep | undefined;
  let before: readonly number[] = [];
  let over = 0;
  for (const step of publicSteps(play)) {
    const { seat, index, events } = step;
    const view = game.view(step.state, null);
    const now = standings(view);
    const isChange = now.some((standing, each) => standing !== (before[each] ?? 0));
    const earlier = last?.seat === seat && last.turn === step.turn ? moves.pop()! : null;
    moves.push({
      ...{ seat, index, row: over, standings: now },
      events: [...(earlier?.events ?? []), ...(isChange ? events : [])],
    });
    last = step;
    before = now;
    over = rows(view);
  }
  return moves;
}
