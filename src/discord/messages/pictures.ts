import type { AnyPainter, Scene, ThemeId } from '../../../render/painter.ts';
import { THEME_IDS } from '../../../render/painter.ts';
import type { Painting } from '../../../render/painting.ts';
import type { Renderer } from '../../../render/renderer.ts';
import type { GameEvent, GameView } from '../../games/game.ts';
import type { Words } from '../../i18n/index.ts';
import type { TableInfo } from '../../table/types.ts';
import { faultOf, type Log } from '../answers/log.ts';
import type { Attachment, LatePicture } from '../answers/message.ts';
import { plainNames } from '../answers/names.ts';

/** The first theme if there's none of that name. */
export const themeOf = (theme: string): ThemeId => THEME_IDS.find((id) => id === theme) ?? THEME_IDS[0];

export function sceneOf(
  table: TableInfo,
  view: GameView,
  words: Words,
  events: readonly GameEvent[] = [],
): Scene<GameView, GameEvent> {
  return { view, names: plainNames(table), theme: themeOf(table.theme), words, events };
}

/** With a longer queue than this, drawing takes longer than people should wait. */
const FEW = 2;

/** Pictures as attachments. If drawing one fails, the message goes without it. */
export class Pictures {
  readonly #renderer: Renderer;
  readonly #log: Log;

  constructor(renderer: Renderer, log: Log) {
    this.#renderer = renderer;
    this.#log = log;
  }

  /** Null if drawing failed or was aborted. */
  async draw(name: string, paint: () => Painting, signal?: AbortSignal): Promise<Attachment | null> {
    try {
      const painting = paint();
      return { name: `${name}.png`, data: await this.#renderer.png(painting, signal), alt: painting.alt };
    } catch (error) {
      if (signal?.aborted) return null;
      this.#log.error({ fault: faultOf(error), picture: name }, 'a picture could not be drawn');
      return null;
    }
  }

  /** A picture for a message that doesn't have to wait for it. */
  late(name: string, paint: () => Painting): LatePicture {
    return {
      isSoon: this.#renderer.waiting <= FEW,
      draw: (signal) => this.draw(name, paint, signal),
    };
  }
}

export type PainterOf = (game: TableInfo['game']) => AnyPainter;
