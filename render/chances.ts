import type { Translate } from '../src/i18n/fluent/translate.ts';
import { cleaned, readable } from '../src/telling/scene.ts';
import { joinAlt, joinText, shortened } from '../src/telling/text.ts';
import { inThemes, type Painting } from './painting.ts';
import { drawChart } from './parts/chart.ts';
import { shield } from './parts/heraldry.ts';
import { hall, parchment } from './parts/surfaces.ts';
import { drawable } from './scene.ts';
import { themes } from './themes/index.ts';
import type { ThemeId } from './themes/theme.ts';

/** How the winning chances went, and how they turned. */
export interface ChancesScene {
  /** Display names by seat, unescaped. */
  readonly names: readonly string[];
  readonly theme: ThemeId;
  readonly t: Translate;
  /** By seat, in percent, after each step. */
  readonly rows: readonly (readonly number[])[];
  /** Rows of turning points, from 0. */
  readonly moments: readonly number[];
}

const SIZE = { width: 1200, height: 800 } as const;
const SHEET = { x: 20, y: 20, width: 1160, height: 760 } as const;
const LEGEND = { x: 60, y: 124, shield: 46 } as const;
const CHART = { x: 50, y: 166, width: 1100, height: 596 } as const;

const backdrop = inThemes(SIZE, (pen) => {
  hall(pen, SIZE);
  parchment(pen, SHEET);
});

/** The curve of each seat's winning chance. */
export function chancesPainting({ names, theme, t, rows, moments }: ChancesScene): Painting {
  const spoken = cleaned(names, readable, t).map((name) => shortened(name, 24));
  const at = (row: number) =>
    spoken.map((name, seat) =>
      t('analysis-picture-chance', { name, chance: Math.round(rows[row]?.[seat] ?? 0) }),
    );
  const line = (row: number) => t('analysis-picture-step', { step: row + 1, chances: at(row) });
  const told = [...new Set([...moments, rows.length - 1])].map(line);
  return {
    ...backdrop(themes[theme]),
    draw: (pen) => {
      const { ink } = pen.theme;
      pen.write(t('analysis-picture-title'), SIZE.width / 2, 66, { size: 40, colour: ink, align: 'centre' });
      const width = (SHEET.width - 60) / names.length;
      for (const [seat, name] of cleaned(names, drawable, t).entries()) {
        const x = LEGEND.x + seat * width;
        shield(pen, seat, LEGEND.shield, x + LEGEND.shield / 2, LEGEND.y);
        pen.write(name, x + LEGEND.shield + 14, LEGEND.y, {
          size: 32,
          minSize: 26,
          colour: ink,
          maxWidth: width - LEGEND.shield - 30,
        });
      }
      drawChart(pen, rows, CHART, {
        fromZero: false,
        moments: moments.map((row) => ({ row, kind: 'turning' })),
        score: (value) => t('analysis-picture-percent', { value: Math.round(value) }),
      });
    },
    alt: joinAlt([t('analysis-picture-text'), ...told]),
    text: joinText([t('analysis-picture-text'), ...told]),
  };
}
