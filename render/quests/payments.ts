import type { Seat } from '../../src/games/game.ts';
import { cardKind, cardValue } from '../../src/games/quests/data.ts';
import type { Outcome } from '../../src/games/quests/outcomes.ts';
import { totalValue } from '../../src/games/quests/reading.ts';
import type {
  AdventureId,
  AdversaryCard,
  CardGameAction,
  ChallengeMode,
} from '../../src/games/quests/types.ts';
import { adversaryData } from '../../src/telling/quests/sentences.ts';
import { shield } from '../parts/heraldry.ts';
import { addUp, arrow } from '../parts/shapes.ts';
import { textWidth } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { drawMedal } from './cards/adventures.ts';
import { drawSeal, drawTrophy } from './cards/adversaries.ts';
import { drawIcon } from './cards/icons.ts';
import { drawKnightRow } from './cards/knights.ts';
import { drawHandStrip, drawOwnHand } from './held.ts';
import { drawKept, drawKeptHeads, KEPT_LEFT } from './kept.ts';
import { drawBand } from './legend.ts';
import { drawNumberButton } from './number.ts';
import { type CardGameScene, DISPLAY, LAST, PANEL } from './sheet.ts';
import { drawTrophyRow } from './tally.ts';

const LEFT = PANEL.x + 22;

const WIDTH = PANEL.width - 44;

/** Where the first row begins: lower where what's kept is told in two kinds of figures. */
const topOf = (outcomes: readonly Outcome[]): number =>
  DISPLAY.y + (outcomes[0]?.action.type === 'challenge' ? 142 : 116);

/** From the sheet's edge to the middle of its first line. */
const TITLE = 30;

/** Radius of an adventure's points beside it. */
const MEDAL = 27;

/** Heights of a row: as high as the room for all of them allows. */
const ROW = { least: 58, most: 142 } as const;

/** How far down rows reach on a sheet as high as the board, and on a longer one. */
const BOTTOM = { short: DISPLAY.y + DISPLAY.height - 12, long: PANEL.y + PANEL.height - 12 } as const;

const TEXT = 26;

/** What's paid, where it alone is beside what's left, and where there's also what it brings. */
const PAY = { x: LEFT + 40, wide: 230, narrow: 176 } as const;

/** What's said of drawing, after the cards. */
const DRAW = { x: LEFT + 180, width: WIDTH - 180 } as const;

const GAIN = { x: LEFT + 230, width: 118 } as const;

const KEEP = { x: LEFT + 356, width: WIDTH - 356 } as const;

/** The heading above payments that bring the same: a line, with one below it if several cards are won. */
const HEADING = { line: 44, card: 36 } as const;

/** Width of a card after a heading's words, and of one with a seal. */
const SIGN = { card: HEADING.card + 12, sealed: HEADING.card + 44 } as const;

/** Height of the seat's own knights below the rows. */
const OWN = 190;

/** Payments that bring the same, as they're of the same price. */
interface Group {
  readonly outcomes: readonly Outcome[];
  /** Whether sealed cards stay in the column that another price would win. */
  readonly leaves: boolean;
  /** Height of the heading above them; 0 where each says itself what it brings. */
  readonly heading: number;
}

const MODES: readonly ChallengeMode[] = ['usual', 'repeated', 'double'];

/** The usual price before the double one. */
function groupsOf(outcomes: readonly Outcome[]): readonly Group[] {
  if (outcomes[0]?.action.type !== 'challenge') return [{ outcomes, leaves: false, heading: 0 }];
  const isCompleting = outcomes.some(({ gains }) => gains.length > 1);
  return MODES.flatMap((mode) => {
    const same = outcomes.filter(({ action }) => action.type === 'challenge' && action.mode === mode);
    if (same.length === 0) return [];
    return [
      {
        outcomes: same,
        leaves: isCompleting && same[0]!.gains.length === 1,
        heading: HEADING.line * (isCompleting ? 2 : 1),
      },
    ];
  });
}

interface LaidOut {
  readonly groups: readonly Group[];
  /** Of a row. */
  readonly height: number;
  /** Where the first row begins. */
  readonly top: number;
  /** Where the seat's own hand is: below the rows; across the picture; or, beside a longer sheet, below the board. */
  readonly hand: 'rows' | 'strip' | 'board';
  /** How many have no room. */
  readonly more: number;
}

