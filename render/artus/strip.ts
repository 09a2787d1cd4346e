import type { Figure, PileId } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { crown } from '../parts/heraldry.ts';
import { type Rect, shareOf } from '../parts/shapes.ts';
import { NARROWEST, signed, widthOf } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { BADGE_RADIUS, numberBadge } from './badges.ts';
import { drawFigure } from './figures.ts';
import { drawScoreTiles, pileIcon } from './panel.ts';
import { chairsOf, figureOf, type Play, playsOf } from './plays.ts';
import { type ArtusScene, LEAST, pilesOf, STRIP, tiles } from './sheet.ts';
import { cardName, isScoring } from './words.ts';

/** Something drawn from `x` rightwards, in the middle of a line at `y`. */
export interface Piece {
  readonly width: number;
  draw(pen: Pen, x: number, y: number): void;
  /** The same with words that take that part of their width; only words have it. */
  narrower?(share: number): Piece;
}

const pieceWidth = (pieces: readonly Piece[]): number => pieces.reduce((all, { width }) => all + width, 0);

/** The entries with words that take that part of their width. */
const narrowed = (entries: readonly (readonly Piece[])[], share: number): readonly (readonly Piece[])[] =>
  share === 1 ? entries : entries.map((entry) => entry.map((piece) => piece.narrower?.(share) ?? piece));

/** The entries with words narrow enough for all to fit side by side, at least `gap` apart. */
function fitted(
  entries: readonly (readonly Piece[])[],
  width: number,
  gap: number,
): readonly (readonly Piece[])[] {
  const pieces = entries.flat();
  const words = pieces.filter(({ narrower }) => narrower !== undefined);
  const signs = pieceWidth(pieces) - pieceWidth(words);
  const room = width - gap * (entries.length - 1) - signs;
  return narrowed(
    entries,
    shareOf(
      words.map((word) => word.width),
      room,
    ),
  );
}

/** Draws the pieces one after the other. */
function drawPieces(pen: Pen, pieces: readonly Piece[], x: number, y: number): void {
  let left = x;
  for (const piece of pieces) {
    piece.draw(pen, left, y);
    left += piece.width;
  }
}

/** Puts entries into lines of at most `width`, `gap` apart; the first are left out if there are too many. */
function intoLines(
  entries: readonly (readonly Piece[])[],
  width: number,
  gap: number,
  most: number,
): (readonly Piece[])[][] {
  const lines: (readonly Piece[])[][] = [];
  let room = 0;
  for (const entry of entries) {
    const needed = pieceWidth(entry) + gap;
    if (lines.length === 0 || needed > room) {
      lines.push([]);
      room = width + gap;
    }
    lines.at(-1)?.push(entry);
    room -= needed;
  }
  return lines.length <= most ? lines : intoLines(entries.slice(1), width, gap, most);
}

const FIGURE = 38;

export function text(shown: string, share = 1): Piece {
  const width = widthOf(shown, LEAST) * share;
  return {
    width,
    draw: (pen, x, y) => {
      pen.write(shown, x, y, { size: LEAST, colour: pen.theme.ink, maxWidth: Math.ceil(width) });
    },
    narrower: (part) => text(shown, share * part),
  };
}

function space(width: number): Piece {
  return { width, draw: () => {} };
}

function figure(shown: Figure): Piece {
  return { width: FIGURE + 6, draw: (pen, x, y) => drawFigure(pen, shown, FIGURE, x + FIGURE / 2, y) };
}

function badge(seat: Seat, shown: string, hollow = false): Piece {
  const width = BADGE_RADIUS * 2 + 6;
  return { width: width + 4, draw: (pen, x, y) => numberBadge(pen, seat, shown, hollow, x + width / 2, y) };
}

/** The crown that a new King gets. */
function crowning(): Piece {
  return {
    width: 44,
    draw: (pen, x, y) => {
      pen.at(x + 22, y + 2, () => crown(pen, 38, pen.theme.engraving));
    },
  };
}

/** A sample of the carpet. */
function carpet(): Piece {
  return {
    width: 40,
    draw: (pen, x, y) => {
      const { context } = pen;
      pen.fillRect(x, y - 14, 34, 28, pen.theme.carpet.fill);
      context.strokeStyle = pen.theme.carpet.edge;
      context.lineWidth = 2.5;
      context.setLineDash([3, 2]);
      context.strokeRect(x + 2, y - 12, 30, 24);
      context.setLineDash([]);
    },
  };
}

