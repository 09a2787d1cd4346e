import { html, nothing, type TemplateResult } from 'lit';
import { icons } from '../icons.ts';
import { words } from '../words.ts';
import { panelId } from './panel.ts';

export interface TextFieldProps {
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
export function textField({
  text,
  place,
  expanded,
  activeItem,
  start,
  input,
}: TextFieldProps): TemplateResult {
  return html`<button type="button" class="round" aria-label=${words.composer.open} title=${words.composer.open}
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
      aria-label=${words.composer.label(place)}
      placeholder=${words.composer.placeholder}
      .value=${text}
      @input=${(event: InputEvent & { target: HTMLInputElement }) => input(event.target.value)}
    >`;
}
