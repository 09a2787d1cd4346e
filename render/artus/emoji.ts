import type { CanvasRenderingContext2D } from 'canvas';
import type { EmojiArt } from '../painting.ts';
import { roundedRect, star } from '../parts/shapes.ts';
import { crown } from '../parts/shield.ts';
import { court as theme } from '../themes/court.ts';
import { fingerRing, kingHead, knightHelm, princeHead } from './figures.ts';

type Draw = (context: CanvasRenderingContext2D) => void;

/** Two edges, so that one stands out from dark and one from light. */
function disc(context: CanvasRenderingContext2D, fill: string): void {
  for (const [radius, colour] of [
    [60, theme.gold.mid],
    [54, theme.engraving],
    [49, fill],
  ] as const) {
    context.beginPath();
    context.arc(0, 0, radius, 0, Math.PI * 2);
    context.fillStyle = colour;
    context.fill();
  }
}

/** A head on a round plate. */
function bust(fill: string, scale: number, down: number, head: Draw): Draw {
  return (context) => {
    disc(context, fill);
    context.save();
    context.beginPath();
    context.arc(0, 0, 49, 0, Math.PI * 2);
    context.clip();
    context.translate(0, down);
    context.scale(scale, scale);
    head(context);
    context.restore();
  };
}

function edgedStar(context: CanvasRenderingContext2D, radius: number): void {
  star(context, radius);
  context.lineJoin = 'round';
  context.fillStyle = theme.gold.mid;
  context.strokeStyle = theme.engraving;
  context.lineWidth = 7;
  context.stroke();
  context.fill();
}

function ring(context: CanvasRenderingContext2D): void {
  disc(context, theme.top.dark);
  context.translate(0, 8);
  fingerRing(context, theme, 38);
  context.beginPath();
  for (const [x, y] of [
    [-18, -38],
    [-10, -50],
    [10, -50],
    [18, -38],
    [0, -20],
  ] as const)
    context.lineTo(x, y);
  context.closePath();
  context.fillStyle = theme.red.fill;
  context.fill();
  context.strokeStyle = theme.parchment.light;
  context.lineWidth = 5;
  context.stroke();
}

/** A card, with the colours of the scoring pile. */
function joker(context: CanvasRenderingContext2D): void {
  roundedRect(context, -38, -46, 76, 92, 12);
  context.fillStyle = theme.carpet.fill;
  context.fill();
  context.strokeStyle = theme.gold.mid;
  context.lineWidth = 7;
  context.stroke();
  context.translate(0, 16);
  edgedStar(context, 22);
  context.translate(0, -38);
  crown(context, 40, theme.gold.light);
}

/** The signs of Artus on buttons, in menus and in text. */
export const artusEmoji: ReadonlyMap<string, EmojiArt> = new Map<string, EmojiArt>([
  [
    'artus_knight',
    {
      unicode: '🛡️',
      draw: bust(theme.seats[1]?.field ?? theme.carpet.fill, 1.15, 18, (context) =>
        knightHelm(context, theme, 0),
      ),
    },
  ],
  [
    'artus_king',
    { unicode: '👑', draw: bust(theme.gold.mid, 0.88, 18, (context) => kingHead(context, theme)) },
  ],
  [
    'artus_prince',
    {
      unicode: '🪖',
      draw: bust(theme.silver.light, 1.05, 4, (context) => princeHead(context, theme, 'silver')),
    },
  ],
  ['artus_ring', { unicode: '💍', draw: ring }],
  [
    'artus_scoring',
    {
      unicode: '⭐',
      draw: (context) => {
        disc(context, theme.carpet.fill);
        context.translate(0, 2);
        edgedStar(context, 42);
      },
    },
  ],
  ['artus_joker', { unicode: '🃏', draw: joker }],
]);
