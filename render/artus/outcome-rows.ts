import { chairValue } from '../../src/games/artus/data.ts';
import {
  lacking,
  type Outcome,
  onlyCard,
  onlyChairLeft,
  playedCard,
} from '../../src/games/artus/outcomes.ts';
import type { Figure } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Translate } from '../../src/i18n/fluent/translate.ts';
import { describeAction, describeLack } from '../../src/telling/artus/choices.ts';
import { cardLabel, describeScored } from '../../src/telling/artus/sentences.ts';
import { signed } from '../../src/telling/text.ts';
import { shield } from '../parts/heraldry.ts';
import { addUp, fittingShare, type Rect } from '../parts/shapes.ts';
import { NARROWEST, small, textWidth, wrap } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { drawFigure } from './figures.ts';
import { BOTTOM, drawSectionRule, LEFT, partition, RIGHT, TOP, WIDTH } from './sections.ts';
import {
  type ArtusScene,
  CHIP,
  drawChip,
  drawChoiceNumber,
  drawOpenChip,
  LEAST,
  numberWidth,
  PANEL,
} from './sheet.ts';
import {
  drawKnights,
  INDENT,
  KNIGHT_STACK,
  type Line,
  POINTS_GAP,
  rivalsLine,
  shiftSums,
  turnLine,
} from './shift-lines.ts';

/** In one line, with narrower letters if need be, or else in two. */
export function inFewest(text: string, width: number, size: number = LEAST): readonly string[] {
  const one = wrap(text, size, width, 1);
  return one[0] === text ? one : wrap(text, size, width, 2);
}

const FIGURE = 34;

/** From one line of a row to the next, the size of its letters, and what's around all lines together, in pixels. */
interface Measure {
  readonly pitch: number;
  readonly size: number;
  readonly padding: number;
}

/** Not for the hand's sake: only where rows would leave something out. */
const CLOSEST: Measure = { pitch: 31, size: 27, padding: 6 };

/** The loosest first. */
const MEASURES: readonly Measure[] = [
  { pitch: 48, size: 32, padding: 10 },
  { pitch: 44, size: 29, padding: 10 },
  { pitch: 40, size: 28, padding: 10 },
  { pitch: 36, size: LEAST, padding: 10 },
  { pitch: 32, size: LEAST, padding: 10 },
  CLOSEST,
];

/** Draws a Knight as its player's arms: in so little room, those on its shield would be too small. */
function drawPushed(pen: Pen, figure: Figure, x: number, y: number): void {
  if (figure.kind === 'knight') shield(pen, figure.seat, FIGURE, x, y);
  else drawFigure(pen, figure, FIGURE, x, y);
}

function pushedLine(
  { theme, t }: ArtusScene,
  { figure, to, worth: value }: NonNullable<Outcome['pushed']>,
  size: number,
): Line {
  const line = { size, minSize: LEAST, weight: 'normal', colour: theme.ink } as const;
  return (pen, y) => {
    const x = LEFT + INDENT;
    const room = WIDTH - INDENT - FIGURE - 16;
    const pushes = t('artus-picture-choice-pushes');
    const where = t('artus-picture-choice-to', { chair: to });
    const worth = value === null ? '' : ` (${signed(value)})`;
    const whole = `${where}${worth}`;
    const least = textWidth(`${pushes}${whole}`, LEAST, line.weight) * NARROWEST;
    const said = [pushes, worth === '' || least <= room ? whole : `${to}${worth}`] as const;
    const widths = said.map((text) => textWidth(text, line.size, line.weight));
    const share = fittingShare(widths, room);
    const [before, after] = widths.map((width) => Math.ceil(width * share));
    const width = pen.write(said[0], x, y, { ...line, maxWidth: before! });
    drawPushed(pen, figure, x + width + 6 + FIGURE / 2, y);
    pen.write(said[1], x + width + FIGURE + 14, y, { ...line, maxWidth: after! });
  };
}

/** Words below a row's first line, in a second line if they need one. */
function saidLines({ theme }: ArtusScene, said: string, size: number): Line[] {
  const maxWidth = WIDTH - INDENT;
  const line = { size, minSize: LEAST, weight: 'normal', colour: theme.ink, maxWidth } as const;
  return inFewest(said, maxWidth, size).map((text) => (pen, y) => {
    pen.write(text, LEFT + INDENT, y, line);
  });
}

/** Whether words that begin at `left` have room beside a plate with points. */
export const fitsPlate = (words: string, left: number): boolean =>
  textWidth(words, LEAST) * NARROWEST <= RIGHT - CHIP.width - POINTS_GAP - left;

