import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { labelOf } from './channels.ts';
import { ComposerModel, type Panel } from './composer-model.ts';
import type { Context } from './context.ts';
import { type Draft, hiddenOptions, type OptionSpec, shownOptions } from './draft.ts';
import { icons } from './icons.ts';
import { say } from './words.ts';

/** Handles a key typed into one of the composer's fields. False for keys that keep their default action. */
function handleKey(
  { key, shiftKey }: KeyboardEvent,
  field: HTMLElement,
  model: ComposerModel,
  shown: Panel | null,
): boolean {
  const count = shown?.items.length ?? 0;
  const { active } = model.state;
  if (key === 'ArrowDown' && count > 0) model.highlight((active + 1) % count);
  else if (key === 'ArrowUp' && count > 0) model.highlight((Math.max(active, 0) - 1 + count) % count);
  else if (key === 'Enter' && !shiftKey) model.enter(shown);
  else if (key === 'Tab' && !shiftKey && count > 0 && active >= 0) model.take(active);
  else return key === 'Backspace' && model.erase(field);
  return true;
}

const panelId = 'composer-panel';

function panel(shown: Panel, take: (index: number) => void, hover: (index: number) => void): TemplateResult {
  return html`<div class="panel" @mousedown=${(event: Event) => event.preventDefault()}>
    <div class="panel-head"><b>${shown.heading}</b> <span>${shown.about}</span></div>
    ${shown.note === '' ? nothing : html`<div class="panel-note" role="status">${shown.note}</div>`}
    <div id=${panelId} role="listbox" aria-label=${shown.heading}>
      ${shown.items.map(
        (item, i) => html`<div
          id="${panelId}-${i}"
          role="option"
          class="panel-item ${i === shown.active ? 'active' : ''}"
          aria-selected=${i === shown.active}
          @pointermove=${() => hover(i)}
          @click=${() => take(i)}
        >
          ${item.isCommand ? html`<span class="panel-icon">${icons.slash}</span>` : nothing}
          <span class="panel-words">
            <span class="panel-label">${item.isCommand ? `/${item.label}` : item.label}</span>
            <span class="panel-about">${item.detail}</span>
          </span>
        </div>`,
      )}
    </div>
  </div>`;
}

interface TextFieldProps {
  readonly text: string;
  /** The channel's label. */
  readonly place: string;
  /** Whether the panel is open. */
  readonly expanded: boolean;
  /** The id of the panel's highlighted item. */
  readonly activeItem: string | null;
  /** Starts a command. */
  start(): void;
  input(text: string): void;
}

/** The composer without a command: a text field, and a button that lists the commands. */
function textField({ text, place, expanded, activeItem, start, input }: TextFieldProps): TemplateResult {
  return html`<button type="button" class="round" aria-label=${say('playground-composer-open')} title=${say('playground-composer-open')}
      @click=${start}>${icons.slash}</button>
    <input
      class="composer-text"
      type="text"
      maxlength="2000"
      autocomplete="off"
      spellcheck="false"
      role="combobox"
      aria-autocomplete="list"
      aria-expanded=${expanded}
      aria-controls=${panelId}
      aria-activedescendant=${activeItem ?? nothing}
      aria-label=${say('playground-composer-label', { place })}
      placeholder=${say('playground-composer-placeholder')}
      .value=${text}
      @input=${(event: InputEvent & { target: HTMLInputElement }) => input(event.target.value)}
    >`;
}

interface FieldEvents {
  readonly errors: ReadonlyMap<string, string>;
  /** The id of the panel's highlighted item. */
  readonly active: string | null;
  clear(): void;
  leaveOptions(): void;
  enter(option: string): void;
  write(option: string, text: string): void;
  add(option: string): void;
  remove(option: string): void;
}

/** A command being filled in: its name, a field for each option in use, a button for each of the others. */
function fields(draft: Draft, events: FieldEvents): TemplateResult {
  return html`<button type="button" class="round" aria-label=${say('playground-composer-cancel')} title=${say('playground-composer-cancel')}
      @click=${events.clear}>${icons.close}</button>
    <div class="command">
      <button type="button" class="command-name" title=${draft.entry.description} @focus=${events.leaveOptions}>
        /${draft.entry.name}
      </button>
      ${repeat(
        shownOptions(draft),
        ({ name }) => name,
        (option) => field(option, draft, events),
      )}
      ${hiddenOptions(draft).map(
        (option) => html`<button
          type="button"
          class="add-option"
          aria-label=${say('playground-composer-add', { option: option.name })}
          title=${option.description}
          @click=${() => events.add(option.name)}
        >${icons.add}${option.name}</button>`,
      )}
    </div>`;
}

const numeric: ReadonlySet<number> = new Set([4, 10]);

