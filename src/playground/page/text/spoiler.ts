import { html, LitElement, type TemplateResult } from 'lit';
import { words } from '../words.ts';

/** Text that stays hidden until it's clicked. */
export class Spoiler extends LitElement {
  static override properties = { content: { attribute: false }, shown: { state: true } };

  declare content: unknown;
  declare shown: boolean;

  constructor() {
    super();
    this.shown = false;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    if (this.shown) return html`<span class="spoiler shown">${this.content}</span>`;
    return html`<button type="button" class="spoiler" aria-label=${words.messages.spoiler} @click=${() => {
      this.shown = true;
    }}><span aria-hidden="true">${this.content}</span></button>`;
  }
}

customElements.define('page-spoiler', Spoiler);
