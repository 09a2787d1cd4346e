import type { Seat } from '../../src/games/game.ts';
import type { AdversaryCard, KnightCard, QuestsAction } from '../../src/games/quests/types.ts';
import type { Backdrop, Painting } from '../painting.ts';
import { hall, parchment } from '../parts/surfaces.ts';
import { altOf, listOf, wrap } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { shortNames } from '../scene.ts';
import type { Theme } from '../themes/theme.ts';
import { plate } from './board.ts';
import { drawAdventureFace } from './cards/adventures.ts';
import { drawAdversary, drawTrophy } from './cards/adversaries.ts';
import { drawKnightRow, drawLivery } from './cards/knights.ts';
import { drawDecision, drawHand, handBackdrop, type Offers } from './hand.ts';
import {
  commonTarget,
  isNumbered,
  type Outcome,
  outcomeOf,
  outcomeWords,
  type QuestsOption,
} from './outcome.ts';
import { drawPayments, drawSealed, MOST_PAYMENTS, numberBadge } from './payments.ts';
import { LIVERIES, sorted, strengths, worthOf } from './reading.ts';
import { drawShares, sharesHeight, sharesOf } from './shares.ts';
import { QUEST, type QuestsScene } from './sheet.ts';
import { questsInks } from './table.ts';
import { ALT_NAME } from './texts.ts';
import { adversaryData, knightsWords } from './words.ts';

const WIDTH = 1200;

const ROW = 108;

const MARGIN = 14;

const INNER = WIDTH - 2 * MARGIN;

/** The band at the top with what all rows are about: as high as its card. */
const bandHeight = (type: QuestsAction['type']): number => (type === 'adventure' ? QUEST.height + 24 : 160);

const SHEET_X = MARGIN;

const SHEET_WIDTH = INNER;

/** Height of the line with the heads of the columns. */
const HEAD = 48;

/** Possible heights, in rows. Few sizes means few cached backdrops. */
const SIZES = [1, 2, 3, 4, 6, 8, 10] as const;

const NUMBER = SHEET_X + 44;

const PAY = SHEET_X + 88;

const PAY_WIDTH = 380;

const GAIN = PAY + PAY_WIDTH + 28;

const GAIN_WIDTH = 300;

const KEEP = GAIN + GAIN_WIDTH + 28;

const KEEP_WIDTH = SHEET_X + SHEET_WIDTH - 20 - KEEP;

/** Top of the sheet with the rows. */
const sheetTop = (band: number): number => MARGIN + band + 12;

/** What the action does, in a few words. */
function note({ view, say }: QuestsScene, { action, gains, ends, completed }: Outcome): string {
  if (ends !== null) return say('quests-picture-choice-ends');
  if (action.type !== 'challenge') return '';
  if (action.mode === 'double') return say('quests-picture-choice-at-once');
  if (completed !== null) return gains.length > 1 ? '' : say('quests-picture-choice-full');
  return gains.length === 0 && view.variant === 'seals' ? say('quests-picture-choice-seal') : '';
}

/** What the action brings: cards, one's own before and above those of others; or a seal. */
function drawGains(pen: Pen, scene: QuestsScene, seat: Seat, outcome: Outcome, y: number): void {
  const { view } = scene;
  const { action, gains } = outcome;
  const said = note(scene, outcome);
  const ink = { size: 26, colour: pen.theme.ink };
  if (gains.length === 0 && action.type === 'challenge' && view.variant === 'seals') {
    drawSealed(pen, action.card, seat, 56, GAIN, y);
    pen.write(said, GAIN + 112, y, { ...ink, maxWidth: GAIN_WIDTH - 112 });
    return;
  }
  if (action.type === 'challenge' && action.mode === 'double') {
    drawTrophy(pen, action.card, 60, GAIN + 36, y);
    pen.write(said, GAIN + 84, y, { ...ink, maxWidth: GAIN_WIDTH - 84 });
    return;
  }
  if (gains.some((gain) => gain.seat !== seat)) {
    drawShares(pen, scene, sharesOf(seat, outcome.gains), { x: GAIN, width: GAIN_WIDTH, y }, said);
    return;
  }
  pen.write(said, GAIN, y - 30, { ...ink, maxWidth: GAIN_WIDTH });
  gains.forEach(({ card }, i) => {
    drawTrophy(pen, card, 50, GAIN + 25 + i * 58, said === '' ? y : y + 20);
  });
}

