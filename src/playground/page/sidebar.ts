import { html, nothing, type TemplateResult } from 'lit';
import { pageIcon, placeIcon } from './element.ts';
import { addressWith, avatarUri, userDisplayName } from './people.ts';
import { type Place, placesInOrder } from './state.ts';
import type { Context } from './store.ts';
import { languages, locale, t } from './words.ts';

/** The languages of the page, and of whoever plays in it: choosing one loads the page again. */
function languageMenu(): TemplateResult {
  return html`<nav class="languages" aria-label=${t('playground-language')}>
    ${languages.map(
      (each) => html`<a
        href=${addressWith('language', each.locale)}
        lang=${each.locale}
        aria-current=${each.locale === locale ? 'true' : 'false'}
        >${each.name}</a>`,
    )}
  </nav>`;
}

/** The user this window plays as, and the others it can switch to. */
function userSwitcher(
  context: Context,
  switchUser: (userId: string) => void,
): TemplateResult | typeof nothing {
  const { state } = context;
  const { me } = state;
  if (!me) return nothing;
  const others = [...state.users.values()].filter((user) => user.id !== me.id && !user.bot);
  return html`<details class="people">
    <summary>
      <img src=${avatarUri(me)} alt="">
      <span class="people-me"><small>${t('playground-people-heading')}</small><b>${userDisplayName(me)}</b></span>
      ${pageIcon('people')}<span class="unseen">${t('playground-people-other')}</span>
    </summary>
    <div class="people-list">
      <h3 class="side-heading">${t('playground-people-other')}</h3>
      <ul>
        ${others.map((user) => {
          const name = userDisplayName(user);
          return html`<li>
            <button type="button" class="person" title=${t('playground-people-become', { name })} aria-label=${t('playground-people-become', { name })}
              @click=${() => switchUser(user.id)}><img src=${avatarUri(user)} alt=""><span>${name}</span></button>
            <a class="round" href=${addressWith('user', user.id)} target="_blank" title=${t('playground-people-open', { name })}
              aria-label=${t('playground-people-open', { name })}>${pageIcon('launch')}</a>
          </li>`;
        })}
      </ul>
      <p class="side-note">${t('playground-people-hint')}</p>
    </div>
  </details>`;
}

/** The channels and threads, with unread marks. */
function channelList(context: Context, close: () => void): TemplateResult {
  const { state } = context;
  const all = placesInOrder(state.places);
  return html`<nav class="places" aria-label=${t('playground-channels-heading')}>
    <h3 class="side-heading">${t('playground-channels-heading')}</h3>
    ${all.length === 0 ? html`<p class="side-note">${t('playground-channels-empty')}</p>` : nothing}
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
  const mentions = state.unread.get(place.id);
  const unread = mentions !== undefined;
  const current = place.id === state.channelId;
  const thread = place.parent !== null;
  return html`<button
    type="button"
    class="place ${thread ? 'thread-place' : ''} ${unread ? 'unread' : ''} ${current ? 'current' : ''}"
    aria-current=${current ? 'page' : nothing}
    @click=${open}
  >
    ${placeIcon(place)}
    <span class="place-name">${place.name}</span>
    ${unread ? html`<span class="unseen">${t('playground-channels-unread')}</span>` : nothing}
    ${
      mentions
        ? html`<span class="badge" aria-label=${t('playground-channels-mentions', { count: mentions })}>${mentions}</span>`
        : nothing
    }
  </button>`;
}

interface SidebarProps {
  /** Whether it's off screen, in a narrow window. */
  readonly hidden: boolean;
  close(): void;
  switchUser(userId: string): void;
}

/** The guild's channels, and the user this window plays as. */
export function sidebar(context: Context, { hidden, close, switchUser }: SidebarProps): TemplateResult {
  return html`<aside class="side" ?inert=${hidden} id="side">
    <header class="guild">
      <h2>${context.state.guild?.name ?? ''}</h2>
      <button type="button" class="round only-narrow" aria-label=${t('playground-channels-close')} @click=${close}>${pageIcon('close')}</button>
    </header>
    ${channelList(context, close)}
    ${userSwitcher(context, switchUser)}
    ${languageMenu()}
  </aside>`;
}
