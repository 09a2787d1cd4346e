import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import type { Context } from '../context.ts';
import { icons } from '../icons.ts';
import { words } from '../words.ts';
import { Autocomplete } from './autocomplete.ts';
import { type Entry, entriesOf } from './catalogue.ts';
import { type Composing, commandsFor, panelFor, suggestionsFor } from './choices.ts';
import {
  type Draft,
  draftOf,
  emptyField,
  type Field,
  hiddenOptions,
  lineOf,
  shownOptions,
  withField,
} from './draft.ts';
import { fields } from './fields.ts';
import { parseLine } from './line.ts';
import { type Panel, panel, panelId } from './panel.ts';
import { readDraft } from './read-draft.ts';

/** Where commands are found, filled in and sent. */
export class Composer extends LitElement {
  static override properties = {
    context: { attribute: false },
    text: { state: true },
    draft: { state: true },
    option: { state: true },
    active: { state: true },
    errors: { state: true },
    complaint: { state: true },
    within: { state: true },
  };

  declare context: Context;
  declare text: string;
  declare draft: Draft | null;
  /** The option whose field has the focus. */
  declare option: string | null;
  declare active: number;
  declare errors: ReadonlyMap<string, string>;
  declare complaint: string;
  /** Whether the focus is in the composer. */
  declare within: boolean;
  readonly #autocomplete = new Autocomplete(() => this.requestUpdate());
  #focusOn: string | null = null;

  constructor() {
    super();
    this.text = '';
    this.draft = null;
    this.option = null;
    this.active = 0;
    this.errors = new Map();
    this.complaint = '';
    this.within = false;
    for (const type of ['focusin', 'focusout'] as const) {
      this.addEventListener(type, ({ relatedTarget: other }) => {
        this.within = type === 'focusin' || (other instanceof Node && this.contains(other));
      });
    }
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  /** Puts a command line in, to be finished and sent by its reader. */
  fill(line: string): void {
    const parsed = parseLine(line, entriesOf(this.context.state.commands));
    if (parsed && 'draft' in parsed) this.#begin(parsed.draft);
    else this.#write(line);
  }

  #write(text: string): void {
    this.draft = null;
    this.option = null;
    this.errors = new Map();
    this.complaint = '';
    this.text = text;
    this.active = 0;
    this.#autocomplete.forget();
    this.#focusOn = '.composer-text';
  }

