import type { APISelectMenuOption } from 'discord-api-types/v10';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { icons } from '../icons.ts';
import { words } from '../words.ts';
import { emojiOf } from './emoji.ts';

export interface Chosen {
  readonly values: readonly string[];
}

/**
 * A select menu with keyboard and touch. It fires `chosen` at once where one value is chosen, and
 * when it closes with a changed and allowed number of values where there may be several.
 */
export class Select extends LitElement {
  static override properties = {
    options: { attribute: false },
    least: { type: Number },
    most: { type: Number },
    placeholder: {},
    disabled: { type: Boolean },
    busy: { type: Boolean },
    open: { state: true },
    active: { state: true },
    values: { state: true },
  };

  declare options: readonly APISelectMenuOption[];
  declare least: number;
  declare most: number;
  declare placeholder: string;
  declare disabled: boolean;
  declare busy: boolean;
  declare open: boolean;
  declare active: number;
  declare values: readonly string[];
  #before: readonly string[] = [];

  constructor() {
    super();
    this.options = [];
    this.least = 1;
    this.most = 1;
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
    document.removeEventListener('pointerdown', this.#outside);
    super.disconnectedCallback();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('options')) {
      this.values = this.options.filter((option) => option.default).map((option) => option.value);
    }
  }

  protected override updated(changed: PropertyValues<this>): void {
    if (!changed.has('open') && !changed.has('active')) return;
    if (this.open) this.querySelector('.option.active')?.scrollIntoView({ block: 'nearest' });
    if (this.open && changed.has('open'))
      this.querySelector('.select-list')?.scrollIntoView({ block: 'nearest' });
  }

  get #several(): boolean {
    return this.most > 1 || this.least === 0;
  }

  readonly #outside = (event: PointerEvent): void => {
    if (event.target instanceof Node && !this.contains(event.target)) this.#close();
  };

  #show(): void {
    if (this.disabled || this.busy) return;
    this.open = true;
    this.#before = this.values;
    this.active = Math.max(
      0,
      this.options.findIndex((option) => this.values.includes(option.value)),
    );
    document.addEventListener('pointerdown', this.#outside);
  }

  #close(): void {
    if (!this.open) return;
    this.open = false;
    document.removeEventListener('pointerdown', this.#outside);
    if (!this.#several || this.#same()) return;
    if (this.values.length < this.least) this.values = this.#before;
    else this.#fire();
  }

  #same(): boolean {
    return this.values.length === this.#before.length && this.values.every((v) => this.#before.includes(v));
  }

  #fire(): void {
    const order = this.options.map((option) => option.value);
    const values = order.filter((value) => this.values.includes(value));
    this.dispatchEvent(new CustomEvent<Chosen>('chosen', { detail: { values } }));
  }

  #choose(option: APISelectMenuOption | undefined): void {
    if (!option) return;
    if (!this.#several) {
      this.values = [option.value];
      this.#close();
      this.#fire();
      this.querySelector<HTMLElement>('.select-face')?.focus();
    } else if (this.values.includes(option.value)) {
      this.values = this.values.filter((value) => value !== option.value);
    } else if (this.values.length < this.most) {
      this.values = [...this.values, option.value];
    } else if (this.most === 1) {
      this.values = [option.value];
    }
  }

  #key(event: KeyboardEvent): void {
    const last = this.options.length - 1;
    const moves: Readonly<Record<string, number>> = {
      ArrowDown: Math.min(this.active + 1, last),
      ArrowUp: Math.max(this.active - 1, 0),
      Home: 0,
      End: last,
    };
    const to = moves[event.key];
    if (to !== undefined) {
      if (this.open) this.active = to;
      else this.#show();
    } else if (event.key === 'Enter' || event.key === ' ') {
      if (this.open) this.#choose(this.options[this.active]);
      else this.#show();
    } else if (event.key === 'Escape' && this.open) {
      this.values = this.#before;
      this.#close();
    } else if (event.key === 'Tab') {
      this.#close();
      return;
    } else if (event.key.length === 1 && this.open) {
      const letter = event.key.toLowerCase();
      const found = this.options.findIndex(
        (o, i) => i > this.active && o.label.toLowerCase().startsWith(letter),
      );
      if (found >= 0) this.active = found;
    } else {
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  protected override render(): TemplateResult {
    const chosen = this.options.filter((option) => this.values.includes(option.value));
    const placeholder = this.placeholder === '' ? words.select.placeholder : this.placeholder;
    return html`<div class="select ${this.open ? 'open' : ''}" @keydown=${this.#key}>
      <button
        type="button"
        class="select-face"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded=${this.open}
        aria-label=${placeholder}
        aria-busy=${this.busy}
        aria-activedescendant=${this.open ? `${this.#key0}-${this.active}` : nothing}
        ?disabled=${this.disabled}
        @click=${() => (this.open ? this.#close() : this.#show())}
      >
        <span class="select-value ${chosen.length === 0 ? 'placeholder' : ''}">
          ${chosen.length === 0 ? placeholder : chosen.map((option) => html`<span class="select-chosen">${emojiOf(option.emoji)}${option.label}</span>`)}
        </span>
        ${this.busy ? html`<span class="dots" role="status" aria-label=${words.messages.working}><i></i><i></i><i></i></span>` : icons.down}
      </button>
      ${this.open ? this.#list() : nothing}
    </div>`;
  }

  readonly #key0 = `select-${Math.random().toString(36).slice(2)}`;

  #list(): TemplateResult {
    const short = this.values.length < this.least;
    return html`<div class="select-list" @mousedown=${(event: Event) => event.preventDefault()}>
      <div role="listbox" aria-label=${words.select.options} aria-multiselectable=${this.#several}>
        ${this.options.map((option, i) => this.#option(option, i))}
      </div>
      ${
        this.#several
          ? html`<div class="select-foot">
            <span>${short ? words.select.atLeast(this.least) : words.select.atMost(this.most)}</span>
            <button type="button" class="button primary" ?disabled=${short} @click=${() => this.#close()}>
              ${words.select.done(this.values.length)}
            </button>
          </div>`
          : nothing
      }
    </div>`;
  }

  #option(option: APISelectMenuOption, i: number): TemplateResult {
    const chosen = this.values.includes(option.value);
    return html`<div
      id="${this.#key0}-${i}"
      class="option ${i === this.active ? 'active' : ''} ${chosen ? 'chosen' : ''}"
      role="option"
      aria-selected=${chosen}
      @pointermove=${() => {
        this.active = i;
      }}
      @click=${() => this.#choose(option)}
    >
      ${emojiOf(option.emoji)}
      <span class="option-words">
        <span class="option-label">${option.label}</span>
        ${option.description === undefined ? nothing : html`<span class="option-about">${option.description}</span>`}
      </span>
      ${this.#several ? html`<span class="tick">${chosen ? icons.check : nothing}</span>` : nothing}
    </div>`;
  }
}

customElements.define('page-select', Select);
