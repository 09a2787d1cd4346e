import '@skyra/discord-components-core/discord-action-row.js';
import {
  type APIComponentInMessageActionRow,
  type APIMediaGalleryComponent,
  type APIMessage,
  type APIMessageComponent,
  type APISectionComponent,
  type APISeparatorComponent,
  type APIThumbnailComponent,
  ComponentType,
  SeparatorSpacingSize,
} from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import type { Context } from '../context.ts';
import { renderText } from '../text/render.ts';
import { words } from '../words.ts';
import { attachmentOf, file, mediaUrl } from './attachments.ts';
import { button } from './button.ts';
import { colourOf } from './embed.ts';
import { menu } from './menu.ts';
import { picture } from './picture.ts';

type Part = TemplateResult | typeof nothing;

/** Component rows as well as Components V2, in the order the bot gave them. */
export function components(message: APIMessage, context: Context): Part {
  const all = message.components ?? [];
  if (all.length === 0) return nothing;
  return html`<div class="components" slot="components">
    ${all.map((component) => componentOf(component, message, context))}
  </div>`;
}

function componentOf(component: APIMessageComponent, message: APIMessage, context: Context): Part {
  const { type } = component;
  switch (component.type) {
    case ComponentType.ActionRow:
      return html`<discord-action-row class="row" role="group" aria-label=${words.messages.actions}>
        ${component.components.map((inner) => control(inner, message, context))}
      </discord-action-row>`;
    case ComponentType.TextDisplay:
      return renderText(component.content, context);
    case ComponentType.Section:
      return section(component, message, context);
    case ComponentType.Container: {
      const style = component.accent_color == null ? '' : `--accent: ${colourOf(component.accent_color)}`;
      return html`<div class="container ${style === '' ? '' : 'accented'}" style=${style}>
        ${component.components.map((inner) => componentOf(inner, message, context))}
      </div>`;
    }
    case ComponentType.MediaGallery:
      return gallery(component, message, context);
    case ComponentType.Separator:
      return separator(component);
    case ComponentType.Thumbnail:
      return thumbnail(component, message, context);
    case ComponentType.File: {
      const attachment = attachmentOf(component.file.url, message);
      return attachment ? file(attachment) : nothing;
    }
    default:
      return isControl(component)
        ? control(component, message, context)
        : html`<p class="unsupported">${words.messages.unsupported(type)}</p>`;
  }
}

const controls: ReadonlySet<number> = new Set([2, 3, 5, 6, 7, 8]);

function isControl(component: APIMessageComponent): component is APIComponentInMessageActionRow {
  return controls.has(component.type);
}

function control(
  component: APIComponentInMessageActionRow,
  message: APIMessage,
  context: Context,
): TemplateResult {
  return component.type === ComponentType.Button
    ? button(component, message, context)
    : menu(component, message, context);
}

function section(component: APISectionComponent, message: APIMessage, context: Context): TemplateResult {
  return html`<div class="section">
    <div class="section-words">${component.components.map((inner) => renderText(inner.content, context))}</div>
    <div class="section-side">${componentOf(component.accessory, message, context)}</div>
  </div>`;
}

function gallery(component: APIMediaGalleryComponent, message: APIMessage, context: Context): TemplateResult {
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

function separator(component: APISeparatorComponent): TemplateResult {
  const wide = component.spacing === SeparatorSpacingSize.Large ? 'wide' : '';
  return component.divider === false
    ? html`<div class="space ${wide}"></div>`
    : html`<hr class="separator ${wide}">`;
}

function thumbnail(component: APIThumbnailComponent, message: APIMessage, context: Context): TemplateResult {
  const alt = component.description ?? '';
  return picture({ url: mediaUrl(component.media.url, message), alt }, context, 'thumbnail');
}
