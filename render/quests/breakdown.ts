import type { Seat } from '../../src/games/game.ts';
import type { AdventureView } from '../../src/games/quests/types.ts';
import { shield } from '../parts/heraldry.ts';
import { sumOf } from '../parts/shapes.ts';
import { evenSize, wrap } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { drawIcon } from './cards/icons.ts';
import { worthOf } from './reading.ts';
import type { QuestsScene } from './sheet.ts';
import { drawChips, drawTrophies, layOutChips, layOutTrophies } from './tally.ts';

/** A player with what decides the place. */
export interface Ranked {
  readonly seat: Seat;
  readonly place: number;
  readonly score: number;
  readonly knights: number;
  /** Knights of whoever is behind with the same points; null if nobody is. */
  readonly fewer: number | null;
  /** Those the player has taken. */
  readonly adventures: readonly AdventureView[];
  readonly trophies: number;
}

/** Best first; players with the same score and the same number of knights share a place. */
export function ranking({ view }: QuestsScene): Ranked[] {
  const { players } = view;
  const places =
    view.places ?? players.map(({ score }) => 1 + players.filter((other) => other.score > score).length);
  const placeOf = (seat: Seat) => places[seat] ?? 1;
  return players
    .map(({ score, knights, trophies }, seat) => {
      const behind = players.filter((other, at) => other.score === score && placeOf(at) > placeOf(seat));
      return {
        seat,
        score,
        knights,
        place: placeOf(seat),
        fewer: behind.length === 0 ? null : Math.max(...behind.map((other) => other.knights)),
        adventures: view.adventures.filter(({ taken }) => taken?.seat === seat),
        trophies: worthOf(trophies),
      };
    })
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
}

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

const TEXT = 26;

const LINE = 36;

const TOKEN = 36;

/** Least height of a player's row. */
const rowHeight = (players: number): number => [108, 108, 108, 102, 96, 90][players] ?? 90;

/** What a player's points are made of, in a row as high as its lines. */
export interface Row {
  readonly rank: Ranked;
  readonly adventures: ReturnType<typeof layOutChips>;
  readonly trophies: ReturnType<typeof layOutTrophies>;
  readonly height: number;
}

export function rowsOf({ view, say }: QuestsScene, ranks: readonly Ranked[]): Row[] {
  const nameOf = ({ id }: AdventureView) => say('quests-adventure', { adventure: id });
  return ranks.map((rank) => {
    const adventures = layOutChips(rank.adventures, nameOf, TEXT, ADVENTURES.width, false);
    const trophies = layOutTrophies(view.players[rank.seat]?.trophies ?? [], TOKEN, TROPHIES.width, false);
    const lines = Math.max(adventures.lines, trophies.lines);
    return { rank, adventures, trophies, height: Math.max(rowHeight(ranks.length), lines * LINE + 18) };
  });
}

export const breakdownHeight = (rows: readonly Row[]): number =>
  HEAD + sumOf(rows.map(({ height }) => height)) + 12;

function drawSum(pen: Pen, sum: number, right: number, y: number): void {
  pen.write(`= ${sum}`, right, y, { size: 28, colour: pen.theme.ink, align: 'right' });
}

function drawRow(pen: Pen, row: Row, name: string, size: number, top: number): void {
  const { theme } = pen;
  const { rank, adventures, trophies, height } = row;
  const ink = { colour: theme.ink };
  const y = top + height / 2;
  const first = (lines: number) => y - ((lines - 1) / 2) * LINE;
  pen.fillRect(LEFT, top - 0.75, RIGHT - LEFT, 1.5, theme.parchment.dark);
  for (const x of RULES) pen.fillRect(x - 0.75, top, 1.5, height, theme.parchment.dark);
  shield(pen, rank.seat, 62, SHIELD_X, y);
  pen.write(name, NAME.x, y - 22, { ...ink, size, maxWidth: NAME.width });
  pen.write(String(rank.score), NAME.x, y + 19, { ...ink, size: NAME.points });
  drawChips(pen, adventures, ADVENTURES.x, first(adventures.lines), LINE);
  drawSum(pen, sumOf(rank.adventures.map(({ value }) => value)), ADVENTURES.sum, y);
  drawTrophies(pen, trophies, TROPHIES.x, first(trophies.lines), LINE);
  drawSum(pen, rank.trophies, TROPHIES.sum, y);
  drawIcon(pen, 'knights', 42, KNIGHTS.x, y);
  pen.write(String(rank.knights), RIGHT - 8, y, { ...ink, size: 30, align: 'right' });
}

/** What the points of all are made of, on a sheet with its top there. */
export function drawBreakdown(
  pen: Pen,
  { names, say }: QuestsScene,
  rows: readonly Row[],
  sheet: number,
): void {
  const head = { size: 26, colour: pen.theme.softInk };
  const y = sheet + HEAD - 22;
  const heading = (text: string, x: number, maxWidth: number, align: 'left' | 'right' = 'left') => {
    const lines = wrap(text, head.size, maxWidth, 2, 'bold');
    pen.writeLines(lines, x, y - (lines.length - 1) * HEAD_LINE, HEAD_LINE, { ...head, align, maxWidth });
  };
  heading(say('quests-picture-end-points'), NAME.x, NAME.width);
  heading(say('quests-picture-end-adventures'), ADVENTURES.x, ADVENTURES.width);
  heading(say('quests-picture-end-trophies'), TROPHIES.x, TROPHIES.width);
  heading(say('quests-picture-end-knights'), RIGHT - 8, KNIGHTS.width, 'right');
  const rooms = names.map((text) => ({ text, room: NAME.width }));
  const size = evenSize(rooms, NAME.least, NAME.most);
  let top = sheet + HEAD;
  for (const row of rows) {
    drawRow(pen, row, names[row.rank.seat] ?? '', size, top);
    top += row.height;
  }
}
