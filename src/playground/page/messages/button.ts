import { type APIButtonComponent, type APIMessage, ButtonStyle, ComponentType } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import type { Context } from '../context.ts';
import { icons } from '../icons.ts';
import { linkOf } from '../links.ts';
import type { State } from '../state.ts';
import { words } from '../words.ts';
import { emojiOf } from './emoji.ts';

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

export function button(component: APIButtonComponent, message: APIMessage, context: Context): TemplateResult {
  if (component.style === ButtonStyle.Link) return linkButton(component.url, component, context);
  if (component.style === ButtonStyle.Premium)
    return html`<span>${words.messages.unsupported(component.type)}</span>`;
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
    ${busy ? html`<span class="dots" role="status" aria-label=${words.messages.working}><i></i><i></i><i></i></span>` : nothing}
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
