import type { CanvasRenderingContext2D } from 'canvas';
import { shield } from '../../parts/shield.ts';
import { write, writeLines } from '../../parts/text.ts';
import { wrap } from '../../parts/wrap.ts';
import type { CourtScene } from '../scene.ts';
import type { Place } from './boardLayout.ts';

function taskOf({ view, words }: CourtScene): string {
  const opens = view.phase === 'bid' && view.auction?.bidder === null;
  return opens ? words.courtPicture.openingBid : words.courtPicture.task(view.phase);
}

/** Who decides, and what about. */
export function drawDecision(
  context: CanvasRenderingContext2D,
  scene: CourtScene,
  { x: left, y, width }: Place,
): void {
  const { view, theme, names, words } = scene;
  if (view.toAct === null) {
    write(context, words.courtPicture.task(view.phase), left, y, { size: 30, colour: theme.chalk });
    return;
  }
  shield(context, theme, view.toAct, 104, left + 46, y);
  const x = left + 106;
  const room = width - 106;
  const lines = wrap(taskOf(scene), 25, room, 2, 'normal');
  const top = y - (lines.length * 32) / 2;
  write(context, names[view.toAct] ?? '', x, top, {
    size: 30,
    minSize: 22,
    colour: theme.chalk,
    maxWidth: room,
  });
  writeLines(context, lines, x, top + 38, 32, {
    size: 25,
    weight: 'normal',
    colour: theme.chalk,
    maxWidth: room,
  });
}
