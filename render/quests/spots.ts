import { KINDS } from '../../src/games/quests/data.ts';
import type { Spots } from '../painter.ts';
import type { Rect } from '../parts/rect.ts';
import { BAND, BEAT, GROUPS, HELD, TAKE } from './hand/layout.ts';
import { scoreSpot } from './panel/plaque.ts';
import { plaquesOf } from './panel/plaques.ts';
import type { QuestsScene } from './scene.ts';
import { cardAt, DISPLAY, HEAD, headAt, LAST, PANEL, questAt, SIZE, TURN } from './sheet.ts';

function columnSpot(column: number): Rect {
  const { x, y, width } = cardAt(column, 0);
  const last = cardAt(column, 3);
  const top = headAt(column).y - HEAD.height / 2;
  return { x, y: Math.min(top, y), width, height: last.y + last.height - top };
}

/** Both rows of adventures, with the piles in the last place. */
function adventuresSpot(): Rect {
  const [first, last] = [questAt(0), questAt(13)];
  return {
    x: first.x,
    y: first.y,
    width: Math.min(SIZE.width, last.x + last.width) - first.x,
    height: last.y + last.height - first.y,
  };
}

/** The places in a picture of the table, before it's printed. */
export function tableSpots(scene: QuestsScene): Spots {
  return new Map<string, Rect>([
    ['display', DISPLAY],
    ...KINDS.map((kind, column) => [`column-${kind}`, columnSpot(column)] as const),
    ['turn', TURN],
    ['last-turn', LAST],
    ['adventures', adventuresSpot()],
    ...scene.view.adventures.map(({ id }, i) => [`adventure-${id}`, questAt(i)] as const),
    ['piles', questAt(13)],
    ['panel', PANEL],
    ...plaquesOf(scene).flatMap((plaque) => [
      [`player-${plaque.seat}`, plaque.place] as const,
      [`score-${plaque.seat}`, scoreSpot(plaque)] as const,
    ]),
  ]);
}

/** The places in a picture of a hand, before it's printed. */
export const HAND_SPOTS: Spots = new Map<string, Rect>([
  ['steps', BAND],
  ['knights', GROUPS],
  ['adversaries', HELD],
  ['targets', BEAT],
  ['adventures', TAKE],
]);
