import { VARIANTS } from '../../src/games/artus/data.ts';
import {
  type ArtusOption,
  artusOutcome,
  type Branch,
  type ChoiceKind,
  groupBranches,
  type Outcome,
  onlyCard,
  onlyChairLeft,
  playedCard,
} from '../../src/games/artus/outcomes.ts';
import { cardRow, movableKing, rankedKnights } from '../../src/games/artus/reading.ts';
import type { ArtusView, CardId, Chair, Figure } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Translate } from '../../src/i18n/fluent/translate.ts';
import { type Detail, describeArtusOutcome, describeBranch } from '../../src/telling/artus/choices.ts';
import { cardLabel, phaseLabel } from '../../src/telling/artus/sentences.ts';
import { describeHeld, positionLines } from '../../src/telling/artus/table.ts';
import { requireChooser, shortNames } from '../../src/telling/scene.ts';
import { joinAlt, limitedAltList, limitedList, signed } from '../../src/telling/text.ts';
import type { Spot, Spots } from '../painter.ts';
import type { Painting } from '../painting.ts';
import { addUp } from '../parts/shapes.ts';
import { wrap } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { CENTRE, drawSpaces } from './board.ts';
import { drawBranchRows } from './branch-rows.ts';
import { drawCentre, ON_PLATE, writeOnPlate } from './centre.ts';
import {
  drawChairNumbers,
  drawChoiceChairs,
  drawChoiceStrip,
  glowKnights,
  numberedChairs,
} from './choice-marks.ts';
import { drawFigure, drawFigures } from './figures.ts';
import { drawHandPanel } from './hand.ts';
import { heldCards } from './held.ts';
import { drawOutcomeRows, outcomeRowsAt } from './outcome-rows.ts';
import { drawPileRows } from './pile-rows.ts';
import {
  BOTTOM,
  cardsSection,
  drawArms,
  drawHead,
  drawSections,
  headed,
  LEFT,
  ledger,
  RIGHT,
  type Section,
  scores,
  WIDTH,
  writeName,
} from './sections.ts';
import { type ArtusScene, CHIP, drawChip, LEAST, STRIP } from './sheet.ts';
import type { HeldCard } from './small-cards.ts';
import { choiceChairSpots, tableBackdrop } from './table.ts';

/** What the card moves or scores: a Knight of the seat, or a Prince of each metal on the card, and the King if it can move him. */
function typicalFigures(view: ArtusView, card: CardId, seat: Seat): readonly Figure[] {
  const { pile, movePrince, ring } = cardRow(card);
  const metals = pile === 'king' ? (movePrince?.metals ?? ring ?? []) : [];
  if (metals.length === 0) return [{ kind: 'knight', seat }];
  const king = movableKing(view, card);
  return [
    ...metals.map((metal): Figure => ({ kind: 'prince', metal, rings: 1, king: false })),
    ...(king ? [king] : []),
  ];
}

/** The most figures side by side in their own size. */
const ABREAST = 2;

/** From the first line of a card's name to the second, and how wide they are by choice. */
const PLATE_PITCH = 32;
const NAME_WIDTH = 165;

/** A figure on the plate: a Knight's plume is above its middle. */
const CENTRED = { knight: { size: 88, down: -14 }, prince: { size: 96, down: -25 } } as const;

/** Draws the card's name in the centre of the table, with the figure it moves, or typical ones if there are several. */
export function drawChoiceCentre(
  pen: Pen,
  scene: ArtusScene,
  outcomes: readonly Outcome[],
  seat: Seat,
): void {
  const { t, view } = scene;
  const card = onlyCard(outcomes);
  if (card === null) {
    drawCentre(pen, scene);
    return;
  }
  const settled = onlyChairLeft(outcomes) === null ? null : (outcomes[0]?.figure ?? null);
  const figures = settled === null ? typicalFigures(view, card, seat) : [settled];
  figures.forEach((figure, i) => {
    const { size: most, down } = CENTRED[figure.kind];
    const size = (most * ABREAST) / Math.max(ABREAST, figures.length);
    drawFigure(pen, figure, size, CENTRE.x + (i - (figures.length - 1) / 2) * size, CENTRE.y + down);
  });
  writeOnPlate(pen, phaseLabel(t, view), ON_PLATE.phase);
  const lines = wrap(cardLabel(t, card), LEAST, NAME_WIDTH, 2, 'bold');
  const first = lines.length === 1 ? (ON_PLATE.name + ON_PLATE.task) / 2 : ON_PLATE.name + 2;
  lines.forEach((line, i) => {
    writeOnPlate(pen, line, first + i * PLATE_PITCH);
  });
}