function field(option: OptionSpec, draft: Draft, events: FieldEvents): TemplateResult {
  const { text, picked } = draft.fields.get(option.name) ?? { text: '', picked: null };
  const bad = events.errors.has(option.name);
  return html`<label class="field ${bad ? 'bad' : ''} ${picked === null ? '' : 'picked'}">
    <span class="field-name">${option.name}</span>
    <input
      type="text"
      role="combobox"
      autocomplete="off"
      spellcheck="false"
      inputmode=${numeric.has(option.type) && !option.choices ? 'numeric' : 'text'}
      size=${Math.max(4, text.length + 1)}
      aria-label=${option.name}
      aria-autocomplete="list"
      aria-expanded=${events.active !== null}
      aria-controls=${panelId}
      aria-activedescendant=${events.active ?? nothing}
      aria-required=${option.required ?? false}
      aria-invalid=${bad}
      aria-description=${option.description}
      data-option=${option.name}
      .value=${live(text)}
      @focus=${(event: FocusEvent & { target: HTMLInputElement }) => {
        event.target.select();
        events.enter(option.name);
      }}
      @input=${(event: InputEvent & { target: HTMLInputElement }) => events.write(option.name, event.target.value)}
    >
    ${
      option.required
        ? nothing
        : html`<button type="button" class="field-remove" aria-label=${say('playground-composer-remove', { option: option.name })}
            @click=${() => events.remove(option.name)}>${icons.close}</button>`
    }
  </label>`;
}

/** Where commands are found, filled in and sent. */
export class Composer extends LitElement {
  static override properties = { context: { attribute: false }, focused: { state: true } };

  declare context: Context;
  /** Whether focus is inside the composer. */
  declare focused: boolean;
  readonly #model = new ComposerModel(this);
  #focusTarget: string | null = null;

  constructor() {
    super();
    this.focused = false;
    for (const type of ['focusin', 'focusout'] as const) {
      this.addEventListener(type, ({ relatedTarget: other }) => {
        this.focused = type === 'focusin' || (other instanceof Node && this.contains(other));
      });
    }
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Puts in a command line for the user to complete and send. */
  fill(line: string): void {
    this.#model.fill(line);
  }

  focusAfterUpdate(selector: string | null): void {
    this.#focusTarget = selector;
  }

  protected override willUpdate(): void {
    this.#model.dropUnknownCommand();
  }

  protected override updated(): void {
    if (this.#focusTarget !== null) this.querySelector<HTMLElement>(this.#focusTarget)?.focus();
    this.#focusTarget = null;
    this.querySelector('.panel-item.active')?.scrollIntoView({ block: 'nearest' });
  }

  #panel(): Panel | null {
    return this.focused ? this.#model.panel : null;
  }

  #onKeyDown(event: KeyboardEvent): void {
    if (event.isComposing || !(event.target instanceof HTMLElement)) return;
    if (event.key === 'Escape') this.#model.setText('');
    else if (!event.target.matches('.composer-text, .command-name, [data-option]')) return;
    else if (!handleKey(event, event.target, this.#model, this.#panel())) return;
    event.preventDefault();
  }

  protected override render(): TemplateResult {
    const { draft, text, errors, textError } = this.#model.state;
    const shown = this.#panel();
    const messages = [...errors.values(), textError].filter((message) => message !== '');
    return html`<div class="composer" @keydown=${this.#onKeyDown}>
      ${
        shown
          ? panel(
              shown,
              (index) => this.#model.take(index),
              (index) => this.#model.highlight(index),
            )
          : nothing
      }
      ${messages.length > 0 ? html`<p class="composer-error" role="alert">${messages.join(' ')}</p>` : nothing}
      <div class="composer-row">
        ${draft ? this.#fields(draft, shown) : this.#textField(shown)}
        <button type="button" class="round send" aria-label=${say('playground-composer-send')} title=${say('playground-composer-send')}
          ?disabled=${!draft && text.trim() === ''} @click=${() => this.#model.submit()}>${icons.send}</button>
      </div>
    </div>`;
  }

  #activeItem(shown: Panel | null): string | null {
    const { active } = this.#model.state;
    return shown && active >= 0 ? `${panelId}-${active}` : null;
  }

  #textField(shown: Panel | null): TemplateResult {
    const { places, channelId } = this.context.state;
    const place = places.get(channelId);
    return textField({
      text: this.#model.state.text,
      place: place ? labelOf(place) : '',
      expanded: shown !== null,
      activeItem: this.#activeItem(shown),
      start: () => this.#model.setText('/'),
      input: (text) => this.#model.typeText(text),
    });
  }

  #fields(draft: Draft, shown: Panel | null): TemplateResult {
    return fields(draft, {
      errors: this.#model.state.errors,
      active: this.#activeItem(shown),
      clear: () => this.#model.setText(''),
      leaveOptions: () => this.#model.leaveOptions(),
      enter: (option) => this.#model.enterOption(option),
      write: (option, text) => this.#model.typeOption(option, text),
      add: (option) => this.#model.toggleOption(option, true),
      remove: (option) => this.#model.toggleOption(option, false),
    });
  }
}

customElements.define('page-composer', Composer);
