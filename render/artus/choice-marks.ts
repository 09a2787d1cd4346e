import {
  type ChoiceKind,
  cardsOnPile,
  type Lack,
  lacking,
  type Outcome,
  onlyCard,
} from '../../src/games/artus/outcomes.ts';
import { cardRow, rankedKnights } from '../../src/games/artus/reading.ts';
import type { ArtusView, CardId, Chair } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Translate } from '../../src/i18n/fluent/translate.ts';
import { describeLack } from '../../src/telling/artus/choices.ts';
import { cardHelp, cardName, scoringNote } from '../../src/telling/artus/sentences.ts';
import { shield } from '../parts/heraldry.ts';
import { wrap } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { chairAngle, glow, spotOutside } from './board.ts';
import { type CardKey, cardKeys } from './card-keys.ts';
import { bothLegend, type Entries, signLegend } from './legends.ts';
import { arms, figurePiece, type Piece, space, textPiece, unmetPlate } from './pieces.ts';
import { type ArtusScene, drawChoiceNumber, LEAST, numberWidth, shortSign } from './sheet.ts';
import type { HeldCard } from './small-cards.ts';
import { drawFeet, LEFT, LINES, legendLines, WIDTH } from './strip.ts';

/** The chairs that figures leave or score on, and those where they may arrive. */
export function choiceChairs(
  outcomes: readonly Outcome[],
): Record<'sources' | 'landings', ReadonlySet<Chair>> {
  const sources = new Set<Chair>();
  const landings = new Set<Chair>();
  for (const outcome of outcomes) {
    const { action, from, to } = outcome;
    for (const chair of outcome.scored) sources.add(chair);
    if (action.type === 'place') landings.add(action.chair);
    else if (from !== null) sources.add(from);
    if (to !== null && to !== from) landings.add(to);
  }
  return { sources, landings };
}

/** Lights up the chairs of {@link choiceChairs}; where it's chosen which figure moves, not yet where those may arrive. */
export function drawChoiceChairs(pen: Pen, outcomes: readonly Outcome[], kind: ChoiceKind): void {
  const { sources, landings } = choiceChairs(outcomes);
  for (const chair of sources) glow(pen, chair);
  if (kind === 'figures') return;
  for (const chair of landings) glow(pen, chair, true, sources.has(chair));
}

/** Lights up the chairs of the seat's Knights. */
export function glowKnights(pen: Pen, view: ArtusView, seat: Seat): void {
  for (const { chair } of rankedKnights(view, seat)) glow(pen, chair);
}

/** A plate's width outside a chair is at most this, in pixels; the rows have all numbers. */
const WIDEST = 110;

/** All numbers of a chair in one plate, or the first if there are too many. */
function short(numbers: readonly number[]): string {
  const all = numbers.join(', ');
  return numberWidth(all) > WIDEST ? `${numbers[0]}…` : all;
}

/** Outside each chair the numbers of the choices that are about it: `chairsOf` one choice. */
export function drawChairNumbers(pen: Pen, outcomes: readonly Outcome[], chairsOf: ChairsOf): void {
  const numbers = new Map<Chair, Set<number>>();
  for (const outcome of outcomes)
    for (const chair of chairsOf(outcome))
      numbers.set(chair, (numbers.get(chair) ?? new Set()).add(outcome.number));
  for (const [chair, all] of numbers) {
    const shown = short([...all].sort((a, b) => a - b));
    const { x, y } = spotOutside(chairAngle(chair), numberWidth(shown) / 2);
    drawChoiceNumber(pen, shown, x, y);
  }
}

/** Where the numbers of a choice stand. */
type ChairsOf = (outcome: Outcome) => readonly Chair[];

const chairsIn = (chair: Chair | null): readonly Chair[] => (chair === null ? [] : [chair]);

/**
 * Where a figure arrives, or the figure itself if it's chosen which one moves; and the Knights that a choice scores, unless
 * it's the only one.
 */
export function numberedChairs(outcomes: readonly Outcome[], kind: ChoiceKind): ChairsOf {
  const isMove = outcomes.every(({ action: { type } }) => type === 'moveKnight' || type === 'movePrince');
  const areApart = outcomes.length > 1 && new Set(outcomes.map(({ from }) => from)).size === outcomes.length;
  const isAtStart = kind === 'figures' || (isMove && areApart);
  return ({ from, to, scored }) => [
    ...chairsIn(isAtStart ? from : to),
    ...(outcomes.length > 1 ? scored : []),
  ];
}

