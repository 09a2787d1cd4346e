import { html, type TemplateResult } from 'lit';
import type { Context } from '../context.ts';
import { mentionOf } from './mention.ts';
import type { Mark } from './parse.ts';

/** A mention as Discord draws it. Text is pre-wrapped, so there's no space inside the elements. */
export function pill(mark: Mark, context: Context): TemplateResult {
  const shown = mentionOf(mark, context);
  const { state } = context;
  switch (mark.type) {
    case 'channel':
      return state.places.has(mark.id ?? '')
        ? pressable(shown, () => context.go(mark.id ?? '', null))
        : html`<span class="mention">${shown}</span>`;
    case 'slashCommand':
      return pressable(shown, () => context.fill(shown));
    default:
      return html`<span class="mention ${mark.id === state.me?.id ? 'me' : ''}">${shown}</span>`;
  }
}

/** A pill that does something when it's pressed. */
export function pressable(shown: unknown, press: () => void): TemplateResult {
  return html`<button type="button" class="mention" @click=${press}>${shown}</button>`;
}