  #begin(draft: Draft): void {
    this.#write('');
    this.draft = draft;
    const first = shownOptions(draft).find(({ name }) => (draft.fields.get(name)?.text ?? '') === '');
    this.#focus(first?.name ?? null);
  }

  /** The field that will have the focus; null for the command's name. */
  #focus(option: string | null): void {
    this.#focusOn = option === null ? '.command-name' : `[data-option="${CSS.escape(option)}"]`;
  }

  protected override willUpdate(): void {
    if (!this.draft) return;
    const { name } = this.draft.entry;
    const entry = entriesOf(this.context.state.commands).find((known) => known.name === name);
    if (!entry) this.#write(lineOf(this.draft));
  }

  protected override updated(_: PropertyValues<this>): void {
    if (this.#focusOn !== null) this.querySelector<HTMLElement>(this.#focusOn)?.focus();
    this.#focusOn = null;
    this.querySelector('.panel-item.active')?.scrollIntoView({ block: 'nearest' });
  }

  get #composing(): Composing {
    const { text, draft, option, active } = this;
    return { text, draft, option, active, answer: this.#autocomplete.answer };
  }

  #panel(): Panel | null {
    return this.within ? panelFor(this.#composing, this.context.state) : null;
  }

  readonly #hover = (index: number): void => {
    this.active = index;
  };

  readonly #take = (index: number): void => {
    const { draft } = this;
    if (!draft) {
      const entry = commandsFor(this, this.context.state)[index];
      if (entry) this.#begin(draftOf(entry));
      return;
    }
    const suggestion = suggestionsFor(this.#composing, this.context.state)[index];
    if (suggestion && this.option !== null) {
      this.#set(this.option, { text: suggestion.label, picked: suggestion.value });
      this.active = -1;
      const next = shownOptions(this.draft ?? draft).find(
        ({ name, required }) => required && this.draft?.fields.get(name)?.text === '',
      );
      if (next) this.#focus(next.name);
      return;
    }
    const added = hiddenOptions(draft)[index];
    if (added) this.#use(added.name, true);
  };

  #set(option: string, field: Field | null): void {
    if (!this.draft) return;
    this.draft = withField(this.draft, option, field);
    const errors = new Map(this.errors);
    errors.delete(option);
    this.errors = errors;
  }

  /** Gives an option a field, or takes its field away. */
  #use(option: string, use: boolean): void {
    this.#set(option, use ? emptyField : null);
    this.#focus(use ? option : null);
  }

  /** The field of an option was entered or written in. */
  #look(option: string, entered: boolean): void {
    const changed = this.option !== option;
    this.option = option;
    const spec = this.draft?.entry.options.find(({ name }) => name === option);
    this.active = this.draft?.fields.get(option)?.picked == null ? 0 : -1;
    if (spec?.autocomplete && this.draft && (!entered || changed)) {
      this.#autocomplete.ask(this.context.store, this.draft, option, changed);
    }
  }

  #typed(text: string): void {
    this.text = text;
    this.active = 0;
    this.complaint = '';
    const named = (entry: Entry): boolean => `/${entry.name} ` === text;
    const entry = entriesOf(this.context.state.commands).find(named);
    if (entry) this.#begin(draftOf(entry));
  }

  #submit(): void {
    if (!this.draft && !this.#adopt()) return;
    const { draft } = this;
    if (!draft) return;
    const read = readDraft(draft, this.context.state);
    if ('errors' in read) {
      this.errors = read.errors;
      const [first] = read.errors.keys();
      this.#focus(first ?? null);
      return;
    }
    this.context.store.runCommand(draft.entry.command, read.options, lineOf(draft));
    this.#write('');
    if (!matchMedia('(pointer: fine)').matches) this.#focusOn = null;
  }

  /** Makes a typed line the draft. False when it is no whole command, and the reader is told. */
  #adopt(): boolean {
    if (this.text.trim() === '') return false;
    const parsed = parseLine(this.text, entriesOf(this.context.state.commands));
    if (!this.text.startsWith('/')) this.complaint = words.composer.onlyCommands;
    else if (!parsed) this.complaint = words.composer.noCommand;
    else if ('unknownOption' in parsed) this.complaint = words.composer.unknownOption(parsed.unknownOption);
    else this.#begin(parsed.draft);
    return this.draft !== null;
  }

  #key(event: KeyboardEvent): void {
    if (event.isComposing || !(event.target instanceof HTMLElement)) return;
    if (event.key === 'Escape') this.#write('');
    else if (!event.target.matches('.composer-text, .command-name, [data-option]')) return;
    else if (!this.#typing(event, event.target)) return;
    event.preventDefault();
  }

  /** Keys in a place to write in. False for those that do what they always do. */
  #typing({ key, shiftKey }: KeyboardEvent, target: HTMLElement): boolean {
    const shown = this.#panel();
    const count = shown?.items.length ?? 0;
    if (key === 'ArrowDown' && count > 0) this.active = (this.active + 1) % count;
    else if (key === 'ArrowUp' && count > 0) this.active = (Math.max(this.active, 0) - 1 + count) % count;
    else if (key === 'Enter' && !shiftKey) this.#enter(shown);
    else if (key === 'Tab' && !shiftKey && count > 0 && this.active >= 0) this.#take(this.active);
    else return key === 'Backspace' && this.#erase(target);
    return true;
  }

  #enter(shown: Panel | null): void {
    const whole =
      !this.draft && this.text.includes(':') && parseLine(this.text, entriesOf(this.context.state.commands));
    if (!whole && shown && this.active >= 0 && this.active < shown.items.length) this.#take(this.active);
    else this.#submit();
  }

  /** Where nothing is left to erase: takes an optional field away, or turns the command back into text. */
  #erase(target: HTMLElement): boolean {
    if (!this.draft || (target instanceof HTMLInputElement && target.value !== '')) return false;
    const option = this.draft.entry.options.find(({ name }) => name === target.dataset.option);
    if (option && !option.required) this.#use(option.name, false);
    else this.#write(`/${this.draft.entry.name}`);
    return true;
  }

  protected override render(): TemplateResult {
    const shown = this.#panel();
    const errors = [...this.errors.values(), this.complaint].filter((error) => error !== '');
    return html`<div class="composer" @keydown=${this.#key}>
      ${shown ? panel(shown, this.#take, this.#hover) : nothing}
      ${errors.length > 0 ? html`<p class="composer-error" role="alert">${errors.join(' ')}</p>` : nothing}
      <div class="composer-row">
        ${this.draft ? this.#command(this.draft, shown) : this.#textField(shown)}
        <button type="button" class="round send" aria-label=${words.composer.send} title=${words.composer.send}
          ?disabled=${!this.draft && this.text.trim() === ''} @click=${() => this.#submit()}>${icons.send}</button>
      </div>
    </div>`;
  }

  #textField(shown: Panel | null): TemplateResult {
    const name = this.context.state.places.get(this.context.state.channelId)?.name ?? '';
    return html`<button type="button" class="round" aria-label=${words.composer.open} title=${words.composer.open}
        @click=${() => this.#write('/')}>${icons.slash}</button>
      <textarea
        class="composer-text"
        rows="1"
        autocomplete="off"
        spellcheck="false"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded=${shown !== null}
        aria-controls=${panelId}
        aria-activedescendant=${shown && this.active >= 0 ? `${panelId}-${this.active}` : nothing}
        aria-label=${words.composer.label(name)}
        placeholder=${words.composer.placeholder(name)}
        .value=${this.text}
        @input=${(event: InputEvent & { target: HTMLTextAreaElement }) => this.#typed(event.target.value)}
      ></textarea>`;
  }

  #command(draft: Draft, shown: Panel | null): TemplateResult {
    return fields(draft, {
      errors: this.errors,
      active: shown && this.active >= 0 ? `${panelId}-${this.active}` : null,
      clear: () => this.#write(''),
      leaveOptions: () => {
        this.option = null;
        this.active = -1;
      },
      enter: (option) => this.#look(option, true),
      write: (option, text) => {
        this.#set(option, { text, picked: null });
        this.#look(option, false);
      },
      add: (option) => this.#use(option, true),
      remove: (option) => this.#use(option, false),
    });
  }
}

customElements.define('page-composer', Composer);
