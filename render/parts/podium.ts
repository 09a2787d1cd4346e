import type { Seat } from '../../src/games/game.ts';
import type { HighlightShown } from '../../src/telling/scene.ts';
import type { Pen } from '../pen.ts';
import type { Theme, Tones } from '../themes/theme.ts';
import { momentSign } from './chart.ts';
import { shield, victoryCrown } from './heraldry.ts';
import type { Rect } from './shapes.ts';
import { writeStory } from './story.ts';
import { textWidth, wrap } from './text.ts';

/** A player on the podium. */
export interface Stand {
  readonly seat: Seat;
  /** From 1; players with the same place stand equally high. */
  readonly place: number;
  /** The place in words of a picture, such as "2nd". */
  readonly rank: string;
  readonly name: string;
  /** In large letters, such as "41". */
  readonly score: string;
  /** Behind the score in smaller letters: what decides between equal ones, such as "/4/4". */
  readonly rest?: string;
  /** What decided a tie, in a few words. */
  readonly note?: string;
  /** Whether whoever looks at the picture played it. */
  readonly isViewer?: boolean;
}

/** From left to right, by index in the ranking: the best in the middle, the others beside them. */
const ORDER: readonly (readonly number[])[] = [[], [0], [0, 1], [1, 0, 2], [1, 0, 2, 3], [3, 1, 0, 2, 4]];

/** Of a block, by place, as a fraction of the highest. */
const HEIGHTS = [1, 0.84, 0.73, 0.65, 0.58];

const shareOf = ({ place }: Stand): number => HEIGHTS[place - 1] ?? HEIGHTS.at(-1)!;

/** The least height of the highest block, as a fraction of the space above the names. */
const LEAST = 0.37;

/** Below the blocks: one or two lines of names, and one of notes if there are any. */
const NAME = { size: 32, least: 26, line: 44, second: 32 } as const;
const NOTE = { size: 27, least: 26, line: 36 } as const;

/** Of the winner's arms, as a multiple of the others'. */
const LARGEST = 1.18;

/** Of the crown, as fractions of the winner's arms: its width, how far it's above their middle, and what it needs above them. */
const CROWN = { width: 0.74, up: 0.76, above: 0.56 } as const;

/** Widest step, by how many there are: two fill the room as well. */
const widestOf = (stands: number): number => (stands === 2 ? 500 : 330);

/** If all blocks have this height, places are below the scores; otherwise they're all beside them, unless that would make these small. */
const ROOMY = { wide: 118, narrow: 96 } as const;

const SCORE = { least: 40, most: 80, small: 26, beside: 50, readable: 38 } as const;

/** Size of what's behind a score, as a fraction of that. */
const REST = 0.62;

/** The space between a score and the place beside it, and around both; and of the plate around the words of the place. */
const BESIDE = { apart: 10, edge: 5 } as const;

/** The same on both sides of a score alone. */
const ALONE = 12;

const PLATE = { around: 12, height: 38 } as const;

const RANK = 30;

const plateWidth = (rank: string): number => textWidth(rank, RANK) + 2 * PLATE.around;

const restSize = (size: number): number => Math.max(SCORE.small, Math.round(size * REST));

const scoreWidth = ({ score, rest = '' }: Stand, size: number): number =>
  textWidth(score, size) + (rest === '' ? 0 : textWidth(rest, restSize(size)));

/** That font size or the largest smaller one with which all scores have room, beside their places or alone. */
const sizeIn = (stands: readonly Stand[], size: number, width: number, below: boolean): number =>
  stands.reduce((least, stand) => {
    const room = width - 2 * (below ? ALONE : BESIDE.edge + (BESIDE.apart + plateWidth(stand.rank)) / 2);
    return Math.max(SCORE.small, Math.min(least, Math.floor((size * room) / scoreWidth(stand, size))));
  }, size);

