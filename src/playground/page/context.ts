import { html, LitElement, type TemplateResult } from 'lit';
import type { Place } from './channels.ts';
import type { State } from './state.ts';
import type { Store } from './store.ts';

export interface Picture {
  readonly url: string;
  readonly alt: string;
}

/** What templates need: the state to show and the actions to offer. */
export interface Context {
  readonly state: State;
  readonly store: Store;
  /** Opens a channel and scrolls to a message, if one is given. */
  go(channelId: string, messageId: string | null): void;
  openPicture(picture: Picture): void;
  /** Puts a command line into the composer. */
  fill(line: string): void;
}

/** An element of the page, which has no shadow tree, so that the page's styles hold in it. */
export class PageElement extends LitElement {
  protected override createRenderRoot(): HTMLElement {
    return this;
  }
}

/** An icon of the page's HTML. */
export function icon(name: string): TemplateResult {
  return html`<svg class="icon" aria-hidden="true"><use href="#icon-${name}"></use></svg>`;
}

export function iconOf(place: Place): TemplateResult {
  if (place.direct) return icon('at');
  return place.parent === null ? icon('channel') : icon('thread');
}