/** The ways to pay in groups, with as much room as they need. */
export function layOutPayments(outcomes: readonly Outcome[]): LaidOut {
  const groups = groupsOf(outcomes);
  const headings = addUp(groups.map(({ heading }) => heading));
  const heightIn = (room: number, rows: number) => Math.min(ROW.most, (room - headings) / rows);
  const top = topOf(outcomes);
  const [short, beside] = [BOTTOM.short - top, BOTTOM.short - top - OWN];
  const isLong = heightIn(short, outcomes.length) < ROW.least;
  const hasBoth = outcomes[0]?.action.type === 'draw' || heightIn(beside, outcomes.length) >= ROW.least;
  const hand = isLong ? 'board' : hasBoth ? 'rows' : 'strip';
  const room = { rows: beside, strip: short, board: BOTTOM.long - top }[hand];
  const most = Math.floor((room - headings) / ROW.least);
  const shown = outcomes.length > most ? most - 1 : outcomes.length;
  let left = shown;
  const cut = groups.map((group) => {
    const some = group.outcomes.slice(0, left);
    left -= some.length;
    return { ...group, outcomes: some };
  });
  const more = outcomes.length - shown;
  return { groups: cut, height: heightIn(room, shown + (more > 0 ? 1 : 0)), top, hand, more };
}

/** Draws what all payments of a group bring: a seal on the card, or cards, each with its owner's shield if others win some too. */
function drawGroupHead(
  pen: Pen,
  scene: CardGameScene,
  seat: Seat,
  { outcomes, leaves, heading }: Group,
  top: number,
): void {
  const [first] = outcomes;
  if (first === undefined || first.action.type !== 'challenge') return;
  const { t } = scene;
  const { action, gains, ends } = first;
  const y = top + HEADING.line / 2;
  drawBand(pen, { x: LEFT - 8, y: top, width: WIDTH + 16, height: heading });
  const result = gains.length === 0 ? 'sealed' : gains.length > 1 ? 'column' : 'won';
  const cost = cardValue(action.card) * (action.mode === 'double' ? 2 : 1);
  const told = [
    t('quests-picture-choice-group', { price: action.mode, cost, result }),
    ...(ends === null ? [] : [t('quests-picture-choice-ends')]),
  ].join(t('quests-semicolon'));
  const room = WIDTH - drawGain(pen, scene, first, y) - 12;
  const sign = { sealed: SIGN.sealed, won: SIGN.card, column: 0 }[result];
  const isShown = result === 'sealed' || textWidth(told, TEXT) + sign <= room;
  const ink = { size: TEXT, colour: pen.theme.ink, maxWidth: isShown ? room - sign : room };
  const x = LEFT + 12 + pen.write(told, LEFT, y, ink);
  if (sign > 0 && isShown) drawTrophy(pen, action.card, HEADING.card, x + 18, y);
  if (result === 'sealed') drawSeal(pen, seat, HEADING.card, x + 50, y + 4);
  else if (result === 'column') drawShares(pen, scene, seat, gains, y + HEADING.line);
  if (leaves) drawLeft(pen, scene, action.card, y + HEADING.line);
}

/** Draws the sealed cards that stay in the column of one that's won alone. */
function drawLeft(pen: Pen, { t, view }: CardGameScene, card: AdversaryCard, y: number): void {
  let x = LEFT;
  for (const { card: other, seal } of view.columns[cardKind(card)]) {
    if (seal === null) continue;
    drawTrophy(pen, other, HEADING.card, x + 18, y);
    drawSeal(pen, seal, HEADING.card, x + 50, y + 4);
    x += SIGN.sealed + 4;
  }
  const ink = { size: TEXT, colour: pen.theme.ink, maxWidth: LEFT + WIDTH - x } as const;
  pen.write(t('quests-picture-choice-stays'), x, y, ink);
}

/** Of what's gained, at the heading's right edge: between the parts of a change of seals, and its sign. */
const GAINED = { gap: 6, arrow: 22, sign: 32 } as const;

