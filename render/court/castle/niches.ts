import type { CanvasRenderingContext2D } from 'canvas';
import { CHARACTERS } from '../../../src/games/court/types.ts';
import { shield } from '../../parts/shield.ts';
import { write } from '../../parts/text.ts';
import type { Changes } from '../changes.ts';
import { absentBust, bust } from '../pieces/busts.ts';
import { blackDie } from '../pieces/dice.ts';
import { tileLines } from '../pieces/money.ts';
import type { CourtScene } from '../scene.ts';
import { BANNER, NAME_Y, NICHE, nicheX, PURSE_Y } from '../sheet.ts';
import { traceNiche } from './niche.ts';

const BUST = 122;

/** A gold edge around a niche that can be chosen or has just been chosen. */
function mark(context: CanvasRenderingContext2D, colour: string, x: number): void {
  traceNiche(context, x);
  context.strokeStyle = colour;
  context.lineWidth = 6;
  context.stroke();
}

/** The characters in their niches with their names and purses, who has taken them, and the black die. */
export function drawNiches(context: CanvasRenderingContext2D, scene: CourtScene, changes: Changes): void {
  const { theme, view, words } = scene;
  write(context, words.courtPicture.rounds(view), BANNER.x, BANNER.y, {
    size: 28,
    minSize: 22,
    colour: theme.carpet.text,
    align: 'centre',
    maxWidth: BANNER.width - 70,
  });
  for (const character of CHARACTERS) {
    const { purse, takenBy, open } = view.characters[character];
    const x = nicheX(character);
    const middle = NICHE.bottom - BUST / 2 - 2;
    if (takenBy === null) bust(context, theme, character, BUST, x, middle);
    else {
      absentBust(context, theme, character, BUST, x, middle);
      shield(context, theme, takenBy, 78, x, middle + 10);
    }
    if (open || changes.chosen.has(character)) mark(context, theme.highlight, x);
    if (view.blackDie === character) blackDie(context, theme, 46, x + 52, NICHE.top + 22);
    write(context, words.court.character(character), x, NAME_Y, {
      size: 26,
      minSize: 20,
      colour: theme.castle.stoneInk,
      align: 'centre',
      maxWidth: NICHE.width + 24,
    });
    tileLines(context, theme, purse, {
      x,
      ys: PURSE_Y,
      size: 40,
      width: NICHE.width + 8,
      colour: theme.chalk,
    });
  }
}
