import { valueAt } from '../../src/games/artus/data.ts';
import type {
  ArtusAction,
  ArtusEvent,
  ArtusView,
  CardId,
  Chair,
  Figure,
  PileId,
} from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Say } from '../../src/i18n/fluent/say.ts';
import type { ChoiceOption } from '../painter.ts';
import { shareOf, sumOf } from '../parts/shapes.ts';
import { signed, widthOf, wrap } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { CARD_BACK, cardBack } from './cards.ts';
import { drawFigure } from './figures.ts';
import {
  type ArtusScene,
  CHIP,
  drawChip,
  drawNumber,
  knightsOf,
  LEAST,
  numberWidth,
  PANEL,
  pileCards,
} from './sheet.ts';
import { countedWords, pushesWords, scoreWords, turnWords, wayOf } from './words.ts';

/** The panel of a choice, without its margins. */
export const LEFT = PANEL.x + 14;

export const WIDTH = PANEL.width - 28;

export const HEAD_HEIGHT = 50;

export const TOP = PANEL.y + 8 + HEAD_HEIGHT;

export const BOTTOM = PANEL.y + PANEL.height - 8;

export type ArtusOption = ChoiceOption<ArtusView, ArtusAction, ArtusEvent>;

/** What happens to one of the viewer's Knights when the table turns. */
interface KnightChange {
  /** Where it is before the action. */
  readonly chair: Chair;
  readonly before: number;
  readonly after: number;
}

/** What one action would do, as shown in a row of the choice. */
export interface Outcome {
  readonly action: ArtusAction;
  /** The acting figure's chair before the action; null for scoring and drawing. */
  readonly from: Chair | null;
  readonly figure: Figure | null;
  /** Where it ends up. */
  readonly to: Chair | null;
  /** The value of that chair after the table has turned. */
  readonly later: number | null;
  readonly points: number;
  readonly pushed: { readonly figure: Figure; readonly to: Chair } | null;
  readonly crowned: boolean;
  /** False for a scoring card whose condition isn't met. */
  readonly met: boolean;
  /** All of the viewer's Knights, best first; null if the table doesn't turn. */
  readonly turn: readonly KnightChange[] | null;
}

/** The card that an action plays; null for placing and drawing. */
export function cardOf(action: ArtusAction): CardId | null {
  return 'card' in action ? action.card : null;
}

function pointsOf(events: readonly ArtusEvent[], seat: Seat): number {
  return events.reduce(
    (all, event) => all + ('points' in event && event.seat === seat ? event.points : 0),
    0,
  );
}

function sourceOf(action: ArtusAction): Chair | null {
  if (action.type === 'moveKnight' || action.type === 'movePrince') return action.from;
  return action.type === 'addRing' || action.type === 'place' ? action.chair : null;
}

/** Maps each figure's chair before the events to its chair after them. */
function journeys(events: readonly ArtusEvent[]): (chair: Chair) => Chair {
  const moves = new Map<Chair, Chair>();
  for (const event of events)
    if (event.type === 'displaced' || event.type === 'moved') moves.set(event.from, event.to);
  return (chair) => moves.get(chair) ?? chair;
}

export function outcomeOf(view: ArtusView, seat: Seat, { action, preview }: ArtusOption): Outcome {
  const { events, view: after } = preview;
  const from = sourceOf(action);
  const moved = events.find((event) => event.type === 'moved');
  const pushed = events.find((event) => event.type === 'displaced');
  const to = moved?.to ?? from;
  const whereTo = journeys(events);
  const changes = knightsOf(view, seat).map(({ chair, value }) => ({
    chair,
    before: value,
    after: valueAt(after, whereTo(chair)),
  }));
  return {
    action,
    from,
    figure: from === null ? null : (view.chairs[from] ?? null),
    to,
    later: to === null ? null : valueAt(after, to),
    points: pointsOf(events, seat),
    pushed: pushed === undefined ? null : { figure: pushed.figure, to: pushed.to },
    crowned: events.some((event) => event.type === 'crowned'),
    met: !events.some((event) => event.type === 'scored' && !event.met),
    turn: events.some((event) => event.type === 'turned') ? changes : null,
  };
}

const LINE = 33;

