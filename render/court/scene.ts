import type { CourtEvent, CourtView } from '../../src/games/court/types.ts';
import type { Words } from '../../src/i18n/index.ts';
import type { Scene } from '../painter.ts';
import { drawable, readable } from '../parts/names.ts';
import { themes } from '../themes/index.ts';
import type { Theme } from '../themes/theme.ts';

/** What the pictures of King Arthur's Court are drawn from: the theme itself, and names made ready. */
export interface CourtScene {
  readonly view: CourtView;
  readonly events: readonly CourtEvent[];
  /** As they can be drawn. */
  readonly names: readonly string[];
  /** As they stand in texts. */
  readonly spoken: readonly string[];
  readonly theme: Theme;
  readonly words: Words;
}

export function courtScene({ view, events, names, theme, words }: Scene<CourtView, CourtEvent>): CourtScene {
  return {
    view,
    events,
    names: view.players.map((_, seat) => drawable(names[seat] ?? '', words.picture.unnamed(seat))),
    spoken: view.players.map((_, seat) => readable(names[seat] ?? '', words.picture.unnamed(seat))),
    theme: themes[theme],
    words,
  };
}