/** A sample of a chair's frame, with the seat's shield on it. */
function frame(dashed: boolean, seat?: Seat): Piece {
  return {
    width: 44,
    draw: (pen, x, y) => {
      const { highlight, wood } = pen.theme;
      pen.fillRect(x, y - 16, 36, 32, wood.mid);
      pen.strokeRect({ x: x + 4, y: y - 12, width: 28, height: 24 }, highlight, 4, dashed ? [8, 5] : []);
      if (seat !== undefined) shield(pen, seat, 22, x + 18, y + 1);
    },
  };
}

/** What the lit chairs of {@link glowKnights} are, whoever looks at them. */
export const knightsLegend = (t: Translate, seat: Seat): readonly Piece[] => [
  frame(false, seat),
  textPiece(t('artus-picture-hand-knights')),
];

/** Whether the King goes somewhere by it. */
const movesKing = ({ action, figure: moved }: Outcome): boolean =>
  action.type === 'movePrince' && moved?.kind === 'prince' && moved.king;

const wrapped = (said: string): string[] => wrap(said, LEAST, WIDTH, Number.POSITIVE_INFINITY, 'bold');

/** By what the first of these kinds that's offered scores. */
const WORTH = [
  ['moveKnight', 'knight'],
  ['movePrince', 'prince'],
  ['addRing', 'ring'],
  ['score', 'scoring'],
] as const;

/** What the actions on offer score. */
function worthWords(t: Translate, outcomes: readonly Outcome[]): string {
  const [, kind] = WORTH.find(([type]) => outcomes.some(({ action }) => action.type === type)) ?? WORTH[0];
  return t('artus-picture-choice-worth', { kind });
}

/** The number of lines that say what's decided; the rest is for legends. */
const TOLD = LINES.length - 1;

/** What's being decided, in lines: with what else is to be known as far as there's room. */
function linesFor({ t }: ArtusScene, outcomes: readonly Outcome[], kind: ChoiceKind): readonly string[] {
  const { action } = outcomes[0] ?? {};
  if (action?.type === 'draw') return [t('artus-picture-choice-drawing')];
  if (action?.type === 'place') return wrapped(t('artus-picture-choice-placing'));
  const card = onlyCard(outcomes);
  // The rows then have the sign of the Knights.
  const turning =
    kind === 'outcomes' && outcomes.some(({ turn }) => turn !== null)
      ? t('artus-picture-choice-turning')
      : null;
  if (card === null)
    return [...wrapped(worthWords(t, outcomes)), ...wrapped(turning ?? t('artus-picture-strip-turns'))];
  // How far he can go is said in the centre and in the rows, and what the Knights are worth then, above their column.
  if (outcomes.every(movesKing)) return wrapped(t('artus-picture-choice-king'));
  const help = cardHelp(t, card);
  const more = turning ?? scoringNote(t, card);
  if (more === '') return wrapped(help);
  const apart = [...wrapped(help), ...wrapped(more)];
  if (apart.length <= TOLD) return apart;
  const together = wrap(`${help} ${more}`, LEAST, WIDTH, TOLD, 'bold');
  return together.join(' ') === `${help} ${more}` ? together : wrapped(turning ?? help);
}

/** What the frames around chairs mean. */
function frameLegend(t: Translate, outcomes: readonly Outcome[], kind: ChoiceKind): Entries {
  const isMove = ({ from, to }: Outcome) => from !== null && from !== to;
  const moves = outcomes.some(isMove);
  const sources = [
    ...(moves ? [t('artus-picture-strip-from')] : []),
    ...(outcomes.some(({ action }) => action.type === 'addRing')
      ? [t('artus-picture-strip-reached', { done: 'ringAdded' })]
      : []),
    ...(outcomes.some(({ scored }) => scored.length > 0) ? [t('artus-picture-choice-source-scores')] : []),
  ];
  const landings = outcomes.some(({ action }) => action.type === 'place')
    ? [t('artus-picture-choice-free')]
    : moves && kind !== 'figures'
      ? [t('artus-picture-strip-reached', { done: 'moved' })]
      : [];
  return [
    ...(sources.length > 0 ? [[frame(false), textPiece(sources.join(t('artus-picture-comma')))]] : []),
    ...landings.map((words) => [frame(true), textPiece(words)]),
  ];
}

/** What a plate means on scoring cards whose condition isn't met; nothing if there are none. */
export const unmetLegend = ({ t }: ArtusScene, cards: readonly HeldCard[]): Entries =>
  cards.some(({ now }) => now?.isMet === false)
    ? [[unmetPlate(), textPiece(t('artus-picture-hand-unmet'))]]
    : [];

