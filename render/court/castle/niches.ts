import type { CanvasRenderingContext2D } from 'canvas';
import { CHARACTERS, type Character } from '../../../src/games/court/types.ts';
import { shield } from '../../parts/shield.ts';
import { write } from '../../parts/text.ts';
import type { Changes } from '../changes.ts';
import { absentBust, bust } from '../figures/figures.ts';
import { bonus } from '../pieces/bonus.ts';
import { blackDie } from '../pieces/dice.ts';
import { tileLines } from '../pieces/money.ts';
import type { CourtScene } from '../scene.ts';
import { ABILITY_Y, BANNER, NAME_Y, NICHE, nicheX, PLATE, PURSE_Y } from '../sheet.ts';
import { traceNiche } from './niche.ts';

const BUST = 140;

/** A bright edge around a niche that can be chosen or has just been chosen. */
function mark(context: CanvasRenderingContext2D, colours: readonly [string, string], x: number): void {
  traceNiche(context, x);
  for (const [i, colour] of colours.entries()) {
    context.strokeStyle = colour;
    context.lineWidth = 12 - i * 5;
    context.stroke();
  }
}

function drawPlate(context: CanvasRenderingContext2D, scene: CourtScene, character: Character): void {
  const { theme, words } = scene;
  const x = nicheX(character);
  const line = {
    colour: theme.castle.stoneInk,
    align: 'centre',
    maxWidth: PLATE.width - 6,
  } as const;
  write(context, words.court.character(character), x, NAME_Y, { ...line, size: 29, minSize: 26 });
  words.courtPicture.ability(character).forEach((text, i) => {
    write(context, text, x, ABILITY_Y[i] as number, { ...line, size: 26, weight: 'normal' });
  });
}

/** The characters in their niches with what they do and their purses, who has taken them, and the black die. */
export function drawNiches(context: CanvasRenderingContext2D, scene: CourtScene, changes: Changes): void {
  const { theme, view, words } = scene;
  write(context, words.courtPicture.rounds(view), BANNER.x, BANNER.y, {
    size: 32,
    minSize: 26,
    colour: theme.carpet.text,
    align: 'centre',
    maxWidth: BANNER.width - 60,
  });
  for (const character of CHARACTERS) {
    const { purse, takenBy, open } = view.characters[character];
    const x = nicheX(character);
    const middle = NICHE.bottom - BUST / 2 - 3;
    if (open || changes.chosen.has(character)) mark(context, [theme.ink, theme.highlight], x);
    if (takenBy === null) bust(context, theme, character, BUST, x, middle);
    else {
      absentBust(context, theme, character, BUST, x, middle);
      shield(context, theme, takenBy, 84, x, middle - 4);
    }
    bonus(context, theme, character, 38, x, NICHE.bottom - 7);
    if (view.blackDie === character) blackDie(context, theme, 46, x + 54, NICHE.top + 24);
    drawPlate(context, scene, character);
    tileLines(context, theme, purse, { x, ys: PURSE_Y, size: 38, width: PLATE.width - 22 });
  }
}
