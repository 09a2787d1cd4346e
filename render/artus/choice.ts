import type { CardId, Figure } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Painting } from '../painting.ts';
import { shield } from '../parts/heraldry.ts';
import { sumOf } from '../parts/shapes.ts';
import { altOf, listOf, signed, wrap } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { shortNames } from '../scene.ts';
import { CENTRE, drawCentre, drawSpaces } from './board.ts';
import { CARD, drawCard } from './cards.ts';
import { drawChairNumbers, drawChoiceChairs, drawChoiceStrip } from './choice-marks.ts';
import { drawFigure, drawFigures } from './figures.ts';
import {
  type ArtusOption,
  actionWords,
  BOTTOM,
  cardOf,
  drawOutcomeRows,
  drawPileRows,
  HEAD_HEIGHT,
  LEFT,
  type Outcome,
  outcomeOf,
  outcomeWords,
  TOP,
  WIDTH,
} from './outcomes.ts';
import { drawPanel } from './panel.ts';
import {
  type ArtusScene,
  CHIP,
  cardRow,
  drawChip,
  drawNumber,
  hasLeader,
  knightsOf,
  LEAST,
  numberWidth,
  PANEL,
  ranges,
  rankOf,
} from './sheet.ts';
import { tableBackdrop } from './table.ts';
import { cardName, choiceWords, phaseWords, yesNo } from './words.ts';

interface FigureGroup {
  readonly first: Outcome;
  readonly outcomes: readonly Outcome[];
  /** Of the outcomes among all of them, from 1. */
  readonly numbers: readonly number[];
}

/** Outcomes grouped by acting figure, in order of appearance. */
function byFigure(outcomes: readonly Outcome[]): FigureGroup[] {
  const groups = new Map<string, { outcomes: Outcome[]; numbers: number[] }>();
  outcomes.forEach((outcome, i) => {
    const key = outcome.from === null ? outcome.action.type : `${outcome.from}`;
    const group = groups.get(key) ?? { outcomes: [], numbers: [] };
    group.outcomes.push(outcome);
    group.numbers.push(i + 1);
    groups.set(key, group);
  });
  return [...groups.values()].map((group) => ({ first: group.outcomes[0] as Outcome, ...group }));
}

function pointsWords(outcomes: readonly Outcome[]): string {
  const points = outcomes.map((outcome) => outcome.points);
  const [low, high] = [Math.min(...points), Math.max(...points)];
  return low === high ? signed(low) : `${signed(low)}…${signed(high)}`;
}

/** How many moves the figure can make, and whether it can get a ring. */
function uses({ say }: ArtusScene, { first, outcomes }: FigureGroup): string {
  if (first.from === null) return actionWords(first.action, say);
  const rings = outcomes.filter(({ action }) => action.type === 'addRing').length;
  const moves = outcomes.length - rings;
  if (moves === 0) return say('artus-picture-choice-a-ring');
  return rings === 0
    ? say('artus-picture-choice-moves', { count: moves })
    : say('artus-picture-choice-moves-or-ring', { count: moves });
}

/** One row per figure: the numbers of its choices, its chair, the points, and what it can do. */
function drawFigureRows(pen: Pen, scene: ArtusScene, groups: readonly FigureGroup[]): number {
  const { say } = scene;
  const pitch = Math.min(104, (BOTTOM - TOP) / groups.length);
  const line = { size: LEAST, colour: pen.theme.ink } as const;
  const right = LEFT + WIDTH - 4;
  groups.forEach((group, i) => {
    const { first, outcomes, numbers } = group;
    const y = TOP + (i + 0.5) * pitch;
    if (i > 0) {
      pen.fillRect(LEFT, y - pitch / 2 - 1, WIDTH, 1.5, pen.theme.parchment.dark);
    }
    const [upper, lower] = [y - pitch * 0.21, y + pitch * 0.21];
    const shown = ranges(numbers);
    const width = numberWidth(shown);
    drawNumber(pen, shown, LEFT + 1 + width / 2, upper);
    pen.write(pointsWords(outcomes), right, upper, { ...line, size: 32, align: 'right' });
    const label = first.from === null ? '' : say('artus-picture-choice-on', { chair: first.from });
    pen.write(label, LEFT + width + 12, upper, { ...line, maxWidth: WIDTH - width - 80 });
    const size = Math.min(46, pitch * 0.5);
    if (first.figure !== null) drawFigure(pen, first.figure, size, LEFT + size / 2 + 2, lower);
    const indent = first.figure === null ? 4 : size + 10;
    pen.write(uses(scene, group), LEFT + indent, lower, {
      ...line,
      weight: 'normal',
      maxWidth: WIDTH - indent - 4,
    });
  });
  return TOP + groups.length * pitch;
}