/** Side by side, closer together if there isn't room. Returns the width. */
function drawCards(
  pen: Pen,
  cards: readonly AdversaryCard[],
  size: number,
  left: number,
  y: number,
  room: number,
): number {
  const pitch = Math.min(size + 8, (room - size) / Math.max(1, cards.length - 1));
  sorted(cards).forEach((card, i) => {
    drawTrophy(pen, card, size, left + size / 2 + i * pitch, y);
  });
  return (cards.length - 1) * pitch + size;
}

/** The remaining knights: their cards, and how many of each colour and Merlins, a double as two. */
function drawKept(pen: Pen, kept: readonly KnightCard[], y: number): void {
  const all = strengths(kept);
  drawKnightRow(pen, kept, 48, KEEP, y - 22, KEEP_WIDTH);
  LIVERIES.forEach((livery, i) => {
    const x = KEEP + i * 76;
    drawLivery(pen, livery, 32, x + 16, y + 28);
    pen.write(String(all[livery]), x + 38, y + 28, { size: 30, colour: pen.theme.ink });
  });
}

/** Room for what's said of the price, after the cards that are paid. */
const PRICE = 136;

function drawPrice(pen: Pen, text: string, x: number, y: number): void {
  const [size, pitch, maxWidth] = [26, 32, PRICE - 16];
  const lines = wrap(text, size, maxWidth, 2);
  const first = y - ((lines.length - 1) / 2) * pitch;
  pen.writeLines(lines, x, first, pitch, { size, weight: 'normal', colour: pen.theme.ink, maxWidth });
}

/** Room for what the cards that are paid are worth. */
const WORTH = 74;

/** One action: its number, what it costs, what's left and what it brings. */
function drawRow(
  pen: Pen,
  scene: QuestsScene,
  seat: Seat,
  outcome: Outcome,
  { top, height }: { readonly top: number; readonly height: number },
) {
  const { theme } = pen;
  const { say, view } = scene;
  const y = top + height / 2;
  const { action } = outcome;
  pen.fillRect(MARGIN + 18, top - 0.75, SHEET_WIDTH - 36, 1.5, theme.parchment.dark);
  numberBadge(pen, outcome.number, NUMBER, y);
  if (action.type === 'challenge') {
    const isDouble = action.mode === 'double';
    const paid = drawKnightRow(pen, action.pay, 92, PAY, y, isDouble ? PAY_WIDTH - PRICE : PAY_WIDTH);
    if (isDouble) drawPrice(pen, say('quests-picture-choice-mode-double'), PAY + paid + 16, y);
    drawKept(pen, outcome.kept, y);
    drawGains(pen, scene, seat, outcome, y);
  } else if (action.type === 'adventure') {
    const paid = drawCards(pen, action.pay, 56, PAY, y, PAY_WIDTH - WORTH);
    pen.write(`= ${worthOf(action.pay)}`, PAY + paid + 14, y, { size: 30, colour: theme.softInk });
    drawCards(pen, outcome.keptTrophies, 44, KEEP, y, KEEP_WIDTH);
    const worth = worthOf(action.pay);
    const value = view.adventures.find(({ id }) => id === action.adventure)?.value ?? 0;
    const room = { colour: theme.ink, maxWidth: GAIN_WIDTH };
    pen.write(say('quests-picture-choice-net', { points: value - worth }), GAIN, y - 18, {
      ...room,
      size: 34,
    });
    const why =
      outcome.ends === null
        ? say('quests-picture-choice-sum', { value, paid: worth })
        : say('quests-picture-choice-ends');
    pen.write(why, GAIN, y + 22, { ...room, size: 26, weight: 'normal' });
  }
}

