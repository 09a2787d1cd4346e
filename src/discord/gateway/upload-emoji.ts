import { createHash } from 'node:crypto';
import type { ApplicationEmojiManager } from 'discord.js';
import { emojiPng } from '../../../render/emoji.ts';
import type { EmojiArt } from '../../../render/painting.ts';
import { faultOf, type Log } from '../../base/log.ts';

/** Discord's limit per application. */
const MOST = 2_000;

/** Length of a version, in hexadecimal digits. */
const DIGITS = 6;

interface Drawn {
  readonly name: string;
  /** A data URL. */
  readonly image: string;
}

/** Equal names mean equal pictures. */
function drawn(id: string, art: EmojiArt): Drawn {
  const png = emojiPng(art);
  const version = createHash('sha256').update(png).digest('hex').slice(0, DIGITS);
  return { name: `${id}_${version}`, image: `data:image/png;base64,${png.toString('base64')}` };
}

const idOf = (name: string | null): string => name?.replace(/_[0-9a-f]+$/, '') ?? '';

/** Gives the application the drawings that it doesn't have yet, in the background. */
export class EmojiUpload {
  /** Resolves when it's over; never rejects. */
  readonly done: Promise<void>;
  #isStopped = false;

  constructor(emojis: ApplicationEmojiManager, art: ReadonlyMap<string, EmojiArt>, log: Log) {
    this.done = this.#run(emojis, art).then(
      (uploaded) => {
        if (uploaded > 0) log.info({ uploaded }, 'emoji are uploaded');
      },
      (error: unknown) => log.warn({ fault: faultOf(error) }, 'the emoji could not be uploaded'),
    );
  }

  /** Resolves when the one that's being uploaded is. */
  stop(): Promise<void> {
    this.#isStopped = true;
    return this.done;
  }

  /**
   * Older versions stay on Discord, since messages show them, until room is needed; but they're no longer used.
   * @returns how many were uploaded
   */
  async #run(emojis: ApplicationEmojiManager, art: ReadonlyMap<string, EmojiArt>): Promise<number> {
    if (art.size === 0) return 0;
    const known = [...(await emojis.fetch()).values()];
    const wanted = [...art].map(([id, each]) => drawn(id, each));
    const names = new Set(wanted.map(({ name }) => name));
    const outdated = known.filter(({ name }) => !names.has(name ?? '') && art.has(idOf(name)));
    for (const { id } of outdated) emojis.cache.delete(id);
    const missing = wanted.filter(({ name }) => !known.some((each) => each.name === name));
    const tooMany = Math.max(0, known.length + missing.length - MOST);
    for (const { id } of outdated.slice(0, tooMany)) await emojis.delete(id);
    for (const [done, { name, image }] of missing.entries()) {
      if (this.#isStopped) return done;
      await emojis.create({ name, attachment: image });
    }
    return missing.length;
  }
}
