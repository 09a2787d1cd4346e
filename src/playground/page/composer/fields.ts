import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { repeat } from 'lit/directives/repeat.js';
import { icons } from '../icons.ts';
import { words } from '../words.ts';
import type { OptionSpec } from './catalogue.ts';
import { type Draft, hiddenOptions, shownOptions } from './draft.ts';
import { panelId } from './panel.ts';

export interface FieldEvents {
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
export function fields(draft: Draft, events: FieldEvents): TemplateResult {
  return html`<button type="button" class="round" aria-label=${words.composer.cancel} title=${words.composer.cancel}
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
          aria-label=${words.composer.add(option.name)}
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
        : html`<button type="button" class="field-remove" aria-label=${words.composer.remove(option.name)}
            @click=${() => events.remove(option.name)}>${icons.close}</button>`
    }
  </label>`;
}
