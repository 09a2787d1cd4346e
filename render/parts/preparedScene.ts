import type { Say } from '../../src/i18n/fluent/say.ts';
import type { Scene } from '../painter.ts';
import { themes } from '../themes/index.ts';
import type { Theme } from '../themes/theme.ts';
import { drawable, readable } from './names.ts';

/** A scene prepared for drawing: with the theme itself, and names cleaned up. */
export interface PreparedScene<View, Event> {
  readonly view: View;
  readonly events: readonly Event[];
  /** For pictures. */
  readonly names: readonly string[];
  /** For texts. */
  readonly spoken: readonly string[];
  readonly theme: Theme;
  readonly say: Say;
}

/** Adds the theme and cleans up the names. */
export function prepareScene<View extends { readonly players: readonly unknown[] }, Event>({
  view,
  events,
  names,
  theme,
  say,
}: Scene<View, Event>): PreparedScene<View, Event> {
  const named = (make: typeof drawable) =>
    view.players.map((_, seat) => make(names[seat] ?? '', say('pictures-unnamed', { number: seat + 1 })));
  return { view, events, names: named(drawable), spoken: named(readable), theme: themes[theme], say };
}
