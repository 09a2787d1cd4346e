import { type APISelectMenuComponent, type APISelectMenuOption, ComponentType } from 'discord-api-types/v10';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { PageElement, pageIcon } from './element.ts';
import { userDisplayName } from './people.ts';
import { guildPlaces, type State } from './state.ts';
import { renderEmoji } from './text.ts';
import { t } from './words.ts';

type Options = readonly APISelectMenuOption[];

const listed = new WeakMap<APISelectMenuComponent, Options>();

/** What a menu offers: its own options, or the users, roles or channels the page knows. */
export function menuOptions(component: APISelectMenuComponent, state: State): Options {
  if (component.type === ComponentType.StringSelect) return component.options;
  // The same list for the same component, so that rendering it again changes nothing.
  const known = listed.get(component);
  if (known) return known;
  const preset = new Set(component.default_values?.map(({ id }) => id));
  const options = listOf(component, state).map((option) =>
    preset.has(option.value) ? { ...option, default: true } : option,
  );
  listed.set(component, options);
  return options;
}

function listOf(component: APISelectMenuComponent, state: State): Options {
  const users = [...state.users.values()].map((user) => ({ label: userDisplayName(user), value: user.id }));
  const roles = (state.guild?.roles ?? []).map((role) => ({ label: role.name, value: role.id }));
  switch (component.type) {
    case ComponentType.UserSelect:
      return users;
    case ComponentType.RoleSelect:
      return roles;
    case ComponentType.ChannelSelect:
      return guildPlaces(state.places)
        .filter(({ type }) => component.channel_types?.some((allowed) => allowed === type) ?? true)
        .map((place) => ({ label: `#${place.name}`, value: place.id }));
    default:
      return [...users, ...roles];
  }
}

export interface Chosen {
  readonly values: readonly string[];
}

const OPENING_KEY = /^(Arrow(Up|Down)|Page(Up|Down)|Home|End|Enter|.)$/u;

/**
 * A select menu: a native one for a single value, which fires `chosen` right away; checkboxes in a popover for
 * several, which fire it when the popover closes with a different and valid selection.
 */
