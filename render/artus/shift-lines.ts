import type { Outcome } from '../../src/games/artus/outcomes.ts';
import type { Turn } from '../../src/games/artus/reading.ts';
import type { Seat } from '../../src/games/game.ts';
import { signed } from '../../src/telling/text.ts';
import { shield } from '../parts/heraldry.ts';
import { addUp } from '../parts/shapes.ts';
import { small } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { drawFigure } from './figures.ts';
import { LEFT, RIGHT } from './sections.ts';
import { type ArtusScene, LEAST } from './sheet.ts';

/** A line of a row in a choice, in the height of its middle. */
export type Line = (pen: Pen, y: number) => void;

/** From the number to the words of a row. */
export const INDENT = 44;

/** The space between words and points, in pixels. */
export const POINTS_GAP = 6;

/** Several Knights, one behind the other, as they stand for all of a player's. */
export const KNIGHT_STACK = { size: 32, pitch: 13, width: 54 } as const;

/** Draws all of a seat's Knights, from `x` rightwards. @returns their width */
export function drawKnights(pen: Pen, seat: Seat, x: number, y: number): number {
  const { size, pitch, width } = KNIGHT_STACK;
  for (const i of [0, 1, 2]) drawFigure(pen, { kind: 'knight', seat }, size, x + size / 2 - 2 + i * pitch, y);
  return width;
}

/** With its sign, also if there's none. */
const changed = (change: number): string => (change === 0 ? '±0' : signed(change));

/** What the viewer's Knights are worth together after the table has turned, and the difference. */
export const shiftSums = ({ knights, change }: Turn): readonly [sum: string, change: string] => [
  signed(addUp(knights.map(({ value }) => value))),
  `(${changed(change)})`,
];

/** All of the viewer's Knights, with what they're worth then. */
export function turnLine({ theme }: ArtusScene, seat: Seat, turn: Turn, size: number): Line {
  const [sum, change] = shiftSums(turn);
  const line = { size, colour: theme.ink, align: 'right' } as const;
  return (pen, y) => {
    const knights = LEFT + INDENT + drawKnights(pen, seat, LEFT + INDENT, y) + 2;
    const left = knights + pen.write('=', knights, y, { size: LEAST, colour: theme.ink }) + POINTS_GAP;
    const width = pen.write(change, RIGHT, y, { ...line, weight: 'normal' });
    pen.write(sum, RIGHT - width - 8, y, { ...line, minSize: LEAST, maxWidth: RIGHT - width - 8 - left });
  };
}

/** How large a rival's arms are, where they begin, and between them and the change, in pixels. */
const RIVAL = { arms: 28, indent: 6, gap: 3 } as const;

/** What each rival's Knights gain or lose together then, after their arms. */
export function rivalsLine({ theme }: ArtusScene, rivals: Outcome['rivals']): Line {
  const left = LEFT + RIVAL.indent;
  const pitch = (RIGHT - left) / rivals.length;
  const words = RIVAL.arms + RIVAL.gap;
  const line = small(theme.ink, { maxWidth: pitch - words - 4 });
  return (pen, y) => {
    rivals.forEach(({ seat, change }, i) => {
      shield(pen, seat, RIVAL.arms, left + i * pitch + RIVAL.arms / 2, y);
      pen.write(changed(change), left + i * pitch + words, y, line);
    });
  };
}
