import type { EmojiArt } from '../../../render/emoji/emojiArt.ts';
import { sign } from '../answers/emoji.ts';

/** The sign of one of a painter's emoji. @throws Error if there's none of that ID */
export function signOf(emoji: ReadonlyMap<string, EmojiArt>, id: string): string {
  const art = emoji.get(id);
  if (!art) throw new Error(`no emoji ${id}`);
  return sign(id, art.unicode);
}