/** What the card moves or scores: a Knight of the seat, or a Prince of a metal on the card. */
function typicalFigure(card: CardId, seat: Seat): Figure {
  const { pile, movePrince, ring } = cardRow(card);
  const metal = pile === 'king' ? (movePrince?.metals ?? ring)?.[0] : undefined;
  return metal === undefined ? { kind: 'knight', seat } : { kind: 'prince', metal, rings: 1, king: false };
}

/** The card's name in the centre of the table, with the figure it moves, or a typical one if there are several. */
function drawChoiceCentre(pen: Pen, scene: ArtusScene, outcomes: readonly Outcome[], seat: Seat): void {
  const { say } = scene;
  const cards = new Set(outcomes.map(({ action }) => cardOf(action)));
  const [card] = cards;
  if (cards.size !== 1 || !card) {
    drawCentre(pen, scene);
    return;
  }
  const groups = byFigure(outcomes);
  const settled = groups.length === 1 ? (outcomes[0]?.figure ?? null) : null;
  const top = CENTRE.y - 114;
  const line = { size: LEAST, colour: pen.theme.chalk, align: 'centre', maxWidth: 240 } as const;
  drawFigure(
    pen,
    settled ?? typicalFigure(card, seat),
    settled?.kind === 'prince' ? 112 : 120,
    CENTRE.x,
    CENTRE.y - 20,
  );
  pen.write(phaseWords(say, scene.view), CENTRE.x, top, { ...line, maxWidth: 190 });
  const lines = wrap(say('artus-card', { card: cardName(card) }), line.size, 236, 2, 'bold');
  pen.writeLines(lines, CENTRE.x, CENTRE.y + 70, 34, line);
}

/** Whose choice it is, and their score. */
function drawHead(pen: Pen, scene: ArtusScene, seat: Seat): void {
  const { view, names } = scene;
  const y = PANEL.y + 8 + HEAD_HEIGHT / 2 - 2;
  shield(pen, seat, 40, LEFT + 19, y);
  const line = { size: LEAST, colour: pen.theme.ink } as const;
  const right = LEFT + WIDTH - 2;
  const score = signed(view.players[seat]?.score ?? 0, false);
  const width = pen.write(score, right, y, { ...line, size: 32, align: 'right' });
  pen.write(names[seat] ?? '', LEFT + 46, y, { ...line, maxWidth: WIDTH - 54 - width });
  pen.fillRect(LEFT, TOP - 4, WIDTH, 2, pen.theme.ink);
}

/** A part of the panel that's drawn if there's room. */
interface Section {
  readonly height: number;
  draw(pen: Pen, top: number): void;
}

/** Draws those sections that fit below each other, with the remaining room between them. */
function drawSections(pen: Pen, sections: readonly Section[], top: number, bottom: number): void {
  let room = bottom - top;
  const fitting = sections.filter(({ height }) => {
    if (height > room) return false;
    room -= height;
    return true;
  });
  const gap = room / (fitting.length + 1);
  let y = top + gap;
  for (const { height, draw } of fitting) {
    draw(pen, y);
    y += height + gap;
  }
}

const ROW = 44;

const FIGURE = 44;

/** The viewer's Knights with their chairs and values, added up. */
function ledger(scene: ArtusScene, seat: Seat): Section {
  const { theme, view, say } = scene;
  const knights = knightsOf(view, seat);
  const line = { size: LEAST, colour: theme.ink } as const;
  const right = LEFT + WIDTH - 4;
  return {
    height: ROW * (knights.length + 1) + 6,
    draw: (pen, top) => {
      knights.forEach(({ chair, value }, i) => {
        const y = top + (i + 0.5) * ROW;
        drawFigure(pen, { kind: 'knight', seat }, FIGURE, LEFT + FIGURE / 2 + 4, y);
        pen.write(say('artus-picture-choice-lands', { chair }), LEFT + FIGURE + 14, y, {
          ...line,
          weight: 'normal',
          maxWidth: WIDTH - FIGURE - CHIP.width - 26,
        });
        drawChip(pen, value, right - CHIP.width / 2, y);
      });
      const foot = top + ROW * knights.length;
      pen.fillRect(LEFT, foot + 2, WIDTH, 2, pen.theme.ink);
      const y = foot + 8 + ROW / 2;
      const width = pen.write(signed(sumOf(knights.map(({ value }) => value))), right, y, {
        ...line,
        size: 32,
        align: 'right',
      });
      pen.write(say('artus-picture-choice-together'), LEFT + 4, y, { ...line, maxWidth: WIDTH - width - 16 });
    },
  };
}

/** The card that's being played. */
function playedCard({ say }: ArtusScene, seat: Seat, card: CardId): Section {
  return {
    height: CARD.height + 8,
    draw: (pen, top) =>
      drawCard(pen, say, seat, card, null, PANEL.x + PANEL.width / 2, top + 4 + CARD.height / 2),
  };
}

