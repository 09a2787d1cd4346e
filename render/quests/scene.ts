import type { QuestsEvent, QuestsView } from '../../src/games/quests/types.ts';
import type { Words } from '../../src/i18n/index.ts';
import type { Scene } from '../painter.ts';
import { drawable, readable } from '../parts/names.ts';
import { themes } from '../themes/index.ts';
import type { Theme } from '../themes/theme.ts';

/** What pictures of the card game are drawn from: the theme itself, and names made ready. */
export interface QuestsScene {
  readonly view: QuestsView;
  readonly events: readonly QuestsEvent[];
  /** As they can be drawn. */
  readonly names: readonly string[];
  /** As they stand in texts. */
  readonly spoken: readonly string[];
  readonly theme: Theme;
  readonly words: Words;
}

export function questsScene({
  view,
  events,
  names,
  theme,
  words,
}: Scene<QuestsView, QuestsEvent>): QuestsScene {
  const otherwise = (seat: number) => words.picture.unnamed(seat);
  return {
    view,
    events,
    names: view.players.map((_, seat) => drawable(names[seat] ?? '', otherwise(seat))),
    spoken: view.players.map((_, seat) => readable(names[seat] ?? '', otherwise(seat))),
    theme: themes[theme],
    words,
  };
}