/** What the rows of a choice needn't repeat. */
interface Shared {
  /** Whose choice it is. */
  readonly seat: Seat;
  /** All move the same figure. */
  readonly figure: boolean;
  /** All move the King: what the Knights are worth then stands in a column. */
  readonly king: boolean;
  /** All have room for a plate with their points. */
  readonly plates: boolean;
  /** There's room for what the King's way does to the others. */
  readonly rivals: boolean;
  /** All play the same card. */
  readonly card: boolean;
  /** Those above which it's said what's played there and in the next ones. */
  readonly headed: ReadonlyMap<Outcome, string>;
}

/** What heads the rows of an action: its card's name, or that scoring cards follow, which are named in their rows. */
function headWords(t: Translate, { action }: Outcome): string {
  if (action.type === 'score') return t('artus-picture-pile-cards', { pile: 'scoring' });
  const card = playedCard(action);
  return card === null ? '' : cardLabel(t, card);
}

/** Where options of different cards do the same, the first option of each card, with its heading. */
export function headedBy(t: Translate, outcomes: readonly Outcome[]): ReadonlyMap<Outcome, string> {
  if (onlyCard(outcomes) !== null) return new Map();
  const whatIsDone = ({ action, from, to }: Outcome): string =>
    action.type === 'score' ? `${action.card}` : `${action.type} ${from} ${to}`;
  if (new Set(outcomes.map(whatIsDone)).size === outcomes.length) return new Map();
  const heads = outcomes.map((outcome) => headWords(t, outcome));
  return new Map(
    outcomes.flatMap((outcome, i) => (heads[i] === heads[i - 1] ? [] : [[outcome, heads[i]!] as const])),
  );
}

/** The band with a card's name above what can be done with it. */
const CARD_HEAD = 36;

function drawCardHead(pen: Pen, name: string, top: number): void {
  pen.fillRect(LEFT, top + 1, WIDTH, CARD_HEAD - 2, pen.theme.parchment.mid);
  pen.write(name, LEFT + 6, top + CARD_HEAD / 2, {
    ...{ size: LEAST, colour: pen.theme.ink, maxWidth: WIDTH - 12 },
  });
}

/** Lines below the first one. */
function linesBelow(scene: ArtusScene, outcome: Outcome, shared: Shared, size: number): Line[] {
  const { theme, view, t } = scene;
  const { seat } = shared;
  const { action, later, to, turn, rivals, pushed, crowned, met } = outcome;
  const line = { size, minSize: LEAST, weight: 'normal', colour: theme.ink } as const;
  const lines: Line[] = [];
  if (!met && action.type === 'score')
    lacking(view, seat, action.card).forEach((lack, i) => {
      const said = describeLack(t, lack);
      const head = t('artus-picture-choice-unmet');
      const isNew = i === 0 && !shared.card;
      lines.push(...saidLines(scene, isNew ? t('language-colon', { head, text: said }) : said, size));
    });
  if (action.type === 'score' && action.chairs.length > 0)
    lines.push((pen, y) => {
      action.chairs.forEach((chair, i) => {
        drawChip(pen, chairValue(view, chair), LEFT + INDENT + CHIP.width / 2 + i * (CHIP.width + 6), y);
      });
    });
  if (!shared.figure && action.type === 'moveKnight' && to !== null && later !== null)
    lines.push((pen, y) => {
      const width = pen.write(t('artus-picture-choice-landing', { chair: to }), LEFT + INDENT, y, {
        ...line,
        maxWidth: WIDTH - INDENT - CHIP.width - 14,
      });
      drawOpenChip(pen, later, LEFT + INDENT + width + 10 + CHIP.width / 2, y);
    });
  if (crowned) lines.push(...saidLines(scene, t('artus-choose-crowns'), size));
  if (pushed !== null) lines.push(pushedLine(scene, pushed, size));
  if (turn !== null && !shared.king) lines.push(turnLine(scene, seat, turn, size));
  if (turn !== null && shared.rivals) lines.push(rivalsLine(scene, rivals));
  return lines;
}