/** Draws what's being decided: the chair that a figure leaves and what that scores, or whose choice it is. */
function drawSubject(pen: Pen, scene: ArtusScene, seat: Seat, outcomes: readonly Outcome[]): void {
  const { view, names, t } = scene;
  const chair = onlyChairLeft(outcomes);
  const line = { size: LEAST, colour: pen.theme.ink } as const;
  drawHead(pen, (y) => {
    if (chair === null) drawArms(pen, view, seat, LEFT + 22, y);
    else drawFigure(pen, outcomes[0]!.figure!, 42, LEFT + 21, y);
    if (chair === null) {
      const score = signed(view.players[seat]?.score ?? 0, false);
      const width = pen.write(score, RIGHT, y, { ...line, size: 32, align: 'right' });
      writeName(pen, names[seat] ?? '', LEFT + 48, y, { ...line, maxWidth: WIDTH - 58 - width });
    } else {
      drawChip(pen, outcomes[0]!.points, RIGHT - CHIP.width / 2, y);
      const maxWidth = WIDTH - 58 - CHIP.width;
      writeName(pen, t('artus-picture-choice-leaves', { chair }), LEFT + 48, y, { ...line, maxWidth });
    }
  });
}

/** Columns of the largest cards, and of the smallest. */
const COLUMNS = [2, 3] as const;

/** The cards that stay in the hand. */
function keptCards(scene: ArtusScene, seat: Seat, card: CardId | null): readonly HeldCard[] {
  const cards = heldCards(scene, seat);
  const at = cards.findIndex((held) => held.card === card);
  return at < 0 ? cards : cards.toSpliced(at, 1);
}

/** The hand of whoever draws, with a mark on the card that has just been drawn in an advanced turn: the hand's last. */
function drawersCards(scene: ArtusScene, seat: Seat): readonly HeldCard[] {
  const { view, t } = scene;
  const cards = heldCards(scene, seat);
  const isSecond = view.drawsLeft < VARIANTS[view.variant].draws;
  const at = isSecond ? cards.findLastIndex(({ card }) => card === view.players[seat]?.hand?.at(-1)) : -1;
  return cards.map((held, i) => (i === at ? { ...held, mark: t('artus-picture-choice-new') } : held));
}

/**
 * Cards as large as there's room for, below a heading.
 * @param rooms the first in which they fit counts
 */
function keptSection(
  scene: ArtusScene,
  seat: Seat,
  cards: readonly HeldCard[],
  rooms: readonly number[],
): Section {
  const sizes = COLUMNS.map((columns) => cardsSection(seat, cards, columns));
  if (cards.length === 0) return sizes[0]!;
  const told = sizes.map((section) => headed(scene.t('artus-picture-hand-name'), section));
  const fitting = rooms.flatMap((room) => told.find(({ height }) => height <= room) ?? []);
  return fitting[0] ?? sizes.at(-1)!;
}

/** Six small cards below a heading have as much room. */
const SMALL_HAND = 346;

/** Above and below the hand of whoever draws. */
const DRAW_GAP = 8;

/** Around the hand below what's chosen. */
const HAND_GAP = 24;

/** What the picture is about. */
interface Choice {
  readonly outcomes: readonly Outcome[];
  readonly branches: readonly Branch[];
  readonly card: CardId | null;
  readonly kind: ChoiceKind;
}

function choiceOf(seat: Seat, options: readonly ArtusOption[], view: ArtusView): Choice {
  const outcomes = options.map((option, at) => artusOutcome(view, seat, option, at));
  const branches = groupBranches(outcomes);
  const card = onlyCard(outcomes);
  const type = outcomes[0]?.action.type;
  const isSettled = branches.length === outcomes.length;
  const kind =
    type === 'place' || type === 'draw' ? type : isSettled ? 'outcomes' : card === null ? 'cards' : 'figures';
  return { outcomes, branches, card, kind };
}

