import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { labelOf } from '../channels.ts';
import type { Context } from '../context.ts';
import { icons } from '../icons.ts';
import { words } from '../words.ts';
import { ComposerModel } from './composer-model.ts';
import type { Draft } from './draft.ts';
import { fields } from './fields.ts';
import { handleKey } from './keys.ts';
import { type Panel, panel, panelId } from './panel.ts';
import { textField } from './text-field.ts';

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
        <button type="button" class="round send" aria-label=${words.composer.send} title=${words.composer.send}
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
