import type { Seat } from '../../src/games/game.ts';
import type { Pen } from '../pen.ts';
import type { Theme, Tones } from '../themes/theme.ts';
import { crown, shield } from './heraldry.ts';
import { type Rect, star } from './shapes.ts';
import { writeStory } from './story.ts';
import { widthOf } from './text.ts';

/** A player on the podium. */
export interface Stand {
  readonly seat: Seat;
  /** From 1; players with the same place stand equally high. */
  readonly place: number;
  /** The place in words of a picture, such as "2nd". */
  readonly rank: string;
  readonly name: string;
  /** In large letters, such as "41" or "3/4/4". */
  readonly score: string;
  /** What decided a tie, in a few words. */
  readonly note?: string;
  /** Whether whoever looks at the picture played it. */
  readonly isViewer?: boolean;
}

/** From left to right, by index in the ranking: the best in the middle, the others beside them. */
const ORDER: readonly (readonly number[])[] = [[], [0], [0, 1], [1, 0, 2], [1, 0, 2, 3], [3, 1, 0, 2, 4]];

/** Of a block, by place, as a fraction of the highest. */
const HEIGHTS = [1, 0.82, 0.7, 0.61, 0.54];

/** Below the blocks: a line of names, and one of notes if there are any. */
const NAME = { size: 32, least: 26, line: 44 } as const;
const NOTE = { size: 27, least: 26, line: 36 } as const;

const CROWN = 64;

/** Widest step, by how many there are: two fill the room as well. */
const widestOf = (stands: number): number => (stands === 2 ? 500 : 330);

/** If all blocks have this height, places are below the scores; otherwise they're all beside them. */
const ROOMY = 118;

const SCORE = { least: 50, most: 80, beside: 26 } as const;

/** Between a score and the place beside it, and on both sides of the two; and the plate behind the place, around its words. */
const BESIDE = { apart: 10, edge: 5 } as const;
const PLATE = { around: 12, height: 38 } as const;

const RANK = 30;

const plateWidth = (rank: string): number => widthOf(rank, RANK) + 2 * PLATE.around;

/** Of that font size or the largest smaller one with which all scores have room beside their places. */
const sizeBeside = (stands: readonly Stand[], size: number, width: number): number =>
  stands.reduce((least, { score, rank }) => {
    const room = width - 2 * BESIDE.edge - BESIDE.apart - plateWidth(rank);
    return Math.max(SCORE.beside, Math.min(least, Math.floor((size * room) / widthOf(score, size))));
  }, size);

const tonesOf = (theme: Theme, place: number): Tones =>
  [theme.gold, theme.silver, theme.bronze][place - 1] ?? theme.castle.stone;

/** A block of the podium with the score carved into it, and the place below or beside that. @param size the score's */
function drawBlock(
  pen: Pen,
  { place, rank, score }: Stand,
  { x, y, width, height }: Rect,
  { size, below }: { readonly size: number; readonly below: boolean },
): void {
  const { theme } = pen;
  const tones = tonesOf(theme, place);
  pen.roundedRect(x, y, width, height, 6).fill(tones.mid).stroke(theme.ink, 2.5);
  pen
    .roundedRect(x - 7, y - 8, width + 14, 24, 6)
    .fill(tones.light)
    .stroke(theme.ink, 2.5);
  const line = { colour: theme.engraving, align: 'centre' } as const;
  const middle = x + width / 2;
  if (below) {
    const room = { ...line, maxWidth: width - 16 };
    const top = y + 16 + (height - 16 - size - RANK) * 0.4;
    pen.write(score, middle, top + size / 2, { ...room, size, minSize: 30 });
    pen.write(rank, middle, top + size + RANK * 0.6, { ...room, size: RANK, minSize: 26 });
    return;
  }
  const level = y + 16 + (height - 16) / 2;
  const plate = plateWidth(rank);
  const wide = Math.min(widthOf(score, size), width - 2 * BESIDE.edge - BESIDE.apart - plate);
  const left = middle - (wide + BESIDE.apart + plate) / 2;
  pen.write(score, left + wide / 2, level, { ...line, size, maxWidth: wide });
  const beside = left + wide + BESIDE.apart;
  pen
    .roundedRect(beside, level - PLATE.height / 2, plate, PLATE.height, PLATE.height / 2)
    .fill(tones.light)
    .stroke(theme.ink, 2);
  pen.write(rank, beside + plate / 2, level, { ...line, size: RANK });
}

