import { artusSigns } from '../../src/telling/artus/signs.ts';
import { emojiFrom } from '../painting.ts';
import { crown } from '../parts/heraldry.ts';
import { star } from '../parts/shapes.ts';
import type { Pen } from '../pen.ts';
import { court as theme } from '../themes/court.ts';
import { fingerRing, kingHead, knightHelm, princeHead } from './figures.ts';

type Draw = (pen: Pen) => void;

/** Two edges, so that one stands out from dark and one from light. */
function disc(pen: Pen, fill: string): void {
  pen.circle(0, 0, 60).fill(pen.theme.gold.mid);
  pen.circle(0, 0, 54).fill(pen.theme.engraving);
  pen.circle(0, 0, 49).fill(fill);
}

/** A head on a round plate. */
function bust(fill: string, scale: number, down: number, head: Draw): Draw {
  return (pen) => {
    const { context } = pen;
    disc(pen, fill);
    pen.circle(0, 0, 49).inside(() => {
      context.translate(0, down);
      context.scale(scale, scale);
      head(pen);
    });
  };
}

function edgedStar(pen: Pen, radius: number): void {
  star(pen, radius);
  pen.context.lineJoin = 'round';
  pen.stroke(pen.theme.engraving, 7);
  pen.fill(pen.theme.gold.mid);
}

function ring(pen: Pen): void {
  const { context } = pen;
  disc(pen, pen.theme.top.dark);
  context.translate(0, 8);
  fingerRing(pen, 38);
  pen.path('M-18 -38L-10 -50L10 -50L18 -38L0 -20Z');
  pen.fill(pen.theme.red.fill).stroke(pen.theme.parchment.light, 5);
}

/** A card, with the colours of the scoring pile. */
function joker(pen: Pen): void {
  pen.roundedRect(-38, -46, 76, 92, 12);
  pen.fill(pen.theme.carpet.fill).stroke(pen.theme.gold.mid, 7);
  pen.context.translate(0, 16);
  edgedStar(pen, 22);
  pen.context.translate(0, -38);
  crown(pen, 40, pen.theme.gold.light);
}

/** The signs of Artus on buttons, in menus and in text. */
export const artusEmoji = emojiFrom(artusSigns, {
  artus_knight: bust(theme.seats[1]?.field ?? theme.carpet.fill, 1.15, 18, (pen) => knightHelm(pen, 0)),
  artus_king: bust(theme.gold.mid, 0.88, 18, (pen) => kingHead(pen)),
  artus_prince: bust(theme.silver.light, 1.05, 4, (pen) => princeHead(pen, 'silver')),
  artus_ring: ring,
  artus_scoring: (pen) => {
    disc(pen, pen.theme.carpet.fill);
    pen.context.translate(0, 2);
    edgedStar(pen, 42);
  },
  artus_joker: joker,
});
