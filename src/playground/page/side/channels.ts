import { html, nothing, type TemplateResult } from 'lit';
import { type Place, placesInOrder } from '../channels.ts';
import type { Context } from '../context.ts';
import { iconOf } from '../place-icon.ts';
import { words } from '../words.ts';

/** The channels and threads, with unread marks. */
export function channelList(context: Context, close: () => void): TemplateResult {
  const { state } = context;
  const all = placesInOrder(state.places);
  return html`<nav class="places" aria-label=${words.channels.heading}>
    <h3 class="side-heading">${words.channels.heading}</h3>
    ${all.length === 0 ? html`<p class="side-note">${words.channels.empty}</p>` : nothing}
    <ul>
      ${all.map(
        (place) =>
          html`<li>${placeButton(place, context, () => {
            context.go(place.id, null);
            close();
          })}</li>`,
      )}
    </ul>
  </nav>`;
}

function placeButton(place: Place, { state }: Context, open: () => void): TemplateResult {
  const unread = state.unread.get(place.id);
  const current = place.id === state.channelId;
  const thread = place.parent !== null;
  return html`<button
    type="button"
    class="place ${thread ? 'thread-place' : ''} ${unread ? 'unread' : ''} ${current ? 'current' : ''}"
    aria-current=${current ? 'page' : nothing}
    @click=${open}
  >
    ${iconOf(place)}
    <span class="place-name">${place.name}</span>
    ${unread ? html`<span class="unseen">${words.channels.unread}</span>` : nothing}
    ${
      unread && unread.mentions > 0
        ? html`<span class="badge" aria-label=${words.channels.mentions(unread.mentions)}>${unread.mentions}</span>`
        : nothing
    }
  </button>`;
}
