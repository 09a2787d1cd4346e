import { questsPainter } from '../../render/quests/painter.ts';
import { eventSentences } from '../../render/quests/words.ts';
import type { ThemeId } from '../../render/themes/theme.ts';
import type { Seat } from '../../src/games/game.ts';
import { quests } from '../../src/games/quests/index.ts';
import type { QuestsEvent, QuestsView } from '../../src/games/quests/types.ts';
import { spoken } from '../../test/render/fixtures/language.ts';
import { NAMES, positions, type QuestsPosition, sceneOf } from '../../test/render/fixtures/quests.ts';
import { type GalleryPicture, ownMoment } from './gallery.ts';
import { bestMove, type Move, turningMove } from './moves.ts';

type QuestsMove = Move<QuestsEvent>;

const { standings, rows } = quests.course!;

/** Each turn of a game with what changed how all stand. */
function movesOf(course: readonly QuestsPosition[]): QuestsMove[] {
  const moves: QuestsMove[] = [];
  let turn: QuestsEvent[] = [];
  let told = 0;
  course.slice(1).forEach(({ table, events }, i) => {
    const { table: before, toAct } = course[i]!;
    const isChange = String(standings(table)) !== String(standings(before));
    if (isChange) turn.push(...events.slice(told));
    told = events.length;
    if (table.turn === before.turn) return;
    moves.push({ seat: toAct!, row: rows(before), standings: standings(table), events: turn });
    turn = [];
    told = 0;
  });
  return moves;
}

/** A finished game, what turned it, and the best move of somebody else. */
interface Finished {
  readonly table: QuestsView;
  readonly turning: QuestsMove;
  readonly best: QuestsMove;
}

const SEEDS = 40;

/** The first game that a move turned, late enough to be seen in its chart, and the best move of whoever sits left of the winner. */
function finishedGame(seats: number): Finished {
  for (let seed = 1; seed <= SEEDS; seed++) {
    const course = [...positions({ variant: 'basic', seats, seed: seed.toString(16).padStart(32, '0') })];
    const { table } = course.at(-1)!;
    const moves = movesOf(course);
    const winner = table.places!.indexOf(1);
    const turning = turningMove(moves, winner);
    if (turning !== undefined && turning.row > 5)
      return { table, turning, best: bestMove(moves, (winner + 1) % seats) };
  }
  throw new Error('no such game');
}

const momentOf = ({ events, row }: QuestsMove) => ({
  highlight: {
    title: spoken()('discord-end-turning-title'),
    sentences: eventSentences(spoken(), events, NAMES),
    ...{ events, row },
  },
});

/** A game's end, with what turned it; one without, as where nothing did; and that of a player with their best move. */
export function endPictures(theme: ThemeId): GalleryPicture[] {
  return [2, 3, 4, 5].flatMap((seats) => {
    const { table, turning, best } = finishedGame(seats);
    const add = (name: string, highlight: object, viewer: Seat | null = null): GalleryPicture => ({
      name: `quests-end-${name}${seats}-seats-${theme}`,
      painting: questsPainter.end(sceneOf({ ...table, viewer }, { theme, ...highlight })),
    });
    const turned = momentOf(turning);
    if (seats !== 3) return [add('', turned)];
    const own = ownMoment(turned, best.row).highlight;
    const shown = { ...own, ...momentOf(best).highlight, title: own.title };
    return [add('', turned), add('even-', {}), add('own-', { highlight: shown }, best.seat)];
  });
}