/** The numbers of the choices that play a card, by card. */
const numbersOf = (branches: readonly Branch[]): ReadonlyMap<CardId | null, number> =>
  new Map(branches.map(({ number, first }) => [playedCard(first.action), number]));

/** Equal cards once, with how many they are: they're one choice. */
const counted = (cards: readonly HeldCard[]): readonly HeldCard[] =>
  cards
    .filter(({ card }, i) => cards.findIndex((other) => other.card === card) === i)
    .map((held) => {
      const copies = cards.filter(({ card }) => card === held.card).length;
      return copies > 1 ? { ...held, mark: `×${copies}` } : held;
    });

/** What the panel has. */
interface Panel {
  /** Those in hand that there's room for. */
  readonly cards: readonly HeldCard[];
  /** Whether its rows show what the King's way does to the others. */
  readonly rivals: boolean;
}

function drawChoicePanel(
  pen: Pen,
  scene: ArtusScene,
  seat: Seat,
  { outcomes, branches, card, kind }: Choice,
): Panel {
  if (kind === 'place' || kind === 'cards') {
    const cards =
      kind === 'cards' ? counted(heldCards(scene, seat, numbersOf(branches))) : heldCards(scene, seat);
    drawHandPanel(pen, scene, seat, cards);
    return { cards, rivals: false };
  }
  const kept = kind === 'draw' ? drawersCards(scene, seat) : keptCards(scene, seat, card);
  drawSubject(pen, scene, seat, outcomes);
  if (kind === 'draw') {
    const piles = outcomes.flatMap(({ action, number }) =>
      action.type === 'draw' ? [{ pile: action.pile, number }] : [],
    );
    const least = keptSection(scene, seat, kept, [SMALL_HAND]);
    const below = drawPileRows(pen, scene, seat, piles, BOTTOM - least.height - 2 * DRAW_GAP);
    const hand = keptSection(scene, seat, kept, [Math.max(least.height, BOTTOM - below - 2 * DRAW_GAP)]);
    drawSections(pen, [hand, scores(scene, seat)], below);
    return { cards: kept, rivals: false };
  }
  const { bottom, rivals } =
    kind === 'figures'
      ? drawBranchRows(pen, scene, seat, branches)
      : drawOutcomeRows(pen, scene, seat, outcomes);
  const isTold = (chair: Chair) => branches.some(({ first }) => first.from === chair);
  const isRepeated =
    kind === 'figures' && rankedKnights(scene.view, seat).every(({ chair }) => isTold(chair));
  const knights = isRepeated ? [] : [ledger(scene, seat)];
  const room = BOTTOM - bottom - HAND_GAP;
  const beside = room - addUp(knights.map(({ height }) => height));
  // The head has their own, or the chair that a figure leaves.
  const told = onlyChairLeft(outcomes) === null ? seat : null;
  const hand = keptSection(scene, seat, kept, [beside, room]);
  const shown = drawSections(pen, [hand, ...knights, scores(scene, told)], bottom);
  return { cards: shown.includes(hand) ? kept : [], rivals };
}

function drawChoice(pen: Pen, scene: ArtusScene, seat: Seat, choice: Choice): void {
  const { view } = scene;
  const { outcomes, kind } = choice;
  drawSpaces(pen, view.king);
  if (kind === 'cards') glowKnights(pen, view, seat);
  else drawChoiceChairs(pen, outcomes, kind);
  drawFigures(pen, view);
  if (kind === 'figures' || kind === 'outcomes')
    drawChairNumbers(pen, outcomes, numberedChairs(outcomes, kind));
  drawChoiceCentre(pen, scene, outcomes, seat);
  const panel = drawChoicePanel(pen, scene, seat, choice);
  drawChoiceStrip(pen, scene, seat, { outcomes, kind, ...panel });
}

