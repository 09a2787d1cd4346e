import { html, nothing, type TemplateResult } from 'lit';
import { addressOf } from '../address.ts';
import { avatarOf, nameOf } from '../avatar.ts';
import type { Context } from '../context.ts';
import { icons } from '../icons.ts';
import { words } from '../words.ts';

/** The user this window plays as, and the others it can switch to. */
export function userSwitcher(
  context: Context,
  switchUser: (userId: string) => void,
): TemplateResult | typeof nothing {
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
      <h3 class="side-heading">${words.people.other}</h3>
      <ul>
        ${others.map((user) => {
          const name = nameOf(user);
          return html`<li>
            <button type="button" class="person" title=${words.people.become(name)} aria-label=${words.people.become(name)}
              @click=${() => switchUser(user.id)}><img src=${avatarOf(user)} alt=""><span>${name}</span></button>
            <a class="round" href=${addressOf(user.id)} target="_blank" title=${words.people.open(name)}
              aria-label=${words.people.open(name)}>${icons.launch}</a>
          </li>`;
        })}
      </ul>
      <p class="side-note">${words.people.hint}</p>
    </div>
  </details>`;
}
