import type { APIMessage } from 'discord-api-types/v10';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { nameOf } from './avatar.ts';
import './composer/composer.ts';
import type { Composer } from './composer/composer.ts';
import type { Context, Picture } from './context.ts';
import { icons } from './icons.ts';
import './lightbox.ts';
import './messages/list.ts';
import type { MessageList } from './messages/list.ts';
import './modal/modal.ts';
import { addressOf } from './address.ts';
import { places } from './side/channels.ts';
import { people } from './side/people.ts';
import type { State } from './state.ts';
import { Store } from './store.ts';
import { summaryOf } from './text/render.ts';
import { applyTheme, chooseTheme, preferredTheme, type Theme } from './theme.ts';
import { words } from './words.ts';

const narrow = matchMedia('(max-width: 799px)');

/** The whole page: channels and people at the side, the channel's messages, and the composer. */
export class App extends LitElement {
  static override properties = {
    context: { state: true },
    theme: { state: true },
    picture: { state: true },
    drawer: { state: true },
    heard: { state: true },
  };

  declare context: Context;
  declare theme: Theme;
  declare picture: Picture | null;
  /** Whether the side is open on a narrow window. */
  declare drawer: boolean;
  /** What screen readers are told of the newest message. */
  declare heard: string;
  readonly #store: Store;

  constructor() {
    super();
    this.#store = new Store(
      (state) => this.#changed(state),
      (message) => this.#arrived(message),
    );
    this.context = this.#contextOf(this.#store.state);
    this.theme = preferredTheme();
    this.picture = null;
    this.drawer = false;
    this.heard = '';
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    applyTheme(this.theme);
    narrow.addEventListener('change', () => this.requestUpdate());
    window.addEventListener('popstate', () => this.#connect());
    this.#connect();
  }

  #connect(): void {
    const { searchParams } = new URL(location.href);
    this.#store.connect(searchParams.get('user'), searchParams.get('channel'));
  }

  #contextOf(state: State): Context {
    return {
      state,
      store: this.#store,
      go: (channelId, messageId) => void this.#go(channelId, messageId),
      enlarge: (picture) => {
        this.picture = picture;
      },
      fill: (line) => this.querySelector<Composer>('page-composer')?.fill(line),
    };
  }

  #changed(state: State): void {
    this.context = this.#contextOf(state);
    const place = state.places.get(state.channelId);
    if (place && state.guild) document.title = words.title(place.name, state.guild.name);
    if (!state.me || !place) return;
    const url = new URL(addressOf(state.me.id));
    url.searchParams.set('channel', place.id);
    if (url.href !== location.href) history.replaceState(null, '', url);
  }

  #arrived(message: APIMessage): void {
    if (
      message.channel_id !== this.context.state.channelId ||
      message.author.id === this.context.state.me?.id
    )
      return;
    const alt = message.attachments.map(({ description }) => description ?? '').filter((text) => text !== '');
    const said = [summaryOf(message.content, this.context), ...alt].join(' ');
    this.heard = words.messages.said(nameOf(message.author), said);
  }

  async #go(channelId: string, messageId: string | null): Promise<void> {
    this.#store.show(channelId);
    await this.updateComplete;
    const list = this.querySelector<MessageList>('page-messages');
    await list?.updateComplete;
    if (messageId !== null) list?.reveal(messageId);
  }

  #become(userId: string): void {
    history.pushState(null, '', addressOf(userId));
    this.drawer = false;
    for (const open of this.querySelectorAll('details')) open.open = false;
    this.#connect();
  }

  protected override render(): TemplateResult {
    const { state } = this.context;
    const hidden = narrow.matches && !this.drawer;
    return html`<div class="app ${this.drawer ? 'drawer-open' : ''}" @keydown=${(event: KeyboardEvent) => {
      if (event.key === 'Escape') this.drawer = false;
    }}>
      <aside class="side" ?inert=${hidden} id="side">
        <header class="guild">
          <h1>${state.guild?.name ?? ''}</h1>
          <button type="button" class="round only-narrow" aria-label=${words.channels.close} @click=${() => {
            this.drawer = false;
          }}>${icons.close}</button>
        </header>
        ${places(this.context, () => {
          this.drawer = false;
        })}
        ${people(this.context, (userId) => this.#become(userId))}
      </aside>
      ${
        this.drawer
          ? html`<div class="shade only-narrow" @click=${() => {
              this.drawer = false;
            }}></div>`
          : nothing
      }
      <main class="channel">
        ${this.#header()}
        ${this.#connection()}
        <page-messages .context=${this.context}></page-messages>
        <page-composer .context=${this.context}></page-composer>
      </main>
      <page-modal .context=${this.context}></page-modal>
      <page-lightbox .picture=${this.picture} @closed=${() => {
        this.picture = null;
      }}></page-lightbox>
      <div class="unseen" aria-live="polite">${this.heard}</div>
    </div>`;
  }

  #header(): TemplateResult {
    const { state } = this.context;
    const place = state.places.get(state.channelId);
    const parent = place?.parent == null ? undefined : state.places.get(place.parent);
    const other = this.theme === 'dark' ? 'light' : 'dark';
    const elsewhere = [...state.unread.values()].some(({ mentions }) => mentions > 0);
    return html`<header class="bar">
      <button type="button" class="round only-narrow ${elsewhere ? 'called' : ''}" aria-label=${words.channels.menu}
        aria-expanded=${this.drawer} aria-controls="side" @click=${() => {
          this.drawer = true;
        }}>${icons.menu}</button>
      ${parent ? html`<button type="button" class="bar-parent" @click=${() => this.context.go(parent.id, null)}>${icons.channel}${parent.name}</button>` : nothing}
      <span class="bar-name">${parent ? icons.thread : icons.channel}<b>${place?.name ?? ''}</b></span>
      <span class="bar-topic" title=${place?.topic ?? ''}>${place?.topic ?? ''}</span>
      <button type="button" class="round" aria-label=${words.theme[other]} title=${words.theme[other]} @click=${() => {
        this.theme = other;
        chooseTheme(other);
      }}>${this.theme === 'dark' ? icons.sun : icons.moon}</button>
    </header>`;
  }

  #connection(): TemplateResult | typeof nothing {
    const { connection } = this.context.state;
    if (connection === 'open') return nothing;
    return html`<p class="connection ${connection}" role="status">${words.connection[connection]}</p>`;
  }
}

customElements.define('page-app', App);
