import {
  collectPlays,
  figurePlayed,
  isUnmet,
  type Play,
  scoredChair,
} from '../../src/games/artus/reading.ts';
import type { Figure, PileId } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { cardName, isScoring } from '../../src/telling/artus/sentences.ts';
import { signed } from '../../src/telling/text.ts';
import { crown, shield } from '../parts/heraldry.ts';
import { fittingShare } from '../parts/shapes.ts';
import { textWidth } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { BADGE_RADIUS, numberBadge } from './badges.ts';
import { drawCardChip, signWidth } from './card-chips.ts';
import { drawFigure, fingerRing } from './figures.ts';
import { pileIcon } from './panel.ts';
import { type ArtusScene, CROSS, cross, LEAST } from './sheet.ts';
import { pointsChip, pointsWidth } from './turn.ts';

/** Something drawn from `x` rightwards, in the middle of a line at `y`. */
export interface Piece {
  readonly width: number;
  draw(pen: Pen, x: number, y: number): void;
  /** The same with words that take that part of their width; only words have it. */
  narrower?(share: number): Piece;
}

export const pieceWidth = (pieces: readonly Piece[]): number =>
  pieces.reduce((all, { width }) => all + width, 0);

/** The entries with words that take that part of their width. */
export const narrowed = (
  entries: readonly (readonly Piece[])[],
  share: number,
): readonly (readonly Piece[])[] =>
  share === 1 ? entries : entries.map((entry) => entry.map((piece) => piece.narrower?.(share) ?? piece));

/** The entries with words narrow enough for all to fit side by side, at least `gap` apart. */
export function fitPieces(
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
    fittingShare(
      words.map((word) => word.width),
      room,
    ),
  );
}

/** Draws the pieces one after the other. */
export function drawPieces(pen: Pen, pieces: readonly Piece[], x: number, y: number): void {
  let left = x;
  for (const piece of pieces) {
    piece.draw(pen, left, y);
    left += piece.width;
  }
}

const FIGURE = 38;

export function textPiece(shown: string, share = 1): Piece {
  const width = textWidth(shown, LEAST) * share;
  return {
    width,
    draw: (pen, x, y) => {
      pen.write(shown, x, y, { size: LEAST, colour: pen.theme.ink, maxWidth: Math.ceil(width) });
    },
    narrower: (part) => textPiece(shown, share * part),
  };
}

export function space(width: number): Piece {
  return { width, draw: () => {} };
}

export function figurePiece(shown: Figure): Piece {
  return { width: FIGURE + 6, draw: (pen, x, y) => drawFigure(pen, shown, FIGURE, x + FIGURE / 2, y) };
}

export function badge(seat: Seat, shown: string, hollow = false): Piece {
  const width = BADGE_RADIUS * 2 + 6;
  return { width: width + 4, draw: (pen, x, y) => numberBadge(pen, seat, shown, hollow, x + width / 2, y) };
}

/** The crown that a new King gets. */
export function crowning(): Piece {
  return {
    width: 44,
    draw: (pen, x, y) => {
      pen.at(x + 22, y + 2, () => crown(pen, 38, pen.theme.engraving));
    },
  };
}

/** The crown's path to him on the table. */
export const crownsPath = (): Piece => ({
  width: 40,
  draw: (pen, x, y) => {
    for (const dot of [0, 1, 2]) {
      pen.circle(x + 6 + dot * 13, y, 4.5).fill(pen.theme.gold.mid);
      pen.stroke(pen.theme.engraving, 1.5);
    }
  },
});

/** A ring that's given away. */
function ring(): Piece {
  return {
    width: 52,
    draw: (pen, x, y) => {
      pen.write('+', x, y, { size: LEAST, colour: pen.theme.ink });
      pen.at(x + 33, y, () => fingerRing(pen, 11));
    },
  };
}

/** What was done, without the points. */
function deedWords({ t }: ArtusScene, { event }: Play): string {
  switch (event.type) {
    case 'placed':
      return t('artus-picture-strip-placed', { chair: event.chair });
    case 'moved':
      return t('artus-picture-strip-moved', { from: event.from, to: event.to });
    case 'ringAdded':
      return t('artus-picture-strip-ring', { chair: event.chair });
    case 'scored':
      return isScoring(event.card) ? t('artus-picture-title', { card: cardName(event.card) }) : '';
  }
}

function words(scene: ArtusScene, play: Play): string {
  const head = deedWords(scene, play);
  const { event } = play;
  return 'points' in event ? scene.t('language-colon', { head, text: signed(event.points) }) : head;
}

/** Points as at their chair on the table. */
export function pointsPlate(shown: string): Piece {
  const width = pointsWidth(shown);
  return { width: width + 12, draw: (pen, x, y) => pointsChip(pen, shown, x + 8 + width / 2, y) };
}

