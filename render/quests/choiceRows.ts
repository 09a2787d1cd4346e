import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../src/games/game.ts';
import { KNIGHT_COLOURS } from '../../src/games/quests/data.ts';
import type { AdversaryCard, KnightCard } from '../../src/games/quests/types.ts';
import type { Backdrop, Painting } from '../painting.ts';
import { hall } from '../parts/hall.ts';
import { parchment, type Rect } from '../parts/parchment.ts';
import { shield } from '../parts/shield.ts';
import { wrap, write } from '../parts/text.ts';
import { inksOf, type Theme } from '../themes/theme.ts';
import { drawAdventureFace } from './adventures.ts';
import { drawAdversary, drawSeal } from './adversaryCard.ts';
import { drawLivery } from './handGroups.ts';
import { drawIcon } from './icons.ts';
import { drawKnightRow } from './knightCard.ts';
import type { Outcome } from './outcome.ts';
import { plate } from './piles.ts';
import { faceValue, sorted, strengths } from './reading.ts';
import type { QuestsScene } from './scene.ts';
import { drawTrophy } from './token.ts';

type Sized = Pick<Painting, 'width' | 'height' | 'backdrop' | 'draw'>;

const WIDTH = 1200;
const ROW = 104;
const MARGIN = 14;
const PLATE = { x: MARGIN, y: MARGIN, width: 236 } as const;
const SHEET = { x: 262, y: MARGIN, width: 924 } as const;
const HEAD = 46;
/** Heights in rows: few, so that few backdrops are kept. */
const SIZES = [3, 6, 9] as const;

const NUMBER = SHEET.x + 40;
const PAY = SHEET.x + 76;
const PAY_WIDTH = 290;
const KEEP = PAY + PAY_WIDTH + 44;
const KEEP_WIDTH = 300;
const GAIN = KEEP + KEEP_WIDTH + 20;
const GAIN_WIDTH = SHEET.x + SHEET.width - 20 - GAIN;

function rowTop(row: number): number {
  return SHEET.y + HEAD + row * ROW;
}

function rowsBackdrop(theme: Theme, rows: number, height: number): Backdrop {
  return {
    key: `quests rows ${theme.id} ${rows}`,
    inks: inksOf(theme),
    draw: (context) => {
      hall(context, theme, { width: WIDTH, height });
      plate(context, theme, { ...PLATE, height: height - 2 * MARGIN });
      parchment(context, theme, { ...SHEET, height: height - 2 * MARGIN });
    },
  };
}

/** What all the rows aim at. */
function drawTarget(
  context: CanvasRenderingContext2D,
  scene: QuestsScene,
  { action }: Outcome,
  area: Rect,
): void {
  const { theme, view, words } = scene;
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  const label = (text: string, at: number) => {
    wrap(text, 24, area.width - 32, 2, 'bold').forEach((line, i) => {
      write(context, line, x, at + i * 30, { size: 24, colour: theme.chalk, align: 'centre' });
    });
  };
  if (action.type === 'challenge') {
    const size = { width: 184, height: 144 };
    drawAdversary(context, theme, action.card, { x: x - 92, y: y - 104, ...size }, null);
    label(words.quests.adversary(action.card), y + 74);
  } else if (action.type === 'adventure') {
    const adventure = view.adventures.find(({ id }) => id === action.adventure);
    if (adventure !== undefined) drawAdventureFace(context, scene, adventure, x, y);
  } else {
    drawIcon(context, theme, 'draw', 160, x, y - 30);
    label(words.questsPicture.choice.pile(view.knightPile), y + 82);
  }
}

function drawCards(
  context: CanvasRenderingContext2D,
  theme: Theme,
  cards: readonly AdversaryCard[],
  size: number,
  left: number,
  y: number,
  room: number,
): void {
  const pitch = Math.min(size + 8, (room - size) / Math.max(1, cards.length - 1));
  sorted(cards).forEach((card, i) => {
    drawTrophy(context, theme, card, size, left + size / 2 + i * pitch, y);
  });
}

/** Knights that remain, and what each colour is then worth. */
function drawKept(
  context: CanvasRenderingContext2D,
  theme: Theme,
  kept: readonly KnightCard[],
  y: number,
): void {
  const all = strengths(kept);
  drawKnightRow(context, theme, kept, 44, KEEP, y - 22, KEEP_WIDTH);
  KNIGHT_COLOURS.forEach((colour, i) => {
    const x = KEEP + i * 84;
    drawLivery(context, theme, colour, 28, x + 14, y + 26);
    const most = all[colour] > 0 ? all[colour] + all.merlin : 0;
    write(context, String(most), x + 34, y + 26, { size: 27, colour: theme.ink });
  });
}

