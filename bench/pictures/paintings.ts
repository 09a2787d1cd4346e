import { artusPainter } from '../../render/artus/painter.ts';
import { courtPainter } from '../../render/court/painter.ts';
import type { Painter } from '../../render/painter.ts';
import type { Painting } from '../../render/painting.ts';
import { cardGamePainter } from '../../render/quests/painter.ts';
import { positions } from '../../scripts/samples/artus-positions.ts';
import { courtPositions } from '../../scripts/samples/court.ts';
import { positions as questsPositions } from '../../scripts/samples/quests.ts';
import type { Moment } from '../../scripts/samples/walk.ts';
import { byGame, type GameId } from '../../src/games/game.ts';
import { translator } from '../../src/i18n/index.ts';

/** The last this many tables of each game are drawn. */
export const PICTURES_PER_GAME = 90;

export type Paintings = readonly Painting[];

/** The late tables of one four-player game, one after each action, so that no two pictures are equal. */
function paintingsOf<View, Action, Event>(
  { table: paint }: Painter<View, Action, Event>,
  moments: Iterable<Moment<View, Action, Event>>,
): Paintings {
  const names = ['Guinevere', 'Lancelot du Lac', 'Morgan le Fay', 'Kay'];
  const t = translator('en-US');
  const all = [...moments].slice(-PICTURES_PER_GAME);
  return all.map(({ table, events }) => paint({ view: table, events, names, t, theme: 'court' }));
}

export function paintings(): ReadonlyMap<GameId, Paintings> {
  const [seats, seed] = [4, '5'.repeat(32)];
  return byGame<Paintings>({
    artus: paintingsOf(artusPainter, positions({ variant: 'advanced', seats, seed })),
    court: paintingsOf(courtPainter, courtPositions(seats)),
    quests: paintingsOf(cardGamePainter, questsPositions({ variant: 'seals', seats, seed })),
  });
}

export function at(all: Paintings, index: number): Painting {
  return all[index % all.length] as Painting;
}
