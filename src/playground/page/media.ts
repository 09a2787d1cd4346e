import '@skyra/discord-components-core/discord-embed.js';
import '@skyra/discord-components-core/discord-embed-description.js';
import '@skyra/discord-components-core/discord-embed-footer.js';
import {
  type APIAttachment,
  type APIEmbed,
  type APIEmbedField,
  type APIMediaGalleryComponent,
  type APIMessage,
  type APISeparatorComponent,
  type APIThumbnailComponent,
  SeparatorSpacingSize,
} from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import type { Context } from './context.ts';
import { icons } from './icons.ts';
import { linkOf, messageTime, renderText } from './text.ts';
import { say } from './words.ts';

interface Shown {
  readonly url: string;
  readonly alt: string;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

/** A picture that opens at full size when clicked. Its known size reserves space while it loads. */
function picture({ url, alt, width, height }: Shown, context: Context, kind = ''): TemplateResult {
  return html`<button
    type="button"
    class="picture ${kind}"
    title=${alt}
    aria-label=${alt === '' ? say('playground-picture-open') : say('playground-picture-open-alt', { alt })}
    @click=${() => context.openPicture({ url, alt })}
  >
    <img src=${url} alt=${alt} width=${ifDefined(width)} height=${ifDefined(height)} decoding="async">
  </button>`;
}

const imageName = /\.(?:png|jpe?g|gif|webp|svg)$/i;

/** Resolves `attachment://name`; other URLs stay as they are. */
function mediaUrl(url: string, message: APIMessage): string {
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
    >${icons.file}<span>${say('playground-messages-download', { name: attachment.filename, size: sizeOf(attachment.size) })}</span></a
  >`;
}

function sizeOf(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

export function gallery(
  component: APIMediaGalleryComponent,
  message: APIMessage,
  context: Context,
): TemplateResult {
  const { items } = component;
  return html`<div class="gallery ${items.length === 1 ? 'single' : ''}">
    ${items.map((item) => {
      const attachment = attachmentOf(item.media.url, message);
      const shown = {
        url: mediaUrl(item.media.url, message),
        alt: item.description ?? attachment?.description ?? '',
        width: item.media.width ?? attachment?.width ?? undefined,
        height: item.media.height ?? attachment?.height ?? undefined,
      };
      return picture(shown, context, items.length > 1 ? 'tile' : '');
    })}
  </div>`;
}

export function separator(component: APISeparatorComponent): TemplateResult {
  const wide = component.spacing === SeparatorSpacingSize.Large ? 'wide' : '';
  return component.divider === false
    ? html`<div class="space ${wide}"></div>`
    : html`<hr class="separator ${wide}">`;
}

export function thumbnail(
  component: APIThumbnailComponent,
  message: APIMessage,
  context: Context,
): TemplateResult {
  const alt = component.description ?? '';
  return picture({ url: mediaUrl(component.media.url, message), alt }, context, 'thumbnail');
}

export function colourOf(value: number | null | undefined): string {
  return value == null ? '' : `#${value.toString(16).padStart(6, '0')}`;
}

export function embeds(message: APIMessage, context: Context): readonly TemplateResult[] {
  return message.embeds.map((embed) => embedOf(embed, message, context));
}

function embedOf(embed: APIEmbed, message: APIMessage, context: Context): TemplateResult {
  const image = embed.image;
  return html`<discord-embed slot="embeds" color=${colourOf(embed.color)}>
    <discord-embed-description slot="description">
      ${embed.author ? html`<div class="embed-author">${embed.author.name}</div>` : nothing}
      ${embed.title === undefined ? nothing : title(embed.title, embed.url, context)}
      ${embed.thumbnail ? picture({ url: mediaUrl(embed.thumbnail.url, message), alt: '' }, context, 'embed-thumbnail') : nothing}
      ${embed.description === undefined ? nothing : renderText(embed.description, context)}
      ${embed.fields ? html`<div class="embed-fields">${embed.fields.map((field) => fieldOf(field, context))}</div>` : nothing}
      ${
        image
          ? picture(
              {
                url: mediaUrl(image.url, message),
                alt:
                  message.attachments.find((a) => a.url === mediaUrl(image.url, message))?.description ?? '',
                width: image.width,
                height: image.height,
              },
              context,
            )
          : nothing
      }
    </discord-embed-description>
    ${footer(embed)}
  </discord-embed>`;
}

function title(text: string, url: string | undefined, context: Context): TemplateResult {
  const link = linkOf(url ?? '', () => false);
  const content = renderText(text, context);
  return html`<div class="embed-title">
    ${link.kind === 'web' ? html`<a href=${link.href} target="_blank" rel="noreferrer noopener">${content}</a>` : content}
  </div>`;
}

function fieldOf(field: APIEmbedField, context: Context): TemplateResult {
  return html`<div class="embed-field ${field.inline ? 'inline' : ''}">
    <div class="embed-field-name">${renderText(field.name, context)}</div>
    ${renderText(field.value, context)}
  </div>`;
}

function footer(embed: APIEmbed): TemplateResult | typeof nothing {
  const time = embed.timestamp === undefined ? '' : messageTime(new Date(embed.timestamp), new Date());
  const parts = [embed.footer?.text ?? '', time].filter((part) => part !== '');
  if (parts.length === 0) return nothing;
  return html`<discord-embed-footer slot="footer">${parts.join(' • ')}</discord-embed-footer>`;
}
