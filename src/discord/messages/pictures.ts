import type { Picture, PictureOrder, Subject } from '../../../render/order.ts';
import type { AnyPainter, Scene, ThemeId } from '../../../render/painter.ts';
import { THEME_IDS } from '../../../render/painter.ts';
import type { Painting } from '../../../render/painting.ts';
import { NotDrawn, type Want } from '../../../render/queue.ts';
import type { Renderer } from '../../../render/renderer.ts';
import type { GameEvent, GameView } from '../../games/game.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { TableInfo } from '../../table/types.ts';
import { faultOf, type Log } from '../answers/log.ts';
import type { Attachment, LatePicture } from '../answers/message.ts';
import { plainNames } from '../answers/names.ts';

/** The first theme if there's none of that name. */
export const themeOf = (theme: string): ThemeId => THEME_IDS.find((id) => id === theme) ?? THEME_IDS[0];

export function sceneOf(
  table: TableInfo,
  view: GameView,
  say: Say,
  events: readonly GameEvent[] = [],
): Scene<GameView, GameEvent> {
  return { view, names: plainNames(table), theme: themeOf(table.theme), say, events };
}

/** The picture of the table that shows the view. */
export const orderOf = (
  table: TableInfo,
  subject: Subject,
  view: GameView,
  say: Say,
  events?: readonly GameEvent[],
): PictureOrder => ({ game: table.game, subject, scene: sceneOf(table, view, say, events) });

/** A picture of a table, or how to paint another one. */
type Wanted = PictureOrder | (() => Painting);

const STOPPED = new Error('the bot stops');

/** With a longer queue than this, drawing takes longer than people should wait. */
const FEW = 2;

/** Pictures as attachments. If drawing one fails, the message goes without it. */
export class Pictures {
  readonly #renderer: Renderer;
  readonly #log: Log;
  readonly #underWay = new Set<AbortController>();
  #hasStopped = false;

  constructor(renderer: Renderer, log: Log) {
    this.#renderer = renderer;
    this.#log = log;
  }

  /** Null if drawing failed or was aborted, or the bot stops. */
  async draw(name: string, wanted: Wanted, { urgency, signal }: Want = {}): Promise<Attachment | null> {
    if (this.#hasStopped || signal?.aborted) return null;
    const end = new AbortController();
    const abort = () => end.abort(signal?.reason);
    signal?.addEventListener('abort', abort, { once: true });
    this.#underWay.add(end);
    try {
      const { png, alt } = await this.#picture(wanted, { ...(urgency && { urgency }), signal: end.signal });
      return { name: `${name}.png`, data: png, alt };
    } catch (error) {
      if (!end.signal.aborted) this.#failed(name, error);
      return null;
    } finally {
      signal?.removeEventListener('abort', abort);
      this.#underWay.delete(end);
    }
  }

  /** A picture for a message that doesn't have to wait for it. */
  late(name: string, wanted: Wanted): LatePicture {
    return {
      isSoon: this.#renderer.waiting <= FEW,
      draw: (signal) => this.draw(name, wanted, { urgency: 'private', signal }),
    };
  }

  /** From now on nothing is drawn, and nobody waits for a picture. */
  stop(): void {
    this.#hasStopped = true;
    for (const end of this.#underWay) end.abort(STOPPED);
  }

  async #picture(wanted: Wanted, want: Want): Promise<Picture> {
    if (typeof wanted !== 'function') return this.#renderer.picture(wanted, want);
    const painting = wanted();
    return { png: await this.#renderer.png(painting, want), alt: painting.alt };
  }

  #failed(picture: string, error: unknown): void {
    const data = { fault: faultOf(error), picture };
    if (error instanceof NotDrawn) this.#log.debug(data, 'there was no time for a picture');
    else this.#log.error(data, 'a picture could not be drawn');
  }
}

export type PainterOf = (game: TableInfo['game']) => AnyPainter;
