import '@skyra/discord-components-core/discord-embed.js';
import '@skyra/discord-components-core/discord-embed-description.js';
import '@skyra/discord-components-core/discord-embed-footer.js';
import type { APIEmbed, APIEmbedField, APIMessage } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import type { Context } from '../context.ts';
import { linkOf } from '../links.ts';
import { renderText } from '../text/render.ts';
import { messageTime } from '../text/time.ts';
import { mediaUrl } from './attachments.ts';
import { picture } from './picture.ts';

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
