import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { fileExtensions } from '../file-types.ts';
import { ComposerModel, type Panel } from './composer-model.ts';
import { type Draft, hiddenOptions, isFile, type OptionSpec, shownOptions } from './draft.ts';
import { PageElement, pageIcon } from './element.ts';
import { placeLabel } from './state.ts';
import type { Context } from './store.ts';
import { t } from './words.ts';

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
  else if (key === 'Enter' && !shiftKey && opensFiles(field, model)) return false;
  else if (key === 'Enter' && !shiftKey) model.enter(shown);
  else if (key === 'Tab' && !shiftKey && count > 0 && active >= 0) model.take(active);
  else return key === 'Backspace' && model.erase(field);
  return true;
}

/** In an empty field for a file, Enter opens the system's files. */
const opensFiles = (field: HTMLElement, model: ComposerModel): boolean =>
  field.matches('[type="file"]') && model.fileIn(field.dataset.option ?? '') === '';

const isTyped = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

const panelId = 'composer-panel';

function panel(shown: Panel, model: ComposerModel): TemplateResult {
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
          @pointermove=${() => model.highlight(i)}
          @click=${() => model.take(i)}
        >
          ${item.isCommand ? html`<span class="panel-icon">${pageIcon('slash')}</span>` : nothing}
          <span class="panel-words">
            <span class="panel-label">${item.isCommand ? `/${item.label}` : item.label}</span>
            <span class="panel-about">${item.detail}</span>
          </span>
        </div>`,
      )}
    </div>
  </div>`;
}

/** The id of the panel's highlighted item. */
function activeItem({ state: { active } }: ComposerModel, shown: Panel | null): string | typeof nothing {
  return shown && active >= 0 ? `${panelId}-${active}` : nothing;
}

/** The composer without a command: a text field, and a button that lists the commands. */
function textField(model: ComposerModel, place: string, shown: Panel | null): TemplateResult {
  return html`<button type="button" class="round" aria-label=${t('playground-composer-open')} title=${t('playground-composer-open')}
      @click=${() => model.setText('/')}>${pageIcon('slash')}</button>
    <input
      class="composer-text"
      type="text"
      maxlength="2000"
      autocomplete="off"
      spellcheck="false"
      role="combobox"
      aria-autocomplete="list"
      aria-expanded=${shown !== null}
      aria-controls=${panelId}
      aria-activedescendant=${activeItem(model, shown)}
      aria-label=${t('playground-composer-label', { place })}
      placeholder=${t('playground-composer-placeholder')}
      .value=${model.state.text}
      @input=${(event: InputEvent & { target: HTMLInputElement }) => model.typeText(event.target.value)}
    >`;
}

/** A command being filled in: its name, a field for each option in use, a button for each of the others. */
function fields(draft: Draft, model: ComposerModel, shown: Panel | null): TemplateResult {
  return html`<button type="button" class="round" aria-label=${t('playground-composer-cancel')} title=${t('playground-composer-cancel')}
      @click=${() => model.setText('')}>${pageIcon('close')}</button>
    <div class="command">
      <button type="button" class="command-name" title=${draft.entry.description} @focus=${() => model.leaveOptions()}>
        /${draft.entry.name}
      </button>
      ${repeat(
        shownOptions(draft),
        ({ name }) => name,
        (option) => (isFile(option) ? fileField(option, draft, model) : field(option, draft, model, shown)),
      )}
      ${hiddenOptions(draft).map(
        (option) => html`<button
          type="button"
          class="add-option"
          aria-label=${t('playground-composer-add', { option: option.name })}
          title=${option.description}
          @click=${() => model.toggleOption(option.name, true)}
        >${pageIcon('add')}${option.name}</button>`,
      )}
    </div>`;
}

const numeric: ReadonlySet<number> = new Set([4, 10]);

