import {
  type APIModalInteractionResponseCallbackComponent,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { avatarOf, nameOf } from '../avatar.ts';
import type { Context } from '../context.ts';
import { icons } from '../icons.ts';
import { renderText } from '../text/render.ts';
import { words } from '../words.ts';
import { errorOf, type Input, inputsIn, inputsOf } from './inputs.ts';

/** The bot's modal. It stays open until the bot accepts it. */
export class Modal extends LitElement {
  static override properties = { context: { attribute: false }, errors: { state: true } };

  declare context: Context;
  declare errors: ReadonlyMap<string, string>;

  constructor() {
    super();
    this.errors = new Map();
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override updated(_: PropertyValues<this>): void {
    const dialog = this.querySelector('dialog');
    if (!dialog || dialog.open) return;
    this.errors = new Map();
    dialog.showModal();
    this.querySelector<HTMLElement>('.modal-input')?.focus();
  }

  #submit(event: SubmitEvent): void {
    event.preventDefault();
    const { modal } = this.context.state;
    if (!modal || !(event.currentTarget instanceof HTMLFormElement)) return;
    const form = new FormData(event.currentTarget);
    const fields: Record<string, string> = {};
    const errors = new Map<string, string>();
    for (const { spec } of inputsOf(modal)) {
      const value = String(form.get(spec.custom_id) ?? '');
      fields[spec.custom_id] = value;
      const error = errorOf(spec, value);
      if (error !== undefined) errors.set(spec.custom_id, error);
    }
    this.errors = errors;
    if (errors.size === 0) this.context.store.submitModal(fields);
    else this.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  protected override render(): TemplateResult | typeof nothing {
    const { state, store } = this.context;
    const { modal, bot } = state;
    if (!modal) return nothing;
    const busy = modal.sent !== null;
    return html`<dialog class="modal" aria-labelledby="modal-title" @close=${() => store.closeModal()}>
      <form novalidate @submit=${this.#submit}>
        <header>
          ${bot ? html`<img src=${avatarOf(bot)} alt="">` : nothing}
          <h2 id="modal-title">${modal.modal.title}</h2>
          <button type="button" class="round" aria-label=${words.modal.close} @click=${() => store.closeModal()}>${icons.close}</button>
        </header>
        <p class="modal-warning">${words.modal.warning(bot ? nameOf(bot) : '')}</p>
        <div class="modal-body">${modal.modal.components.map((component) => this.#part(component))}</div>
        ${modal.failed ? html`<p class="failure" role="alert">${icons.warning} ${words.modal.failed}</p>` : nothing}
        <footer>
          <button type="button" class="button secondary" @click=${() => store.closeModal()}>${words.modal.cancel}</button>
          <button type="submit" class="button primary ${busy ? 'busy' : ''}" aria-busy=${busy} ?disabled=${busy}>
            <span class="button-face">${words.modal.submit}</span>
            ${busy ? html`<span class="dots"><i></i><i></i><i></i></span>` : nothing}
          </button>
        </footer>
      </form>
    </dialog>`;
  }

  #part(component: APIModalInteractionResponseCallbackComponent): unknown {
    if (component.type === ComponentType.TextDisplay) return renderText(component.content, this.context);
    const inputs = inputsIn(component);
    if (inputs.length === 0)
      return html`<p class="unsupported">${words.messages.unsupported(component.type)}</p>`;
    return inputs.map((input) => this.#input(input));
  }

  #input({ spec, label, about }: Input): TemplateResult {
    const error = this.errors.get(spec.custom_id);
    const id = `modal-${spec.custom_id}`;
    const required = spec.required ?? true;
    return html`<div class="modal-field">
      <label for=${id}>${label}${required ? html`<span class="needed" title=${words.modal.required}> *</span>` : nothing}</label>
      ${about === '' ? nothing : html`<p class="option-about">${about}</p>`}
      ${
        spec.style === TextInputStyle.Paragraph
          ? html`<textarea class="modal-input" id=${id} name=${spec.custom_id} rows="4" aria-required=${required}
              aria-invalid=${error !== undefined} maxlength=${ifDefined(spec.max_length)}
              placeholder=${spec.placeholder ?? ''} .defaultValue=${spec.value ?? ''}></textarea>`
          : html`<input class="modal-input" id=${id} name=${spec.custom_id} type="text" autocomplete="off" aria-required=${required}
              aria-invalid=${error !== undefined} maxlength=${ifDefined(spec.max_length)}
              placeholder=${spec.placeholder ?? ''} .defaultValue=${spec.value ?? ''}>`
      }
      ${error === undefined ? nothing : html`<p class="modal-error" role="alert">${error}</p>`}
    </div>`;
  }
}

customElements.define('page-modal', Modal);
