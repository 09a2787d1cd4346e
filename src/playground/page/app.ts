import type { APIMessage } from 'discord-api-types/v10';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { addressOf } from './address.ts';
import { announcementOf } from './announce.ts';
import './composer/composer.ts';
import type { Composer } from './composer/composer.ts';
import type { Context, Picture } from './context.ts';
import { connectionStatus, header } from './header.ts';
import './lightbox.ts';
import './messages/list.ts';
import type { MessageList } from './messages/list.ts';
import './modal/modal.ts';
import { sidebar } from './side/sidebar.ts';
import type { State } from './state.ts';
import { Store } from './store.ts';
import { applyTheme, preferredTheme, saveTheme, type Theme } from './theme.ts';
import { words } from './words.ts';

const narrow = matchMedia('(max-width: 799px)');

/** The whole page: the sidebar, the channel's messages and the composer. */
export class App extends LitElement {
  static override properties = {
    context: { state: true },
    theme: { state: true },
    picture: { state: true },
    sidebarOpen: { state: true },
    announcement: { state: true },
  };

  declare context: Context;
  declare theme: Theme;
  declare picture: Picture | null;
  /** Whether the sidebar is open on a narrow window. */
  declare sidebarOpen: boolean;
  /** What screen readers say about the newest message. */
  declare announcement: string;
  readonly #store: Store;

  constructor() {
    super();
    this.#store = new Store(
      (state) => this.#onChange(state),
      (message) => this.#onNewMessage(message),
    );
    this.context = this.#contextOf(this.#store.state);
    this.theme = preferredTheme();
    this.picture = null;
    this.sidebarOpen = false;
    this.announcement = '';
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
      openPicture: (picture) => {
        this.picture = picture;
      },
      fill: (line) => this.querySelector<Composer>('page-composer')?.fill(line),
    };
  }

  #onChange(state: State): void {
    this.context = this.#contextOf(state);
    const place = state.places.get(state.channelId);
    if (place && state.guild) document.title = words.title(place.name, state.guild.name);
    if (!state.me || !place) return;
    const url = new URL(addressOf(state.me.id));
    url.searchParams.set('channel', place.id);
    if (url.href !== location.href) history.replaceState(null, '', url);
  }

  #onNewMessage(message: APIMessage): void {
    this.announcement = announcementOf(message, this.context) ?? this.announcement;
  }

  async #go(channelId: string, messageId: string | null): Promise<void> {
    this.#store.show(channelId);
    await this.updateComplete;
    const list = this.querySelector<MessageList>('page-messages');
    await list?.updateComplete;
    if (messageId !== null) list?.reveal(messageId);
  }

  #switchUser(userId: string): void {
    history.pushState(null, '', addressOf(userId));
    this.sidebarOpen = false;
    for (const details of this.querySelectorAll('details')) details.open = false;
    this.#connect();
  }

  readonly #closeSidebar = (): void => {
    this.sidebarOpen = false;
  };

  readonly #onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') this.#closeSidebar();
  };

  protected override render(): TemplateResult {
    const { context, sidebarOpen } = this;
    return html`<div class="app ${sidebarOpen ? 'drawer-open' : ''}" @keydown=${this.#onKeyDown}>
      ${sidebar(context, {
        hidden: narrow.matches && !sidebarOpen,
        close: this.#closeSidebar,
        switchUser: (userId) => this.#switchUser(userId),
      })}
      ${sidebarOpen ? html`<div class="shade only-narrow" @click=${this.#closeSidebar}></div>` : nothing}
      <main class="channel">
        ${this.#header()}
        ${connectionStatus(context.state)}
        <page-messages .context=${context}></page-messages>
        <page-composer .context=${context}></page-composer>
      </main>
      <page-modal .context=${context}></page-modal>
      <page-lightbox .picture=${this.picture} @closed=${() => {
        this.picture = null;
      }}></page-lightbox>
      <div class="unseen" aria-live="polite">${this.announcement}</div>
    </div>`;
  }

  #header(): TemplateResult {
    return header(this.context, {
      theme: this.theme,
      sidebarOpen: this.sidebarOpen,
      openSidebar: () => {
        this.sidebarOpen = true;
      },
      setTheme: (theme) => {
        this.theme = theme;
        applyTheme(theme);
        saveTheme(theme);
      },
    });
  }
}

customElements.define('page-app', App);
