import { inksOf } from '../themes/inks.ts';
import type { Theme } from '../themes/theme.ts';
import { shade } from './cards/adventureCard.ts';

/** Every colour of the theme that the card game's pictures are drawn in. */
export function questsInks(theme: Theme): string[] {
  const { castle, ...others } = theme;
  return [...new Set([...inksOf(others), castle.skin, shade(theme)])];
}
