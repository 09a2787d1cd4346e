import { html, LitElement, type TemplateResult } from 'lit';
import type { Place } from './state.ts';

/** An element of the page, which has no shadow tree, so that the page's styles hold in it. */
export class PageElement extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }
}

/** An icon of the page's HTML. */
export function pageIcon(name: string): TemplateResult {
  return html`<svg class="icon" aria-hidden="true"><use href="#icon-${name}"></use></svg>`;
}

export function placeIcon(place: Place): TemplateResult {
  if (place.direct) return pageIcon('at');
  return place.parent === null ? pageIcon('channel') : pageIcon('thread');
}
