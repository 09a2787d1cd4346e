import type { APIMessageComponentEmoji } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';

/** A Unicode emoji. Custom ones are shown by name, since the page loads nothing from other servers. */
export function emojiOf(emoji: APIMessageComponentEmoji | undefined): TemplateResult | typeof nothing {
  if (emoji?.name == null) return nothing;
  return html`<span class="emoji" aria-hidden="true">${emoji.id === undefined ? emoji.name : `:${emoji.name}:`}</span>`;
}
