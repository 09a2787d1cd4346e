import type { Seat } from '../../src/games/game.ts';
import { shield } from '../parts/heraldry.ts';
import { evenSize, widthOf } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { drawIcon } from './cards/icons.ts';
import { countsOf } from './reading.ts';
import type { QuestsScene } from './sheet.ts';
import { drawChips, drawTrophies, layOutChips, layOutTrophies } from './tally.ts';

/** The sheet with what the others have, below the board. */
export const RIVALS = { x: 14, y: 658, width: 1172, height: 214 } as const;

const TEXT = 26;

const POINTS = 40;

/** Sizes of a name that has room. */
const NAME = { most: 28, alone: 34 } as const;

/** Narrower than this, a name has the whole width, and everything else is below it. */
const NARROW = 300;

/** Where lines of adversaries and adventures begin, beside the shield and below it. */
const FIRST = { wide: RIVALS.y + 62, narrow: RIVALS.y + 98 } as const;

const BOTTOM = RIVALS.y + RIVALS.height - 10;

/** The largest height of a line. */
const PITCH = 46;

/** Sizes of adversaries, to try in this order. */
const TOKENS = [38, 34, 30, 26] as const;

/** Values on smaller ones can't be read on a phone: those have their values beside them. */
const LEGIBLE = 34;

/** What each of the others has: points, knights, adversaries and adventures. */
export function drawRivals(pen: Pen, scene: QuestsScene, seat: Seat): void {
  const rivals = scene.view.players.flatMap((_, at) => (at === seat ? [] : [at]));
  const width = RIVALS.width / rivals.length;
  const isAlone = rivals.length === 1;
  const places = rivals.map((at, i): Place => {
    const left = RIVALS.x + i * width + 20;
    return { seat: at, left, right: left - 20 + width - 18, isAlone };
  });
  const rooms = places.map((place) => ({ text: nameOf(scene, place), room: nameRoom(scene, place) }));
  const size = evenSize(rooms, TEXT, isAlone ? NAME.alone : NAME.most);
  places.forEach((place, i) => {
    if (i > 0)
      pen.fillRect(place.left - 20, RIVALS.y + 18, 1.5, RIVALS.height - 36, pen.theme.parchment.dark);
    drawRival(pen, scene, place, size);
  });
}

const nameOf = ({ names }: QuestsScene, { seat }: Place): string => names[seat] ?? '';

const isNarrow = ({ left, right }: Place): boolean => right - left < NARROW;

/** Left edge of a name. */
const nameAt = (place: Place): number => (isNarrow(place) ? place.left : place.left + 76);

const pointsOf = ({ view }: QuestsScene, { seat }: Place): string => String(view.players[seat]!.score);

/** Room for a name before the points. */
const nameRoom = (scene: QuestsScene, place: Place): number =>
  place.right - widthOf(pointsOf(scene, place), POINTS) - 14 - nameAt(place);

interface Place {
  readonly seat: Seat;
  readonly left: number;
  readonly right: number;
  /** Whether nobody else is beside them: then points are nearer to the name than to the edge. */
  readonly isAlone: boolean;
}

function drawRival(pen: Pen, scene: QuestsScene, place: Place, size: number): void {
  const { seat, left, right, isAlone } = place;
  const narrow = isNarrow(place);
  const named = nameAt(place);
  const y = RIVALS.y + 34;
  const ink = { colour: pen.theme.ink };
  const points = pointsOf(scene, place);
  const name = { ...ink, size, maxWidth: nameRoom(scene, place) };
  const end = named + pen.write(nameOf(scene, place), named, y, name);
  const ending = isAlone ? end + 28 + widthOf(points, POINTS) : right;
  pen.write(points, ending, y, { ...ink, size: POINTS, align: 'right' });
  shield(pen, seat, narrow ? 46 : 56, left + (narrow ? 24 : 30), narrow ? y + 42 : y + 12);
  counts(pen, scene, seat, left, narrow);
  drawWon(pen, scene, place);
}

/** Knights in hand, and seals left: beside a small shield, or below a large one. */
function counts(pen: Pen, { view }: QuestsScene, seat: Seat, left: number, isNarrow: boolean): void {
  countsOf(view, seat).forEach(([icon, count], i) => {
    const [x, y] = isNarrow ? [left + 76 + i * 84, RIVALS.y + 76] : [left + 12, RIVALS.y + 112 + i * 42];
    drawIcon(pen, icon, 32, x, y);
    pen.write(String(count), x + 20, y, { size: TEXT, colour: pen.theme.ink });
  });
}

/** The adversaries that someone holds, and the adventures they've taken: what their points are made of. */
function drawWon(pen: Pen, scene: QuestsScene, place: Place): void {
  const { seat, left: edge, right, isAlone } = place;
  const [left, top] = isNarrow(place) ? [edge, FIRST.narrow] : [nameAt(place), FIRST.wide];
  const width = right - left;
  const taken = takenBy(scene, seat, width, isAlone ? 2 : 1);
  const tried = TOKENS.map((token) =>
    layOutTrophies(scene.view.players[seat]!.trophies, token, width),
  ).filter(({ token, lines }) => lines > 1 || token >= LEGIBLE);
  const trophies =
    tried.find(({ lines }) => lines < 2) ??
    tried.find(({ token, lines }) => (lines + taken.lines) * token <= BOTTOM - top) ??
    tried.at(-1)!;
  const all = trophies.lines + taken.lines;
  const pitch = Math.min(PITCH, (BOTTOM - top) / Math.max(1, all));
  const first = top + pitch / 2;
  drawTrophies(pen, trophies, left, first, pitch);
  drawChips(pen, taken, left, first + trophies.lines * pitch, pitch);
}

/** The adventures a seat has taken: with their names if that's no more than `most` lines, otherwise their points alone. */
export function takenBy(
  { view, say }: QuestsScene,
  seat: Seat,
  width: number,
  most = 1,
): ReturnType<typeof layOutChips> {
  const taken = view.adventures.filter((adventure) => adventure.taken?.seat === seat);
  const named = layOutChips(taken, ({ id }) => say('quests-adventure', { adventure: id }), TEXT, width);
  return named.lines > most ? layOutChips(taken, () => '', TEXT, width) : named;
}
