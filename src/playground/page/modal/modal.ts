import { type APIModalInteractionResponseCallbackComponent, ComponentType } from 'discord-api-types/v10';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { avatarOf, nameOf } from '../avatar.ts';
import type { Context } from '../context.ts';
import { focused } from '../focus/focused.ts';
import { icons } from '../icons.ts';
import type { Select } from '../select/select.ts';
import { renderText } from '../text/render.ts';
import { words } from '../words.ts';
import { field } from './field.ts';
import { errorOf, inputsIn, inputsOf, type Value } from './inputs.ts';

/** The bot's modal. It stays open until the bot accepts it. */
export class Modal extends LitElement {
  static override properties = { context: { attribute: false }, errors: { state: true } };

  declare context: Context;
  declare errors: ReadonlyMap<string, string>;

  #opener: (() => void) | null = null;

  constructor() {
    super();
    this.errors = new Map();
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
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
      const value = menus.get(spec.custom_id) ?? String(form.get(spec.custom_id) ?? '');
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
    this.querySelector<HTMLElement>('.modal-input, .select-face')?.focus();
  }

  /** Gives focus back to what had it before, or what's in its place by now. */
  #returnFocus(): void {
    this.#opener?.();
    this.#opener = null;
  }

  async #focusFirstError(): Promise<void> {
    await this.updateComplete;
    await Promise.all([...this.querySelectorAll<Select>('page-select')].map((menu) => menu.updateComplete));
    this.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
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
    return inputs.map((input) => field(input, this.errors.get(input.spec.custom_id), this.context));
  }
}

customElements.define('page-modal', Modal);
