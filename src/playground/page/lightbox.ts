import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { PageElement, type Picture } from './context.ts';
import { icons } from './icons.ts';
import { say } from './words.ts';

/** A picture over the page, fitted to the window or at full size, with its alt text. */
class Lightbox extends PageElement {
  static override properties = { picture: { attribute: false }, full: { state: true } };

  declare picture: Picture | null;
  declare full: boolean;

  constructor() {
    super();
    this.picture = null;
    this.full = false;
  }

  protected override updated(changed: PropertyValues<this>): void {
    const dialog = this.querySelector('dialog');
    if (changed.has('picture') && this.picture && dialog && !dialog.open) dialog.showModal();
  }

  readonly #close = (): void => {
    this.full = false;
    this.dispatchEvent(new CustomEvent('closed'));
  };

  protected override render(): TemplateResult | typeof nothing {
    const { picture } = this;
    if (!picture) return nothing;
    const zoom = this.full ? say('playground-picture-fit') : say('playground-picture-full');
    return html`<dialog
      class="lightbox ${this.full ? 'full' : ''}"
      aria-label=${say('playground-messages-picture')}
      @close=${this.#close}
      @click=${(event: Event) => {
        if (event.target instanceof HTMLElement && event.target.matches('dialog, .lightbox-view')) {
          this.querySelector('dialog')?.close();
        }
      }}
    >
      <div class="lightbox-bar">
        <button type="button" class="link" @click=${() => {
          this.full = !this.full;
        }}>${zoom}</button>
        <a class="link" href=${picture.url} target="_blank" rel="noreferrer noopener">${say('playground-picture-original')}</a>
        <button type="button" class="round" aria-label=${say('playground-picture-close')} @click=${() => this.querySelector('dialog')?.close()}>
          ${icons.close}
        </button>
      </div>
      <div class="lightbox-view" tabindex="0">
        <img src=${picture.url} alt=${picture.alt} @click=${() => {
          this.full = !this.full;
        }}>
      </div>
      ${picture.alt === '' ? nothing : html`<p class="lightbox-alt">${picture.alt}</p>`}
    </dialog>`;
  }
}

customElements.define('page-lightbox', Lightbox);