const SCORES_ROW = 52;

const HEADING = 38;

/** Every player's place and score. */
function scores(scene: ArtusScene): Section {
  const { theme, view, say } = scene;
  const line = { size: LEAST, colour: theme.ink } as const;
  return {
    height: HEADING + SCORES_ROW * view.players.length,
    draw: (pen, top) => {
      pen.write(say('artus-picture-scores'), LEFT + 4, top + 16, {
        ...line,
        colour: pen.theme.softInk,
        maxWidth: WIDTH - 8,
      });
      view.players.forEach(({ score }, seat) => {
        const y = top + HEADING + (seat + 0.5) * SCORES_ROW;
        shield(pen, seat, 46, LEFT + 26, y);
        const { place, shared } = rankOf(view, seat);
        const rank = hasLeader(view) ? say('artus-picture-rank', { place, shared: yesNo(shared) }) : '';
        pen.write(rank, LEFT + 62, y, { ...line, weight: place === 1 ? 'bold' : 'normal' });
        pen.write(signed(score, false), LEFT + WIDTH - 4, y, { ...line, size: 32, align: 'right' });
      });
    },
  };
}

/** More actions than this, by several figures, are grouped by figure. */
const ROWS = 10;

/** What's below the rows if there's room. */
function sectionsBelow(scene: ArtusScene, seat: Seat, outcomes: readonly Outcome[]): Section[] {
  const cards = new Set(outcomes.map(({ action }) => cardOf(action)));
  const [card] = cards;
  return [
    ...(cards.size === 1 && card ? [playedCard(scene, seat, card)] : []),
    ledger(scene, seat),
    scores(scene),
  ];
}

function drawChoicePanel(pen: Pen, scene: ArtusScene, seat: Seat, outcomes: readonly Outcome[]): void {
  const piles = outcomes.flatMap(({ action }) => (action.type === 'draw' ? [action.pile] : []));
  if (piles.length > 0) {
    drawHead(pen, scene, seat);
    drawPileRows(pen, scene, seat, piles);
  } else if (outcomes.some(({ action }) => action.type === 'place')) drawPanel(pen, scene);
  else {
    drawHead(pen, scene, seat);
    const groups = byFigure(outcomes);
    const grouped = groups.length > 1 && outcomes.length > ROWS;
    const bottom = grouped ? drawFigureRows(pen, scene, groups) : drawOutcomeRows(pen, scene, outcomes);
    drawSections(pen, sectionsBelow(scene, seat, outcomes), bottom, BOTTOM);
  }
}

function drawChoice(pen: Pen, scene: ArtusScene, seat: Seat, outcomes: readonly Outcome[]): void {
  const { view } = scene;
  const single = byFigure(outcomes).length === 1;
  const isPlacing = outcomes.some(({ action }) => action.type === 'place');
  drawSpaces(pen, view.king);
  drawChoiceChairs(pen, outcomes);
  drawFigures(pen, view);
  if (!isPlacing) drawChairNumbers(pen, outcomes, ({ to, from }) => (single ? to : from));
  drawChoiceCentre(pen, scene, outcomes, seat);
  drawChoicePanel(pen, scene, seat, outcomes);
  drawChoiceStrip(pen, scene, outcomes);
}

export function choicePainting(scene: ArtusScene, options: readonly ArtusOption[]): Painting {
  const { view, theme, say } = scene;
  const seat = view.viewer ?? view.toAct;
  if (seat === null) throw new RangeError('nobody has a choice');
  const outcomes = options.map((option) => outcomeOf(view, seat, option));
  const names = shortNames(scene, 20);
  const cards = new Set(options.map(({ action }) => cardOf(action)));
  const only = cards.size === 1 ? ([...cards][0] ?? null) : null;
  const lines = outcomes.map((outcome, i) => {
    const line = outcomeWords(scene, seat, outcome, names);
    const card = cardOf(outcome.action);
    return say('artus-picture-alt-numbered', {
      number: i + 1,
      line:
        only !== null || card === null
          ? line
          : say('artus-picture-alt-with-card', {
              played: say('artus-card', { card: cardName(card) }),
              action: line,
            }),
    });
  });
  const opening = choiceWords(
    say,
    names[seat] ?? '',
    options.length,
    only === null ? null : say('artus-card', { card: cardName(only) }),
  );
  return {
    ...tableBackdrop(theme),
    draw: (pen) => drawChoice(pen, scene, seat, outcomes),
    alt: altOf([opening, ...lines.map((text) => say('language-sentence', { text }))]),
    get text() {
      return listOf(opening, lines, (count) => say('artus-picture-text-more', { count }));
    },
  };
}