/** A score and what's behind it, on one base line. @param wide the most that the score may take */
function writeScore(
  pen: Pen,
  stand: Stand,
  { left, level, size, wide }: Readonly<Record<'left' | 'level' | 'size' | 'wide', number>>,
): void {
  const colour = pen.theme.engraving;
  const told = pen.write(stand.score, left, level, { size, colour, maxWidth: wide });
  if (stand.rest === undefined) return;
  const small = restSize(size);
  pen.write(stand.rest, left + told, level + (size - small) * CAPITAL, { size: small, colour });
}

/** Half the height of capitals, as a fraction of the font size. */
const CAPITAL = 0.35;

/** From a score down to the place below it. */
const BETWEEN = 13;

interface Names {
  /** By stand. */
  readonly lines: readonly (readonly string[])[];
  readonly size: number;
}

/** Names in one line each, or where that would make their letters narrow, broken into two. */
function namesIn(stands: readonly Stand[], room: number): Names {
  const fits = (names: readonly (readonly string[])[], size: number) =>
    names.flat().every((line) => textWidth(line, size) <= room);
  const whole = stands.map(({ name }) => [name]);
  for (let size = NAME.size as number; size >= NAME.least; size--)
    if (fits(whole, size)) return { lines: whole, size };
  const broken = (size: number) => stands.map(({ name }) => wrap(name, size, room, 2, 'bold'));
  for (let size = NAME.size - 2; size > NAME.least; size--)
    if (fits(broken(size), size)) return { lines: broken(size), size };
  return { lines: broken(NAME.least), size: NAME.least };
}

const tonesOf = (theme: Theme, place: number): Tones =>
  [theme.gold, theme.silver, theme.bronze][place - 1] ?? theme.castle.stone;

/** Draws a block of the podium with the score carved into it, and the place below or beside that. @param size the score's */
function drawBlock(
  pen: Pen,
  stand: Stand,
  { x, y, width, height }: Rect,
  { size, below }: { readonly size: number; readonly below: boolean },
): void {
  const { theme } = pen;
  const { place, rank } = stand;
  const tones = tonesOf(theme, place);
  pen.roundedRect(x, y, width, height, 6).fill(tones.mid).stroke(theme.ink, 2.5);
  pen
    .roundedRect(x - 7, y - 8, width + 14, 24, 6)
    .fill(tones.light)
    .stroke(theme.ink, 2.5);
  const line = { colour: theme.engraving, align: 'centre' } as const;
  const middle = x + width / 2;
  const all = scoreWidth(stand, size);
  if (below) {
    const capitals = 2 * CAPITAL;
    const top = y + 16 + (height - 16 - capitals * (size + RANK) - BETWEEN) / 2;
    const level = top + CAPITAL * size;
    writeScore(pen, stand, { left: middle - all / 2, level, size, wide: width - 16 });
    pen.write(rank, middle, top + capitals * size + BETWEEN + CAPITAL * RANK, {
      ...line,
      size: RANK,
      minSize: 26,
      maxWidth: width - 16,
    });
    return;
  }
  const level = y + 16 + (height - 16) / 2;
  const plate = plateWidth(rank);
  const wide = Math.min(all, width - 2 * BESIDE.edge - BESIDE.apart - plate);
  const left = middle - (wide + BESIDE.apart + plate) / 2;
  writeScore(pen, stand, { left, level, size, wide });
  const beside = left + wide + BESIDE.apart;
  pen
    .roundedRect(beside, level - PLATE.height / 2, plate, PLATE.height, PLATE.height / 2)
    .fill(tones.light)
    .stroke(theme.ink, 2);
  pen.write(rank, beside + plate / 2, level, { ...line, size: RANK });
}

