import type { CanvasRenderingContext2D } from 'canvas';
import type { CardId } from '../../../src/games/artus/types.ts';
import { roundedRect } from '../../parts/shapes.ts';
import { write } from '../../parts/text.ts';
import type { Theme } from '../../themes/theme.ts';
import { cardRow, shortSign } from '../cardIcons.ts';

const CELL = { width: 28, height: 23 } as const;

function dots(context: CanvasRenderingContext2D, colours: readonly string[], outline: string): void {
  colours.forEach((colour, i) => {
    context.beginPath();
    context.arc((i - (colours.length - 1) / 2) * 8, 0, 3.4, 0, Math.PI * 2);
    context.fillStyle = colour;
    context.fill();
    context.strokeStyle = outline;
    context.lineWidth = 0.75;
    context.stroke();
  });
}

function sign(context: CanvasRenderingContext2D, theme: Theme, card: CardId, ink: string): void {
  const { ring, scoring } = cardRow(card);
  if (scoring?.of === 'chosen') {
    const colours = scoring.places.map((place) =>
      place === 'carpet' ? theme.carpet.fill : theme[place].fill,
    );
    dots(context, colours, ink);
  } else if (ring !== undefined && scoring === undefined) {
    context.beginPath();
    context.arc(0, 0, 6, 0, Math.PI * 2);
    context.strokeStyle = ink;
    context.lineWidth = 2.5;
    context.stroke();
  } else {
    write(context, shortSign(card), 0, 0, { size: 12.5, colour: ink, align: 'centre', maxWidth: 27 });
  }
}

/** The metals of the Princes that a card may move or add a ring to, as its background. */
function metals(context: CanvasRenderingContext2D, theme: Theme, card: CardId): void {
  const { movePrince, ring, scoring } = cardRow(card);
  const metals = scoring === undefined ? (movePrince?.metals ?? ring ?? []) : [];
  roundedRect(context, -CELL.width / 2, -CELL.height / 2, CELL.width, CELL.height, 4);
  context.save();
  context.clip();
  metals.forEach((metal, i) => {
    const width = CELL.width / metals.length;
    context.fillStyle = theme[metal].light;
    context.fillRect(-CELL.width / 2 + i * width, -CELL.height / 2, width, CELL.height);
  });
  context.restore();
}

export function drawCell(
  context: CanvasRenderingContext2D,
  theme: Theme,
  card: CardId,
  played: boolean,
): void {
  roundedRect(context, -CELL.width / 2, -CELL.height / 2, CELL.width, CELL.height, 4);
  context.fillStyle = played ? theme.ink : theme.parchment.light;
  context.fill();
  if (!played) metals(context, theme, card);
  sign(context, theme, card, played ? theme.parchment.light : theme.ink);
  roundedRect(context, -CELL.width / 2, -CELL.height / 2, CELL.width, CELL.height, 4);
  context.strokeStyle = played ? theme.ink : theme.softInk;
  context.lineWidth = 1.25;
  context.stroke();
}
