import type { APIMessageComponentEmoji } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';

/** The picture of one of the application's emoji, as large as the text around it. */
export const emojiImage = (id: string, alt: string): TemplateResult =>
  html`<img class="emoji" src="/emojis/${id}.png" alt=${alt} draggable="false">`;

/** The emoji of a button or of a menu's option. */
export function emojiOf(emoji: APIMessageComponentEmoji | undefined): TemplateResult | typeof nothing {
  if (emoji?.name == null) return nothing;
  if (emoji.id != null) return emojiImage(emoji.id, '');
  return html`<span class="emoji" aria-hidden="true">${emoji.name}</span>`;
}
