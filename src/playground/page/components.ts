import '@skyra/discord-components-core/discord-action-row.js';
import {
  type APIButtonComponent,
  type APIComponentInMessageActionRow,
  type APIMessage,
  type APIMessageComponent,
  type APISectionComponent,
  type APISelectMenuComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import type { Context } from './context.ts';
import { icons } from './icons.ts';
import { attachmentOf, colourOf, file, gallery, separator, thumbnail } from './media.ts';
import { type Chosen, optionsOf } from './select.ts';
import type { State } from './state.ts';
import { emojiOf, linkOf, renderText } from './text.ts';
import { say } from './words.ts';

const looks: Readonly<Record<number, string>> = {
  [ButtonStyle.Primary]: 'primary',
  [ButtonStyle.Secondary]: 'secondary',
  [ButtonStyle.Success]: 'success',
  [ButtonStyle.Danger]: 'danger',
};

/** The custom id of the component of a message that is pending, if one is. */
export function pendingComponent(state: State, messageId: string): string | undefined {
  for (const pending of state.pending.values()) {
    if (pending.kind === 'component' && pending.messageId === messageId) return pending.customId;
  }
  return undefined;
}

function button(component: APIButtonComponent, message: APIMessage, context: Context): TemplateResult {
  if (component.style === ButtonStyle.Link) return linkButton(component.url, component, context);
  if (component.style === ButtonStyle.Premium)
    return html`<span>${say('playground-messages-unsupported', { type: component.type })}</span>`;
  const { custom_id: customId } = component;
  const pending = pendingComponent(context.state, message.id);
  const busy = pending === customId;
  return html`<button
    type="button"
    class="button ${looks[component.style] ?? 'secondary'} ${busy ? 'busy' : ''}"
    data-control=${customId}
    ?disabled=${component.disabled ?? false}
    aria-busy=${busy}
    aria-disabled=${pending === undefined ? nothing : 'true'}
    @click=${() => context.store.press(message, customId, ComponentType.Button)}
  >
    <span class="button-face">${emojiOf(component.emoji)}${component.label === undefined ? nothing : html`<span>${component.label}</span>`}</span>
    ${busy ? html`<span class="dots" role="status" aria-label=${say('playground-messages-working')}><i></i><i></i><i></i></span>` : nothing}
  </button>`;
}

function linkButton(
  url: string,
  {
    label,
    emoji,
    disabled,
  }: Pick<APIButtonComponent & { style: ButtonStyle.Link }, 'label' | 'emoji' | 'disabled'>,
  context: Context,
): TemplateResult {
  const face = html`<span class="button-face">${emojiOf(emoji)}<span>${label}</span>${icons.launch}</span>`;
  const link = linkOf(url, (id) => context.state.places.has(id));
  if (link.kind === 'place') {
    return html`<button
      type="button"
      class="button secondary"
      ?disabled=${disabled ?? false}
      @click=${() => context.go(link.channelId, link.messageId)}
    >${face}</button>`;
  }
  if (link.kind === 'none' || disabled)
    return html`<button type="button" class="button secondary" disabled>${face}</button>`;
  return html`<a class="button secondary" href=${link.href} target="_blank" rel="noreferrer noopener">${face}</a>`;
}

/** Any select menu of a message; those of users, roles and channels list what the page knows. */
function menu(component: APISelectMenuComponent, message: APIMessage, context: Context): TemplateResult {
  const pending = pendingComponent(context.state, message.id);
  return html`<page-select
    .control=${component.custom_id}
    .options=${optionsOf(component, context.state)}
    .min=${component.min_values ?? 1}
    .max=${component.max_values ?? 1}
    .placeholder=${component.placeholder ?? ''}
    .disabled=${component.disabled ?? false}
    .busy=${pending === component.custom_id}
    .failed=${context.state.failures.has(message.id)}
    @chosen=${({ detail }: CustomEvent<Chosen>) =>
      context.store.press(message, component.custom_id, component.type, detail.values)}
  ></page-select>`;
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
      return html`<discord-action-row class="row" role="group" aria-label=${say('playground-messages-actions')}>
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
        : html`<p class="unsupported">${say('playground-messages-unsupported', { type })}</p>`;
  }
}

function section(component: APISectionComponent, message: APIMessage, context: Context): TemplateResult {
  return html`<div class="section">
    <div class="section-words">${component.components.map((inner) => renderText(inner.content, context))}</div>
    <div class="section-side">${componentOf(component.accessory, message, context)}</div>
  </div>`;
}
