import {
  type APIMediaGalleryComponent,
  type APIMessage,
  type APISeparatorComponent,
  type APIThumbnailComponent,
  SeparatorSpacingSize,
} from 'discord-api-types/v10';
import { html, type TemplateResult } from 'lit';
import type { Context } from '../context.ts';
import { attachmentOf, mediaUrl } from './attachments.ts';
import { picture } from './picture.ts';

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