function words(scene: ArtusScene, { event }: Play): string {
  switch (event.type) {
    case 'placed':
      return scene.say('artus-picture-strip-placed', { chair: event.chair });
    case 'moved':
      return scene.say('language-colon', {
        head: scene.say('artus-picture-strip-moved', { from: event.from, to: event.to }),
        text: signed(event.points),
      });
    case 'ringAdded':
      return scene.say('language-colon', {
        head: scene.say('artus-picture-strip-ring', { chair: event.chair }),
        text: signed(event.points),
      });
    case 'scored':
      return scene.say('language-colon', {
        head: isScoring(event.card) ? scene.say('artus-picture-title', { card: cardName(event.card) }) : '',
        text: signed(event.points),
      });
  }
}

/** One play: its number, who moved from where to where, the points, and who was pushed where. */
function playEntry(scene: ArtusScene, play: Play): Piece[] {
  const moved = figureOf(play);
  return [
    badge(play.seat, String(play.number)),
    ...(moved === null ? [] : [figure(moved)]),
    text(words(scene, play)),
    ...(play.pushed === null
      ? []
      : [
          space(8),
          figure(play.pushed.figure),
          text(scene.say('artus-picture-strip-pushed', { to: play.pushed.to })),
        ]),
    ...(play.crowned === null ? [] : [space(4), crowning()]),
  ];
}

export const LEFT = STRIP.x + 18;

export const WIDTH = STRIP.width - 36;

export const LINES = [STRIP.y + 27, STRIP.y + 67] as const;

const LEGEND_LINE = STRIP.y + 108;

const GAP = 22;

/** Between explanations, at least and at most. */
const FOOT_GAPS = [16, 40] as const;

/** Parts of their width that words take, so that more plays fit. */
const SHARES = [1, 0.9] as const;

/** The same where plays have all of the strip. */
const CLOSE_SHARES = [...SHARES, 0.8, NARROWEST] as const;

const CLOSE_LINES = [STRIP.y + 27, STRIP.y + 66, STRIP.y + 105] as const;

/** Where the strip explains the signs on the table. */
export const LEGEND: Rect = { x: STRIP.x, y: STRIP.y + 88, width: STRIP.width, height: STRIP.height - 88 };

const prince = (metal: 'silver' | 'bronze', king: boolean): Figure => ({
  kind: 'prince',
  metal,
  rings: king ? 3 : 1,
  king,
});

type Entries = readonly (readonly Piece[])[];

/** What the figures and the carpet are. */
export function signLegend({ say }: ArtusScene): Entries {
  return [
    [
      text(say('artus-picture-strip-prince')),
      space(8),
      figure(prince('silver', false)),
      text(say('artus-picture-strip-silver')),
      space(10),
      figure(prince('bronze', false)),
      text(say('artus-picture-strip-bronze')),
    ],
    [figure(prince('bronze', true)), text(say('artus-picture-strip-king'))],
    [carpet(), text(say('artus-picture-strip-carpet'))],
  ];
}

/** A plate with a player's tiles of 50 points, as beside the score. */
function tilesPlate(shown: string): Piece {
  return { width: widthOf(shown, LEAST) + 18, draw: (pen, x, y) => drawScoreTiles(pen, shown, x, y) };
}

/** The part of their width that words of a legend may be set in, for one entry more. */
const NARROW = 0.85;

/** Whether the entries fit side by side in the strip with words that take that part of their width. */
const haveRoom = (entries: Entries, share: number): boolean =>
  pieceWidth(narrowed(entries, share).flat()) + FOOT_GAPS[0] * (entries.length - 1) <= WIDTH;

/** What the signs of cards beside the table mean, and the first plate with tiles if there's room for all words. */
function cardLegend({ say, view }: ArtusScene): Entries {
  const count = view.players.map(({ score }) => tiles(score)).find((held) => held > 0) ?? 0;
  const entry = (kind: PileId | 'hand', name: string): readonly Piece[] => [
    { width: 34, draw: (pen, x, y) => pileIcon(pen, kind, x + 14, y) },
    text(name),
  ];
  const cards = [
    entry('hand', say('artus-picture-hand-name')),
    ...pilesOf(view.variant).map((pile) => entry(pile, say('artus-picture-pile-name', { pile }))),
  ];
  if (count === 0) return cards;
  const named = [tilesPlate(say('artus-picture-tiles', { count })), text(say('artus-picture-strip-tiles'))];
  const all = [...cards, named];
  return haveRoom(all, NARROW) ? all : cards;
}