/** The cards that the viewer's own pile must hold: neither played nor in hand. */
export function cardsOnPile({ view }: ArtusScene, seat: Seat, pile: PileId): CardId[] {
  const player = view.players[seat];
  const left = pileCards(pile);
  for (const card of [...(player?.played ?? []), ...(player?.hand ?? [])]) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

/** One row per pile to draw from: its back, its number of cards and which cards they are. */
export function drawPileRows(pen: Pen, scene: ArtusScene, seat: Seat, piles: readonly PileId[]): void {
  const { view, say } = scene;
  const line = { size: LEAST, colour: pen.theme.ink, maxWidth: WIDTH - CARD_BACK.width - 14 } as const;
  const pitch = (BOTTOM - TOP) / 3;
  piles.forEach((pile, i) => {
    const top = TOP + i * pitch;
    if (i > 0) {
      pen.fillRect(LEFT, top - 1, WIDTH, 1.5, pen.theme.parchment.dark);
    }
    cardBack(pen, pile, seat, LEFT + CARD_BACK.width / 2 + 4, top + 14 + CARD_BACK.height / 2);
    const text = LEFT + CARD_BACK.width + 14;
    drawNumber(pen, String(i + 1), text + 18, top + 36);
    pen.write(say('artus-picture-pile-name', { pile }), text, top + 78, line);
    const count = view.players[seat]?.piles[pile] ?? 0;
    pen.write(say('artus-picture-choice-cards', { count }), text, top + 114, { ...line, weight: 'normal' });
    const kinds = say('artus-picture-choice-holds', {
      cards: countedWords(say, cardsOnPile(scene, seat, pile)),
    });
    const body = { ...line, weight: 'normal', maxWidth: WIDTH - 4 } as const;
    const below = top + CARD_BACK.height + 36;
    const room = Math.floor((pitch - CARD_BACK.height - 24) / LINE);
    pen.writeLines(wrap(kinds, LEAST, WIDTH - 4, room), LEFT + 2, below, LINE, body);
  });
}

export function actionWords(action: ArtusAction, say: Say): string {
  switch (action.type) {
    case 'place':
      return say('artus-chair', { chair: action.chair });
    case 'moveKnight':
    case 'movePrince':
      return say('artus-steps', wayOf(action.steps));
    case 'addRing':
      return say('artus-picture-choice-ring', { chair: action.chair });
    case 'score':
      return scoreWords(say, action.card, action.chairs);
    case 'draw':
      return say('artus-pile', { pile: action.pile });
  }
}

/** An outcome as one line of words. `names` by seat. */
export function outcomeWords(
  scene: ArtusScene,
  seat: Seat,
  outcome: Outcome,
  names: readonly string[],
): string {
  const { say } = scene;
  const { action, from, to, later, points, pushed, crowned, met, turn } = outcome;
  if (!met) return say('artus-choose-penalty', { points });
  if (action.type === 'draw') {
    const cards = cardsOnPile(scene, seat, action.pile);
    return say('artus-picture-choice-draws', {
      pile: say('artus-pile', { pile: action.pile }),
      count: cards.length,
      cards: countedWords(say, cards),
    });
  }
  if (action.type === 'place')
    return say('artus-picture-choice-chair', { chair: action.chair, value: later ?? 0 });
  const moves = action.type === 'moveKnight' || action.type === 'movePrince';
  const parts = [
    ...(moves && from !== null ? [say('artus-picture-choice-from', { chair: from })] : []),
    say('language-colon', { head: actionWords(action, say), text: say('artus-points', { points }) }),
  ];
  if (moves && to !== null) parts.push(say('artus-choose-to', { chair: to, value: later ?? 0 }));
  if (pushed !== null) parts.push(pushesWords(say, pushed.figure, { seat, names }, pushed.to));
  if (crowned) parts.push(say('artus-choose-crowns'));
  if (turn !== null) parts.push(turnWords(say, turn));
  return parts.join(say('language-comma'));
}

/** How closely rows are set. */
interface Density {
  /** From one line to the next, in pixels. */
  readonly line: number;
  /** Whether who's pushed has a line of its own; otherwise it's only shown. */
  readonly tellsPushed: boolean;
}

const PADDING = 8;

const INDENT = 44;

const FIGURE = 32;

type Line = (pen: Pen, y: number) => void;

function pushedLine(scene: ArtusScene, { figure, to }: NonNullable<Outcome['pushed']>): Line {
  const { theme, say } = scene;
  const line = { size: LEAST, weight: 'normal', colour: theme.ink } as const;
  return (pen, y) => {
    const x = LEFT + INDENT;
    const said = [say('artus-picture-choice-pushes'), say('artus-picture-choice-to', { chair: to })] as const;
    const widths = said.map((text) => widthOf(text, line.size, line.weight));
    const share = shareOf(widths, WIDTH - INDENT - FIGURE - 16);
    const [before, after] = widths.map((width) => Math.ceil(width * share));
    const width = pen.write(said[0], x, y, { ...line, maxWidth: before! });
    drawFigure(pen, figure, FIGURE, x + width + 6 + FIGURE / 2, y);
    pen.write(said[1], x + width + FIGURE + 14, y, { ...line, maxWidth: after! });
  };
}

/** What the viewer's Knights are worth together after the table has turned, and the difference. */
function turnLine(scene: ArtusScene, turn: NonNullable<Outcome['turn']>): Line {
  const { say } = scene;
  const before = sumOf(turn.map((knight) => knight.before));
  const after = sumOf(turn.map((knight) => knight.after));
  const change = after - before;
  return (pen, y) => {
    const line = { size: LEAST, weight: 'normal', colour: pen.theme.ink } as const;
    const right = LEFT + WIDTH - 4;
    const width = pen.write(`(${change === 0 ? '±0' : signed(change)})`, right, y, {
      ...line,
      align: 'right',
    });
    const sums = pen.write(signed(after), right - width - 8, y, { ...line, weight: 'bold', align: 'right' });
    pen.write(say('artus-picture-choice-knights-then'), LEFT + 2, y, {
      ...line,
      maxWidth: right - width - sums - 18 - LEFT,
    });
  };
}

/** Lines below the first one. */
function linesBelow(scene: ArtusScene, outcome: Outcome, tellsPushed: boolean): Line[] {
  const { theme, view, say } = scene;
  const { action, later, to, turn, pushed, crowned } = outcome;
  const line = { size: LEAST, weight: 'normal', colour: theme.ink } as const;
  const whole = { ...line, maxWidth: WIDTH - INDENT } as const;
  const lines: Line[] = [];
  if (action.type === 'score' && action.chairs.length > 0)
    lines.push((pen, y) => {
      action.chairs.forEach((chair, i) => {
        const x = LEFT + INDENT + CHIP.width / 2 + i * (CHIP.width + 6);
        drawChip(pen, valueAt(view, chair), x, y);
      });
    });
  else if (action.type === 'moveKnight' && to !== null && later !== null)
    lines.push((pen, y) => {
      const width = pen.write(say('artus-picture-choice-landing', { chair: to }), LEFT + INDENT, y, {
        ...line,
        maxWidth: WIDTH - INDENT - CHIP.width - 14,
      });
      drawChip(pen, later, LEFT + INDENT + width + 10 + CHIP.width / 2, y);
    });
  if (crowned) lines.push((pen, y) => void pen.write(say('artus-choose-crowns'), LEFT + INDENT, y, whole));
  if (pushed !== null && tellsPushed) lines.push(pushedLine(scene, pushed));
  if (turn !== null) lines.push(turnLine(scene, turn));
  return lines;
}

function rowHeight(scene: ArtusScene, outcome: Outcome, { line, tellsPushed }: Density): number {
  return PADDING + line * (1 + linesBelow(scene, outcome, tellsPushed).length);
}

function rowLabel({ say }: ArtusScene, { action, met }: Outcome): string {
  if (!met) return say('artus-picture-choice-unmet');
  return action.type === 'addRing'
    ? say('artus-picture-choice-ring-on', { chair: action.chair })
    : actionWords(action, say);
}

function separator(pen: Pen, y: number): void {
  pen.fillRect(LEFT, y - 1, WIDTH, 1.5, pen.theme.parchment.dark);
}

/** One choice: its number, what's done, the points now, and what follows. */
function drawOutcomeRow(
  pen: Pen,
  scene: ArtusScene,
  outcome: Outcome,
  number: number,
  top: number,
  { line: pitch, tellsPushed }: Density,
): void {
  const right = LEFT + WIDTH - 2;
  if (number > 1) separator(pen, top);
  const first = top + PADDING / 2 + pitch / 2;
  const shown = String(number);
  drawNumber(pen, shown, LEFT + numberWidth(shown) / 2, first);
  const label = LEFT + Math.max(INDENT, numberWidth(shown) + 3);
  const points = { size: 28, colour: pen.theme.ink, align: 'right' } as const;
  let end = right - pen.write(signed(outcome.points), right, first, points) - 6;
  if (outcome.pushed !== null && !tellsPushed) {
    drawFigure(pen, outcome.pushed.figure, FIGURE, end - FIGURE / 2, first);
    end -= FIGURE + 4;
  }
  pen.write(rowLabel(scene, outcome), label, first, {
    size: LEAST,
    colour: pen.theme.ink,
    maxWidth: end - label,
  });
  linesBelow(scene, outcome, tellsPushed).forEach((line, i) => {
    line(pen, first + (i + 1) * pitch);
  });
}

const MORE_HEIGHT = 40;

/** The loosest first. */
const DENSITIES: readonly Density[] = [
  { line: 37, tellsPushed: true },
  { line: 32, tellsPushed: true },
];

const DENSEST: Density = { line: 32, tellsPushed: false };

function heightOf(scene: ArtusScene, outcomes: readonly Outcome[], density: Density): number {
  return outcomes.reduce((all, outcome) => all + rowHeight(scene, outcome, density), 0);
}

/**
 * One row per action, numbered like their buttons; if there are too many, the last line says how many are left out.
 * Returns the bottom of the last row.
 */
export function drawOutcomeRows(pen: Pen, scene: ArtusScene, outcomes: readonly Outcome[]): number {
  const { say } = scene;
  const fits = (density: Density): boolean => heightOf(scene, outcomes, density) <= BOTTOM - TOP;
  const density = DENSITIES.find(fits) ?? DENSEST;
  let top = TOP;
  for (const [i, outcome] of outcomes.entries()) {
    const height = rowHeight(scene, outcome, density);
    const isLast = i === outcomes.length - 1;
    if (top + height + (isLast ? 0 : MORE_HEIGHT) > BOTTOM) {
      const more = say('artus-picture-choice-more', { count: outcomes.length - i });
      pen.write(more, LEFT + 4, top + MORE_HEIGHT / 2, {
        size: LEAST,
        colour: pen.theme.ink,
        maxWidth: WIDTH,
      });
      return top + MORE_HEIGHT;
    }
    drawOutcomeRow(pen, scene, outcome, i + 1, top, density);
    top += height;
  }
  return top;
}
