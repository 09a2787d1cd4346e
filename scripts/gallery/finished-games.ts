import { toldTo } from '../../src/discord/messages/highlights.ts';
import type { GameEvent, GameId, Seat } from '../../src/games/game.ts';
import { bestMove, type Doing, findTurningPoint } from '../../src/table/highlights.ts';
import type { HighlightShown, MomentKind } from '../../src/telling/scene.ts';
import { spoken } from '../samples/language.ts';
import type { Moment } from '../samples/walk.ts';

/** What a seat did in a row within a turn. */
interface Move<Event> extends Doing {
  /** Of the chart, from 0. */
  readonly row: number;
  /** As far as they changed how things stand. */
  readonly events: readonly Event[];
}

/** How a game goes, and how what happens in it is told. */
interface Told<View> {
  readonly course: { standings(view: View): readonly number[]; rows(view: View): number };
  placesOf(view: View): readonly number[];
  readonly game: GameId;
  readonly names: readonly string[];
}

/** The end of a game with what the bot would say made it. */
export interface Finished<View, Event> {
  readonly view: View;
  readonly turning: HighlightShown<Event>;
  /** The same, told to the viewer. */
  readonly ownTurning: HighlightShown<Event>;
  /** Somebody's who hasn't won, and in another row. */
  readonly best: HighlightShown<Event>;
  readonly viewer: Seat;
}

function movesOf<View, Event>(
  { standings, rows }: Told<View>['course'],
  moments: readonly Moment<View, unknown, Event>[],
): Move<Event>[] {
  const moves: Move<Event>[] = [];
  moments.slice(1).forEach(({ table, events }, i) => {
    const before = moments[i]!;
    const seat = before.toAct!;
    // A moment has everything that has happened in its turn.
    const goesOn = before.events.every((event, at) => events[at] === event);
    const own = goesOn ? events.slice(before.events.length) : events;
    const now = standings(table);
    const isChange = String(now) !== String(standings(before.table));
    const earlier = goesOn && moves.at(-1)?.seat === seat ? moves.pop() : undefined;
    moves.push({
      ...{ seat, row: rows(before.table), standings: now },
      events: [...(earlier?.events ?? []), ...(isChange ? own : [])],
    });
  });
  return moves;
}

/** So many games are tried. */
const SEEDS = 40;

/**
 * The first game that a move turned for its only winner, and that fits.
 * @param play gives the course of a game by its seed, which is a number from 1
 * @param from the move's row at least, so that it can be seen in the chart
 * @throws Error if none was
 */
export function finishedGame<View, Event>(
  { course, placesOf, game, names }: Told<View>,
  play: (seed: number) => readonly Moment<View, unknown, Event>[],
  from: number,
  fits: (view: View) => boolean,
): Finished<View, Event> {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const moments = play(seed);
    const { table: view } = moments.at(-1)!;
    const moves = movesOf(course, moments);
    const places = placesOf(view);
    const turning = findTurningPoint(moves, places);
    const viewer = (places.indexOf(1) + 1) % places.length;
    const best = bestMove(moves, viewer);
    if (!turning || !best || turning.row < from || turning.row === best.row || !fits(view)) continue;
    const t = spoken();
    const shown = ({ events, row }: Move<Event>, kind: MomentKind, reader: Seat | null) => ({
      ...{ title: t(`discord-end-${kind}-title`), kind, events, row },
      sentences: toldTo(reader, game, events as readonly GameEvent[], names, t),
    });
    return {
      view,
      viewer,
      turning: shown(turning, 'turning', null),
      ownTurning: shown(turning, 'turning', viewer),
      best: shown(best, 'best', viewer),
    };
  }
  throw new Error('no such game');
}

/** The highlight of a player's own picture: their best move, and which one turned the game. */
export const ownHighlight = <Event>({
  best,
  ownTurning: { title, row, sentences },
}: Pick<Finished<unknown, Event>, 'best' | 'ownTurning'>): HighlightShown<Event> => ({
  ...best,
  turning: { title, row, sentences },
});
