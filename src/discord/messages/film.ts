import { LRUCache } from 'lru-cache';
import { encodeGif, type Frame } from '../../../render/drawing/film.ts';
import { NotDrawn } from '../../../render/drawing/queue.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import type { Name } from '../../table/characters.ts';
import type { LookBack } from '../../table/look-back.ts';
import { getGuide } from '../../telling/registry.ts';
import type { Attachment } from '../answers/message.ts';
import { momentOrder } from './look-back.ts';
import type { Pictures } from './pictures.ts';

/** A finished game as a moving picture. */
export interface Film {
  readonly file: Attachment;
  /** Whether turns are left out, so that it isn't too large. */
  readonly isShortened: boolean;
}

/** What's to be drawn. */
export interface Script {
  /** Names the game: what was done in a finished one never changes. */
  readonly id: string;
  /** Of everybody who's had a seat; they may get others. */
  readonly names: readonly Name[];
  readonly theme: string;
  readonly t: Translate;
  /** In order, at least one; asked for only if it has to be drawn. */
  readonly moments: () => Promise<readonly LookBack[]>;
}

/** The same, to be drawn. */
type Scenario = Omit<Script, 'moments'> & { readonly moments: readonly LookBack[] };

/** Is told how many of the frames are done. */
type OnFrame = (done: number, frames: number) => void;

/** A film that's being drawn, and who waits for it. */
interface UnderWay {
  readonly film: Promise<Film>;
  readonly waiting: Set<OnFrame>;
}

/** How long a frame is shown in a short game, in ms, and the least in a long one, which should take a minute at most. */
const [LONG, SHORT, IN_ALL] = [1_200, 500, 60_000];
/** How long the last one is. */
const END = 5_000;

/** Films that are shown or shared again soon. */
const KEPT_BYTES = 16 * 1024 * 1024;
const KEPT_FOR = 10 * 60_000;

interface Kept {
  readonly film: Film;
  /** How many bytes it might have had. */
  readonly most: number;
}

/** Whether it's the film that would be drawn for this limit in bytes. */
const fits = ({ film: { file, isShortened }, most: before }: Kept, most: number): boolean =>
  file.data.length <= most && (!isShortened || most <= before);

/** Another film has another name, apart from its words. */
const nameOf = ({ id, names, theme }: Script): string => `${id} ${theme} ${JSON.stringify(names)}`;

/** Draws finished games as moving pictures, one frame a turn. */
export class Films {
  readonly #pictures: Pictures;
  /** By the words that are in it, since there are only a few languages. */
  readonly #kept = new Map<Translate, LRUCache<string, Kept>>();
  readonly #underWay = new Map<Translate, Map<string, UnderWay>>();

  constructor(pictures: Pictures) {
    this.#pictures = pictures;
  }

  /**
   * A film of at most this many bytes, drawn once for all who want it at the time. `drawn` is told how many frames
   * are done. Null if it can't be drawn now.
   * @throws what drawing throws besides
   */
  async of(script: Script, most: number, drawn: OnFrame): Promise<Film | null> {
    const kept = this.#keptIn(script.t);
    const name = nameOf(script);
    if (this.knows(script, most)) return kept.get(name)!.film;
    const underWay = this.#underWayFor(script, most, `${name} ${most}`);
    underWay.waiting.add(drawn);
    try {
      const film = await underWay.film;
      kept.set(name, { film, most });
      return film;
    } catch (error) {
      if (error instanceof NotDrawn) return null;
      throw error;
    } finally {
      underWay.waiting.delete(drawn);
    }
  }

  #underWayFor(script: Script, most: number, name: string): UnderWay {
    const all = this.#underWay.get(script.t) ?? new Map<string, UnderWay>();
    this.#underWay.set(script.t, all);
    const found = all.get(name);
    if (found) return found;
    const waiting = new Set<OnFrame>();
    const tell: OnFrame = (...told) => {
      for (const drawn of waiting) drawn(...told);
    };
    const film = script
      .moments()
      .then((moments) => this.#drawn({ ...script, moments }, most, tell))
      .finally(() => all.delete(name));
    const begun: UnderWay = { film, waiting };
    all.set(name, begun);
    return begun;
  }

  /** Whether it's there already. */
  knows(script: Script, most: number): boolean {
    const known = this.#keptIn(script.t).get(nameOf(script));
    return known !== undefined && fits(known, most);
  }

  #keptIn(t: Translate): LRUCache<string, Kept> {
    const sizeCalculation = ({ film }: Kept) => film.file.data.length;
    const kept = this.#kept.get(t) ?? new LRUCache({ maxSize: KEPT_BYTES, sizeCalculation, ttl: KEPT_FOR });
    this.#kept.set(t, kept);
    return kept;
  }

  async #drawn(script: Scenario, most: number, drawn: OnFrame): Promise<Film> {
    for (let every = 1; ; every *= 2) {
      const moments = script.moments.filter((_, at, { length }) => at % every === 0 || at === length - 1);
      const file = await this.#gif({ ...script, moments }, drawn);
      if (file.data.length <= most) return { file, isShortened: every > 1 };
      if (moments.length <= 2) throw new NotDrawn('it would be too large');
    }
  }

  async #gif({ id, moments, theme, t }: Scenario, drawn: OnFrame): Promise<Attachment> {
    const usual = Math.max(SHORT, Math.min(LONG, IN_ALL / moments.length));
    const frames: Omit<Frame, 'pixels'>[] = [];
    let before: Frame | null = null;
    for (const [at, moment] of moments.entries()) {
      const lasts = at === moments.length - 1 ? END : usual;
      before = await this.#pictures.frame({ picture: momentOrder(moment, theme, t), before, lasts });
      const { pixels: _pixels, ...frame }: Frame = before;
      frames.push(frame);
      drawn(frames.length, moments.length);
    }
    const [{ game }] = moments as readonly [LookBack];
    const alt = t('look-back-film-alt', {
      game: getGuide(game).title(t),
      frames: frames.length,
      end: frames.at(-1)!.alt,
    });
    return { name: `${game}-${id}.gif`, data: encodeGif(frames), alt };
  }
}
