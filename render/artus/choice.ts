import type { CanvasRenderingContext2D } from 'canvas';
import type { CardId, Figure } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Painting } from '../painting.ts';
import { ALT_LIMIT, limited, limitedList, TEXT_LIMIT } from '../parts/limit.ts';
import { wrap, writeLines } from '../parts/text.ts';
import { cardRow } from './cardIcons.ts';
import { drawCentre } from './centre.ts';
import { drawChoiceChairs, drawGains, drawLandings } from './choiceMarks.ts';
import { byFigure, drawChoiceRows, drawFigureRows } from './choiceRows.ts';
import { drawFigure, drawFigures } from './figures.ts';
import { type ArtusOption, cardOf, type Outcome, outcomeOf } from './outcome.ts';
import { outcomeWords } from './outcomeWords.ts';
import { drawPanel } from './panel.ts';
import { CENTRE } from './ring.ts';
import type { ArtusScene } from './scene.ts';
import { SIZE } from './sheet.ts';
import { drawSpaces } from './spaces.ts';
import { tableBackdrop } from './table.ts';
import { shortNames } from './texts.ts';

/** More possible actions than this, of several figures, are told figure by figure. */
const ROWS = 10;

/** What the card moves or scores: a Knight of the seat, or a Prince of a metal on the card. */
function typicalFigure(card: CardId, seat: Seat): Figure {
  const { pile, movePrince, ring } = cardRow(card);
  const metal = pile === 'king' ? (movePrince?.metals ?? ring)?.[0] : undefined;
  return metal === undefined ? { kind: 'knight', seat } : { kind: 'prince', metal, rings: 1, king: false };
}

/** The card in the middle of the table, and the figure that it moves if that is settled. */
function drawCardName(
  context: CanvasRenderingContext2D,
  scene: ArtusScene,
  outcomes: readonly Outcome[],
  seat: Seat,
): void {
  const { theme, words } = scene;
  const card = outcomes.map(({ action }) => cardOf(action)).find((id) => id !== null);
  if (card === undefined || card === null) {
    drawCentre(context, scene);
    return;
  }
  const groups = byFigure(outcomes);
  const settled = groups.length === 1 ? (outcomes[0]?.figure ?? null) : null;
  const line = { size: 26, colour: theme.chalk, align: 'centre', maxWidth: 216 } as const;
  drawFigure(context, theme, settled ?? typicalFigure(card, seat), 104, CENTRE.x, CENTRE.y - 44);
  const lines = wrap(words.artus.card(card), line.size, 206, 2, 'bold');
  writeLines(context, lines, CENTRE.x, CENTRE.y + 48, 34, line);
}

function drawChoice(
  context: CanvasRenderingContext2D,
  scene: ArtusScene,
  seat: Seat,
  outcomes: readonly Outcome[],
): void {
  const { theme, view } = scene;
  const groups = byFigure(outcomes);
  const isTable = outcomes.every(({ action }) => action.type === 'place' || action.type === 'draw');
  drawSpaces(context, theme, view.king);
  drawChoiceChairs(context, theme, outcomes);
  drawFigures(context, theme, view);
  if (groups.length === 1) drawLandings(context, theme, outcomes);
  else if (!isTable) drawGains(context, theme, outcomes);
  drawCardName(context, scene, outcomes, seat);
  if (isTable) drawPanel(context, scene);
  else if (groups.length > 1 && outcomes.length > ROWS) drawFigureRows(context, scene, seat, groups);
  else drawChoiceRows(context, scene, seat, outcomes);
}

export function choicePainting(scene: ArtusScene, options: readonly ArtusOption[]): Painting {
  const { view, theme, words } = scene;
  const seat = view.viewer ?? view.toAct;
  if (seat === null) throw new RangeError('nobody is to choose');
  const outcomes = options.map((option) => outcomeOf(view, seat, option));
  const names = shortNames(scene, 20);
  const cards = new Set(options.map(({ action }) => cardOf(action)));
  const only = cards.size === 1 ? ([...cards][0] ?? null) : null;
  const { alt } = words.picture.artus;
  const lines = outcomes.map((outcome) => {
    const line = outcomeWords(outcome, words, names);
    const card = cardOf(outcome.action);
    return only !== null || card === null ? line : alt.withCard(words.artus.card(card), line);
  });
  const opening = alt.choice(
    names[seat] ?? '',
    options.length,
    only === null ? null : words.artus.card(only),
  );
  return {
    ...SIZE,
    backdrop: tableBackdrop(theme),
    draw: (context) => drawChoice(context, scene, seat, outcomes),
    alt: limited([opening, ...lines.map((line) => `${line}.`)], ' ', ALT_LIMIT),
    text: limitedList(opening, lines, words.picture.artus.text.more, TEXT_LIMIT),
  };
}
