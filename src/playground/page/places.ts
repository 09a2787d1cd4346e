import { html, nothing, type TemplateResult } from 'lit';
import { avatarOf, nameOf } from './avatar.ts';
import type { Context } from './context.ts';
import { icons } from './icons.ts';
import { type Place, placesInOrder } from './state.ts';
import { words } from './words.ts';

/** Channels and threads, with what was not read in them. */
export function places(context: Context, close: () => void): TemplateResult {
  const { state } = context;
  const all = placesInOrder(state.places);
  return html`<nav class="places" aria-label=${words.channels.heading}>
    <h2 class="side-heading">${words.channels.heading}</h2>
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
    ${thread ? icons.thread : icons.channel}
    <span class="place-name">${place.name}</span>
    ${unread ? html`<span class="unseen">${words.channels.unread}</span>` : nothing}
    ${
      unread && unread.mentions > 0
        ? html`<span class="badge" aria-label=${words.channels.mentions(unread.mentions)}>${unread.mentions}</span>`
        : nothing
    }
  </button>`;
}

/** Who this window is, and everybody else it can be. */
export function people(context: Context, become: (userId: string) => void): TemplateResult | typeof nothing {
  const { state } = context;
  const { me } = state;
  if (!me) return nothing;
  const others = [...state.users.values()].filter((user) => user.id !== me.id && !user.bot);
  return html`<details class="people">
    <summary>
      <img src=${avatarOf(me)} alt="">
      <span class="people-me"><small>${words.people.heading}</small><b>${nameOf(me)}</b></span>
      ${icons.people}<span class="unseen">${words.people.other}</span>
    </summary>
    <div class="people-list">
      <h2 class="side-heading">${words.people.other}</h2>
      <ul>
        ${others.map((user) => {
          const name = nameOf(user);
          return html`<li>
            <button type="button" class="person" title=${words.people.become(name)} aria-label=${words.people.become(name)}
              @click=${() => become(user.id)}><img src=${avatarOf(user)} alt=""><span>${name}</span></button>
            <a class="round" href=${addressOf(user.id)} target="_blank" title=${words.people.open(name)}
              aria-label=${words.people.open(name)}>${icons.launch}</a>
          </li>`;
        })}
      </ul>
      <p class="side-note">${words.people.hint}</p>
    </div>
  </details>`;
}

/** This page's address as another user. */
export function addressOf(userId: string): string {
  const url = new URL(location.href);
  url.searchParams.set('user', userId);
  return url.href;
}
