import { KINDS } from '../../../src/games/quests/data.ts';
import type { TurnStep } from '../../../src/games/quests/types.ts';
import type { Pen } from '../../pen.ts';

const SWORD = 'M0 -50L8 -40L7 14L26 14L26 24L6 24L6 40L11 46L7 50L0 50';

function card(pen: Pen, x: number, turn: number, fill: string): void {
  pen.at(0, 0, () => {
    pen.context.rotate(turn);
    pen.roundedRect(x - 27, -40, 54, 80, 8);
    pen.fill(fill).stroke(fill === pen.theme.ink ? pen.theme.parchment.light : pen.theme.ink, 4);
  });
}

/** The four colours, on the back of an adversary. */
function quarters(pen: Pen, size: number): void {
  KINDS.forEach((kind, i) => {
    const [x, y] = [(i % 2) * size - size, Math.floor(i / 2) * size - size];
    pen.fillRect(x, y, size, size, pen.theme.quests.adversaries[kind].fill);
  });
  pen.strokeRect({ x: -size, y: -size, width: size * 2, height: size * 2 }, pen.theme.ink, 3);
}

const CHAIRS = 8;

/** The round table with its chairs, on the back of a knight. */
function roundTable(pen: Pen): void {
  const { ink } = pen.theme;
  for (let chair = 0; chair < CHAIRS; chair++) {
    const angle = (chair * 2 * Math.PI) / CHAIRS;
    pen.circle(Math.cos(angle) * 18, Math.sin(angle) * 18, 4.5).fill(ink);
  }
  pen.circle(0, 0, 11).fill(ink);
}

export type IconId = TurnStep | 'adversaries' | 'knights' | 'discards' | 'seal';

const DRAW: Readonly<Record<IconId, (pen: Pen) => void>> = {
  reveal(pen) {
    card(pen, -10, -0.26, pen.theme.ink);
    card(pen, 10, 0.14, pen.theme.parchment.light);
    pen.at(0, 0, () => {
      pen.context.rotate(0.14);
      pen.context.translate(10, 0);
      quarters(pen, 15);
    });
  },
  challenge(pen) {
    pen.context.rotate(0.6);
    pen.symmetric(SWORD);
    pen.context.lineJoin = 'round';
    pen.stroke(pen.theme.ink, 8);
    pen.fill(pen.theme.parchment.light);
  },
  adventure(pen) {
    const { theme } = pen;
    pen.roundedRect(-30, -40, 60, 80, 4);
    pen.fill(theme.parchment.light).stroke(theme.ink, 4);
    for (const y of [-42, 42]) {
      pen.roundedRect(-38, y - 7, 76, 14, 7).fill(theme.parchment.mid);
      pen.context.stroke();
    }
    pen.circle(0, 0, 20).fill(theme.gold.mid);
    pen.context.stroke();
  },
  draw(pen) {
    DRAW.knights(pen);
    pen.circle(30, 30, 19);
    pen.fill(pen.theme.parchment.light).stroke(pen.theme.ink, 5);
    pen.fillRect(19, 27, 22, 6, pen.theme.ink);
    pen.context.fillRect(27, 19, 6, 22);
  },
  adversaries(pen) {
    card(pen, 0, 0, pen.theme.ink);
    quarters(pen, 19);
  },
  knights(pen) {
    card(pen, 0, 0, pen.theme.parchment.mid);
    roundTable(pen);
  },
  discards(pen) {
    card(pen, -12, -0.4, pen.theme.parchment.mid);
    card(pen, 2, 0, pen.theme.parchment.mid);
    card(pen, 12, 0.4, pen.theme.parchment.mid);
  },
  seal(pen) {
    pen.around(80, (angle) => 40 + 4 * Math.sin(angle * 9), 0).fill(pen.theme.ink);
    pen.circle(0, 0, 25).stroke(pen.theme.parchment.light, 5);
  },
};

/** An icon around the origin, about 100 units high. */
export const paintIcon = (pen: Pen, id: IconId): void => DRAW[id](pen);

function drawScaled(pen: Pen, { id, size }: { readonly id: IconId; readonly size: number }): void {
  pen.context.scale(size / 100, size / 100);
  DRAW[id](pen);
}

/** Draws an icon `size` pixels high, centred on (x, y). */
export function drawIcon(pen: Pen, id: IconId, size: number, x: number, y: number): void {
  const box = Math.ceil(size * 1.3);
  pen.stamp(drawScaled, { id, size }, box, box, x, y);
}
