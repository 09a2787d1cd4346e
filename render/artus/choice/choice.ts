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
import { drawChairNumbers, drawChoiceChairs } from './choiceMarks.ts';
import { drawChoiceStrip } from './choiceStrip.ts';
import { byFigure, drawFigureRows } from './figureRows.ts';
import { drawHead } from './head.ts';
import { BOTTOM } from './layout.ts';
import { ledger } from './ledger.ts';
import { type ArtusOption, cardOf, type Outcome, outcomeOf } from './outcome.ts';
import { drawOutcomeRows } from './outcomeRows.ts';
import { outcomeWords } from './outcomeWords.ts';
import { drawPileRows } from './pileRows.ts';
import { playedCard } from './playedCard.ts';
import { scores } from './scores.ts';
import { drawSections, type Section } from './section.ts';

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

function drawChoicePanel(
  context: CanvasRenderingContext2D,
  scene: ArtusScene,
  seat: Seat,
  outcomes: readonly Outcome[],
): void {
  const piles = outcomes.flatMap(({ action }) => (action.type === 'draw' ? [action.pile] : []));
  if (piles.length > 0) {
    drawHead(context, scene, seat);
    drawPileRows(context, scene, seat, piles);
  } else if (outcomes.some(({ action }) => action.type === 'place')) drawPanel(context, scene);
  else {
    drawHead(context, scene, seat);
    const groups = byFigure(outcomes);
    const grouped = groups.length > 1 && outcomes.length > ROWS;
    const bottom = grouped
      ? drawFigureRows(context, scene, groups)
      : drawOutcomeRows(context, scene, outcomes);
    drawSections(context, sectionsBelow(scene, seat, outcomes), bottom, BOTTOM);
  }
}

function drawChoice(
  context: CanvasRenderingContext2D,
  scene: ArtusScene,
  seat: Seat,
  outcomes: readonly Outcome[],
): void {
  const { theme, view } = scene;
  const single = byFigure(outcomes).length === 1;
  const isPlacing = outcomes.some(({ action }) => action.type === 'place');
  drawSpaces(context, theme, view.king);
  drawChoiceChairs(context, theme, outcomes);
  drawFigures(context, theme, view);
  if (!isPlacing) drawChairNumbers(context, theme, outcomes, ({ to, from }) => (single ? to : from));
  drawChoiceCentre(context, scene, outcomes, seat);
  drawChoicePanel(context, scene, seat, outcomes);
  drawChoiceStrip(context, scene, outcomes);
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
  const lines = outcomes.map((outcome, i) => {
    const line = outcomeWords(scene, seat, outcome, names);
    const card = cardOf(outcome.action);
    return alt.numbered(
      i + 1,
      only !== null || card === null ? line : alt.withCard(words.artus.card(card), line),
    );
  });
  const opening = alt.choice(
    names[seat] ?? '',
    options.length,
    only === null ? null : words.artus.card(only),
  );
  return {
    ...tableBackdrop(theme),
    draw: (context) => drawChoice(context, scene, seat, outcomes),
    alt: limited([opening, ...lines.map(words.language.sentence)], ' ', ALT_LIMIT),
    text: limitedList(opening, lines, words.artusPicture.text.more, TEXT_LIMIT),
  };
}
