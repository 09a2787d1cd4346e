import type { APIMessage } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { nameOf } from '../avatar.ts';
import type { Context } from '../context.ts';
import { icons } from '../icons.ts';
import { words } from '../words.ts';

/** A link to the thread that starts from a message; it has the message's id. */
export function thread(shown: APIMessage, context: Context): TemplateResult | typeof nothing {
  const place = context.state.places.get(shown.thread?.id ?? shown.id);
  if (!place || place.id === context.state.channelId) return nothing;
  return html`<button type="button" class="thread" slot="thread" @click=${() => context.go(place.id, null)}>
    ${icons.thread}<b>${place.name}</b><span>${words.messages.openThread} ›</span>
  </button>`;
}

export function threadStarted(shown: APIMessage, context: Context): TemplateResult {
  const id = shown.message_reference?.channel_id ?? shown.thread?.id ?? '';
  return html`<article class="entry system" id="message-${shown.id}" tabindex="-1">
    ${icons.thread}
    <button type="button" class="said" @click=${() => context.go(id, null)}>
      ${words.messages.threadStarted(nameOf(shown.author), shown.content)}
    </button>
  </article>`;
}
