import type { APISelectMenuOption } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { icons } from '../icons.ts';
import { emojiOf } from '../messages/emoji.ts';

export interface SelectOptionProps {
  readonly id: string;
  readonly active: boolean;
  readonly chosen: boolean;
  /** Whether several values can be chosen. */
  readonly multiple: boolean;
  highlight(): void;
  choose(): void;
}

export function selectOption(
  option: APISelectMenuOption,
  { id, active, chosen, multiple, highlight, choose }: SelectOptionProps,
): TemplateResult {
  return html`<div
    id=${id}
    class="option ${active ? 'active' : ''} ${chosen ? 'chosen' : ''}"
    role="option"
    aria-selected=${chosen}
    @pointermove=${highlight}
    @click=${choose}
  >
    ${emojiOf(option.emoji)}
    <span class="option-words">
      <span class="option-label">${option.label}</span>
      ${option.description === undefined ? nothing : html`<span class="option-about">${option.description}</span>`}
    </span>
    ${multiple ? html`<span class="tick">${chosen ? icons.check : nothing}</span>` : nothing}
  </div>`;
}
