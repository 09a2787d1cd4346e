import type { APISelectMenuOption } from 'discord-api-types/v10';
import { html, type TemplateResult } from 'lit';
import { emojiOf } from '../messages/emoji.ts';

/** What a closed menu shows: the options chosen, or its placeholder. */
export function selectValue(chosen: readonly APISelectMenuOption[], placeholder: string): TemplateResult {
  if (chosen.length === 0) return html`<span class="select-value placeholder">${placeholder}</span>`;
  return html`<span class="select-value"
    >${chosen.map(({ emoji, label }) => html`<span class="select-chosen">${emojiOf(emoji)}${label}</span>`)}</span
  >`;
}
