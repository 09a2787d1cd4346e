import '@skyra/discord-components-core/discord-action-row.js';
import {
  type APIMessage,
  type APIMessageComponent,
  type APISectionComponent,
  ComponentType,
} from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import type { Context } from '../context.ts';
import { renderText } from '../text/render.ts';
import { words } from '../words.ts';
import { attachmentOf, file } from './attachments.ts';
import { control, isControl } from './control.ts';
import { colourOf } from './embed.ts';
import { gallery, separator, thumbnail } from './media.ts';

type Part = TemplateResult | typeof nothing;

/** A message's components, legacy or Components V2. */
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

function section(component: APISectionComponent, message: APIMessage, context: Context): TemplateResult {
  return html`<div class="section">
    <div class="section-words">${component.components.map((inner) => renderText(inner.content, context))}</div>
    <div class="section-side">${componentOf(component.accessory, message, context)}</div>
  </div>`;
}