function rowLabel(
  { t }: ArtusScene,
  { action, met, from, to }: Outcome,
  shared: Omit<Shared, 'plates' | 'rivals'>,
): string {
  if (!met && shared.card) return t('artus-picture-choice-unmet');
  if (action.type === 'addRing') return t('artus-picture-choice-ring-on', { chair: action.chair });
  if (action.type === 'score' && !shared.card) return cardLabel(t, action.card);
  if (to === null || from === null || from === to) return describeAction(action, t);
  if (shared.king) return t('artus-picture-choice-to', { chair: to });
  return shared.figure ? t('artus-picture-choice-lands', { chair: to }) : `${from} → ${to}`;
}

/** The row's label; a scoring card's is what the card itself says where its name has no room. */
function labelIn(maxWidth: number, scene: ArtusScene, outcome: Outcome, shared: Shared): string {
  const label = rowLabel(scene, outcome, shared);
  const { action } = outcome;
  if (action.type !== 'score' || textWidth(label, LEAST) * NARROWEST <= maxWidth) return label;
  return describeScored(scene.t, action.card, []);
}

const landsKnight = ({ action, later }: Outcome): boolean => action.type === 'moveKnight' && later !== null;

/** Draws one choice: its number, what's done, and what it scores now or later; what follows, below. */
function drawRow(
  pen: Pen,
  scene: ArtusScene,
  outcome: Outcome,
  top: number,
  { pitch, size, padding }: Measure,
  shared: Shared,
): void {
  const first = top + padding / 2 + pitch / 2;
  const shown = String(outcome.number);
  drawChoiceNumber(pen, shown, LEFT + numberWidth(shown) / 2, first);
  let left = LEFT + Math.max(INDENT, numberWidth(shown) + 8);
  let end = RIGHT;
  const showsLater = shared.figure && landsKnight(outcome);
  if (showsLater) {
    const scale = size / LEAST;
    drawOpenChip(pen, outcome.later!, RIGHT - (CHIP.width * scale) / 2, first, scale);
    end -= CHIP.width * scale + 6;
  } else if (shared.king && outcome.turn !== null) {
    const [sum, change] = shiftSums(outcome.turn);
    const line = { size, colour: pen.theme.ink, align: 'right' } as const;
    end -= 8 + pen.write(change, RIGHT, first, { ...line, weight: 'normal' });
    end -= 12 + pen.write(sum, end, first, line);
  } else if (!shared.figure && shared.plates) {
    drawChip(pen, outcome.points, RIGHT - CHIP.width / 2, first);
    end -= CHIP.width + POINTS_GAP;
  } else if (!shared.figure) {
    const line = { size, colour: pen.theme.ink, align: 'right' } as const;
    end -= POINTS_GAP + pen.write(signed(outcome.points), RIGHT, first, line);
  }
  if (!shared.figure && outcome.figure) {
    drawFigure(pen, outcome.figure, FIGURE, left + FIGURE / 2 - 2, first);
    left += FIGURE + 4;
  }
  const maxWidth = end - left;
  pen.write(labelIn(maxWidth, scene, outcome, shared), left, first, {
    size,
    minSize: LEAST,
    colour: pen.theme.ink,
    maxWidth,
  });
  linesBelow(scene, outcome, shared, size).forEach((line, i) => {
    line(pen, first + (i + 1) * pitch);
  });
}

/** Whether the first of the moves backward follows the last one forward. */
export const turnsBack = (before: Outcome | undefined, { action }: Outcome): boolean =>
  before !== undefined &&
  'steps' in before.action &&
  'steps' in action &&
  before.action.steps > 0 &&
  action.steps < 0;

const MORE_HEIGHT = 40;

/** A line above the column of what the Knights are worth, or the chair that one comes to. */
const COLUMN_HEAD = 32;

/** What the column on the right has, in lines. */
function columnWords({ t }: ArtusScene, outcomes: readonly Outcome[], shared: Shared): readonly string[] {
  if (shared.king) return [t('artus-picture-choice-yours'), t('artus-picture-choice-total')];
  return shared.figure && outcomes.every(landsKnight) ? [t('artus-picture-choice-new-value')] : [];
}

function drawColumnHead(pen: Pen, lines: readonly string[], { king, seat }: Shared): void {
  const line = small(pen.theme.softInk, { align: 'right' });
  const widths = lines.map((words, i) =>
    pen.write(words, RIGHT, TOP + 2 + (i + 0.5) * COLUMN_HEAD, {
      ...line,
      maxWidth: WIDTH - 12 - (king && i === 0 ? KNIGHT_STACK.width : 0),
    }),
  );
  if (king) drawKnights(pen, seat, RIGHT - widths[0]! - 8 - KNIGHT_STACK.width, TOP + 2 + COLUMN_HEAD / 2);
}

