import type { Frame, FrameOrder } from '../../../render/drawing/film.ts';
import type { PictureOrder, Subject } from '../../../render/drawing/order.ts';
import { NotDrawn, type Want } from '../../../render/drawing/queue.ts';
import type { Renderer } from '../../../render/drawing/renderer.ts';
import type { Scene } from '../../../render/painter.ts';
import { THEME_IDS, type ThemeId } from '../../../render/themes/theme.ts';
import { type Log, redactedError } from '../../base/log.ts';
import type { GameEvent, GameView } from '../../games/game.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import type { TableInfo } from '../../table/views.ts';
import type { HighlightShown } from '../../telling/scene.ts';
import type { Attachment, LatePicture } from '../answers/message.ts';
import { plainNames } from '../answers/names.ts';

/** The first theme if there's none of that name. */
export const parseTheme = (theme: string): ThemeId => THEME_IDS.find((id) => id === theme) ?? THEME_IDS[0];

export function createScene(
  table: TableInfo,
  view: GameView,
  t: Translate,
  { events = [], highlight }: Happened = {},
): Scene<GameView, GameEvent> {
  const scene = { view, names: plainNames(table, t), theme: parseTheme(table.theme), t, events };
  return highlight ? { ...scene, highlight } : scene;
}

/** What a picture shows besides how things stand. */
interface Happened {
  readonly events?: readonly GameEvent[];
  readonly highlight?: HighlightShown<GameEvent> | undefined;
}

/** The picture of the table that shows the view. */
export const orderPicture = (
  table: TableInfo,
  subject: Subject,
  view: GameView,
  t: Translate,
  happened?: Happened,
): PictureOrder => ({ game: table.game, subject, scene: createScene(table, view, t, happened) });

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
  async draw(name: string, order: PictureOrder, { urgency, signal }: Want = {}): Promise<Attachment | null> {
    if (this.#hasStopped || signal?.aborted) return null;
    const end = new AbortController();
    const abort = () => end.abort(signal?.reason);
    signal?.addEventListener('abort', abort, { once: true });
    this.#underWay.add(end);
    try {
      const { png, alt } = await this.#renderer.picture(order, {
        ...(urgency && { urgency }),
        signal: end.signal,
      });
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
  late(name: string, order: PictureOrder): LatePicture {
    return {
      isSoon: this.#renderer.waiting <= FEW,
      pending: order.scene.t('discord-picture-pending'),
      draw: (signal) => this.draw(name, order, { urgency: 'private', signal }),
    };
  }

  /** The next frame of a moving picture. @throws NotDrawn if it can't be drawn now, or the bot stops */
  async frame(order: FrameOrder): Promise<Frame> {
    if (this.#hasStopped) throw new NotDrawn('the bot stops');
    const end = new AbortController();
    this.#underWay.add(end);
    try {
      return await this.#renderer.frame(order, end.signal);
    } catch (error) {
      if (end.signal.aborted) throw new NotDrawn('the bot stops');
      if (!(error instanceof NotDrawn)) this.#failed('a frame', error);
      throw new NotDrawn('drawing failed', error);
    } finally {
      this.#underWay.delete(end);
    }
  }

  /** From now on nothing is drawn, and nobody waits for a picture. */
  stop(): void {
    this.#hasStopped = true;
    for (const end of this.#underWay) end.abort(STOPPED);
  }

  #failed(picture: string, error: unknown): void {
    const data = { fault: redactedError(error), picture };
    if (error instanceof NotDrawn) this.#log.debug(data, 'there was no time for a picture');
    else this.#log.error(data, 'a picture could not be drawn');
  }
}
