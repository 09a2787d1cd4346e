import type { CanvasRenderingContext2D } from 'canvas';
import type { Figure } from '../../../src/games/artus/types.ts';
import type { Rect } from '../../parts/rect.ts';
import { NARROWEST, write } from '../../parts/text.ts';
import type { ArtusScene } from '../scene.ts';
import { LEAST, STRIP } from '../sheet.ts';
import { playsOf } from '../turn/plays.ts';
import { drawPieces, fitted, intoLines, narrowed, type Piece, pieceWidth } from './flow.ts';
import { badge, carpet, figure, text } from './pieces.ts';
import { playEntry } from './playEntry.ts';

export const LEFT = STRIP.x + 18;
export const WIDTH = STRIP.width - 36;
export const LINES = [STRIP.y + 27, STRIP.y + 67] as const;
const LEGEND_LINE = STRIP.y + 108;
const GAP = 22;
/** Between explanations, at least and at most. */
const FOOT_GAPS = [16, 40] as const;
/** Parts of their width that words take, so that more plays fit. */
const SHARES = [1, 0.9, 0.8, NARROWEST] as const;

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
export function signLegend({ theme, words }: ArtusScene): Entries {
  const { strip } = words.artusPicture;
  return [
    [figure(theme, prince('silver', false)), text(theme, strip.silver)],
    [figure(theme, prince('bronze', false)), text(theme, strip.bronze)],
    [figure(theme, prince('bronze', true)), text(theme, strip.king)],
    [carpet(theme), text(theme, strip.carpet)],
  ];
}

/** What the numbers at the chairs mean. */
function badgeLegend({ theme, words, events }: ArtusScene): Entries {
  const { strip } = words.artusPicture;
  const plays = playsOf(events);
  const seat = plays.at(-1)?.seat;
  if (seat === undefined) return [];
  const moved = plays.some(({ event }) => event.type === 'moved');
  return [
    ...(moved ? [[badge(theme, seat, '1', true), text(theme, strip.from)]] : []),
    [badge(theme, seat, '1'), text(theme, strip.to)],
  ];
}

function drawLine(context: CanvasRenderingContext2D, entries: Entries, y: number, gap: number): void {
  let x = LEFT;
  for (const entry of entries) {
    drawPieces(context, entry, x, y);
    x += pieceWidth(entry) + gap;
  }
}

/** Explanations across the foot of the strip. */
export function drawFoot(context: CanvasRenderingContext2D, { theme }: ArtusScene, entries: Entries): void {
  context.fillStyle = theme.parchment.dark;
  context.fillRect(LEFT, LEGEND.y, WIDTH, 1.5);
  const shown = fitted(entries, WIDTH, FOOT_GAPS[0]);
  const used = pieceWidth(shown.flat());
  drawLine(context, shown, LEGEND_LINE, Math.min(FOOT_GAPS[1], (WIDTH - used) / (entries.length - 1)));
}

/** What happened last, numbered as at the chairs; in the room that's left, what matters most. */
export function drawStrip(context: CanvasRenderingContext2D, scene: ArtusScene): void {
  const { theme, words, events } = scene;
  const plays = playsOf(events);
  const entries = plays.map((play) => playEntry(scene, play));
  const tries = SHARES.map((share) => intoLines(narrowed(entries, share), WIDTH, GAP, LINES.length));
  const lines = tries.find((each) => each.flat().length === entries.length) ?? tries[0]!;
  lines.forEach((line, i) => {
    drawLine(context, line, LINES[i] ?? 0, GAP);
  });
  const { goal, turned } = words.artusPicture.strip;
  const hints = events.some(({ type }) => type === 'turned') ? [turned, ...goal] : goal;
  LINES.slice(lines.length).forEach((y, i) => {
    const hint = { size: LEAST, colour: theme.softInk, weight: 'normal', maxWidth: WIDTH } as const;
    write(context, hints[i] ?? '', LEFT, y, hint);
  });
  drawFoot(context, scene, [...signLegend(scene), ...badgeLegend(scene)]);
}