/** Draws what the seat gains at that price: points; or how many seals it has left, if it only places one. Returns the width. */
function drawGain(
  pen: Pen,
  { t }: CardGameScene,
  { points, seals, sealsBefore }: Outcome,
  y: number,
): number {
  const right = LEFT + WIDTH;
  const ink = { size: TEXT, colour: pen.theme.ink, align: 'right' } as const;
  if (points > 0) return pen.write(t('quests-picture-choice-net', { points }), right, y, ink);
  if (seals === sealsBefore) return 0;
  const { gap, arrow: length, sign } = GAINED;
  let x = right - pen.write(String(seals), right, y, ink) - gap - length;
  arrow(pen, pen.theme.ink, x, y, length);
  x -= gap + pen.write(String(sealsBefore), x - gap, y, ink);
  drawIcon(pen, 'seal', sign, x - gap - sign / 2, y);
  return right - (x - gap - sign);
}

/** From a card to its owner's shield. */
const SHARE = { arrow: 26, shield: 38, gap: 24 } as const;

/** Draws who wins which cards of a column, side by side: the cards, then their owner, by name if there's room for all. */
function drawShares(
  pen: Pen,
  { names, t }: CardGameScene,
  reader: Seat,
  gains: Outcome['gains'],
  y: number,
): void {
  const owners = [...new Set(gains.map((gain) => gain.seat))];
  const nameOf = (seat: Seat) => (seat === reader ? t('quests-picture-you') : (names[seat] ?? ''));
  const bare = gains.length * 40 + owners.length * (SHARE.arrow + SHARE.shield + SHARE.gap);
  const areNamed = bare + addUp(owners.map((seat) => textWidth(nameOf(seat), TEXT) + 6)) <= WIDTH + SHARE.gap;
  let x = LEFT;
  for (const seat of owners) {
    for (const gain of gains) {
      if (gain.seat !== seat) continue;
      drawTrophy(pen, gain.card, HEADING.card, x + 18, y);
      x += 40;
    }
    arrow(pen, pen.theme.ink, x, y, SHARE.arrow - 6);
    x += SHARE.arrow;
    shield(pen, seat, SHARE.shield, x + SHARE.shield / 2 - 2, y);
    x += SHARE.shield;
    if (areNamed) x += 6 + pen.write(nameOf(seat), x + 3, y, { size: TEXT, colour: pen.theme.ink });
    x += SHARE.gap;
  }
}

const adventureValue = ({ view }: CardGameScene, adventure: AdventureId): number =>
  view.adventures.find(({ id }) => id === adventure)?.value ?? 0;

/** Draws an adventure's points less those of the adversaries paid. */
function drawNet(pen: Pen, scene: CardGameScene, { action, ends }: Outcome, y: number): void {
  const { t } = scene;
  if (action.type !== 'adventure') return;
  const value = adventureValue(scene, action.adventure);
  const paid = totalValue(action.pay);
  const line = { size: TEXT, maxWidth: GAIN.width } as const;
  const net = t('quests-picture-choice-net', { points: value - paid });
  pen.write(net, GAIN.x, y - 15, { ...line, colour: pen.theme.ink });
  const why =
    ends === null ? t('quests-picture-choice-sum', { value, paid }) : t('quests-picture-choice-ends');
  pen.write(why, GAIN.x, y + 17, { ...line, weight: 'normal', colour: pen.theme.softInk });
}

/** Size of a knight to be drawn, and how far the next one is. */
const DRAWN = { size: 72, pitch: 64 } as const;

/** Draws the knights to draw, or the place where one would be, and whether the game ends with that. */
function drawDraw(pen: Pen, { t }: CardGameScene, { action, ends }: Outcome, y: number): void {
  if (action.type !== 'draw') return;
  const x = LEFT + 44;
  for (let i = 0; i < action.count; i++) drawIcon(pen, 'knights', DRAWN.size, x + i * DRAWN.pitch, y);
  if (action.count === 0) pen.roundedRect(x - 20, y - 29, 40, 58, 7).dashes(pen.theme.softInk, 3, [8, 7]);
  const line = { colour: pen.theme.ink, maxWidth: DRAW.width } as const;
  const told = t('quests-picture-choice-draw', { knights: action.count });
  pen.write(told, DRAW.x, ends === null ? y : y - 18, { ...line, size: 32, minSize: TEXT });
  if (ends !== null)
    pen.write(t('quests-picture-choice-ends'), DRAW.x, y + 22, { ...line, size: TEXT, weight: 'normal' });
}

