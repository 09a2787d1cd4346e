import type { Theme } from './theme.ts';

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