/** What the action brings: cards and to whom, or a seal. */
function drawGains(
  context: CanvasRenderingContext2D,
  scene: QuestsScene,
  seat: Seat,
  { action, gains, ends, completed }: Outcome,
  y: number,
): void {
  const { theme, view, words } = scene;
  const { choice } = words.questsPicture;
  if (ends !== null || completed !== null || (action.type === 'challenge' && action.mode !== 'usual')) {
    const note =
      ends !== null
        ? choice.ends
        : completed !== null
          ? choice.full
          : action.type === 'challenge'
            ? choice.mode[action.mode]
            : '';
    write(context, note, GAIN, y - 34, { size: 17, colour: theme.ink, maxWidth: GAIN_WIDTH });
  }
  if (gains.length === 0 && action.type === 'challenge' && view.variant === 'seals') {
    drawSeal(context, theme, seat, 64, GAIN + 36, y);
    return;
  }
  const size = gains.length > 2 ? 34 : 46;
  gains.forEach((gain, i) => {
    const x = GAIN + (i % 2) * (GAIN_WIDTH / 2);
    const at = gains.length > 2 ? y - 14 + Math.floor(i / 2) * 42 : y + 4;
    drawTrophy(context, theme, gain.card, size, x + size / 2 + 2, at);
    if (gain.seat !== seat || gains.length > 1)
      shield(context, theme, gain.seat, size * 0.8, x + size * 1.4, at);
  });
}

function drawRow(
  context: CanvasRenderingContext2D,
  scene: QuestsScene,
  seat: Seat,
  outcome: Outcome,
  row: number,
) {
  const { theme, words, view } = scene;
  const top = rowTop(row);
  const y = top + ROW / 2;
  const { action } = outcome;
  context.fillStyle = theme.parchment.dark;
  context.fillRect(SHEET.x + 18, top - 0.75, SHEET.width - 36, 1.5);
  write(context, String(row + 1), NUMBER, y, { size: 34, colour: theme.softInk, align: 'centre' });
  if (action.type === 'challenge') {
    drawKnightRow(context, theme, action.pay, 80, PAY, y, PAY_WIDTH);
    drawKept(context, theme, outcome.kept, y);
  } else if (action.type === 'adventure') {
    drawCards(context, theme, action.pay, 54, PAY, y, PAY_WIDTH);
    drawCards(context, theme, outcome.keptTrophies, 38, KEEP, y, KEEP_WIDTH);
    const worth = action.pay.reduce((all, card) => all + faceValue(card), 0);
    const value = view.adventures.find(({ id }) => id === action.adventure)?.value ?? 0;
    write(context, `+${value} −${worth}`, GAIN, y, { size: 30, colour: theme.ink, maxWidth: GAIN_WIDTH });
    if (outcome.ends !== null)
      write(context, words.questsPicture.choice.ends, GAIN, y - 32, {
        size: 17,
        colour: theme.ink,
        maxWidth: GAIN_WIDTH,
      });
    return;
  } else if (action.type === 'draw') {
    for (let i = 0; i < action.count; i++) drawIcon(context, theme, 'knights', 76, PAY + 34 + i * 62, y);
    const { choice } = words.questsPicture;
    write(context, choice.draw(action.count), KEEP - 90, y - 14, {
      size: 30,
      colour: theme.ink,
      maxWidth: 540,
    });
    write(context, choice.endsTurn, KEEP - 90, y + 22, { size: 21, weight: 'normal', colour: theme.softInk });
  }
  if (action.type !== 'draw' || outcome.ends !== null) drawGains(context, scene, seat, outcome, y);
}

/** Payments for the same adversary or adventure, or numbers of knights to draw, one below the other. */
export function rowsPainting(scene: QuestsScene, seat: Seat, outcomes: readonly Outcome[]): Sized {
  const { theme, words } = scene;
  const most = SIZES.at(-1) as number;
  const size = SIZES.find((rows) => outcomes.length <= rows) ?? most;
  const shown = outcomes.length > most ? most - 1 : outcomes.length;
  const height = rowTop(size) + 2 * MARGIN - 2;
  const { choice } = words.questsPicture;
  const first = outcomes[0];
  return {
    width: WIDTH,
    height,
    backdrop: rowsBackdrop(theme, size, height),
    draw: (context) => {
      if (first === undefined) return;
      drawTarget(context, scene, first, { ...PLATE, height: height - 2 * MARGIN });
      const heading = { size: 21, colour: theme.softInk };
      if (first.action.type !== 'draw') {
        write(context, choice.pay, PAY, SHEET.y + 28, heading);
        write(context, choice.keep, KEEP, SHEET.y + 28, heading);
        write(context, choice.gain, GAIN, SHEET.y + 28, heading);
      }
      outcomes.slice(0, shown).forEach((outcome, row) => {
        drawRow(context, scene, seat, outcome, row);
      });
      if (shown === outcomes.length) return;
      write(context, choice.more(outcomes.length - shown), PAY, rowTop(shown) + ROW / 2, {
        size: 28,
        colour: theme.ink,
      });
    },
  };
}
