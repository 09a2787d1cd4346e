import type { CanvasRenderingContext2D } from 'canvas';
import type { Seat } from '../../../src/games/game.ts';
import type { Painting } from '../../painting.ts';
import { ALT_LIMIT, limited, limitedList, TEXT_LIMIT } from '../../parts/limit.ts';
import { drawFigures } from '../board/figures.ts';
import { drawSpaces } from '../board/spaces.ts';
import { drawPanel } from '../panel/panel.ts';
import type { ArtusScene } from '../scene.ts';
import { tableBackdrop } from '../table.ts';
import { shortNames } from '../texts/names.ts';
import { drawChoiceCentre } from './centre.ts';
import { drawChoiceChairs, drawGains, drawLandings } from './choiceMarks.ts';
import { byFigure, drawFigureRows } from './figureRows.ts';
import { type ArtusOption, cardOf, type Outcome, outcomeOf } from './outcome.ts';
import { drawOutcomeRows } from './outcomeRows.ts';
import { outcomeWords } from './outcomeWords.ts';

/** More actions than this, by several figures, are grouped by figure. */
const ROWS = 10;

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
  drawChoiceCentre(context, scene, outcomes, seat);
  if (isTable) drawPanel(context, scene);
  else if (groups.length > 1 && outcomes.length > ROWS) drawFigureRows(context, scene, seat, groups);
  else drawOutcomeRows(context, scene, seat, outcomes);
}

export function choicePainting(scene: ArtusScene, options: readonly ArtusOption[]): Painting {
  const { view, theme, words } = scene;
  const seat = view.viewer ?? view.toAct;
  if (seat === null) throw new RangeError('nobody has a choice');
  const outcomes = options.map((option) => outcomeOf(view, seat, option));
  const names = shortNames(scene, 20);
  const cards = new Set(options.map(({ action }) => cardOf(action)));
  const only = cards.size === 1 ? ([...cards][0] ?? null) : null;
  const { alt } = words.artusPicture;
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
    ...tableBackdrop(theme),
    draw: (context) => drawChoice(context, scene, seat, outcomes),
    alt: limited([opening, ...lines.map((line) => `${line}.`)], ' ', ALT_LIMIT),
    text: limitedList(opening, lines, words.artusPicture.text.more, TEXT_LIMIT),
  };
}