/** A band `band` pixels high, and a sheet below it. */
function rowsBackdrop(theme: Theme, band: number, height: number): Backdrop {
  return {
    key: `quests rows ${theme.id} ${band}`,
    theme,
    inks: questsInks(theme),
    draw: (pen) => {
      const y = sheetTop(band);
      hall(pen, { width: WIDTH, height });
      plate(pen, { x: MARGIN, y: MARGIN, width: SHEET_WIDTH, height: band });
      parchment(pen, { x: MARGIN, y, width: SHEET_WIDTH, height: height - MARGIN - y });
    },
  };
}

const CARD = { width: 180, height: 132 } as const;

const LEFT = MARGIN + 14;

/** The target that all rows share, and what's to be chosen. */
function drawTarget(pen: Pen, scene: QuestsScene, { action }: Outcome, band: number): void {
  const { view, say } = scene;
  const y = MARGIN + band / 2;
  const x = LEFT + (action.type === 'adventure' ? QUEST.width + 24 : CARD.width + 32);
  const ask = (title: string, ...lines: readonly string[]) => {
    const ink = { colour: pen.theme.chalk, maxWidth: MARGIN + SHEET_WIDTH - 24 - x };
    const up = 26 + (lines.length - 1) * 21;
    pen.write(title, x, y - up, { ...ink, size: 44 });
    lines.forEach((line, i) => {
      pen.write(line, x, y + 56 - up + i * 42, { ...ink, size: 30, weight: 'normal', minSize: 26 });
    });
  };
  if (action.type === 'challenge') {
    drawAdversary(pen, action.card, { x: LEFT, y: y - CARD.height / 2, ...CARD });
    ask(
      say('quests-picture-choice-named', { what: say('quests-adversary', adversaryData(action.card)) }),
      say('quests-picture-choice-how-to-pay'),
    );
  } else if (action.type === 'adventure') {
    const adventure = view.adventures.find(({ id }) => id === action.adventure);
    if (adventure !== undefined) drawAdventureFace(pen, scene, adventure, LEFT + QUEST.width / 2 - 2, y);
    ask(
      say('quests-adventure', { adventure: action.adventure }),
      say('quests-picture-choice-asks-for', { adventure: action.adventure }),
      say('quests-picture-choice-paid-away'),
    );
  }
}

type Sized = Pick<Painting, 'width' | 'height' | 'backdrop' | 'draw'>;

/** Payments for one adversary or adventure, one per row. */
function rowsPainting(scene: QuestsScene, seat: Seat, outcomes: readonly Outcome[]): Sized {
  const { theme, say } = scene;
  const row = Math.max(ROW, ...outcomes.map(({ gains }) => sharesHeight(sharesOf(seat, gains))));
  const largest = SIZES.at(-1) as number;
  const most = Math.floor((largest * ROW) / row);
  const size = SIZES.find((rows) => outcomes.length * row <= rows * ROW) ?? largest;
  const shown = outcomes.length > most ? most - 1 : outcomes.length;
  const first = outcomes[0];
  const band = bandHeight(first?.action.type ?? 'challenge');
  const top = sheetTop(band);
  const rowTop = (at: number) => top + HEAD + at * row;
  const height = top + HEAD + size * ROW + 2 * MARGIN;
  return {
    width: WIDTH,
    height,
    backdrop: rowsBackdrop(theme, band, height),
    draw: (pen) => {
      if (first === undefined) return;
      drawTarget(pen, scene, first, band);
      const heading = { size: 26, colour: pen.theme.softInk };
      const y = top + 28;
      pen.write(say('quests-picture-choice-pay'), PAY, y, { ...heading, maxWidth: PAY_WIDTH });
      const gain = outcomes.some(hasOthers) ? 'quests-picture-choice-who' : 'quests-picture-choice-gain';
      pen.write(say(gain), GAIN, y, { ...heading, maxWidth: GAIN_WIDTH });
      pen.write(say('quests-picture-choice-keep'), KEEP, y, { ...heading, maxWidth: KEEP_WIDTH });
      outcomes.slice(0, shown).forEach((outcome, at) => {
        drawRow(pen, scene, seat, outcome, { top: rowTop(at), height: row });
      });
      if (shown === outcomes.length) return;
      pen.write(
        say('quests-picture-choice-more', { count: outcomes.length - shown }),
        PAY,
        rowTop(shown) + row / 2,
        { size: 28, colour: pen.theme.ink, maxWidth: WIDTH - 2 * PAY },
      );
    },
  };
}

