import type { CanvasRenderingContext2D } from 'canvas';
import type { CardRow } from '../../../src/games/artus/data.ts';
import type { Metal } from '../../../src/games/artus/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import type { Theme } from '../../themes/theme.ts';
import { drawFigure } from '../board/figures.ts';
import { ART_Y } from './cardLayout.ts';
import { drawGround } from './ground.ts';
import { allKnights, joker, wantedPlaces } from './scoringArt.ts';

function princes(context: CanvasRenderingContext2D, theme: Theme, metals: readonly Metal[]): void {
  metals.forEach((metal, i) => {
    const x = (i - (metals.length - 1) / 2) * 80;
    const size = metals.length > 1 ? 84 : 118;
    drawFigure(context, theme, { kind: 'prince', metal, rings: 1, king: false }, size, x, ART_Y);
  });
}

export function drawArt(context: CanvasRenderingContext2D, theme: Theme, seat: Seat, row: CardRow): void {
  const { moveKnight, movePrince, ring, scoring } = row;
  if (scoring?.of === 'chosen') wantedPlaces(context, theme, seat, scoring.places);
  else {
    drawGround(context, theme);
    if (scoring?.of === 'best') joker(context, theme, seat);
    else if (scoring?.of === 'all') allKnights(context, theme, seat);
    else if (moveKnight !== undefined)
      drawFigure(context, theme, { kind: 'knight', seat }, 116, 0, ART_Y + 8);
    else princes(context, theme, movePrince?.metals ?? ring ?? []);
  }
}
