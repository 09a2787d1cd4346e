import type { APIAttachment, APIMessage } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import type { Context } from '../context.ts';
import { icons } from '../icons.ts';
import { words } from '../words.ts';
import { picture } from './picture.ts';

const imageName = /\.(?:png|jpe?g|gif|webp|svg)$/i;

/** Resolves `attachment://name`; other URLs stay as they are. */
export function mediaUrl(url: string, message: APIMessage): string {
  const name = /^attachment:\/\/(.+)$/.exec(url)?.[1];
  if (name === undefined) return url;
  return message.attachments.find((attachment) => attachment.filename === name)?.url ?? '';
}

export function attachmentOf(url: string, message: APIMessage): APIAttachment | undefined {
  const loaded = mediaUrl(url, message);
  return message.attachments.find((attachment) => attachment.url === loaded);
}

function isImage(attachment: APIAttachment): boolean {
  return attachment.content_type?.startsWith('image/') ?? imageName.test(attachment.filename);
}

function shownElsewhere(message: APIMessage): ReadonlySet<string> {
  const urls = message.embeds.flatMap((embed) => [
    embed.image?.url,
    embed.thumbnail?.url,
    embed.author?.icon_url,
    embed.footer?.icon_url,
  ]);
  return new Set(urls.flatMap((url) => (url === undefined ? [] : [mediaUrl(url, message)])));
}

/** The attachments below a message's text, without those that an embed shows. */
export function attachments(message: APIMessage, context: Context): TemplateResult | typeof nothing {
  const elsewhere = shownElsewhere(message);
  const own = message.attachments.filter((attachment) => !elsewhere.has(attachment.url));
  if (own.length === 0) return nothing;
  const images = own.filter(isImage);
  return html`<div class="attachments" slot="attachments">
    ${images.map((attachment) =>
      picture(
        {
          url: attachment.url,
          alt: attachment.description ?? '',
          width: attachment.width ?? undefined,
          height: attachment.height ?? undefined,
        },
        context,
        images.length > 1 ? 'tile' : '',
      ),
    )}
    ${own.filter((attachment) => !isImage(attachment)).map(file)}
  </div>`;
}

export function file(attachment: APIAttachment): TemplateResult {
  return html`<a class="file" href=${attachment.url} download=${attachment.filename}
    >${icons.file}<span>${words.messages.download(attachment.filename, sizeOf(attachment.size))}</span></a
  >`;
}

function sizeOf(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
