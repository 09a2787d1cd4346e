import { cleaned, filtered, readable, type TextScene } from '../src/telling/scene.ts';
import { hasGlyph } from './fonts.ts';
import type { Scene } from './painter.ts';
import { themes } from './themes/index.ts';
import type { Theme } from './themes/theme.ts';

/** A name for pictures: only characters that a bundled font has a glyph for; `otherwise` if nothing remains. */
export function drawable(name: string, otherwise: string): string {
  const drawn = filtered(name, (character) => hasGlyph(character.codePointAt(0) as number));
  return /[\p{L}\p{N}\p{So}\p{P}\p{Sc}\p{Sm}]/u.test(drawn) ? drawn : otherwise;
}

/** A scene prepared for drawing: with the theme itself, and names cleaned up. */
export interface PreparedScene<View, Event> extends TextScene<View, Event> {
  readonly theme: Theme;
  readonly isMarked: boolean;
}

/** Adds the theme and cleans up the names. */
export function prepareScene<View extends { readonly players: readonly unknown[] }, Event>({
  view,
  events,
  names,
  theme,
  t,
  highlight,
  isMarked = false,
  isRiddle = false,
}: Scene<View, Event>): PreparedScene<View, Event> {
  const seated = view.players.map((_, seat) => names[seat] ?? '');
  return {
    ...{ view, events, t, theme: themes[theme], isMarked, isRiddle },
    ...{ names: cleaned(seated, drawable, t), spoken: cleaned(seated, readable, t) },
    ...(highlight && { highlight }),
  };
}
