import { createHash } from 'node:crypto';
import type { ApplicationEmoji, ApplicationEmojiManager } from 'discord.js';
import { emojiPng } from '../../../render/emoji.ts';
import type { EmojiArt } from '../../../render/painting.ts';
import { type Log, redactedError } from '../../base/log.ts';
import type { Peers } from './shards.ts';

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

/** Does it, unless it's been done elsewhere; as `Peers.once`. */
export type Once = Peers['once'];

export const always: Once = async (_chore, _fingerprint, work) => {
  await work();
  return true;
};

/** Gives the application the drawings that it doesn't have yet, in the background. */
export class EmojiUpload {
  /** Resolves when it's over; never rejects. */
  readonly done: Promise<void>;
  #isStopped = false;

  constructor(emojis: ApplicationEmojiManager, art: ReadonlyMap<string, EmojiArt>, log: Log, once = always) {
    this.done = this.#run(emojis, art, once).then(
      (uploaded) => {
        if (uploaded > 0) log.info({ uploaded }, 'emoji are uploaded');
      },
      (error: unknown) => log.warn({ fault: redactedError(error) }, 'the emoji could not be uploaded'),
    );
  }

  /** Resolves when the one that's being uploaded is. */
  stop(): Promise<void> {
    this.#isStopped = true;
    return this.done;
  }

  /** @returns how many were uploaded here */
  async #run(
    emojis: ApplicationEmojiManager,
    art: ReadonlyMap<string, EmojiArt>,
    once: Once,
  ): Promise<number> {
    if (art.size === 0) return 0;
    const wanted = [...art].map(([id, each]) => drawn(id, each));
    const names = new Set(wanted.map(({ name }) => name));
    const isOutdated = (name: string | null) => !names.has(name ?? '') && art.has(idOf(name));
    let uploaded = 0;
    const isDoneHere = await once('emoji', [...names].sort().join(' '), async () => {
      uploaded = await this.#upload(emojis, wanted, isOutdated);
    });
    if (!isDoneHere) await knownOf(emojis, isOutdated);
    return uploaded;
  }

  /**
   * Older versions stay on Discord, since messages show them, until room is needed; but they're no longer used.
   * @returns how many were uploaded
   */
  async #upload(
    emojis: ApplicationEmojiManager,
    wanted: readonly Drawn[],
    isOutdated: IsOutdated,
  ): Promise<number> {
    const known = await knownOf(emojis, isOutdated);
    const missing = wanted.filter(({ name }) => !known.some((each) => each.name === name));
    const tooMany = Math.max(0, known.length + missing.length - MOST);
    const outdated = known.filter(({ name }) => isOutdated(name));
    for (const { id } of outdated.slice(0, tooMany)) await emojis.delete(id);
    for (const [done, { name, image }] of missing.entries()) {
      if (this.#isStopped) return done;
      await emojis.create({ name, attachment: image });
    }
    return missing.length;
  }
}

type IsOutdated = (name: string | null) => boolean;

/** All that the application has. Those that aren't outdated are used from now on. */
async function knownOf(emojis: ApplicationEmojiManager, isOutdated: IsOutdated): Promise<ApplicationEmoji[]> {
  const known = [...(await emojis.fetch()).values()];
  for (const { id, name } of known) if (isOutdated(name)) emojis.cache.delete(id);
  return known;
}
