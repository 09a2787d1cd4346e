import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../src/games/game.ts';
import { shortened } from '../parts/limit.ts';
import { rule } from '../parts/rule.ts';
import { roundedRect } from '../parts/shapes.ts';
import { shield } from '../parts/shield.ts';
import { tell } from '../parts/story.ts';
import { write } from '../parts/text.ts';
import { turnMark } from '../parts/turnMark.ts';
import type { Theme } from '../themes/theme.ts';
import { pilesOf } from './cardIcons.ts';
import { pileIcon } from './pileIcon.ts';
import { drawPlayed } from './playedCards.ts';
import { signed, tiles } from './reading.ts';
import type { ArtusScene } from './scene.ts';
import { PANEL } from './sheet.ts';
import { eventWords } from './texts.ts';

const MARGIN = 10;
const TILES_SHOWN = 2;
const STORY_SIZES = { largest: 24, smallest: 16 } as const;
/** With more players the story runs on, as there is no room for a paragraph a sentence. */
const MOST_WITH_PARAGRAPHS = 2;
const NAME_IN_STORY = 16;
/** From the top of a plaque to the end of its last row, with three piles. */
const PLAQUE_HEIGHT = 206;

/** One 50-point tile with its right edge at `right`. */
function tile(context: CanvasRenderingContext2D, theme: Theme, right: number, y: number): void {
  roundedRect(context, right - 36, y - 13, 36, 26, 6);
  context.fillStyle = theme.gold.mid;
  context.fill();
  context.strokeStyle = theme.gold.dark;
  context.lineWidth = 1.5;
  context.stroke();
  write(context, '50', right - 18, y, { size: 19, colour: theme.engraving, align: 'centre' });
}

/** Tiles side by side, or one with their number. */
function scoreTiles(
  context: CanvasRenderingContext2D,
  theme: Theme,
  score: number,
  right: number,
  y: number,
): void {
  const count = tiles(score);
  if (count > TILES_SHOWN) {
    const width = write(context, `×${count}`, right, y, { size: 22, colour: theme.ink, align: 'right' });
    tile(context, theme, right - width - 5, y);
  } else for (let i = 0; i < count; i++) tile(context, theme, right - i * 41, y);
}

function plaque(context: CanvasRenderingContext2D, scene: ArtusScene, seat: Seat, top: number): void {
  const { theme, view, names } = scene;
  const player = view.players[seat];
  if (player === undefined) return;
  const left = PANEL.x + MARGIN;
  const width = PANEL.width - 2 * MARGIN;
  if (view.toAct === seat) {
    turnMark(context, theme, { x: left, y: top, width, height: PLAQUE_HEIGHT }, { reach: 20, down: 46 });
  }

  shield(context, theme, seat, 72, left + 44, top + 46);
  const text = left + 86;
  write(context, names[seat] ?? '', text, top + 25, {
    size: 25,
    minSize: 20,
    colour: theme.ink,
    maxWidth: width - 94,
  });
  write(context, signed(player.score, false), text, top + 66, { size: 44, colour: theme.ink });
  scoreTiles(context, theme, player.score, left + width - 12, top + 66);

  const piles = pilesOf(view.variant);
  const icons = [
    ['hand', player.handSize] as const,
    ...piles.map((pile) => [pile, player.piles[pile]] as const),
  ];
  icons.forEach(([icon, count], i) => {
    const x = left + 15 + i * 63;
    pileIcon(context, theme, icon, x + 14, top + 106);
    write(context, String(count), x + 33, top + 106, { size: 26, colour: theme.ink });
  });
  drawPlayed(context, theme, player.played, left + 8, top + 124, piles);
}

/** Where the plaques leave room: what happened last, in words. */
function story(context: CanvasRenderingContext2D, scene: ArtusScene, top: number): void {
  const { theme, view, words } = scene;
  const sentences = eventWords(
    scene,
    scene.names.map((name) => shortened(name, NAME_IN_STORY)),
  );
  if (sentences.length === 0) return;
  const left = PANEL.x + 24;
  const width = PANEL.width - 48;
  write(context, words.picture.artus.lastTurn, left, top + 12, {
    size: 23,
    colour: theme.ink,
    maxWidth: width,
  });
  const y = top + 32;
  tell(
    context,
    sentences,
    { x: left, y, width, height: PANEL.y + PANEL.height - 12 - y },
    {
      colour: theme.ink,
      ...STORY_SIZES,
      runsOn: view.players.length > MOST_WITH_PARAGRAPHS,
      otherwise: 'last sentences',
    },
  );
}

/** Players, scores, hands, piles and played cards. */
export function drawPanel(context: CanvasRenderingContext2D, scene: ArtusScene): void {
  const { players } = scene.view;
  const pitch = (PANEL.height - 14) / 4;
  const gap = pitch - PLAQUE_HEIGHT;
  const first = PANEL.y + 7 + gap / 2;
  players.forEach((_, seat) => {
    plaque(context, scene, seat, first + seat * pitch);
    const beside = [seat - 1, seat].includes(scene.view.toAct ?? -1);
    if (seat > 0 && !beside) rule(context, scene.theme, PANEL, first + seat * pitch - gap / 2);
  });
  if (players.length === 4) return;
  const below = first + players.length * pitch;
  if (scene.view.toAct !== players.length - 1) rule(context, scene.theme, PANEL, below - gap / 2);
  story(context, scene, below + 2);
}
