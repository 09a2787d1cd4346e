import { contrast } from './contrast.ts';
import { court } from './court.ts';
import type { Theme, ThemeId } from './theme.ts';

/** By id. A new theme needs one file, and an entry here and in `THEME_IDS`. */
export const themes: Readonly<Record<ThemeId, Theme>> = { court, contrast };

/** Every colour of the theme. */
export function themeColours(theme: Partial<Theme>): string[] {
  const inks = new Set<string>();
  const collect = (value: unknown): void => {
    if (typeof value === 'string' && value.startsWith('#')) inks.add(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  collect(theme);
  return [...inks];
}

/** The colour that's `share` (0 to 1) of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(at, at + 2), 16);
  const mixed = [1, 3, 5].map((at) => {
    const a = channel(from, at);
    return Math.round(a + (channel(to, at) - a) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${mixed.join('')}`;
}
