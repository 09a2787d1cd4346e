import type { APISelectMenuOption } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { words } from '../words.ts';
import { selectOption } from './option.ts';

export interface SelectListProps {
  readonly id: string;
  readonly options: readonly APISelectMenuOption[];
  readonly values: readonly string[];
  /** The index of the highlighted option. */
  readonly active: number;
  readonly multiple: boolean;
  readonly min: number;
  readonly max: number;
  highlight(index: number): void;
  choose(option: APISelectMenuOption): void;
  done(): void;
}

/** The id of a list's option. */
export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

/** A menu's options and, where several can be chosen, what ends the choice. It lies over the page. */
export function selectList(props: SelectListProps): TemplateResult {
  const { id, options, values, active, multiple } = props;
  return html`<div class="select-list" popover="manual" @mousedown=${(event: Event) => event.preventDefault()}>
    <div id=${id} role="listbox" tabindex="-1" aria-label=${words.select.options} aria-multiselectable=${multiple}>
      ${options.map((option, i) =>
        selectOption(option, {
          id: optionId(id, i),
          active: i === active,
          chosen: values.includes(option.value),
          multiple,
          highlight: () => props.highlight(i),
          choose: () => props.choose(option),
        }),
      )}
    </div>
    ${multiple ? footer(props) : nothing}
  </div>`;
}

function footer({ values, min, max, done }: SelectListProps): TemplateResult {
  const tooFew = values.length < min;
  return html`<div class="select-foot">
    <span aria-live="polite">${tooFew ? words.select.atLeast(min) : words.select.atMost(max)}</span>
    <button type="button" class="button primary" ?disabled=${tooFew} @click=${done}>
      ${words.select.done(values.length)}
    </button>
  </div>`;
}

/** Shows the highlighted option without scrolling anything but the list. */
export function showActive(list: HTMLElement): void {
  const active = list.querySelector<HTMLElement>('.option.active');
  const box = active?.parentElement;
  if (!active || !box) return;
  const { offsetTop, offsetHeight } = active;
  box.scrollTop = Math.max(Math.min(box.scrollTop, offsetTop), offsetTop + offsetHeight - box.clientHeight);
}
