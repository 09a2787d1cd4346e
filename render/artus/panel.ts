import type { CanvasRenderingContext2D } from 'canvas';
import type { CardId, PileId } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import { roundedRect } from '../parts/shapes.ts';
import { shield } from '../parts/shield.ts';
import { write } from '../parts/text.ts';
import { pileCards, pilesOf, shortSign } from './cardIcons.ts';
import { pileIcon } from './pileIcon.ts';
import { signed, tiles } from './reading.ts';
import type { ArtusScene } from './scene.ts';
import { PANEL } from './sheet.ts';

const PAD = 18;
const TILES_SHOWN = 4;

function scoreTiles(
  context: CanvasRenderingContext2D,
  scene: ArtusScene,
  score: number,
  right: number,
  y: number,
): void {
  const { theme } = scene;
  const count = tiles(score);
  const shown = count > TILES_SHOWN ? 1 : count;
  let x = right;
  if (count > TILES_SHOWN) {
    x -= write(context, `×${count}`, x, y, { size: 20, colour: theme.ink, align: 'right' }) + 4;
  }
  for (let i = 0; i < shown; i++) {
    roundedRect(context, x - 34, y - 12, 34, 24, 5);
    context.fillStyle = theme.gold.mid;
    context.fill();
    context.strokeStyle = theme.gold.dark;
    context.lineWidth = 1.5;
    context.stroke();
    write(context, '50', x - 17, y, { size: 18, colour: theme.engraving, align: 'centre' });
    x -= 38;
  }
}

/** Each of the player's cards in a place of its own; those played are struck out. */
function playedCards(
  context: CanvasRenderingContext2D,
  scene: ArtusScene,
  played: readonly CardId[],
  x: number,
  y: number,
  piles: readonly PileId[],
): void {
  const { theme } = scene;
  const gone = new Map<CardId, number>();
  for (const card of played) gone.set(card, (gone.get(card) ?? 0) + 1);
  piles.forEach((pile, row) => {
    const top = y + row * 29;
    pileCards(pile).forEach((card, column) => {
      const left = x + column * 31;
      const count = gone.get(card) ?? 0;
      if (count > 0) gone.set(card, count - 1);
      roundedRect(context, left, top, 28, 25, 4);
      context.fillStyle = count > 0 ? theme.softInk : theme.parchment.light;
      context.fill();
      context.strokeStyle = theme.softInk;
      context.lineWidth = 1.25;
      context.stroke();
      write(context, shortSign(card), left + 14, top + 12.5, {
        size: 12,
        colour: count > 0 ? theme.parchment.light : theme.ink,
        align: 'centre',
        maxWidth: 28,
      });
    });
  });
}

function plaque(
  context: CanvasRenderingContext2D,
  scene: ArtusScene,
  seat: Seat,
  top: number,
  height: number,
): void {
  const { theme, view, names } = scene;
  const player = view.players[seat];
  if (player === undefined) return;
  const left = PANEL.x + 12;
  const width = PANEL.width - 24;
  const right = left + width - PAD;
  if (view.toAct === seat) {
    roundedRect(context, left, top, width, height, 8);
    context.fillStyle = theme.parchment.light;
    context.fill();
    context.strokeStyle = theme.gold.dark;
    context.lineWidth = 4;
    context.stroke();
  }
  const piles = pilesOf(view.variant);
  shield(context, theme, seat, 64, left + 44, top + 46);
  write(context, names[seat] ?? '', left + 84, top + 28, {
    size: 26,
    colour: theme.ink,
    maxWidth: width - 96,
  });
  const scored = write(context, signed(player.score, false), left + 84, top + 68, {
    size: 42,
    colour: theme.ink,
  });
  scoreTiles(context, scene, player.score, Math.max(right, left + 84 + scored + 40), top + 68);
  let x = left + 14;
  const row = top + 112;
  pileIcon(context, theme, 'hand', x + 14, row);
  x += 34 + write(context, String(player.handSize), x + 34, row, { size: 26, colour: theme.ink }) + 16;
  for (const pile of piles) {
    pileIcon(context, theme, pile, x + 14, row);
    x += 32 + write(context, String(player.piles[pile]), x + 32, row, { size: 26, colour: theme.ink }) + 14;
  }
  playedCards(context, scene, player.played, left + 9, top + 138, piles);
}

/** Players, scores, hands, piles and played cards. */
export function drawPanel(context: CanvasRenderingContext2D, scene: ArtusScene): void {
  const count = scene.view.players.length;
  const inner = PANEL.height - 24;
  const height = Math.min(inner / count, 230) - 6;
  const gap = (inner - height * count) / count;
  for (let seat = 0; seat < count; seat++) {
    plaque(context, scene, seat, PANEL.y + 12 + gap / 2 + seat * (height + gap), height);
  }
}