function field(option: OptionSpec, draft: Draft, model: ComposerModel, shown: Panel | null): TemplateResult {
  const { text, picked } = draft.fields.get(option.name) ?? { text: '', picked: null };
  const bad = model.state.errors.has(option.name);
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
      aria-expanded=${activeItem(model, shown) !== nothing}
      aria-controls=${panelId}
      aria-activedescendant=${activeItem(model, shown)}
      aria-required=${option.required ?? false}
      aria-invalid=${bad}
      aria-description=${option.description}
      data-option=${option.name}
      .value=${live(text)}
      @focus=${(event: FocusEvent & { target: HTMLInputElement }) => {
        event.target.select();
        model.enterOption(option.name);
      }}
      @input=${(event: InputEvent & { target: HTMLInputElement }) => model.typeOption(option.name, event.target.value)}
    >
    ${option.required ? nothing : removal(option, model)}
  </label>`;
}

const removal = ({ name }: OptionSpec, model: ComposerModel): TemplateResult =>
  html`<button type="button" class="field-remove" aria-label=${t('playground-composer-remove', { option: name })}
    @click=${() => model.toggleOption(name, false)}>${pageIcon('close')}</button>`;

/** An option that takes a file: a button that opens the system's files, or the file that was chosen. */
function fileField(option: OptionSpec, draft: Draft, model: ComposerModel): TemplateResult {
  const { name } = option;
  const { text, picked } = draft.fields.get(name) ?? { text: '', picked: null };
  const bad = model.state.errors.has(name);
  return html`<div class="field file-field ${bad ? 'bad' : ''} ${picked === null ? '' : 'picked'}">
    <label>
      <span class="field-name">${name}</span>
      <input
        type="file"
        class="unseen"
        accept=${fileExtensions(option.file_types ?? []).join(',')}
        aria-label=${name}
        aria-required=${option.required ?? false}
        aria-invalid=${bad}
        aria-description=${text === '' ? option.description : text}
        data-option=${name}
        @focus=${() => model.enterOption(name)}
        @change=${({ target }: Event & { target: HTMLInputElement }) => {
          const file = target.files?.[0];
          // So that the same file can be chosen again.
          target.value = '';
          if (file) void model.attach(name, file);
        }}
      >
      <span class="file-name" role="status">${pageIcon('file')}${text === '' ? t('playground-composer-choose-file') : text}</span>
    </label>
    ${
      text === ''
        ? nothing
        : html`<button type="button" class="field-remove" aria-label=${t('playground-composer-remove', { option: text })}
            @click=${() => model.detach(name)}>${pageIcon('close')}</button>`
    }
    ${text === '' && !option.required ? removal(option, model) : nothing}
  </div>`;
}

/** Where commands are found, filled in and sent. */
export class Composer extends PageElement {
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
    else if (event.target.matches('.command-name') && isTyped(event)) this.#model.typeAtName(event.key);
    else if (!event.target.matches('.composer-text, .command-name, [data-option]')) return;
    else if (!handleKey(event, event.target, this.#model, this.#panel())) return;
    event.preventDefault();
  }

  protected override render(): TemplateResult {
    const { draft, text, errors, textError } = this.#model.state;
    const { places, channelId } = this.context.state;
    const place = places.get(channelId);
    const shown = this.#panel();
    const messages = [...errors.values(), textError].filter((message) => message !== '');
    return html`<div class="composer" @keydown=${this.#onKeyDown}>
      ${shown ? panel(shown, this.#model) : nothing}
      ${messages.length > 0 ? html`<p class="composer-error" role="alert">${messages.join(' ')}</p>` : nothing}
      <div class="composer-row">
        ${draft ? fields(draft, this.#model, shown) : textField(this.#model, place ? placeLabel(place) : '', shown)}
        <button type="button" class="round send" aria-label=${t('playground-composer-send')} title=${t('playground-composer-send')}
          ?disabled=${!draft && text.trim() === ''} @click=${() => this.#model.submit()}>${pageIcon('send')}</button>
      </div>
    </div>`;
  }
}

customElements.define('page-composer', Composer);