/** Rows with what the King does to the others are closer if the hand then has room below. */
const HAND = 370;

/** Where the rows of a choice are. */
interface Layout {
  readonly shared: Shared;
  readonly column: readonly string[];
  readonly measure: Measure;
  /** Those that there's room for. */
  readonly rows: readonly { readonly outcome: Outcome; readonly top: number }[];
  /** Of the last row, and of what says how many are left out. */
  readonly end: number;
  readonly bottom: number;
}

function layOut(scene: ArtusScene, seat: Seat, outcomes: readonly Outcome[]): Layout {
  const figure = onlyChairLeft(outcomes) !== null;
  const told = {
    seat,
    figure,
    king: figure && outcomes.every((each) => each.figure?.kind === 'prince' && each.figure.king),
    card: onlyCard(outcomes) !== null,
    headed: headedBy(scene.t, outcomes),
  };
  const plates = outcomes.every((outcome) =>
    fitsPlate(rowLabel(scene, outcome, told), LEFT + INDENT + (outcome.figure ? FIGURE + 4 : 0)),
  );
  const heights = (shared: Shared, { pitch, size, padding }: Measure) =>
    outcomes.map(
      (outcome) =>
        padding +
        pitch * (1 + linesBelow(scene, outcome, shared, size).length) +
        (shared.headed.has(outcome) ? CARD_HEAD : 0),
    );
  const turns = outcomes.some(({ turn }) => turn !== null);
  const looks = (turns ? [true, false] : [false]).map((rivals) => ({ ...told, plates, rivals }));
  const column = columnWords(scene, outcomes, looks[0]!);
  const first = TOP + column.length * COLUMN_HEAD;
  const fitting = looks
    .flatMap((shared) =>
      MEASURES.map((measure) => ({
        shared,
        measure,
        room: BOTTOM - first - addUp(heights(shared, measure)),
      })),
    )
    .filter(({ room }) => room >= 0);
  const besideHand = fitting.find(
    ({ shared, measure, room }) => shared.rivals && measure !== CLOSEST && room >= HAND,
  );
  const { shared, measure } = besideHand ??
    fitting[0] ?? { shared: looks.at(-1)!, measure: MEASURES.at(-1)! };
  const all = heights(shared, measure);
  const rows: { outcome: Outcome; top: number }[] = [];
  let end = first;
  for (const [i, outcome] of outcomes.entries()) {
    const isLast = i === outcomes.length - 1;
    if (end + all[i]! + (isLast ? 0 : MORE_HEIGHT) > BOTTOM) break;
    rows.push({ outcome, top: end });
    end += all[i]!;
  }
  const bottom = end + (rows.length < outcomes.length ? MORE_HEIGHT : 0);
  return { shared, column, measure, rows, end, bottom };
}

/** Where the head and the rows of a choice are. */
export function outcomeRowsAt(scene: ArtusScene, seat: Seat, outcomes: readonly Outcome[]): Rect {
  const { bottom } = layOut(scene, seat, outcomes);
  return { x: PANEL.x + 4, y: PANEL.y + 4, width: PANEL.width - 8, height: bottom - PANEL.y - 4 };
}

/** Rows of a choice that are drawn. */
export interface Drawn {
  /** Of the last one. */
  readonly bottom: number;
  /** Whether they show what the King's way does to the others. */
  readonly rivals: boolean;
}

/** Draws one row per action with its number; if there are too many, the last line says how many are left out. */
export function drawOutcomeRows(
  pen: Pen,
  scene: ArtusScene,
  seat: Seat,
  outcomes: readonly Outcome[],
): Drawn {
  const { shared, column, measure, rows, end, bottom } = layOut(scene, seat, outcomes);
  drawColumnHead(pen, column, shared);
  rows.forEach(({ outcome, top }, i) => {
    const head = shared.headed.get(outcome);
    if (head !== undefined) drawCardHead(pen, head, top);
    else if (turnsBack(outcomes[i - 1], outcome)) partition(pen, top);
    else if (i > 0) drawSectionRule(pen, top);
    drawRow(pen, scene, outcome, top + (head === undefined ? 0 : CARD_HEAD), measure, shared);
  });
  if (rows.length < outcomes.length) {
    const more = scene.t('artus-picture-choice-more', { count: outcomes.length - rows.length });
    pen.write(more, LEFT + 4, end + MORE_HEIGHT / 2, { size: LEAST, colour: pen.theme.ink, maxWidth: WIDTH });
  }
  return { bottom, rivals: shared.rivals };
}
