import type { Ranked } from '../../src/games/quests/reading.ts';
import type { AdventureView } from '../../src/games/quests/types.ts';
import { shield } from '../parts/heraldry.ts';
import { addUp, type Rect } from '../parts/shapes.ts';
import { evenSize, wrap } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { drawIcon } from './cards/icons.ts';
import { drawBand } from './legend.ts';
import type { CardGameScene } from './sheet.ts';
import { drawChips, drawTrophies, layOutChips, layOutTrophies } from './tally.ts';

const LEFT = 36;

const RIGHT = 1164;

const SHIELD_X = 68;

/** A name, and the points below it. */
const NAME = { x: 106, width: 182, most: 30, least: 26, points: 40 } as const;

/** Right edges of sums, and the room for what's added up left of them. */
const ADVENTURES = { x: 302, width: 396, sum: 764 } as const;

const TROPHIES = { x: 804, width: 191, sum: 1050 } as const;

/** The middles between columns, each beside a sum. */
const RULES = [784, 1066] as const;

/** The sign of knight cards, and the room for the words above their counts. */
const KNIGHTS = { x: 1100, width: 160 } as const;

/** Height of the columns' heads, which have two lines. */
const HEAD = 74;

const HEAD_LINE = 28;

/** Of what a bar's parts mean. */
const SIGN = 24;

const TEXT = 26;

const LINE = 36;

const TOKEN = 36;

/** Height of a line of adversaries. */
const TOKENS = 42;

/** Least height of a player's row. */
const LEAST = 104;

/** A player's points as a bar, above what it's made of: as long as their share of the most points. */
const BAR = { height: 22, below: 14, width: TROPHIES.sum - ADVENTURES.x } as const;

/** Above, between and below a row's lines. */
const AIR = 18;

/** Sentences below the rows. */
const FOOT = { line: 36, air: 14, size: 28 } as const;

/** What a player's points are made of, in a row as high as its lines. */
export interface Row {
  readonly rank: Ranked;
  readonly adventures: ReturnType<typeof layOutChips>;
  readonly trophies: ReturnType<typeof layOutTrophies>;
  readonly height: number;
}

export function breakdownRows({ view, t }: CardGameScene, ranks: readonly Ranked[]): Row[] {
  const nameOf = ({ id }: AdventureView) => t('quests-adventure', { adventure: id });
  return ranks.map((rank) => {
    const adventures = layOutChips(rank.adventures, nameOf, TEXT, ADVENTURES.width, false);
    const trophies = layOutTrophies(view.players[rank.seat]?.trophies ?? [], TOKEN, TROPHIES.width, false, 3);
    const lines = Math.max(adventures.lines * LINE, trophies.lines * TOKENS);
    return { rank, adventures, trophies, height: Math.max(LEAST, BAR.height + BAR.below + lines + AIR) };
  });
}

/** The sentences in lines, as wide as the sheet. */
const footOf = (sentences: readonly string[]): readonly string[] =>
  sentences.flatMap((sentence) => wrap(sentence, FOOT.size, RIGHT - LEFT, 2, 'bold'));

/** @param sentences below the rows, such as what decides between equal points */
export function breakdownHeight(rows: readonly Row[], sentences: readonly string[]): number {
  const foot = footOf(sentences).length;
  return HEAD + addUp(rows.map(({ height }) => height)) + 12 + (foot === 0 ? 0 : foot * FOOT.line + FOOT.air);
}

/** Draws what a part of a bar is made of: its sign at the head of a column, and on the bar. */
function drawPart(pen: Pen, of: 'adventures' | 'trophies', place: Rect): void {
  const { x, y, width, height } = place;
  const { engraving, gold } = pen.theme;
  pen.fillRect(x, y, width, height, of === 'adventures' ? gold.mid : engraving);
  pen.strokeRect(place, engraving, 2);
}

/** The parts of the bar of somebody's points: an adventure each, and all adversaries together. @param most the points of whoever has the most */
export function pointsBar(
  { adventures, trophies }: Pick<Ranked, 'adventures' | 'trophies'>,
  most: number,
): readonly { readonly of: 'adventures' | 'trophies'; readonly x: number; readonly width: number }[] {
  const each = BAR.width / Math.max(1, most);
  let at: number = ADVENTURES.x;
  const part = (of: 'adventures' | 'trophies', points: number) => {
    const x = at;
    at += points * each;
    return { of, x, width: points * each };
  };
  const parts = adventures.map(({ value }) => part('adventures', value));
  return trophies > 0 ? [...parts, part('trophies', trophies)] : parts;
}

