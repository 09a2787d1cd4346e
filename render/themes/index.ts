import type { ThemeId } from '../painter.ts';
import { contrast } from './contrast.ts';
import { court } from './court.ts';
import type { Theme } from './theme.ts';

/** By id; a new theme is one file and one entry here and in `THEME_IDS`. */
export const themes: Readonly<Record<ThemeId, Theme>> = { court, contrast };