/** Whether an outcome is called by its card: all Knights score, or none does. */
const isNamed = ({ action, met }: Outcome): boolean =>
  met && action.type === 'score' && action.chairs.length === 0 && action.card !== 'scoring:joker';

/** A line of words for an action, with its card if there are several. */
function actionLine(
  scene: ArtusScene,
  seat: Seat,
  { card }: Choice,
  outcome: Outcome,
  names: readonly string[],
  detail?: Detail,
): string {
  const action = describeArtusOutcome(scene, seat, outcome, names, detail);
  const of = playedCard(outcome.action);
  if (card !== null || of === null || isNamed(outcome)) return action;
  return scene.t('artus-picture-alt-with-card', { played: cardLabel(scene.t, of), action });
}

/** A line for each number in the picture. */
function numberedLines(
  scene: ArtusScene,
  seat: Seat,
  choice: Choice,
  names: readonly string[],
  isBrief = false,
): string[] {
  const { t } = scene;
  const { outcomes, branches, kind } = choice;
  const numbered = (number: number, line: string) => t('artus-picture-alt-numbered', { number, line });
  if (kind === 'cards')
    return counted(heldCards(scene, seat, numbersOf(branches))).map((held) =>
      numbered(held.number!, describeHeld(scene, held)),
    );
  if (kind === 'figures')
    return branches.map((branch) => numbered(branch.number, describeBranch(scene, seat, branch, names)));
  return outcomes.map((outcome, i) => {
    const detail = { from: !isBrief || outcome.from !== outcomes[i - 1]?.from, knights: !isBrief };
    return numbered(outcome.number, actionLine(scene, seat, choice, outcome, names, detail));
  });
}

/** The longest names in lines, and in brief ones, in UTF-16 code units. */
const LONGEST_NAME = 20;
const BRIEF_NAME = 14;

const moreOf =
  (t: Translate) =>
  (count: number): string =>
    t('artus-picture-text-more', { count });

/** All that can be chosen, in as many words as there's room for. */
function choiceText(scene: ArtusScene, seat: Seat, choice: Choice, opening: string): string {
  const { t } = scene;
  const each: Choice = { ...choice, kind: 'outcomes' };
  const brief = shortNames(scene, BRIEF_NAME);
  const texts = [
    numberedLines(scene, seat, each, shortNames(scene, LONGEST_NAME)),
    numberedLines(scene, seat, each, brief, true),
    numberedLines(scene, seat, choice, brief, true),
  ].map((lines) => ({ whole: [opening, ...lines].join('\n'), text: limitedList(opening, lines, moreOf(t)) }));
  return (texts.find(({ whole, text }) => whole === text) ?? texts.at(-1)!).text;
}

/** The chairs with the numbers outside them, and the rows beside the table. */
export function choiceSpots(scene: ArtusScene, options: readonly ArtusOption[]): Spots {
  const seat = requireChooser(scene.view);
  const { outcomes, kind } = choiceOf(seat, options, scene.view);
  const numbered = new Set(outcomes.flatMap(numberedChairs(outcomes, kind)));
  return new Map<string, Spot>([
    ...choiceChairSpots(scene, numbered),
    ['rows', outcomeRowsAt(scene, seat, outcomes)],
    ['strip', STRIP],
  ]);
}

/** @throws RangeError if it's nobody's turn */
export function choicePainting(scene: ArtusScene, options: readonly ArtusOption[]): Painting {
  const { view, theme, t } = scene;
  const seat = requireChooser(view);
  const choice = choiceOf(seat, options, view);
  const { card, branches } = choice;
  const names = shortNames(scene, LONGEST_NAME);
  const chosen = { name: names[seat] ?? '', count: branches.length };
  const opening =
    card === null
      ? t('artus-picture-alt-choice', chosen)
      : t('artus-picture-alt-choice-card', { ...chosen, played: cardLabel(t, card) });
  const lines = numberedLines(scene, seat, choice, names);
  return {
    ...tableBackdrop(theme),
    draw: (pen) => drawChoice(pen, scene, seat, choice),
    alt: joinAlt([limitedAltList(t, opening, lines, moreOf(t)), ...positionLines(scene)]),
    get text() {
      return choiceText(scene, seat, choice, opening);
    },
  };
}