/** Players on steps by their places, best first: large arms, a crown for who has won, scores, and names below. */
export function drawPodium(pen: Pen, stands: readonly Stand[], area: Rect): void {
  const { theme } = pen;
  const order = ORDER[stands.length] ?? stands.map((_, i) => i);
  const pitch = Math.min(area.width / order.length, widestOf(order.length));
  const left = area.x + (area.width - pitch * order.length) / 2;
  const room = pitch - 12;
  const names = namesIn(stands, room);
  const lines = Math.max(...names.lines.map(({ length }) => length));
  const named = NAME.line + (lines - 1) * NAME.second;
  const foot = named + (stands.some(({ note }) => note !== undefined) ? NOTE.line : 0);
  const floor = area.y + area.height - foot;
  const width = pitch - 28;
  const lowestShare = Math.min(...stands.map(shareOf));
  // Narrow scores have their places below them.
  const isNarrow = sizeIn(stands, SCORE.beside, width, false) < SCORE.readable;
  const least = Math.max((area.height - foot) * LEAST, isNarrow ? ROOMY.narrow / lowestShare : 0);
  const crowned = LARGEST * (1 + CROWN.above);
  const arms = Math.min(pitch * 0.6, (area.height - foot - least - 12) / crowned);
  // Narrow steps have small arms, and leave their room to the blocks.
  const highest = Math.floor(area.height - foot - arms * crowned - 10);
  const heightOf = (stand: Stand) => Math.round(highest * shareOf(stand));
  const lowest = Math.min(...stands.map(heightOf));
  const beside = sizeIn(stands, Math.min(SCORE.beside, Math.round((lowest - 18) * 0.95)), width, false);
  const below = lowest >= (beside < SCORE.readable ? ROOMY.narrow : ROOMY.wide);
  const above = Math.min(SCORE.most, Math.round(SCORE.least + (lowest - ROOMY.narrow) * 0.6));
  const size = below ? sizeIn(stands, above, width, true) : beside;
  order.forEach((index, column) => {
    const stand = stands[index] as Stand;
    const middle = left + pitch * (column + 0.5);
    const height = heightOf(stand);
    drawBlock(pen, stand, { x: middle - width / 2, y: floor - height, width, height }, { size, below });
    const own = Math.round(stand.place === 1 ? arms * LARGEST : arms);
    const y = floor - height - 10 - own / 2;
    shield(pen, stand.seat, own, middle, y);
    if (stand.place === 1) pen.at(middle, y - own * CROWN.up, () => victoryCrown(pen, own * CROWN.width));
    const line = { align: 'centre', maxWidth: room } as const;
    const name = names.lines[index] ?? [];
    if (stand.isViewer) {
      const widest = Math.max(...name.map((text) => textWidth(text, names.size)));
      const [wide, high] = [
        Math.min(pitch - 4, widest + 28),
        NAME.line - 4 + (name.length - 1) * NAME.second,
      ];
      pen.roundedRect(middle - wide / 2, floor + 26 - NAME.line / 2, wide, high, NAME.line / 2);
      pen.fill(theme.highlight).stroke(theme.engraving, 2.5);
    }
    pen.writeLines(name, middle, floor + 24, NAME.second, {
      ...line,
      size: names.size,
      colour: stand.isViewer ? theme.engraving : theme.ink,
    });
    if (stand.note !== undefined)
      pen.write(stand.note, middle, floor + named + NOTE.line / 2 - 2, {
        ...line,
        size: NOTE.size,
        minSize: NOTE.least,
        weight: 'normal',
        colour: theme.softInk,
      });
  });
  pen.fillRect(left, floor - 1.5, pitch * order.length, 3, theme.ink);
}

const SIGN = 44;

/**
 * Draws the frame of the decisive moment: its sign, a title of a few words and sentences.
 * @param beside pixels at the right that stay free for a drawing
 * @returns the rest of the area below the words, for a drawing
 */
export function drawMoment(
  pen: Pen,
  { title, kind }: Pick<HighlightShown<unknown>, 'title' | 'kind'>,
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
  pen.at(area.x + 22 + SIGN / 2, area.y + 36, () => momentSign(pen, kind, SIGN));
  pen.write(title, area.x + 32 + SIGN, area.y + 36, {
    size: 32,
    minSize: 26,
    colour: theme.ink,
    maxWidth: area.width - SIGN - 50 - beside,
  });
  const height = Math.min(lines * 42, area.height - 80);
  const story = { x: area.x + 22, y: area.y + 64, width: area.width - 44 - beside, height };
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
