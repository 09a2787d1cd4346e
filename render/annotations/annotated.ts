import type { Setting, ThemeId } from '../painter.ts';
import type { Painting } from '../painting.ts';
import type { Rect } from '../parts/rect.ts';
import { scaleStamps } from '../parts/stamp.ts';
import { ALT_LIMIT, limited, TEXT_LIMIT } from '../parts/text.ts';
import { themes } from '../themes/index.ts';
import { drawLegend, drawSheet, layOutLegend } from './legend.ts';
import { disc, frame, placeOf } from './marks.ts';

/** Size of a picture with a legend, which has more to show than others but may not weigh more. */
const SCALE = 0.8;

/** A place in a picture, and what's said about it. */
export interface Note {
  readonly spot: Rect;
  readonly text: string;
}

/** The painting with frames around the places. */
export function marked(painting: Painting, spots: readonly Rect[], themeId: ThemeId): Painting {
  return {
    ...painting,
    draw: (context) => {
      painting.draw(context);
      for (const spot of spots) frame(context, themes[themeId], spot);
    },
  };
}

/** The painting with numbered frames, and what the numbers mean in a legend below it. */
export function annotated(
  painting: Painting,
  notes: readonly Note[],
  { theme: themeId, say }: Setting,
): Painting {
  const theme = themes[themeId];
  const { width, height, backdrop } = painting;
  const legend = layOutLegend(
    notes.map(({ text }) => text),
    width,
  );
  const said = notes.map(({ text }, i) => say('language-colon', { head: String(i + 1), text }));
  return {
    width: Math.round(width * SCALE),
    height: Math.round((height + legend.height) * SCALE),
    backdrop: {
      ...backdrop,
      key: `${backdrop.key} with a legend`,
      draw: (context) => {
        scaleStamps(context);
        context.scale(SCALE, SCALE);
        context.save();
        context.beginPath();
        context.rect(0, 0, width, height);
        context.clip();
        backdrop.draw(context);
        context.restore();
        drawSheet(context, theme, { x: 0, y: height, width, height: legend.height });
      },
    },
    draw: (context) => {
      scaleStamps(context);
      context.scale(SCALE, SCALE);
      painting.draw(context);
      for (const { spot } of notes) frame(context, theme, spot);
      notes.forEach(({ spot }, i) => {
        disc(context, theme, i + 1, ...placeOf(spot));
      });
      drawLegend(context, theme, legend, height);
    },
    alt: limited([...said, painting.alt], ' ', ALT_LIMIT),
    text: limited([...said, '', painting.text], '\n', TEXT_LIMIT),
  };
}