const lacksWords = (t: Translate, lacks: readonly Lack[]): string =>
  lacks.map((lack) => describeLack(t, lack)).join(t('artus-picture-comma'));

/** What each scoring card in hand lacks whose condition isn't met. */
export const unmetConditions = ({ t, view }: ArtusScene, seat: Seat, cards: readonly HeldCard[]): string[] =>
  cards.flatMap(({ card, title = '', now }) =>
    now?.isMet === false
      ? [t('language-colon', { head: title, text: lacksWords(t, lacking(view, seat, card)) })]
      : [],
  );

/** The same below what marks those cards, in lines. */
export const unmetReasons = (scene: ArtusScene, seat: Seat, cards: readonly HeldCard[]): readonly Entries[] =>
  legendLines([
    ...unmetLegend(scene, cards),
    ...unmetConditions(scene, seat, cards).map((reason) => [textPiece(reason)]),
  ]);

/** The cards on the piles to draw from. */
const drawable = (scene: ArtusScene, seat: Seat, outcomes: readonly Outcome[]): readonly CardId[] =>
  outcomes.flatMap(({ action }) => (action.type === 'draw' ? cardsOnPile(scene, seat, action.pile) : []));

/** What signs on cards mean. */
const keyEntries = (keys: readonly CardKey[]): Entries =>
  keys.map(({ width, word, draw }) => [
    { width: width + 6, draw: (pen, x, y) => pen.at(x + width / 2, y, () => draw(pen)) },
    textPiece(word),
  ]);

/** What the signs of small scoring cards mean. */
const sumLegend = ({ t }: ArtusScene, cards: readonly CardId[]): Entries =>
  [...new Set(cards)]
    .filter((card) => cardRow(card).scoring?.of === 'all')
    .map((card) => [
      textPiece(shortSign(card)),
      space(8),
      textPiece(t('artus-picture-short', { card: cardName(card) })),
    ]);

/** How many Knights the seat has still to place. */
const unplacedLegend = ({ t, view }: ArtusScene, seat: Seat): Entries => [
  [
    figurePiece({ kind: 'knight', seat }),
    textPiece(`× ${view.players[seat]?.unplaced ?? 0}`),
    space(8),
    textPiece(t('artus-picture-strip-unplaced')),
  ],
];

/** What a rival's arms in the rows have beside them. */
const rivalsLegend = (t: Translate, rival: Seat): Entries => [
  [arms(rival), textPiece(t('artus-picture-choice-rivals'))],
];

/** What a choice shows beside the table. */
interface Shown {
  readonly outcomes: readonly Outcome[];
  readonly kind: ChoiceKind;
  /** In hand. */
  readonly cards: readonly HeldCard[];
  /** Whether rows show what the King's way does to the others. */
  readonly rivals: boolean;
}

/** Below the table: what the card does, and what the marks mean. */
export function drawChoiceStrip(pen: Pen, scene: ArtusScene, seat: Seat, shown: Shown): void {
  const { outcomes, kind } = shown;
  const lines = linesFor(scene, outcomes, kind).slice(0, TOLD);
  const isSplit = drawLegends(pen, scene, seat, shown);
  const pitch = LINES[1] - LINES[0];
  const spare = (isSplit ? TOLD : LINES.length) - lines.length;
  const top = LINES[0] + (spare * pitch) / 2;
  pen.writeLines(lines, LEFT, top, pitch, { size: LEAST, colour: pen.theme.ink, maxWidth: WIDTH });
}

/** Draws what the marks mean. @returns whether that takes two lines */
function drawLegends(
  pen: Pen,
  scene: ArtusScene,
  seat: Seat,
  { outcomes, kind, cards, rivals }: Shown,
): boolean {
  const { t, view } = scene;
  if (kind === 'draw') {
    const piles = drawable(scene, seat, outcomes);
    return drawFeet(pen, [...bothLegend(scene, piles), ...keyEntries(cardKeys(t, piles))]);
  }
  const frames =
    kind === 'cards'
      ? [[frame(false), textPiece(t('artus-picture-choice-yours'))]]
      : [
          ...frameLegend(t, outcomes, kind),
          ...(rivals ? rivalsLegend(t, (seat + 1) % view.players.length) : []),
          ...(kind === 'place'
            ? unplacedLegend(scene, seat)
            : sumLegend(
                scene,
                cards.map(({ card }) => card),
              )),
        ];
  return drawFeet(pen, [...frames, ...unmetLegend(scene, cards)], signLegend(scene));
}
