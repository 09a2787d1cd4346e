import { cardsPlayed, collectPlays, lastPlays } from '../../src/games/artus/reading.ts';
import type { CardId } from '../../src/games/artus/types.ts';
import { phaseLabel } from '../../src/telling/artus/sentences.ts';
import { eventLines } from '../../src/telling/artus/table.ts';
import { shortened } from '../../src/telling/text.ts';
import { crown } from '../parts/heraldry.ts';
import type { Rect } from '../parts/shapes.ts';
import { layOutStory, writeStory } from '../parts/story.ts';
import type { Pen } from '../pen.ts';
import { belowPlaques } from './panel.ts';
import { drawnPieces, drawPieces, fitPieces, type Piece, playLines, textPiece } from './pieces.ts';
import { type ArtusScene, LEAST } from './sheet.ts';

const SIZES = { largest: 28, smallest: LEAST } as const;

const LONGEST_NAME = 16;

/** Fills the room while there's nothing to tell. */
function drawCrest(pen: Pen, { x, y, width, height }: Rect): void {
  const middle = { x: x + width / 2, y: y + height / 2 };
  const colour = pen.theme.parchment.mid;
  pen.circle(middle.x, middle.y, 86).stroke(colour, 6);
  pen.at(middle.x, middle.y, () => crown(pen, 104, colour));
}

/** The turn in signs, as in the strip: each play, what came of it, and then the draws. */
function turnRows(scene: ArtusScene, tellsCards: boolean): (readonly Piece[])[] {
  const { events, t, view } = scene;
  const drawn = drawnPieces(scene);
  return [
    ...lastPlays(collectPlays(events)).flatMap((play) => playLines(scene, play, tellsCards)),
    ...(drawn.length > 0 ? [drawn] : []),
    ...(view.phase === 'over' ? [[textPiece(phaseLabel(t, view))]] : []),
  ];
}

/** From one line to the next: at most, and at least where there are cards. */
const PITCH = { most: 44, least: 38 } as const;

function drawRows(pen: Pen, rows: readonly (readonly Piece[])[], { x, y, width, height }: Rect): void {
  const pitch = Math.min(PITCH.most, height / rows.length);
  rows.forEach((row, i) => {
    drawPieces(pen, fitPieces([row], width, 0)[0]!, x, y + (i + 0.5) * pitch);
  });
}

/**
 * Draws what happened last, in the room below the plaques: in sentences, or where they need more room, in signs.
 * @returns the cards that it shows; null if something is left out
 */
export function drawTold(pen: Pen, scene: ArtusScene): readonly CardId[] | null {
  const area = belowPlaques(scene);
  if (area === null) return null;
  const { t, events } = scene;
  const names = scene.names.map((name) => shortened(name, LONGEST_NAME));
  const sentences = eventLines(scene, names);
  if (sentences.length === 0) {
    drawCrest(pen, area);
    return [];
  }
  const { x, y, width } = area;
  const heading = { size: 28, colour: pen.theme.ink, maxWidth: width };
  const isUnderWay = scene.view.toAct === collectPlays(events).at(-1)?.seat;
  pen.write(t(isUnderWay ? 'artus-picture-this-turn' : 'artus-picture-last-turn'), x, y + 14, heading);
  const below = { ...area, y: y + 38, height: area.height - 38 };
  const isWhole = layOutStory(sentences, below, { ...SIZES, earlier: null }).lines.length > 0;
  const withCards = turnRows(scene, true);
  const hasRoom = withCards.length * PITCH.least <= below.height;
  const rows = isWhole ? [] : hasRoom ? withCards : turnRows(scene, false);
  if (rows.length > 0) drawRows(pen, rows, below);
  else writeStory(pen, sentences, below, { colour: pen.theme.ink, ...SIZES, earlier: () => '' });
  const plays = collectPlays(events);
  if (isWhole) return [];
  return lastPlays(plays).length < plays.length ? null : rows === withCards ? cardsPlayed(plays) : [];
}