/**
 * What the numbers at the chairs mean, in as many words as there's room for: where plays began and what each kind did,
 * only what the newest did, or nothing.
 */
function badgeLegends({ say, events }: ArtusScene): readonly Entries[] {
  const plays = playsOf(events).filter((play) => chairsOf(play).to.length > 0);
  const newest = plays.at(-1);
  if (newest === undefined) return [[]];
  const moved = plays.findLast(({ event }) => event.type === 'moved');
  const from = moved
    ? [[badge(moved.seat, String(moved.number), true), text(say('artus-picture-strip-from'))]]
    : [];
  const reached = (kinds: readonly Play[]): Entries => {
    const words = [...new Set(kinds.map(({ event }) => event.type))].map((done) =>
      say('artus-picture-strip-reached', { done }),
    );
    return [[badge(newest.seat, String(newest.number)), text(words.join(say('artus-picture-comma')))]];
  };
  return [[...from, ...reached(plays)], [...from, ...reached([newest])], reached([newest]), []];
}

function drawLine(pen: Pen, entries: Entries, y: number, gap: number): void {
  let x = LEFT;
  for (const entry of entries) {
    drawPieces(pen, entry, x, y);
    x += pieceWidth(entry) + gap;
  }
}

/** Explanations side by side. */
function drawLegend(pen: Pen, entries: Entries, y: number): void {
  const shown = fitted(entries, WIDTH, FOOT_GAPS[0]);
  const used = pieceWidth(shown.flat());
  drawLine(pen, shown, y, Math.min(FOOT_GAPS[1], (WIDTH - used) / (entries.length - 1)));
}

/** Explanations across the foot of the strip. */
export function drawFoot(pen: Pen, entries: Entries): void {
  pen.fillRect(LEFT, LEGEND.y, WIDTH, 1.5, pen.theme.parchment.dark);
  drawLegend(pen, entries, LEGEND_LINE);
}

/**
 * What happened last, numbered as at the chairs; in the room that's left, what matters most.
 * @param marks explains a picture's own marks, if it doesn't count cards by signs
 */
export function drawStrip(pen: Pen, scene: ArtusScene, marks: Entries | null = null): void {
  const { say, events, view } = scene;
  const plays = playsOf(events);
  const entries = plays.map((play) => playEntry(scene, play));
  const fitting = (shares: readonly number[], most: number) => {
    const tries = shares.map((share) => intoLines(narrowed(entries, share), WIDTH, GAP, most));
    return tries.find((each) => each.flat().length === entries.length) ?? null;
  };
  const lines = fitting(SHARES, LINES.length);
  if (lines === null) {
    const close = fitting(CLOSE_SHARES, CLOSE_LINES.length);
    (close ?? intoLines(entries, WIDTH, GAP, CLOSE_LINES.length)).forEach((line, i) => {
      drawLine(pen, line, CLOSE_LINES[i] ?? 0, GAP);
    });
    return;
  }
  lines.forEach((line, i) => {
    drawLine(pen, line, LINES[i] ?? 0, GAP);
  });
  const hints =
    view.phase === 'placement'
      ? [say('artus-picture-strip-placing')]
      : events.some(({ type }) => type === 'turned')
        ? [
            say('artus-picture-strip-turned'),
            ...[say('artus-picture-strip-leaves'), say('artus-picture-strip-turns')],
          ]
        : [say('artus-picture-strip-leaves'), say('artus-picture-strip-turns')];
  const free = LINES.slice(lines.length);
  const last = marks === null ? free.pop() : undefined;
  if (last !== undefined) drawLegend(pen, cardLegend(scene), last);
  free.forEach((y, i) => {
    const hint = { size: LEAST, colour: pen.theme.softInk, weight: 'normal', maxWidth: WIDTH } as const;
    pen.write(hints[i] ?? '', LEFT, y, hint);
  });
  const signs = [...(marks ?? []), ...signLegend(scene)];
  const badges = badgeLegends(scene).find((each) => haveRoom([...signs, ...each], NARROWEST)) ?? [];
  drawFoot(pen, [...signs, ...badges]);
}
