import type {
  APIActionRowComponent,
  APIComponentInMessageActionRow,
  APIMessageComponentEmoji,
  Client,
} from 'discord.js';
import { MAX_CONTENT } from './limits.ts';

type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/** Has the application's own emoji once they're uploaded; each is named `<id>_<version>`. */
export type EmojiHolder = Pick<Client, 'application'>;

const SIGN = /^([a-z]+_\w+):(\S+)$/u;
const IN_TEXT = /<e:([a-z]+_\w+):([^>\s]+)>/gu;

const uploaded = (holder: EmojiHolder | null, id: string) =>
  holder?.application?.emojis.cache.find(
    ({ name }) => name !== null && name.slice(0, name.lastIndexOf('_')) === id,
  );

/** A text with its signs as emoji. If the uploaded ones would make it too long, the Unicode ones are used. */
export function textWithEmoji(text: string, holder: EmojiHolder | null): string {
  const drawn = text.replace(IN_TEXT, (_, id: string, unicode: string) => {
    const emoji = uploaded(holder, id);
    return emoji ? `<:${emoji.name}:${emoji.id}>` : unicode;
  });
  return drawn.length <= MAX_CONTENT ? drawn : text.replace(IN_TEXT, '$2');
}

function emojiOf(emoji: APIMessageComponentEmoji, holder: EmojiHolder | null): APIMessageComponentEmoji {
  const [, id, unicode] = SIGN.exec(emoji.name ?? '') ?? [];
  if (id === undefined || unicode === undefined) return emoji;
  const own = uploaded(holder, id);
  return own ? { id: own.id, name: own.name ?? id } : { name: unicode };
}

/** The rows with the signs on their controls as emoji. */
export function rowsWithEmoji(rows: readonly Row[], holder: EmojiHolder | null): Row[] {
  const dressed = <T extends { readonly emoji?: APIMessageComponentEmoji }>(control: T): T =>
    control.emoji ? { ...control, emoji: emojiOf(control.emoji, holder) } : control;
  return rows.map((row) => ({
    ...row,
    components: row.components.map((component) => {
      if ('options' in component) return { ...component, options: component.options.map(dressed) };
      return 'emoji' in component ? dressed(component) : component;
    }),
  }));
}
