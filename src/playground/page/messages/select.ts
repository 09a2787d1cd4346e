import type { APISelectMenuOption } from 'discord-api-types/v10';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { icons } from '../icons.ts';
import { words } from '../words.ts';
import { emojiOf } from './emoji.ts';
import { selectOption } from './select-option.ts';
import { defaultValues, inOptionOrder, movedTo, nextStartingWith, sameValues, toggled } from './selection.ts';

export interface Chosen {
  readonly values: readonly string[];
}

/**
 * A select menu for keyboard and touch. With a single value it fires `chosen` right away, with several when it closes
 * with a different and valid selection.
 */
export class Select extends LitElement {
  static override properties = {
    options: { attribute: false },
    min: { type: Number },
    max: { type: Number },
    placeholder: {},
    disabled: { type: Boolean },
    busy: { type: Boolean },
    open: { state: true },
    active: { state: true },
    values: { state: true },
  };

  declare options: readonly APISelectMenuOption[];
  declare min: number;
  declare max: number;
  declare placeholder: string;
  declare disabled: boolean;
  declare busy: boolean;
  declare open: boolean;
  /** The index of the highlighted option. */
  declare active: number;
  declare values: readonly string[];
  /** The values when it was opened. */
  #initial: readonly string[] = [];
  readonly #idPrefix = `select-${Math.random().toString(36).slice(2)}`;

  constructor() {
    super();
    this.options = [];
    this.min = 1;
    this.max = 1;
    this.placeholder = '';
    this.disabled = false;
    this.busy = false;
    this.open = false;
    this.active = 0;
    this.values = [];
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override disconnectedCallback(): void {
    document.removeEventListener('pointerdown', this.#onPointerDownOutside);
    super.disconnectedCallback();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('options')) this.values = defaultValues(this.options);
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!this.open || !(changed.has('open') || changed.has('active'))) return;
    this.querySelector('.option.active')?.scrollIntoView({ block: 'nearest' });
    if (changed.has('open')) this.querySelector('.select-list')?.scrollIntoView({ block: 'nearest' });
  }

  get #multiple(): boolean {
    return this.max > 1 || this.min === 0;
  }

  readonly #onPointerDownOutside = (event: PointerEvent): void => {
    if (event.target instanceof Node && !this.contains(event.target)) this.#close();
  };

  #show(): void {
    if (this.disabled || this.busy) return;
    this.open = true;
    this.#initial = this.values;
    this.active = Math.max(
      0,
      this.options.findIndex((option) => this.values.includes(option.value)),
    );
    document.addEventListener('pointerdown', this.#onPointerDownOutside);
  }

  #close(): void {
    if (!this.open) return;
    this.open = false;
    document.removeEventListener('pointerdown', this.#onPointerDownOutside);
    if (!this.#multiple || sameValues(this.values, this.#initial)) return;
    if (this.values.length < this.min) this.values = this.#initial;
    else this.#fire();
  }

  #fire(): void {
    const values = inOptionOrder(this.options, this.values);
    this.dispatchEvent(new CustomEvent<Chosen>('chosen', { detail: { values } }));
  }

  #choose(option: APISelectMenuOption | undefined): void {
    if (!option) return;
    if (this.#multiple) {
      this.values = toggled(this.values, option.value, this.max);
      return;
    }
    this.values = [option.value];
    this.#close();
    this.#fire();
    this.querySelector<HTMLElement>('.select-face')?.focus();
  }

  #onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    const target = movedTo(key, this.active, this.options.length - 1);
    if (target !== undefined) {
      if (this.open) this.active = target;
      else this.#show();
    } else if (key === 'Enter' || key === ' ') {
      if (this.open) this.#choose(this.options[this.active]);
      else this.#show();
    } else if (key === 'Escape' && this.open) {
      this.values = this.#initial;
      this.#close();
    } else if (key === 'Tab') {
      this.#close();
      return;
    } else if (key.length === 1 && this.open) {
      const found = nextStartingWith(this.options, key, this.active);
      if (found >= 0) this.active = found;
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  protected override render(): TemplateResult {
    const placeholder = this.placeholder === '' ? words.select.placeholder : this.placeholder;
    return html`<div class="select ${this.open ? 'open' : ''}" @keydown=${this.#onKeyDown}>
      <button
        type="button"
        class="select-face"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded=${this.open}
        aria-label=${placeholder}
        aria-busy=${this.busy}
        aria-activedescendant=${this.open ? `${this.#idPrefix}-${this.active}` : nothing}
        ?disabled=${this.disabled}
        @click=${() => (this.open ? this.#close() : this.#show())}
      >
        ${this.#value(placeholder)}
        ${this.busy ? html`<span class="dots" role="status" aria-label=${words.messages.working}><i></i><i></i><i></i></span>` : icons.down}
      </button>
      ${this.open ? this.#list() : nothing}
    </div>`;
  }

  #value(placeholder: string): TemplateResult {
    const chosen = this.options.filter((option) => this.values.includes(option.value));
    return html`<span class="select-value ${chosen.length === 0 ? 'placeholder' : ''}">
      ${
        chosen.length === 0
          ? placeholder
          : chosen.map(
              ({ emoji, label }) => html`<span class="select-chosen">${emojiOf(emoji)}${label}</span>`,
            )
      }
    </span>`;
  }

  #list(): TemplateResult {
    return html`<div class="select-list" @mousedown=${(event: Event) => event.preventDefault()}>
      <div role="listbox" aria-label=${words.select.options} aria-multiselectable=${this.#multiple}>
        ${this.options.map((option, i) => this.#option(option, i))}
      </div>
      ${this.#multiple ? this.#footer() : nothing}
    </div>`;
  }

  #option(option: APISelectMenuOption, i: number): TemplateResult {
    return selectOption(option, {
      id: `${this.#idPrefix}-${i}`,
      active: i === this.active,
      chosen: this.values.includes(option.value),
      multiple: this.#multiple,
      highlight: () => {
        this.active = i;
      },
      choose: () => this.#choose(option),
    });
  }

  #footer(): TemplateResult {
    const tooFew = this.values.length < this.min;
    return html`<div class="select-foot">
      <span>${tooFew ? words.select.atLeast(this.min) : words.select.atMost(this.max)}</span>
      <button type="button" class="button primary" ?disabled=${tooFew} @click=${() => this.#close()}>
        ${words.select.done(this.values.length)}
      </button>
    </div>`;
  }
}

customElements.define('page-select', Select);
