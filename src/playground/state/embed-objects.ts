import type { APIEmbed } from 'discord-api-types/v10';
import type { Embed } from '../validate/embeds.ts';
import type { MediaResolver } from './media.ts';

/** Embeds as the API returns them, with attachment URLs resolved. */
export function embedObjects(embeds: readonly Embed[], media: MediaResolver): APIEmbed[] {
  return embeds.map((embed) => {
    const resolved = {
      ...embed,
      type: 'rich',
      image: imageOf(embed.image, media),
      thumbnail: imageOf(embed.thumbnail, media),
      footer: embed.footer && { text: embed.footer.text, ...iconOf(embed.footer, media) },
      author: embed.author && { ...embed.author, ...iconOf(embed.author, media) },
    };
    return withoutEmpty(resolved) as APIEmbed;
  });
}

function imageOf(image: { url: string } | null | undefined, media: MediaResolver) {
  if (!image) return undefined;
  const { id, attachment_id, content_type, ...rest } = {
    attachment_id: '',
    content_type: '',
    ...media.item(image.url),
  };
  return rest;
}

function iconOf({ icon_url }: { icon_url?: string | null | undefined }, media: MediaResolver) {
  return icon_url ? { icon_url: media.item(icon_url).url } : {};
}

function withoutEmpty(value: object): object {
  return Object.fromEntries(
    Object.entries(value).filter(([, field]) => field !== undefined && field !== null),
  );
}
