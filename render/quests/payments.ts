import type { Seat } from '../../src/games/game.ts';
import { KNIGHT_COLOURS } from '../../src/games/quests/data.ts';
import { shield } from '../parts/heraldry.ts';
import type { Pen } from '../pen.ts';
import { drawSeal, drawTrophy } from './cards/adversaries.ts';
import { drawKnightRow, drawLivery } from './cards/knights.ts';
import type { Outcome } from './outcome.ts';
import { sorted, strengths, worthOf } from './reading.ts';
import { DISPLAY, PANEL, type QuestsScene } from './sheet.ts';
import { adversaryData } from './words.ts';

/** So many ways to pay have room beside the board. */
export const MOST_PAYMENTS = 6;

const LEFT = PANEL.x + 22;

const WIDTH = PANEL.width - 44;

const TOP = DISPLAY.y + 116;

const ROW = 68;

const TEXT = 26;

/** Columns: what's paid, what that brings, and what's left. */
const PAY = { x: LEFT + 40, width: 176 } as const;

const GAIN = { x: LEFT + 230, width: 118 } as const;

const KEEP = { x: LEFT + 356, width: WIDTH - 356 } as const;

/** What's won, each card with its new owner unless that's the seat itself; or the seal that's put on the card. */
function drawGains(pen: Pen, { view, say }: QuestsScene, seat: Seat, outcome: Outcome, y: number): void {
  const { action, gains } = outcome;
  if (action.type === 'adventure') {
    const value = view.adventures.find(({ id }) => id === action.adventure)?.value ?? 0;
    pen.write(say('quests-picture-choice-net', { points: value - worthOf(action.pay) }), GAIN.x, y, {
      size: TEXT,
      colour: pen.theme.ink,
      maxWidth: GAIN.width,
    });
    return;
  }
  if (gains.length === 0) {
    drawSeal(pen, seat, 54, GAIN.x + 34, y);
    return;
  }
  const pitch = Math.min(62, (GAIN.width - 40) / Math.max(1, gains.length - 1));
  gains.forEach((gain, i) => {
    const x = GAIN.x + 22 + i * pitch;
    drawTrophy(pen, gain.card, 40, x, gains.length > 1 ? y - 8 : y);
    if (gains.length > 1 || gain.seat !== seat) shield(pen, gain.seat, 26, x, y + 22);
  });
}

function drawPayment(pen: Pen, scene: QuestsScene, seat: Seat, outcome: Outcome, number: number, y: number) {
  const { theme } = pen;
  const { action, kept, keptTrophies } = outcome;
  pen.fillRect(LEFT, y - ROW / 2, WIDTH, 1.5, theme.parchment.dark);
  pen
    .circle(LEFT + 14, y, 21)
    .fill(theme.highlight)
    .stroke(theme.engraving, 2.5);
  pen.write(String(number), LEFT + 14, y, { size: 28, colour: theme.engraving, align: 'centre' });
  drawGains(pen, scene, seat, outcome, y);
  if (action.type === 'challenge') {
    drawKnightRow(pen, action.pay, 58, PAY.x, y, PAY.width);
    const all = strengths(kept);
    KNIGHT_COLOURS.forEach((colour, i) => {
      const x = KEEP.x + i * 52;
      drawLivery(pen, colour, 26, x + 12, y);
      const most = all[colour] > 0 ? all[colour] + all.merlin : 0;
      pen.write(String(most), x + 27, y, { size: TEXT, colour: theme.ink, maxWidth: 24 });
    });
  } else if (action.type === 'adventure') {
    const row = (cards: typeof action.pay, size: number, x: number, room: number) => {
      const pitch = Math.min(size + 4, (room - size) / Math.max(1, cards.length - 1));
      sorted(cards).forEach((card, i) => {
        drawTrophy(pen, card, size, x + size / 2 + i * pitch, y);
      });
    };
    row(action.pay, 42, PAY.x, PAY.width);
    row(keptTrophies, 30, KEEP.x, KEEP.width);
  }
}

/** The ways to pay for one target, numbered: what each costs and brings, and what's left. */
export function drawPayments(pen: Pen, scene: QuestsScene, seat: Seat, outcomes: readonly Outcome[]): void {
  const { say } = scene;
  const { theme } = pen;
  const [first] = outcomes;
  if (first === undefined) return;
  const { action } = first;
  const title =
    action.type === 'challenge'
      ? say('quests-picture-choice-named', { what: say('quests-adversary', adversaryData(action.card)) })
      : action.type === 'adventure'
        ? say('quests-adventure', { adventure: action.adventure })
        : '';
  pen.write(title, LEFT, DISPLAY.y + 34, { size: 36, colour: theme.ink, maxWidth: WIDTH });
  const heading = { size: TEXT, colour: theme.softInk } as const;
  const y = TOP - 18;
  pen.write(say('quests-picture-choice-pay'), PAY.x, y, { ...heading, maxWidth: PAY.width });
  pen.write(say('quests-picture-choice-gain'), GAIN.x, y, { ...heading, maxWidth: GAIN.width });
  pen.write(say('quests-picture-choice-keep'), KEEP.x, y, { ...heading, maxWidth: KEEP.width });
  outcomes.forEach((outcome, i) => {
    drawPayment(pen, scene, seat, outcome, i + 1, TOP + (i + 0.5) * ROW + 6);
  });
}
