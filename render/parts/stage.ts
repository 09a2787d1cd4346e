import type { Words } from '../../src/i18n/index.ts';
import type { Scene } from '../painter.ts';
import { themes } from '../themes/index.ts';
import type { Theme } from '../themes/theme.ts';
import { drawable, readable } from './names.ts';

/** What a picture is drawn from: a scene with the theme itself, and names made ready. */
export interface Stage<View, Event> {
  readonly view: View;
  readonly events: readonly Event[];
  /** As they can be drawn. */
  readonly names: readonly string[];
  /** As they stand in texts. */
  readonly spoken: readonly string[];
  readonly theme: Theme;
  readonly words: Words;
}

export function staged<View extends { readonly players: readonly unknown[] }, Event>({
  view,
  events,
  names,
  theme,
  words,
}: Scene<View, Event>): Stage<View, Event> {
  const called = (make: typeof drawable) =>
    view.players.map((_, seat) => make(names[seat] ?? '', words.picture.unnamed(seat)));
  return { view, events, names: called(drawable), spoken: called(readable), theme: themes[theme], words };
}