function drawSum(pen: Pen, sum: number, right: number, y: number): void {
  pen.write(`= ${sum}`, right, y, { size: 28, colour: pen.theme.ink, align: 'right' });
}

interface Named {
  readonly name: string;
  /** Font size. */
  readonly size: number;
  readonly isViewer: boolean;
  /** The points of whoever has the most. */
  readonly most: number;
}

function drawRow(pen: Pen, row: Row, { name, size, isViewer, most }: Named, top: number): void {
  const { theme } = pen;
  const { rank, adventures, trophies, height } = row;
  const ink = { colour: theme.ink };
  const y = top + height / 2;
  const bar = BAR.height + BAR.below;
  const middle = y + bar / 2;
  const first = (lines: number, line: number) => middle - ((lines - 1) / 2) * line;
  pen.fillRect(LEFT, top - 0.75, RIGHT - LEFT, 1.5, theme.parchment.dark);
  if (isViewer) drawBand(pen, { x: LEFT - 10, y: top, width: RIGHT - LEFT + 20, height });
  const below = AIR / 2 + bar - 4;
  pen.fillRect(RULES[0] - 0.75, top + below, 1.5, height - below, theme.parchment.dark);
  pen.fillRect(RULES[1] - 0.75, top, 1.5, height, theme.parchment.dark);
  for (const { of, ...part } of pointsBar(rank, most))
    drawPart(pen, of, { ...part, y: top + AIR / 2 + 4, height: BAR.height });
  shield(pen, rank.seat, 62, SHIELD_X, y);
  pen.write(name, NAME.x, y - 22, { ...ink, size, maxWidth: NAME.width });
  pen.write(String(rank.score), NAME.x, y + 19, { ...ink, size: NAME.points });
  drawChips(pen, adventures, ADVENTURES.x, first(adventures.lines, LINE), LINE);
  drawSum(pen, addUp(rank.adventures.map(({ value }) => value)), ADVENTURES.sum, middle);
  drawTrophies(pen, trophies, TROPHIES.x, first(trophies.lines, TOKENS), TOKENS);
  drawSum(pen, rank.trophies, TROPHIES.sum, middle);
  drawIcon(pen, 'knights', 42, KNIGHTS.x, y);
  pen.write(String(rank.knights), RIGHT - 8, y, { ...ink, size: 30, align: 'right' });
}

/** Draws what the points of all are made of, on a sheet with its top there. */
export function drawBreakdown(
  pen: Pen,
  { names, t, view }: CardGameScene,
  rows: readonly Row[],
  sentences: readonly string[],
  sheet: number,
): void {
  const head = { size: 26, colour: pen.theme.softInk };
  const y = sheet + HEAD - 22;
  const heading = (text: string, x: number, maxWidth: number, align: 'left' | 'right' = 'left') => {
    const lines = wrap(text, head.size, maxWidth, 2, 'bold');
    pen.writeLines(lines, x, y - (lines.length - 1) * HEAD_LINE, HEAD_LINE, { ...head, align, maxWidth });
  };
  heading(t('quests-picture-end-points'), NAME.x, NAME.width);
  const signed = (
    of: 'adventures' | 'trophies',
    { x, width }: { readonly x: number; readonly width: number },
  ) => {
    drawPart(pen, of, { x, y: y - SIGN / 2, width: SIGN, height: SIGN });
    heading(t(`quests-picture-end-${of}`), x + SIGN + 10, width - SIGN - 10);
  };
  signed('adventures', ADVENTURES);
  signed('trophies', TROPHIES);
  heading(t('quests-picture-end-knights'), RIGHT - 8, KNIGHTS.width, 'right');
  const rooms = names.map((text) => ({ text, room: NAME.width }));
  const size = evenSize(rooms, NAME.least, NAME.most);
  const most = Math.max(...rows.map(({ rank }) => rank.score));
  let top = sheet + HEAD;
  for (const row of rows) {
    const { seat } = row.rank;
    drawRow(pen, row, { name: names[seat] ?? '', size, isViewer: view.viewer === seat, most }, top);
    top += row.height;
  }
  const lines = footOf(sentences);
  if (lines.length === 0) return;
  pen.fillRect(LEFT, top - 0.75, RIGHT - LEFT, 1.5, pen.theme.parchment.dark);
  pen.writeLines(lines, LEFT, top + FOOT.air / 2 + FOOT.line / 2 + 2, FOOT.line, {
    size: FOOT.size,
    minSize: 26,
    colour: pen.theme.ink,
    maxWidth: RIGHT - LEFT,
  });
}