export class Select extends PageElement {
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
    failed: { type: Boolean },
    values: { state: true },
  };

  /** The custom id of the menu. */
  declare control: string;
  /** What it's called; its placeholder by default. */
  declare label: string;
  declare required: boolean;
  /** The id of the element that says what's wrong with the choice; empty if nothing is. */
  declare error: string;
  declare options: Options;
  declare min: number;
  declare max: number;
  declare placeholder: string;
  declare disabled: boolean;
  declare busy: boolean;
  /** Whether the bot didn't answer the last choice: it can be made again. */
  declare failed: boolean;
  declare values: readonly string[];
  /** The values when the popover was opened; null while it's closed. */
  #initial: readonly string[] | null = null;
  readonly #listId = `select-${Math.random().toString(36).slice(2)}`;

  constructor() {
    super();
    Object.assign(this, { control: '', label: '', placeholder: '', error: '', options: [], values: [] });
    Object.assign(this, { min: 1, max: 1, required: false, disabled: false, busy: false, failed: false });
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.get('failed') === false && this.failed) this.values = defaultsOf(this.options);
    if (!changed.has('options') && !changed.has('control')) return;
    const before = changed.has('options') ? changed.get('options') : this.options;
    const replaced = changed.has('control') && this.#initial === null;
    // An edit of the message doesn't take away what's being chosen, as long as the choices are the same.
    if (before && sameOptions(before, this.options) && !replaced) return;
    this.values = defaultsOf(this.options);
    if (this.#initial) this.#initial = this.values;
    this.querySelector<HTMLElement>(':popover-open')?.hidePopover();
  }

  #fire(): void {
    const values = this.options.map(({ value }) => value).filter((value) => this.values.includes(value));
    this.dispatchEvent(new CustomEvent<Chosen>('chosen', { detail: { values } }));
  }

  readonly #pick = ({ target }: Event & { target: HTMLSelectElement }): void => {
    this.values = target.value === '' ? [] : [target.value];
    this.#fire();
  };

  /** Without this, keys would change and send the value of a closed menu. */
  readonly #onFaceKey = (event: KeyboardEvent & { currentTarget: HTMLSelectElement }): void => {
    const { key, ctrlKey, metaKey, altKey, currentTarget: face } = event;
    if (face.matches(':open') || !OPENING_KEY.test(key) || ctrlKey || metaKey || altKey) return;
    event.preventDefault();
    face.showPicker();
  };

  /** A choice beyond the limit is ignored. */
  #toggle(value: string, { checked }: HTMLInputElement): void {
    const others = this.values.filter((item) => item !== value);
    if (!checked) this.values = others;
    else if (others.length < this.max) this.values = [...others, value];
    else this.requestUpdate();
  }

  readonly #onToggle = ({ newState }: ToggleEvent): void => {
    const before = this.#initial;
    this.#initial = newState === 'open' ? this.values : null;
    if (newState === 'open' || before === null) return;
    const { values } = this;
    if (values.length === before.length && values.every((value) => before.includes(value))) return;
    if (values.length < this.min) this.values = before;
    else this.#fire();
  };

  readonly #onListKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.values = this.#initial ?? this.values;
    const boxes = [...this.querySelectorAll('input')];
    const at = boxes.indexOf(event.target as HTMLInputElement);
    if (at < 0) return;
    const last = boxes.length - 1;
    const moves: Record<string, number> = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: last };
    const to = moves[event.key];
    if (to === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (to === undefined) boxes[at]?.click();
    else boxes[Math.min(Math.max(to, 0), last)]?.focus();
  };

  protected override render(): TemplateResult {
    const busy = this.busy
      ? html`<span class="dots" role="status" aria-label=${t('playground-messages-working')}><i></i><i></i><i></i></span>`
      : pageIcon('down');
    return html`<div class="select">${this.max > 1 ? this.#several() : this.#single()}${busy}</div>`;
  }

  get #placeholder(): string {
    return this.placeholder === '' ? t('playground-select-placeholder') : this.placeholder;
  }

  get #name(): string {
    return this.label === '' ? this.#placeholder : this.label;
  }

  #single(): TemplateResult {
    const { values } = this;
    const chosen = this.options.find(({ value }) => values.includes(value));
    return html`<select
      class="select-face ${values.length === 0 ? 'placeholder' : ''}"
      data-control=${this.control}
      data-name=${this.#name}
      aria-label=${[this.#name, ...(chosen ? [chosen.label] : [])].join(', ')}
      aria-required=${this.required}
      aria-invalid=${this.error !== ''}
      aria-describedby=${this.error === '' ? nothing : this.error}
      aria-busy=${this.busy}
      ?disabled=${this.disabled}
      @change=${this.#pick}
      @keydown=${this.#onFaceKey}
    >
      <button type="button"><span>${chosen ? face(chosen) : this.#placeholder}</span></button>
      <option class="option" value="" ?hidden=${this.min > 0} .selected=${live(values.length === 0)}>${this.#placeholder}</option>
      ${this.options.map(
        (option) =>
          html`<option class="option" value=${option.value} .selected=${live(values.includes(option.value))}>${face(option)}</option>`,
      )}
    </select>`;
  }

  #several(): TemplateResult {
    const { values, min } = this;
    const chosen = this.options.filter(({ value }) => values.includes(value));
    const labels = chosen.map(({ label }) => label);
    const tooFew = values.length < min;
    return html`<button
        type="button"
        class="select-face ${chosen.length === 0 ? 'placeholder' : ''}"
        popovertarget=${this.#listId}
        aria-haspopup="dialog"
        data-control=${this.control}
        data-name=${this.#name}
        aria-label=${[this.#name, ...labels].join(', ')}
        aria-describedby=${this.error === '' ? nothing : this.error}
        aria-busy=${this.busy}
        ?disabled=${this.disabled}
      >${chosen.length === 0 ? this.#placeholder : chosen.map((option) => html`<span>${face(option)}</span>`)}</button>
      <div id=${this.#listId} class="select-list" popover role="dialog" aria-label=${this.#name}
        @beforetoggle=${this.#onToggle} @keydown=${this.#onListKey}>
        <div class="select-options" role="group" aria-label=${t('playground-select-options')}>
          ${this.options.map(
            (option, i) => html`<label class="option">
              ${face(option)}
              <input type="checkbox" tabindex=${i === 0 ? 0 : -1} ?autofocus=${i === 0} aria-label=${option.label}
                .checked=${live(values.includes(option.value))}
                @change=${({ target }: Event & { target: HTMLInputElement }) => this.#toggle(option.value, target)}>
            </label>`,
          )}
        </div>
        <div class="select-foot">
          <span aria-live="polite">${tooFew ? t('playground-select-at-least', { count: min }) : t('playground-select-at-most', { count: this.max })}</span>
          <button type="button" class="button primary" ?disabled=${tooFew}
            popovertarget=${this.#listId} popovertargetaction="hide">${t('playground-select-done', { count: values.length })}</button>
        </div>
      </div>`;
  }
}

/** An option's emoji, label and description. Browsers that show menus' texts only join them with the dot. */
const face = ({ emoji, label, description }: APISelectMenuOption): TemplateResult =>
  html`${renderEmoji(emoji)}<span class="option-words"><span>${label}</span>${
    description === undefined
      ? nothing
      : html`<span class="option-dot"> · </span><span class="option-about">${description}</span>`
  }</span>`;

const defaultsOf = (options: Options): readonly string[] =>
  options.filter((option) => option.default).map(({ value }) => value);

/** Whether two lists offer the same values with the same defaults. */
const sameOptions = (a: Options, b: Options): boolean =>
  a.length === b.length &&
  a.every(({ value, default: preset }, i) => b[i]?.value === value && !!b[i]?.default === !!preset);

customElements.define('page-select', Select);
