import { CHAIR_COUNT } from '../../src/games/artus/data.ts';
import type { ArtusAction, ArtusView, Chair } from '../../src/games/artus/types.ts';
import type { Seat } from '../../src/games/game.ts';
import type { Say } from '../../src/i18n/fluent/say.ts';
import { shield } from '../parts/heraldry.ts';
import { wrap } from '../parts/text.ts';
import type { Pen } from '../pen.ts';
import { angleOf, glow, outside } from './board.ts';
import { type ChoiceKind, type Outcome, onlyCard } from './outcomes.ts';
import { type Piece, text } from './pieces.ts';
import { type ArtusScene, cardRow, drawNumber, knightsOf, LEAST, numberWidth, ranges } from './sheet.ts';
import { drawFoot, LEFT, LINES, signLegend, WIDTH } from './strip.ts';
import { helpWords, scoresWords } from './words.ts';

/** All chairs that the card's moves lead to, as a lesson offers only some of them. */
function reached(action: ArtusAction): Chair[] {
  if (action.type !== 'moveKnight' && action.type !== 'movePrince') return [];
  const { moveKnight, movePrince } = cardRow(action.card);
  const range = action.type === 'moveKnight' ? moveKnight : movePrince;
  if (range === undefined) return [];
  const forwards = Array.from({ length: range.max - range.min + 1 }, (_, i) => range.min + i);
  const steps = range.both ? [...forwards, ...forwards.map((count) => -count)] : forwards;
  return steps.map((count) => (action.from + count + CHAIR_COUNT) % CHAIR_COUNT);
}

/** The chairs that figures leave or score on, and those where they may arrive. */
export function choiceChairs(
  outcomes: readonly Outcome[],
): Record<'sources' | 'landings', ReadonlySet<Chair>> {
  const sources = new Set<Chair>();
  const landings = new Set<Chair>();
  for (const { action, from, to, scored } of outcomes) {
    for (const chair of scored) sources.add(chair);
    if (action.type === 'place') landings.add(action.chair);
    else if (from !== null) sources.add(from);
    if (to !== null && to !== from) landings.add(to);
    for (const chair of reached(action)) landings.add(chair);
  }
  return { sources, landings };
}

/** Lights up the chairs of {@link choiceChairs}. */
export function drawChoiceChairs(pen: Pen, outcomes: readonly Outcome[]): void {
  const { sources, landings } = choiceChairs(outcomes);
  for (const chair of landings) if (!sources.has(chair)) glow(pen, chair, true);
  for (const chair of sources) glow(pen, chair);
}

/** Lights up the chairs of the seat's Knights. */
export function glowKnights(pen: Pen, view: ArtusView, seat: Seat): void {
  for (const { chair } of knightsOf(view, seat)) glow(pen, chair);
}

/** A plate's width outside a chair is at most this, in pixels; the rows have all numbers. */
const WIDEST = 110;

/** All numbers of a chair in one plate, or the first if there are too many. */
function short(numbers: readonly number[]): string {
  const all = ranges(numbers).join(', ');
  return numberWidth(all) > WIDEST ? `${numbers[0]}…` : all;
}

/** Outside each chair the numbers of the choices that are about it: `chairOf` one choice. */
export function drawChairNumbers(
  pen: Pen,
  outcomes: readonly Outcome[],
  chairOf: (outcome: Outcome) => Chair | null,
): void {
  const numbers = new Map<Chair, Set<number>>();
  for (const outcome of outcomes) {
    const chair = chairOf(outcome);
    if (chair !== null) numbers.set(chair, (numbers.get(chair) ?? new Set()).add(outcome.number));
  }
  for (const [chair, all] of numbers) {
    const shown = short([...all].sort((a, b) => a - b));
    const { x, y } = outside(angleOf(chair), numberWidth(shown) / 2);
    drawNumber(pen, shown, x, y);
  }
}

/** A sample of a chair's frame, with the seat's shield on it. */
function frame(dashed: boolean, seat?: Seat): Piece {
  return {
    width: 44,
    draw: (pen, x, y) => {
      const { context } = pen;
      context.save();
      pen.fillRect(x, y - 16, 36, 32, pen.theme.wood.mid);
      context.strokeStyle = pen.theme.highlight;
      context.lineWidth = 4;
      if (dashed) context.setLineDash([8, 5]);
      context.strokeRect(x + 4, y - 12, 28, 24);
      context.restore();
      if (seat !== undefined) shield(pen, seat, 22, x + 18, y + 1);
    },
  };
}

/** What the lit chairs of {@link glowKnights} are, whoever looks at them. */
export const knightsLegend = (say: Say, seat: Seat): readonly Piece[] => [
  frame(false, seat),
  text(say('artus-picture-hand-knights')),
];

const wrapped = (said: string): string[] => wrap(said, LEAST, WIDTH, Number.POSITIVE_INFINITY, 'bold');

/** What's being decided, in lines: with what else is to be known as far as there's room. */
function linesFor({ say }: ArtusScene, outcomes: readonly Outcome[], kind: ChoiceKind): readonly string[] {
  const { action } = outcomes[0] ?? {};
  if (action?.type === 'draw')
    return wrapped(
      [say('artus-picture-choice-drawing.piles'), say('artus-picture-choice-drawing.secret')].join(' '),
    );
  if (action?.type === 'place') return wrapped(say('artus-picture-choice-placing'));
  const card = onlyCard(outcomes);
  // The rows then have the sign of the Knights.
  const turning =
    kind === 'outcomes' && outcomes.some(({ turn }) => turn !== null)
      ? say('artus-picture-choice-turning')
      : null;
  if (card === null)
    return [
      ...wrapped(say('artus-picture-strip-leaves')),
      ...wrapped(turning ?? say('artus-picture-strip-turns')),
    ];
  const help = helpWords(say, card);
  const more = turning ?? scoresWords(say, card);
  const apart = [...wrapped(help), ...wrapped(more)];
  if (apart.length <= LINES.length) return apart;
  const together = wrap(`${help} ${more}`, LEAST, WIDTH, LINES.length, 'bold');
  return together.join(' ') === `${help} ${more}` ? together : wrapped(turning ?? help);
}

/** Below the table: what the card does, and what the marks mean. */
export function drawChoiceStrip(
  pen: Pen,
  scene: ArtusScene,
  outcomes: readonly Outcome[],
  kind: ChoiceKind,
): void {
  const { say } = scene;
  const lines = linesFor(scene, outcomes, kind).slice(0, LINES.length);
  const pitch = LINES[1] - LINES[0];
  pen.writeLines(lines, LEFT, LINES[0], pitch, { size: LEAST, colour: pen.theme.ink, maxWidth: WIDTH });
  if (kind === 'cards') {
    drawFoot(pen, [[frame(false), text(say('artus-picture-choice-yours'))], ...signLegend(scene)]);
    return;
  }
  const sources = outcomes.some(
    ({ from, action, scored }) => scored.length > 0 || (from !== null && action.type !== 'place'),
  );
  const landings = outcomes.some(
    ({ to, from, action }) => to !== null && (to !== from || action.type === 'place'),
  );
  const scoring = !landings;
  drawFoot(pen, [
    ...(sources
      ? [
          [
            frame(false),
            text(
              scoring ? say('artus-picture-choice-source-scores') : say('artus-picture-choice-source-moves'),
            ),
          ],
        ]
      : []),
    ...(landings ? [[frame(true), text(say('artus-picture-choice-landings'))]] : []),
    ...signLegend(scene).slice(0, sources && landings ? 2 : 3),
  ]);
}
