import type { ThemeId } from '../painter.ts';
import { contrast } from './contrast.ts';
import { court } from './court.ts';
import type { Theme } from './theme.ts';

/** By id. A new theme needs one file, and an entry here and in `THEME_IDS`. */
export const themes: Readonly<Record<ThemeId, Theme>> = { court, contrast };
