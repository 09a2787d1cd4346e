import {
  type APICheckboxGroupComponent,
  type APIModalInteractionResponseCallbackComponent,
  type APIRadioGroupComponent,
  type APISelectMenuComponent,
  type APITextInputComponent,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { PageElement, pageIcon } from './element.ts';
import { focused } from './focus.ts';
import { avatarUri, userDisplayName } from './people.ts';
import { menuOptions, type Select } from './select.ts';
import type { OpenModal } from './state.ts';
import type { Context } from './store.ts';
import { t } from './words.ts';

type Value = string | readonly string[];

type Group = APIRadioGroupComponent | APICheckboxGroupComponent;

/** A field of a modal with its label: a text input, a select menu, or radio buttons or checkboxes. */
interface Input {
  readonly spec: APITextInputComponent | (APISelectMenuComponent & { readonly required?: boolean }) | Group;
  readonly label: string;
  readonly about: string;
}

const menus: ReadonlySet<number> = new Set([3, 5, 6, 7, 8]);

function inputsOf(modal: OpenModal): readonly Input[] {
  return modal.modal.components.flatMap(inputsIn);
}

function inputsIn(component: APIModalInteractionResponseCallbackComponent): readonly Input[] {
  if (component.type === ComponentType.ActionRow) {
    return component.components.map((spec) => ({ spec, label: spec.label ?? '', about: '' }));
  }
  if (component.type !== ComponentType.Label) return [];
  const { component: spec, label, description: about = '' } = component;
  return isInput(spec) ? [{ spec, label, about }] : [];
}

function isInput(spec: { readonly type: ComponentType }): spec is Input['spec'] {
  return spec.type === ComponentType.TextInput || menus.has(spec.type) || isGroup(spec);
}

const isGroup = (spec: { readonly type: ComponentType }): spec is Group =>
  spec.type === ComponentType.RadioGroup || spec.type === ComponentType.CheckboxGroup;

/** What's wrong with a field's value; undefined for nothing. */
function errorOf(spec: Input['spec'], value: Value): string | undefined {
  if (value.length === 0) return (spec.required ?? true) ? t('playground-modal-missing') : undefined;
  if (spec.type !== ComponentType.TextInput) {
    const least = ('min_values' in spec && spec.min_values) || 1;
    return value.length < least ? t('playground-select-at-least', { count: least }) : undefined;
  }
  const minLength = spec.min_length ?? 0;
  return value.length < minLength ? t('playground-modal-too-short', { least: minLength }) : undefined;
}

/** A field of a modal with its label, its description and what's wrong with it. */
function field(input: Input, error: string | undefined, context: Context): TemplateResult {
  const { spec, label, about } = input;
  if (isGroup(spec)) return group(spec, input, error);
  const id = `modal-${spec.custom_id}`;
  return html`<div class="modal-field">
    ${
      spec.type === ComponentType.TextInput
        ? html`<label class="modal-label" for=${id}>${label}${needed(spec)}</label>`
        : html`<span class="modal-label">${label}${needed(spec)}</span>`
    }
    ${about === '' ? nothing : html`<p class="option-about" id="${id}-about">${about}</p>`}
    ${spec.type === ComponentType.TextInput ? text(spec, about, error) : menu(input, error, context)}
    ${error === undefined ? nothing : html`<p class="modal-error" id="${id}-error" role="alert">${error}</p>`}
  </div>`;
}

const needed = ({ required = true }: Input['spec']): TemplateResult | typeof nothing =>
  required
    ? html`<span class="needed" title=${t('playground-modal-required')} aria-hidden="true"> *</span>`
    : nothing;

function group(spec: Group, { label, about }: Input, error: string | undefined): TemplateResult {
  const id = `modal-${spec.custom_id}`;
  const [type, role] =
    spec.type === ComponentType.RadioGroup ? ['radio', 'radiogroup'] : ['checkbox', 'group'];
  return html`<fieldset class="modal-field" role=${role} data-invalid=${error !== undefined}
    aria-describedby="${id}-about ${id}-error">
    <legend class="modal-label">${label}${needed(spec)}</legend>
    ${about === '' ? nothing : html`<p class="option-about" id="${id}-about">${about}</p>`}
    ${spec.options.map(
      (option) => html`<label class="modal-choice">
        <input type=${type} name=${spec.custom_id} value=${option.value} ?checked=${option.default}>
        <span class="option-words">${option.label}${option.description ? html`<small class="option-about">${option.description}</small>` : nothing}</span>
      </label>`,
    )}
    ${error === undefined ? nothing : html`<p class="modal-error" id="${id}-error" role="alert">${error}</p>`}
  </fieldset>`;
}

function text(spec: APITextInputComponent, about: string, error: string | undefined): TemplateResult {
  const id = `modal-${spec.custom_id}`;
  const described = [about === '' ? '' : `${id}-about`, error === undefined ? '' : `${id}-error`]
    .join(' ')
    .trim();
  const required = spec.required ?? true;
  return spec.style === TextInputStyle.Paragraph
    ? html`<textarea class="modal-input" id=${id} name=${spec.custom_id} rows="4" aria-required=${required}
        aria-invalid=${error !== undefined} aria-describedby=${described === '' ? nothing : described}
        maxlength=${ifDefined(spec.max_length)} placeholder=${spec.placeholder ?? ''}
        .defaultValue=${spec.value ?? ''}></textarea>`
    : html`<input class="modal-input" id=${id} name=${spec.custom_id} type="text" autocomplete="off"
        aria-required=${required} aria-invalid=${error !== undefined}
        aria-describedby=${described === '' ? nothing : described}
        maxlength=${ifDefined(spec.max_length)} placeholder=${spec.placeholder ?? ''}
        .defaultValue=${spec.value ?? ''}>`;
}

function menu({ spec, label }: Input, error: string | undefined, context: Context): TemplateResult {
  if (spec.type === ComponentType.TextInput || isGroup(spec)) return html``;
  return html`<page-select
    .control=${spec.custom_id}
    .label=${label}
    .required=${spec.required ?? true}
    .error=${error === undefined ? '' : `modal-${spec.custom_id}-error`}
    .options=${menuOptions(spec, context.state)}
    .min=${spec.required === false ? 0 : (spec.min_values ?? 1)}
    .max=${spec.max_values ?? 1}
    .placeholder=${spec.placeholder ?? ''}
  ></page-select>`;
}

/** The bot's modal. It stays open until the bot accepts it. */
class Modal extends PageElement {
  static override properties = { context: { attribute: false }, errors: { state: true } };

  declare context: Context;
  declare errors: ReadonlyMap<string, string>;

  #opener: (() => void) | null = null;

  constructor() {
    super();
    this.errors = new Map();
  }

  protected override updated(_: PropertyValues<this>): void {
    const dialog = this.querySelector('dialog');
    if (!dialog) this.#returnFocus();
    if (!dialog || dialog.open) return;
    this.errors = new Map();
    this.#opener = focused();
    dialog.showModal();
    void this.#focusFirstField();
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault();
    const { modal } = this.context.state;
    if (!modal || !(event.currentTarget instanceof HTMLFormElement)) return;
    const form = new FormData(event.currentTarget);
    const fields: Record<string, Value> = {};
    const menus = new Map(
      [...this.querySelectorAll<Select>('page-select')].map(({ control, values }) => [control, values]),
    );
    const errors = new Map<string, string>();
    for (const { spec } of inputsOf(modal)) {
      const value = isGroup(spec)
        ? form.getAll(spec.custom_id).map(String)
        : (menus.get(spec.custom_id) ?? String(form.get(spec.custom_id) ?? ''));
      fields[spec.custom_id] = value;
      const error = errorOf(spec, value);
      if (error !== undefined) errors.set(spec.custom_id, error);
    }
    this.errors = errors;
    if (errors.size === 0) this.context.store.submitModal(fields);
    else void this.#focusFirstError();
  }

  async #focusFirstField(): Promise<void> {
    await this.querySelector<Select>('page-select')?.updateComplete;
    this.querySelector<HTMLElement>(
      '.modal-input, .select-face, [type=checkbox], [type=radio]:checked',
    )?.focus();
  }

  /** Gives focus back to what had it before, or what's in its place by now. */
  #returnFocus(): void {
    this.#opener?.();
    this.#opener = null;
  }

  async #focusFirstError(): Promise<void> {
    await this.updateComplete;
    await Promise.all([...this.querySelectorAll<Select>('page-select')].map((menu) => menu.updateComplete));
    this.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"] input')?.focus();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { state, store } = this.context;
    const { modal, bot } = state;
    if (!modal) return nothing;
    const busy = modal.sent !== null;
    return html`<dialog class="modal" aria-labelledby="modal-title" @close=${() => store.closeModal()}>
      <form novalidate @submit=${this.#submit}>
        <header>
          ${bot ? html`<img src=${avatarUri(bot)} alt="">` : nothing}
          <h2 id="modal-title">${modal.modal.title}</h2>
          <button type="button" class="round" aria-label=${t('playground-modal-close')} @click=${() => store.closeModal()}>${pageIcon('close')}</button>
        </header>
        <p class="modal-warning">${t('playground-modal-warning', { bot: bot ? userDisplayName(bot) : '' })}</p>
        <div class="modal-body">${modal.modal.components.map((component) => this.#part(component))}</div>
        ${modal.failed ? html`<p class="failure" role="alert">${pageIcon('warning')} ${t('playground-modal-failed')}</p>` : nothing}
        <footer>
          <button type="button" class="button secondary" @click=${() => store.closeModal()}>${t('playground-modal-cancel')}</button>
          <button type="submit" class="button primary ${busy ? 'busy' : ''}" aria-busy=${busy} ?disabled=${busy}>
            <span class="button-face">${t('playground-modal-submit')}</span>
            ${busy ? html`<span class="dots"><i></i><i></i><i></i></span>` : nothing}
          </button>
        </footer>
      </form>
    </dialog>`;
  }

  #part(component: APIModalInteractionResponseCallbackComponent): unknown {
    const inputs = inputsIn(component);
    if (inputs.length === 0)
      return html`<p class="unsupported">${t('playground-messages-unsupported', { type: component.type })}</p>`;
    return inputs.map((input) => field(input, this.errors.get(input.spec.custom_id), this.context));
  }
}

customElements.define('page-modal', Modal);