/** The number of the choice that leads to each option. */
const numbersOf = (options: readonly QuestsOption[]): number[] =>
  options.map(({ number }, at) => number ?? at + 1);

/** What the options offer on the board; `numbered` unless they all have the same target. */
function offersOf(
  { view }: QuestsScene,
  seat: Seat,
  options: readonly QuestsOption[],
  numbered: boolean,
): Offers {
  const numbers = numbersOf(options);
  const mark = (at: number) => (at < 0 ? undefined : numbered ? numbers[at]! : null);
  return {
    card(kind, place) {
      const shown = view.columns[kind][place];
      return mark(
        options.findIndex(({ action }) => {
          if (shown === undefined || action.type !== 'challenge' || action.card !== shown.card) return false;
          return action.mode === 'repeated' ? shown.seal === seat : shown.seal === null;
        }),
      );
    },
    adventure: (id) =>
      mark(options.findIndex(({ action }) => action.type === 'adventure' && action.adventure === id)),
  };
}

/** The board with everything that's offered, next to the hand. */
const overviewPainting = (scene: QuestsScene, seat: Seat, options: readonly QuestsOption[]): Sized => ({
  ...handBackdrop(scene.theme),
  draw: (pen) => drawHand(pen, scene, seat, offersOf(scene, seat, options, true)),
});

/** The board with the target, next to the ways to pay for it. */
const paymentPainting = (
  scene: QuestsScene,
  seat: Seat,
  options: readonly QuestsOption[],
  outcomes: readonly Outcome[],
): Sized => ({
  ...handBackdrop(scene.theme),
  draw: (pen) =>
    drawDecision(pen, scene, seat, offersOf(scene, seat, options, false), () =>
      drawPayments(pen, scene, seat, outcomes),
    ),
});

/** Whether others get cards, or the seat several: that needs a line of its own. */
const hasOthers = ({ gains }: Outcome): boolean => gains.length > 1;

function chooser({ view }: QuestsScene): Seat {
  const seat = view.viewer ?? view.toAct;
  if (seat === null) throw new RangeError('nobody has a choice');
  return seat;
}

/** One row per action if all share a target; otherwise the table with the possible actions marked. */
export function choicePainting(scene: QuestsScene, options: readonly QuestsOption[]): Painting {
  const seat = chooser(scene);
  const { say } = scene;
  const name = shortNames(scene, ALT_NAME)[seat] ?? '';
  const names = shortNames(scene, ALT_NAME);
  const outcomes = options.map((option, at) => outcomeOf(scene.view, seat, option, at));
  const told = outcomes.map((outcome) => outcomeWords(outcome, say, names));
  const hasTarget = commonTarget(options.map(({ action }) => action)) !== null;
  const picture = !hasTarget
    ? overviewPainting(scene, seat, options)
    : options.length > 1 && options.length <= MOST_PAYMENTS && !outcomes.some(hasOthers)
      ? paymentPainting(scene, seat, options, outcomes)
      : options.length === 1
        ? overviewPainting(scene, seat, options)
        : rowsPainting(scene, seat, outcomes);
  const lines = told.map((what, i) => {
    const { action, number } = outcomes[i]!;
    return isNumbered(action) ? say('quests-picture-text-option', { number, what }) : what;
  });
  const heading = say('quests-picture-alt-choice', { name, count: options.length });
  const drawn = options.length > 1 && options.every(({ action }) => action.type === 'draw');
  const held = `${say('quests-picture-text-hand', { name })} ${knightsWords(say, scene.view.hand ?? [])}`;
  const hand = drawn ? [say('language-sentence', { text: held })] : [];
  return {
    ...picture,
    alt: altOf([heading, ...told.map((text) => say('language-sentence', { text })), ...hand]),
    get text() {
      return listOf([heading, ...hand].join('\n'), lines, (count) =>
        say('quests-picture-choice-more', { count }),
      );
    },
  };
}
