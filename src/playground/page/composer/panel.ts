import { html, nothing, type TemplateResult } from 'lit';
import { icons } from '../icons.ts';

export interface PanelItem {
  readonly label: string;
  readonly detail: string;
  readonly isCommand?: boolean;
}

/** The list above the composer: commands, options or an option's values. */
export interface Panel {
  readonly heading: string;
  readonly about: string;
  readonly items: readonly PanelItem[];
  /** A message such as "Loading options…". */
  readonly note: string;
  /** The item that Enter and Tab take; -1 for none. */
  readonly active: number;
}

export const panelId = 'composer-panel';

export function panel(
  shown: Panel,
  take: (index: number) => void,
  hover: (index: number) => void,
): TemplateResult {
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
          @pointermove=${() => hover(i)}
          @click=${() => take(i)}
        >
          ${item.isCommand ? html`<span class="panel-icon">${icons.slash}</span>` : nothing}
          <span class="panel-words">
            <span class="panel-label">${item.isCommand ? `/${item.label}` : item.label}</span>
            <span class="panel-about">${item.detail}</span>
          </span>
        </div>`,
      )}
    </div>
  </div>`;
}
