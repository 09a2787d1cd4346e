import type { Branch, Outcome } from '../../src/games/artus/outcomes.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Translate } from '../../src/i18n/fluent/translate.ts';
import { describePlace, describeReach } from '../../src/telling/artus/choices.ts';
import { signed } from '../../src/telling/text.ts';
import { addUp } from '../parts/shapes.ts';
import { NARROWEST, textWidth } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { drawFigure } from './figures.ts';
import { type Drawn, fitsPlate, inFewest } from './outcome-rows.ts';
import { BOTTOM, drawSectionRule, LEFT, RIGHT, TOP } from './sections.ts';
import { type ArtusScene, CHIP, drawChip, drawChoiceNumber, LEAST, numberWidth } from './sheet.ts';
import { INDENT, POINTS_GAP, rivalsLine, turnLine } from './shift-lines.ts';

/** Draws the least and the most that a branch scores, on a plate if it's one value and there's room. @returns their width */
function drawBranchPoints(pen: Pen, { outcomes }: Branch, y: number, plates: boolean): number {
  const points = outcomes.map((outcome) => outcome.points);
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const line = { size: 30, colour: pen.theme.ink, align: 'right' } as const;
  if (low !== high) return pen.write(`${signed(low)}…${signed(high)}`, RIGHT, y, line);
  if (!plates) return pen.write(signed(low), RIGHT, y, { ...line, size: LEAST });
  drawChip(pen, low, RIGHT - CHIP.width / 2, y);
  return CHIP.width;
}

/** A row's height: what each line and the air around them take at least, and all of it at most; below a plate, lines are further apart. */
const ROW = { line: 27, belowPlate: 34, air: 18, most: 92 } as const;

const figureIn = (height: number): number => Math.min(44, height * 0.6);

/** What's below a row's first line: where the figure can go, or what comes of a ring. */
function wordsBelow(t: Translate, branch: Branch, width: number): readonly string[] {
  const reach = describeReach(t, branch);
  if (reach === '') return [];
  return branch.first.crowned ? [reach] : inFewest(reach, width);
}

/** A Prince who may get a ring: the words beside him are longer. */
const FIGURE = 34;

const turnOf = ({ first }: Branch): Outcome['turn'] => (first.crowned ? first.turn : null);

/** What a row has: lines, and one more with what the seat's Knights are worth, if the table turns. */
interface Content {
  readonly lines: number;
  readonly isTurned: boolean;
}

/** The heights of such rows, with the remaining room shared between them. */
export function rowHeights(rows: readonly Content[], room: number): readonly number[] {
  const least = rows.map(
    ({ lines, isTurned }) => ROW.air + (isTurned ? (lines + 1) * ROW.belowPlate : lines * ROW.line),
  );
  const spare = Math.max(0, room - addUp(least)) / rows.length;
  return least.map((height) => Math.max(height, Math.min(ROW.most, height + spare)));
}

/**
 * Draws one row per choice of a figure: its number, the chair, what it scores now, and where it can go, or what the seat's Knights
 * are worth under a new King.
 */
export function drawBranchRows(pen: Pen, scene: ArtusScene, seat: Seat, branches: readonly Branch[]): Drawn {
  const { t } = scene;
  const line = { size: LEAST, colour: pen.theme.ink } as const;
  // The same for all, so that they look like a list.
  const indent = Math.max(INDENT, ...branches.map(({ number }) => numberWidth(String(number)) + 5));
  const size = figureIn((BOTTOM - TOP) / branches.length);
  const sizeOf = ({ first }: Branch): number => (first.action.type === 'addRing' ? FIGURE : size);
  const leftOf = (branch: Branch): number => LEFT + indent + (branch.first.figure ? sizeOf(branch) + 4 : 0);
  const plates = branches.every((branch) => fitsPlate(describePlace(t, branch.first), leftOf(branch)));
  // Beside the plates, unless the words need more room.
  const roomOf = (branch: Branch): number => {
    const room = RIGHT - leftOf(branch);
    const beside = room - CHIP.width - POINTS_GAP;
    const fits =
      turnOf(branch) === null && textWidth(describeReach(t, branch), LEAST, 'normal') * NARROWEST <= beside;
    return plates && fits ? beside : room;
  };
  const told = branches.map((branch) => wordsBelow(t, branch, roomOf(branch)));
  const heightsWith = (rivals: boolean) =>
    rowHeights(
      branches.map((branch, i) => {
        const isTurned = turnOf(branch) !== null;
        return { lines: 1 + told[i]!.length + (isTurned && rivals ? 1 : 0), isTurned };
      }),
      BOTTOM - TOP,
    );
  const rivals =
    branches.some((branch) => turnOf(branch) !== null) && addUp(heightsWith(true)) <= BOTTOM - TOP;
  const heights = heightsWith(rivals);
  let top = TOP;
  branches.forEach((branch, i) => {
    const { first, number } = branch;
    const turn = turnOf(branch);
    const below = told[i]!;
    const y = top + heights[i]! / 2;
    if (i > 0) drawSectionRule(pen, top);
    const pitch = turn === null ? ROW.line : ROW.belowPlate;
    const more = turn === null ? 0 : rivals ? 2 : 1;
    const head = y - ((below.length + more) * pitch) / 2;
    // What comes of a coronation has the width of the row below the figure.
    const middle = turn === null ? y : head;
    drawChoiceNumber(pen, String(number), LEFT + (indent - 5) / 2, middle);
    const left = leftOf(branch);
    const shown = sizeOf(branch);
    if (first.figure) drawFigure(pen, first.figure, shown, LEFT + indent + shown / 2 - 2, middle);
    const width = drawBranchPoints(pen, branch, head, plates);
    pen.write(describePlace(t, first), left, head, { ...line, maxWidth: RIGHT - width - POINTS_GAP - left });
    const start = turn === null ? left : LEFT + INDENT;
    pen.writeLines(below, start, head + pitch, pitch, {
      ...{ ...line, weight: 'normal', maxWidth: turn === null ? roomOf(branch) : RIGHT - start },
    });
    const last = head + (below.length + 1) * pitch;
    if (turn !== null) turnLine(scene, seat, turn, LEAST)(pen, last);
    if (turn !== null && rivals) rivalsLine(scene, first.rivals)(pen, last + pitch);
    top += heights[i]!;
  });
  return { bottom: top, rivals };
}
