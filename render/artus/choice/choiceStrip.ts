import type { CanvasRenderingContext2D } from 'canvas';
import { writeLines } from '../../parts/text.ts';
import { wrap } from '../../parts/wrap.ts';
import type { Theme } from '../../themes/theme.ts';
import type { ArtusScene } from '../scene.ts';
import { LEAST } from '../sheet.ts';
import type { Piece } from '../strip/flow.ts';
import { text } from '../strip/pieces.ts';
import { drawFoot, LEFT, LINES, signLegend, WIDTH } from '../strip/strip.ts';
import { cardOf, type Outcome } from './outcome.ts';

/** A sample of a chair's frame. */
function frame(theme: Theme, dashed: boolean): Piece {
  return {
    width: 44,
    draw: (context, x, y) => {
      context.save();
      context.fillStyle = theme.wood.mid;
      context.fillRect(x, y - 16, 36, 32);
      context.strokeStyle = theme.highlight;
      context.lineWidth = 4;
      if (dashed) context.setLineDash([8, 5]);
      context.strokeRect(x + 4, y - 12, 28, 24);
      context.restore();
    },
  };
}

const wrapped = (said: string): string[] => wrap(said, LEAST, WIDTH, Number.POSITIVE_INFINITY, 'bold');

/** What's being decided, in lines: with what else is to be known as far as there's room. */
function linesFor({ words }: ArtusScene, outcomes: readonly Outcome[]): readonly string[] {
  const { choice, piece } = words.artusPicture;
  const { action } = outcomes[0] ?? {};
  if (action?.type === 'draw') return wrapped(choice.drawing.join(' '));
  if (action?.type === 'place') return wrapped(choice.placing.join(' '));
  const cards = new Set(outcomes.map((outcome) => cardOf(outcome.action)));
  const [card] = cards;
  const help = cards.size === 1 && card ? words.artus.cardHelp(card) : choice.plays;
  if (outcomes.some(({ turn }) => turn !== null)) {
    const apart = [...wrapped(help), ...wrapped(choice.turning)];
    if (apart.length <= LINES.length) return apart;
    const both = `${help} ${choice.turning}`;
    const together = wrap(both, LEAST, WIDTH, LINES.length, 'bold');
    return together.join(' ') === both ? together : wrapped(help);
  }
  const more = cards.size === 1 && card ? wrapped(`${help} ${piece.scores(card)}`) : [];
  return more.length > 0 && more.length <= LINES.length ? more : wrapped(help);
}

/** Below the table: what the card does, and what the marks mean. */
export function drawChoiceStrip(
  context: CanvasRenderingContext2D,
  scene: ArtusScene,
  outcomes: readonly Outcome[],
): void {
  const { theme, words } = scene;
  const { choice } = words.artusPicture;
  const lines = linesFor(scene, outcomes).slice(0, LINES.length);
  const pitch = LINES[1] - LINES[0];
  writeLines(context, lines, LEFT, LINES[0], pitch, { size: LEAST, colour: theme.ink, maxWidth: WIDTH });
  const sources = outcomes.some(
    ({ from, action }) => (from !== null || action.type === 'score') && action.type !== 'place',
  );
  const landings = outcomes.some(
    ({ to, from, action }) => to !== null && (to !== from || action.type === 'place'),
  );
  const scoring = !landings;
  drawFoot(context, scene, [
    ...(sources
      ? [[frame(theme, false), text(theme, scoring ? choice.source.scores : choice.source.moves)]]
      : []),
    ...(landings ? [[frame(theme, true), text(theme, choice.landings)]] : []),
    ...signLegend(scene).slice(0, sources && landings ? 3 : 4),
  ]);
}
