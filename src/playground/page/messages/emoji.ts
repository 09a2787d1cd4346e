import type { APIMessageComponentEmoji } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';

/** An emoji of Unicode; one of a server's own is shown by its name, since the page loads nothing from afar. */
export function emojiOf(emoji: APIMessageComponentEmoji | undefined): TemplateResult | typeof nothing {
  if (emoji?.name == null) return nothing;
  return html`<span class="emoji" aria-hidden="true">${emoji.id === undefined ? emoji.name : `:${emoji.name}:`}</span>`;
}
