import type { CanvasRenderingContext2D } from 'canvas';
import { shield } from '../../parts/shield.ts';
import { write, writeLines } from '../../parts/text.ts';
import { wrap } from '../../parts/wrap.ts';
import type { CourtScene } from '../scene.ts';
import type { Place } from './boardLayout.ts';

const TASK = 27;
const PITCH = 34;

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
    write(context, words.courtPicture.task(view.phase), left, y, {
      size: 30,
      colour: theme.chalk,
      maxWidth: width,
    });
    return;
  }
  shield(context, theme, view.toAct, 100, left + 44, y);
  const x = left + 102;
  const room = width - 102;
  const lines = wrap(taskOf(scene), TASK, room, 2, 'normal');
  const top = y - (lines.length * PITCH) / 2;
  write(context, names[view.toAct] ?? '', x, top, {
    size: 32,
    minSize: 26,
    colour: theme.highlight,
    maxWidth: room,
  });
  writeLines(context, lines, x, top + 38, PITCH, {
    size: TASK,
    weight: 'normal',
    colour: theme.chalk,
    maxWidth: room,
  });
}
