import type { APISelectMenuOption } from 'discord-api-types/v10';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { icons } from '../icons.ts';
import { words } from '../words.ts';
import { optionId, selectList, showActive } from './list.ts';
import { keepPlaced } from './overlay.ts';
import { defaultValues, inOptionOrder, movedTo, sameOptions, sameValues, toggled } from './selection.ts';
import { Typeahead } from './typeahead.ts';
import { selectValue } from './value.ts';

export interface Chosen {
  readonly values: readonly string[];
}

/**
 * A select menu for keyboard and touch. With a single value it fires `chosen` right away, with several when it closes
 * with a different and valid selection.
 */
export class Select extends LitElement {
  static override properties = {
    control: {},
    label: {},
    required: { type: Boolean },
    error: {},
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

  /** The custom id of the menu. */
  declare control: string;
  /** What it's called; its placeholder by default. */
  declare label: string;
  declare required: boolean;
  /** The id of the element that says what's wrong with the choice; empty if nothing is. */
  declare error: string;
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
  #stopPlacing: () => void = () => undefined;
  readonly #typeahead = new Typeahead();
  readonly #listId = `select-${Math.random().toString(36).slice(2)}`;

  constructor() {
    super();
    this.control = '';
    this.label = '';
    this.required = false;
    this.error = '';
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

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener('focusout', this.#onFocusOut);
  }

  override disconnectedCallback(): void {
    this.#letGo();
    this.removeEventListener('focusout', this.#onFocusOut);
    super.disconnectedCallback();
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has('options') && !changed.has('control')) return;
    const before = changed.has('options') ? changed.get('options') : this.options;
    const replaced = changed.has('control') && !this.open;
    // An edit of the message doesn't take away what's being chosen, as long as the choices are the same.
    if (before && sameOptions(before, this.options) && !replaced) return;
    this.values = defaultValues(this.options);
    if (this.open) this.#hide();
  }

  protected override updated(changed: PropertyValues<this>): void {
    const list = this.querySelector<HTMLElement>('.select-list');
    if (!list || !(changed.has('open') || changed.has('active'))) return;
    if (changed.has('open')) {
      list.showPopover();
      this.#stopPlacing = keepPlaced(list, this.#face);
    }
    showActive(list);
  }

  get #face(): HTMLElement {
    return this.querySelector<HTMLElement>('.select-face')!;
  }

  get #multiple(): boolean {
    return this.max > 1 || this.min === 0;
  }

  readonly #onFocusOut = ({ relatedTarget: to }: FocusEvent): void => {
    if (to instanceof Node && !this.contains(to)) this.#close();
  };

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

  /** Closes the list and, with several values, sends them if they're new and enough. */
  #close(): void {
    if (!this.open) return;
    this.#hide();
    if (!this.#multiple || sameValues(this.values, this.#initial)) return;
    if (this.values.length < this.min) this.values = this.#initial;
    else this.#fire();
  }

  #hide(): void {
    if (this.contains(document.activeElement)) this.#face.focus();
    this.open = false;
    this.#letGo();
  }

  #letGo(): void {
    this.#stopPlacing();
    this.#stopPlacing = () => undefined;
    document.removeEventListener('pointerdown', this.#onPointerDownOutside);
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
    this.#face.focus();
  }

  #onKeyDown(event: KeyboardEvent): void {
    const { key } = event;
    if (key === 'Escape' && this.open) {
      this.values = this.#initial;
      this.#close();
    } else if (event.target !== this.#face || !this.#onFaceKey(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** Handles a key typed while the face has focus. False for keys that keep their default action. */
  #onFaceKey({ key, timeStamp, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
    const target = movedTo(key, this.active, this.options.length - 1);
    if (!this.open) {
      const opens = key === 'Enter' || key === ' ' || key === 'ArrowDown' || key === 'ArrowUp';
      if (opens) this.#show();
      return opens;
    }
    if (target !== undefined) this.active = target;
    else if (key === 'Enter' || (key === ' ' && !this.#typeahead.goesOn(timeStamp)))
      this.#choose(this.options[this.active]);
    else if (key.length === 1 && !ctrlKey && !metaKey && !altKey) {
      const found = this.#typeahead.find(this.options, this.active, key, timeStamp);
      if (found >= 0) this.active = found;
    } else return false;
    return true;
  }

  protected override render(): TemplateResult {
    const placeholder = this.placeholder === '' ? words.select.placeholder : this.placeholder;
    const name = this.label === '' ? placeholder : this.label;
    const chosen = this.options.filter(({ value }) => this.values.includes(value));
    return html`<div class="select ${this.open ? 'open' : ''}" @keydown=${this.#onKeyDown}>
      <button
        type="button"
        class="select-face"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded=${this.open}
        data-control=${this.control}
        data-name=${name}
        aria-label=${words.select.name(
          name,
          chosen.map(({ label }) => label),
        )}
        aria-controls=${this.open ? this.#listId : nothing}
        aria-required=${this.required ? 'true' : nothing}
        aria-invalid=${this.error === '' ? nothing : 'true'}
        aria-describedby=${this.error === '' ? nothing : this.error}
        aria-busy=${this.busy}
        aria-activedescendant=${this.open ? optionId(this.#listId, this.active) : nothing}
        ?disabled=${this.disabled}
        @click=${() => (this.open ? this.#close() : this.#show())}
      >
        ${selectValue(chosen, placeholder)}
        ${this.busy ? html`<span class="dots" role="status" aria-label=${words.messages.working}><i></i><i></i><i></i></span>` : icons.down}
      </button>
      ${this.open ? this.#list() : nothing}
    </div>`;
  }

  #list(): TemplateResult {
    const { options, values, active, min, max } = this;
    return selectList({
      ...{ id: this.#listId, options, values, active, min, max, multiple: this.#multiple },
      highlight: (index) => {
        this.active = index;
      },
      choose: (option) => this.#choose(option),
      done: () => this.#close(),
    });
  }
}

customElements.define('page-select', Select);
