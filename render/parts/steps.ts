import type { Translate } from '../../src/i18n/fluent/translate.ts';
import type { Style } from '../painter.ts';
import { inThemes, type Painting, type SizedBackdrop } from '../painting.ts';
import type { Pen } from '../pen.ts';
import { themes } from '../themes/index.ts';
import type { Theme } from '../themes/theme.ts';
import { parchment } from './surfaces.ts';
import { textWidth, wrap, wrappedIn } from './text.ts';

/** Draws one step of a rule around (x, y), within 320 pixels in height and 1100 divided by the number of steps in width. */
export type Step = (pen: Pen, x: number, y: number) => void;

/** The step, enlarged by a factor; its middle is at `right`, in pixels before enlarging. */
export const scaled =
  (scale: number, step: Step, right = 0): Step =>
  (pen, x, y) =>
    pen.atScale(scale, x, y, () => {
      pen.scaleStamps();
      step(pen, -right, 0);
    });

const SIZE = { width: 1200, height: 540 } as const;

const SHEET = { x: 14, y: 14, width: 1172, height: 512 } as const;

const STEP_Y = 168;

/** For the captions below the drawings: the largest of these font sizes in which every sentence fits into this many lines. */
const CAPTION = {
  top: 342,
  height: 168,
  tries: [
    { size: 44, lines: 3 },
    { size: 40, lines: 3 },
    { size: 36, lines: 3 },
    { size: 34, lines: 4 },
    { size: 32, lines: 4 },
    { size: 30, lines: 4 },
    { size: 28, lines: 4 },
  ],
  pitch: 1.24,
} as const;

/** The sentences in lines, in the largest size that fits the room without narrower letters. */
function captionsOf(sentences: readonly string[], room: number) {
  const { size, all } = wrappedIn(sentences, room, CAPTION.tries);
  return { size, all: all.map((lines) => balanced(lines, size, room)) };
}

/** The same text in as many lines, as equally long as they can be: the last one is no single short word. */
function balanced(lines: readonly string[], size: number, room: number): readonly string[] {
  const text = lines.join(' ');
  let best = lines;
  for (let width = room - 8; width > room / 2; width -= 8) {
    const tried = wrap(text, size, width, lines.length);
    const fits = tried.join(' ') === text && tried.every((line) => textWidth(line, size, 'normal') <= width);
    if (!fits) break;
    best = tried;
  }
  return best;
}

/** What the steps of a game's rules are drawn on: a sheet with a border. */
const stepsBackdrop = (
  border: (theme: Theme) => string,
  inks: ((theme: Theme) => readonly string[]) | undefined,
  rows: number,
): ((theme: Theme) => SizedBackdrop) => {
  const below = (rows - 1) * SHEET.height;
  const size = { ...SIZE, height: SIZE.height + below };
  return inThemes(
    size,
    (pen) => {
      pen.fillRect(0, 0, size.width, size.height, border(pen.theme));
      parchment(pen, { ...SHEET, height: SHEET.height + below });
    },
    inks,
  );
};

/** A rule drawn in steps from left to right, in as many rows as the backdrop has. @param captions a sentence for each step, one a line */
function stepsPainting(backdrop: SizedBackdrop, steps: readonly Step[], captions: string): Painting {
  const sentences = captions.split('\n');
  const rows = 1 + (backdrop.height - SIZE.height) / SHEET.height;
  const columns = Math.ceil(steps.length / rows);
  const width = (SHEET.width - 40) / columns;
  const room = width - 36;
  return {
    ...backdrop,
    draw: (pen) => {
      const { size, all } = captionsOf(sentences, room);
      const pitch = Math.round(size * CAPTION.pitch);
      const most = Math.max(...all.map(({ length }) => length));
      const caption = CAPTION.top + (CAPTION.height - most * pitch) / 2 + pitch / 2;
      steps.forEach((step, i) => {
        const column = i % columns;
        const x = SHEET.x + 20 + width * (column + 0.5);
        const down = SHEET.height * Math.floor(i / columns);
        const line = pen.theme.parchment.dark;
        if (column > 0) pen.fillRect(x - width / 2 - 1, SHEET.y + down + 30, 2, SHEET.height - 60, line);
        else if (down > 0) pen.fillRect(SHEET.x + 20, SHEET.y + down - 1, SHEET.width - 40, 2, line);
        step(pen, x, SHEET.y + down + STEP_Y);
        pen.writeLines(all[i] ?? [], x, caption + down, pitch, {
          size,
          weight: 'normal',
          colour: pen.theme.ink,
          align: 'centre',
          maxWidth: room,
        });
      });
    },
    alt: sentences.join(' '),
    text: captions,
  };
}

/** Chapters whose rule is drawn, each in its steps. */
type Chapters<Id extends string> = Readonly<Record<Id, (t: Translate) => readonly Step[]>>;

/**
 * Paints what a chapter says, drawn in steps with a sentence each, by an ID such as `rules-goal`; null if it's not one
 * of the chapters. More than three steps have two rows, but for the chapters that are `inOneRow`.
 */
export function rulePainter<Id extends string>(
  chapters: Chapters<Id>,
  captionsOf: (t: Translate, chapter: Id) => string,
  border: (theme: Theme) => string,
  inks?: (theme: Theme) => readonly string[],
  inOneRow: readonly Id[] = [],
) {
  const [inOne, inTwo] = [stepsBackdrop(border, inks, 1), stepsBackdrop(border, inks, 2)];
  return (id: string, { theme, t }: Style): Painting | null => {
    const chapter = Object.keys(chapters).find((each): each is Id => id === `rules-${each}`);
    if (chapter === undefined) return null;
    const steps = chapters[chapter](t);
    const backdrop = steps.length > 3 && !inOneRow.includes(chapter) ? inTwo : inOne;
    return stepsPainting(backdrop(themes[theme]), steps, captionsOf(t, chapter));
  };
}