/** Behind the viewer's name, around (x, y). */
const plateAround = (x: number, y: number, width: number) =>
  [x - width / 2, y - NAME.line / 2 + 2, width, NAME.line - 4, NAME.line / 2] as const;

/** Players on steps by their places, best first: large arms, a crown for who has won, scores, and names below. */
export function drawPodium(pen: Pen, stands: readonly Stand[], area: Rect): void {
  const { theme } = pen;
  const order = ORDER[stands.length] ?? stands.map((_, i) => i);
  const pitch = Math.min(area.width / order.length, widestOf(order.length));
  const left = area.x + (area.width - pitch * order.length) / 2;
  const foot = NAME.line + (stands.some(({ note }) => note !== undefined) ? NOTE.line : 0);
  const floor = area.y + area.height - foot;
  const highest = Math.round((area.height - foot) * 0.42);
  const arms = Math.min(pitch * 0.62, area.height - foot - highest - CROWN);
  const widest = Math.max(...stands.map(({ name }) => widthOf(name, NAME.size)));
  const size = Math.max(NAME.least, Math.min(NAME.size, Math.floor((NAME.size * (pitch - 12)) / widest)));
  const heightOf = ({ place }: Stand) => Math.round(highest * (HEIGHTS[place - 1] ?? HEIGHTS.at(-1)!));
  const lowest = Math.min(...stands.map(heightOf));
  const below = lowest >= ROOMY;
  const width = pitch - 28;
  const score = below
    ? Math.min(SCORE.most, Math.round(SCORE.least + (lowest - ROOMY) * 0.5))
    : sizeBeside(stands, Math.min(SCORE.least, Math.round((lowest - 18) * 0.95)), width);
  order.forEach((index, column) => {
    const stand = stands[index] as Stand;
    const middle = left + pitch * (column + 0.5);
    const height = heightOf(stand);
    drawBlock(
      pen,
      stand,
      { x: middle - width / 2, y: floor - height, width, height },
      { size: score, below },
    );
    const y = floor - height - 10 - arms / 2;
    shield(pen, stand.seat, Math.round(arms), middle, y);
    if (stand.place === 1)
      pen.at(middle, y - arms / 2 - CROWN * 0.36, () => crown(pen, CROWN, theme.gold.dark));
    const line = { align: 'centre', maxWidth: pitch - 12 } as const;
    if (stand.isViewer)
      pen
        .roundedRect(...plateAround(middle, floor + 24, Math.min(pitch - 4, widthOf(stand.name, size) + 28)))
        .fill(theme.highlight)
        .stroke(theme.engraving, 2.5);
    pen.write(stand.name, middle, floor + 24, {
      ...line,
      size,
      minSize: NAME.least,
      colour: stand.isViewer ? theme.engraving : theme.ink,
    });
    if (stand.note !== undefined)
      pen.write(stand.note, middle, floor + 24 + NOTE.line, {
        ...line,
        size: NOTE.size,
        minSize: NOTE.least,
        weight: 'normal',
        colour: theme.softInk,
      });
  });
  pen.fillRect(left, floor - 1.5, pitch * order.length, 3, theme.ink);
}

const STAR = 22;

/**
 * The frame of the decisive moment: a star, a title of a few words and sentences.
 * @param beside pixels at the right that stay free for a drawing
 * @returns the rest of the area below the words, for a drawing
 */
export function drawMoment(
  pen: Pen,
  title: string,
  sentences: readonly string[],
  area: Rect,
  lines: number,
  beside = 0,
): Rect {
  const { theme } = pen;
  pen
    .roundedRect(area.x, area.y, area.width, area.height, 10)
    .fill(theme.parchment.mid)
    .stroke(theme.gold.dark, 4);
  pen.at(area.x + 22 + STAR, area.y + 36, () => star(pen, STAR).fill(theme.gold.mid).stroke(theme.ink, 2.5));
  pen.write(title, area.x + 32 + 2 * STAR, area.y + 36, {
    size: 32,
    minSize: 26,
    colour: theme.ink,
    maxWidth: area.width - 2 * STAR - 50 - beside,
  });
  const story = { x: area.x + 22, y: area.y + 64, width: area.width - 44 - beside, height: lines * 42 };
  const written = writeStory(pen, sentences, story, {
    colour: theme.ink,
    largest: 30,
    smallest: 26,
    runsOn: true,
    earlier: () => '',
  });
  const top = story.y + written + 8;
  return { x: story.x, y: top, width: story.width, height: Math.max(0, area.y + area.height - 14 - top) };
}