function drawPayment(
  pen: Pen,
  scene: CardGameScene,
  outcome: Outcome,
  { y, height }: { readonly y: number; readonly height: number },
) {
  const { theme } = pen;
  const scale = height / 66;
  const { action, number, kept, keptTrophies } = outcome;
  pen.fillRect(LEFT, y - height / 2, WIDTH, 1.5, theme.parchment.dark);
  if (action.type === 'draw') {
    drawDraw(pen, scene, outcome, y);
    return;
  }
  drawNumberButton(pen, number, 20, LEFT + 10, y);
  if (action.type === 'challenge') {
    drawKnightRow(pen, action.pay, Math.round(58 * scale), PAY.x, y, PAY.wide);
    drawKept(pen, kept, y);
  } else if (action.type === 'adventure') {
    drawNet(pen, scene, outcome, y);
    const side = Math.min(42 * scale, PAY.narrow / action.pay.length - 5);
    drawTrophyRow(pen, action.pay, Math.round(Math.max(34, side)), PAY.x, y, PAY.narrow);
    drawTrophyRow(pen, keptTrophies, Math.round(34 * Math.max(1, scale)), KEEP.x, y, KEEP.width);
  }
}

/** Draws what's to be paid for or drawn, and what's in the columns. */
function drawHeads(pen: Pen, scene: CardGameScene, action: CardGameAction, top: number): void {
  const { theme } = pen;
  const { t } = scene;
  const title =
    action.type === 'challenge'
      ? t('quests-picture-choice-named', { what: t('quests-adversary', adversaryData(action.card)) })
      : action.type === 'adventure'
        ? t('quests-adventure', { adventure: action.adventure })
        : t('quests-picture-choice-draw-title');
  const ink = { size: 36, colour: theme.ink, maxWidth: WIDTH - 3 * MEDAL } as const;
  const told = pen.write(title, LEFT, DISPLAY.y + TITLE, ink);
  const value = action.type === 'adventure' ? adventureValue(scene, action.adventure) : 0;
  if (value > 0) drawMedal(pen, value, MEDAL, LEFT + told + 14 + MEDAL, DISPLAY.y + TITLE + 4);
  const heading = { size: TEXT, colour: theme.softInk } as const;
  const y = action.type === 'challenge' ? DISPLAY.y + 63 : top - 18;
  if (action.type === 'draw') {
    pen.write(t('quests-picture-choice-each-ends'), LEFT, y, { ...heading, maxWidth: WIDTH });
    return;
  }
  const isAdventure = action.type === 'adventure';
  const paying = isAdventure ? PAY.narrow : PAY.wide;
  pen.write(t('quests-picture-choice-pay'), PAY.x, y, { ...heading, maxWidth: paying });
  if (!isAdventure) {
    pen.write(t('quests-picture-choice-keep'), KEPT_LEFT, y, {
      ...heading,
      maxWidth: LEFT + WIDTH - KEPT_LEFT,
    });
    drawKeptHeads(pen, scene, top - 18);
    return;
  }
  pen.write(t('quests-picture-choice-gain'), GAIN.x, y, { ...heading, maxWidth: GAIN.width });
  pen.write(t('quests-picture-choice-keep'), KEEP.x, y, { ...heading, maxWidth: KEEP.width });
}

/** Draws the ways to pay for one target, numbered: what each costs and brings, and what's left; or how many knights to draw. */
export function drawPayments(
  pen: Pen,
  scene: CardGameScene,
  seat: Seat,
  action: CardGameAction,
  { groups, height, top: first, hand, more }: LaidOut,
): void {
  drawHeads(pen, scene, action, first);
  let top = first + 6;
  for (const group of groups) {
    drawGroupHead(pen, scene, seat, group, top);
    top += group.heading;
    for (const outcome of group.outcomes) {
      drawPayment(pen, scene, outcome, { y: top + height / 2, height });
      top += height;
    }
  }
  if (more > 0) {
    const line = { size: TEXT, colour: pen.theme.ink, maxWidth: WIDTH - 40 } as const;
    pen.write(scene.t('quests-picture-choice-more', { count: more }), PAY.x, top + height / 2, line);
  }
  if (hand === 'rows') {
    const y = BOTTOM.short - OWN + 6;
    pen.fillRect(LEFT, y, WIDTH, 1.5, pen.theme.parchment.dark);
    drawOwnHand(pen, scene, { x: LEFT, y, width: WIDTH });
  } else if (hand === 'board')
    drawOwnHand(pen, scene, { x: LAST.x + 22, y: LAST.y + 14, width: LAST.width - 44 });
  else drawHandStrip(pen, scene);
}
