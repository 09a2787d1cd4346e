import { inThemes, type Painting, type SizedBackdrop } from '../painting.ts';
import type { Pen } from '../pen.ts';
import type { Theme } from '../themes/theme.ts';
import { parchment } from './surfaces.ts';
import { wrap } from './text.ts';

/** Draws one step of a rule around (x, y), within 320 pixels in height and 1100 divided by the number of steps in width. */
export type Step = (pen: Pen, x: number, y: number) => void;

const SIZE = { width: 1200, height: 500 } as const;

const SHEET = { x: 14, y: 14, width: 1172, height: 472 } as const;

const STEP_Y = 168;

const CAPTION = { y: 362, size: 28, pitch: 38, lines: 3 } as const;

/** What the steps of a game's rules are drawn on: a sheet with a border. */
export const stepsBackdrop = (
  name: string,
  border: (theme: Theme) => string,
  inks?: (theme: Theme) => readonly string[],
): ((theme: Theme) => SizedBackdrop) =>
  inThemes(
    name,
    SIZE,
    (pen) => {
      pen.fillRect(0, 0, SIZE.width, SIZE.height, border(pen.theme));
      parchment(pen, SHEET);
    },
    inks,
  );

/** A rule drawn in steps from left to right. @param captions a sentence for each step, one a line */
export function stepsPainting(backdrop: SizedBackdrop, steps: readonly Step[], captions: string): Painting {
  const sentences = captions.split('\n');
  const width = (SHEET.width - 40) / steps.length;
  const room = width - 44;
  return {
    ...backdrop,
    draw: (pen) =>
      steps.forEach((step, i) => {
        const x = SHEET.x + 20 + width * (i + 0.5);
        if (i > 0)
          pen.fillRect(x - width / 2 - 1, SHEET.y + 30, 2, SHEET.height - 60, pen.theme.parchment.dark);
        step(pen, x, SHEET.y + STEP_Y);
        const lines = wrap(sentences[i] ?? '', CAPTION.size, room, CAPTION.lines);
        lines.forEach((text, at) => {
          pen.write(text, x, CAPTION.y + at * CAPTION.pitch, {
            size: CAPTION.size,
            minSize: 26,
            weight: 'normal',
            colour: pen.theme.ink,
            align: 'centre',
            maxWidth: room,
          });
        });
      }),
    alt: sentences.join(' '),
    text: captions,
  };
}
