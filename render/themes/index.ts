import { contrast } from './contrast.ts';
import { court } from './court.ts';
import type { Theme, ThemeId } from './theme.ts';

/** By id. A new theme needs one file, and an entry here and in `THEME_IDS`. */
export const themes: Readonly<Record<ThemeId, Theme>> = { court, contrast };

/** Every colour of the theme. */
export function inksOf(theme: Partial<Theme>): string[] {
  const inks = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && value.startsWith('#')) inks.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect(theme);
  return [...inks];
}
