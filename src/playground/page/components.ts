import '@skyra/discord-components-core/discord-action-row.js';
import {
  type APIButtonComponent,
  type APIButtonComponentWithURL,
  type APIMessage,
  type APIMessageComponent,
  type APISelectMenuComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import type { Context } from './context.ts';
import { icons } from './icons.ts';
import { type Chosen, optionsOf } from './select.ts';
import { pendingComponent } from './state.ts';
import { emojiOf, linkOf } from './text.ts';
import { say } from './words.ts';

const looks: Readonly<Record<number, string>> = {
  [ButtonStyle.Primary]: 'primary',
  [ButtonStyle.Secondary]: 'secondary',
  [ButtonStyle.Success]: 'success',
  [ButtonStyle.Danger]: 'danger',
};

function button(component: APIButtonComponent, message: APIMessage, context: Context): TemplateResult {
  if (component.style === ButtonStyle.Link) return linkButton(component, context);
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
  { url, label, emoji, disabled }: APIButtonComponentWithURL,
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

/** A message's components. */
export function components(message: APIMessage, context: Context): TemplateResult | typeof nothing {
  const all = message.components ?? [];
  if (all.length === 0) return nothing;
  return html`<div class="components" slot="components">
    ${all.map((row) => rowOf(row, message, context))}
  </div>`;
}

/** A row of buttons or a menu; the page has no Components V2. */
function rowOf(row: APIMessageComponent, message: APIMessage, context: Context): TemplateResult {
  if (row.type !== ComponentType.ActionRow)
    return html`<p class="unsupported">${say('playground-messages-unsupported', { type: row.type })}</p>`;
  return html`<discord-action-row class="row" role="group" aria-label=${say('playground-messages-actions')}>
    ${row.components.map((inner) =>
      inner.type === ComponentType.Button ? button(inner, message, context) : menu(inner, message, context),
    )}
  </discord-action-row>`;
}