/** What was done, and the points: on a plate if they have one on the table. */
const deedPieces = (scene: ArtusScene, play: Play, isLast: boolean): readonly Piece[] =>
  isLast && scoredChair(play) !== null && 'points' in play.event
    ? [textPiece(deedWords(scene, play)), pointsPlate(signed(play.event.points))]
    : worthPieces(scene, play);

/** The plate of a penalty, without its points. */
export const unmetPlate = (): Piece => ({
  width: 48,
  draw: (pen, x, y) => {
    const { parchment, red } = pen.theme;
    pen
      .roundedRect(x, y - 15, 38, 30, 8)
      .fill(parchment.light)
      .dashes(red.fill, 3, [8, 5]);
    cross(pen, red.fill, CROSS.size, x + 19, y);
  },
});

/** What was done, with the points, and a mark on those of a card whose condition wasn't met. */
const worthPieces = (scene: ArtusScene, play: Play): readonly Piece[] => [
  textPiece(words(scene, play)),
  ...(isUnmet(play) ? [space(6), unmetPlate()] : []),
];

/** A player's arms, as wide as a badge. */
export function arms(seat: Seat): Piece {
  const { width } = badge(seat, '');
  return { width, draw: (pen, x, y) => shield(pen, seat, FIGURE, x + width / 2 - 2, y) };
}

/** The start of a play: its number or, before those at the chairs, whose it is; and who moved. */
function actors(play: Play): readonly Piece[] {
  const moved = figurePlayed(play);
  const { seat, number } = play;
  return [
    number === null ? arms(seat) : badge(seat, String(number)),
    ...(moved === null ? [] : [figurePiece(moved)]),
  ];
}

const CARD = { height: 36, padding: 8, gap: 8 } as const;

/** The card of a play, which is named otherwise if it scores Knights. */
function cardPieces({ event }: Play): readonly Piece[] {
  if (!('card' in event) || isScoring(event.card)) return [];
  const { card } = event;
  const size = { width: Math.ceil(signWidth(card)) + 2 * CARD.padding, height: CARD.height };
  return [{ width: size.width + CARD.gap, draw: (pen, x, y) => drawCardChip(pen, card, 'left', size, x, y) }];
}

/**
 * One play: its number, who moved from where to where, the points, and whether he's the new King.
 * @param isLast whether it's of whoever played last
 * @param tellsCard whether its card is shown then
 */
export const playPieces = (
  scene: ArtusScene,
  play: Play,
  isLast: boolean,
  tellsCard: boolean,
): readonly Piece[] => [
  ...actors(play),
  ...(isLast && tellsCard ? cardPieces(play) : []),
  ...deedPieces(scene, play, isLast),
  ...(play.crowned === null
    ? []
    : [space(4), crownsPath(), crowning(), textPiece(scene.t('artus-picture-strip-new-king'))]),
];

/** The crown's path on the table, along which all values went with the King; that in words, too, if there's room. */
export const shiftPieces = ({ t }: ArtusScene, inWords: boolean): readonly Piece[] => [
  space(4),
  crownsPath(),
  ...(inWords ? [space(6), textPiece(t('artus-picture-strip-shift'))] : []),
];

/** The same in short lines; with its card, one more. */
export function playLines(scene: ArtusScene, play: Play, tellsCard: boolean): (readonly Piece[])[] {
  const { event, crowned } = play;
  const { t } = scene;
  const told =
    event.type === 'ringAdded'
      ? [ring(), textPiece(t('language-colon', { head: String(event.chair), text: signed(event.points) }))]
      : worthPieces(scene, play);
  const pushed = pushedPieces(scene, play);
  const below = space(badge(play.seat, '').width);
  const card = tellsCard ? cardPieces(play) : [];
  const deed = card.length === 0 ? [told] : [card, [below, ...told]];
  return [
    [...actors(play), ...deed[0]!],
    ...deed.slice(1),
    ...(pushed.length === 0 ? [] : [[below, ...pushed]]),
    ...(crowned === null ? [] : [[below, crowning(), textPiece(t('artus-picture-strip-king'))]]),
  ];
}

/** Who was pushed by a play, and where to; empty if nobody was. */
export const pushedPieces = ({ t }: ArtusScene, { pushed }: Play): readonly Piece[] =>
  pushed === null
    ? []
    : [figurePiece(pushed.figure), textPiece(t('artus-picture-strip-pushed', { to: pushed.to }))];

/** The sign of a pile, or of a hand. */
export const cards = (kind: PileId | 'hand'): Piece => ({
  width: 34,
  draw: (pen, x, y) => pileIcon(pen, kind, x + 14, y),
});

/** From which piles whoever played last drew; empty if they haven't. */
export function drawnPieces({ events, t }: ArtusScene): readonly Piece[] {
  const seat = collectPlays(events).at(-1)?.seat;
  const drawn = events.flatMap((e) => (e.type === 'drew' && e.seat === seat ? [cards(e.pile)] : []));
  return drawn.length > 0 ? [textPiece(t('artus-picture-draws')), space(12), ...drawn] : [];
}
