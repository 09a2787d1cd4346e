import type { APIMessage } from 'discord-api-types/v10';
import { html, LitElement, nothing, type TemplateResult } from 'lit';
import { addressOf } from './address.ts';
import { announcementOf } from './announcing/announcement.ts';
import { type Announcement, liveRegion, withAnnouncement } from './announcing/live-region.ts';
import './composer/composer.ts';
import { labelOf } from './channels.ts';
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
    announcements: { state: true },
  };

  declare context: Context;
  declare theme: Theme;
  declare picture: Picture | null;
  /** Whether the sidebar is open on a narrow window. */
  declare sidebarOpen: boolean;
  /** What screen readers say about the newest messages. */
  declare announcements: readonly Announcement[];
  readonly #store: Store;

  constructor() {
    super();
    this.#store = new Store(
      (state) => this.#onChange(state),
      (message, before) => this.#onMessage(message, before),
    );
    this.context = this.#contextOf(this.#store.state);
    this.theme = preferredTheme();
    this.picture = null;
    this.sidebarOpen = false;
    this.announcements = [];
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
    if (place && state.guild) document.title = words.title(labelOf(place), state.guild.name);
    if (!state.me || !place) return;
    const url = new URL(addressOf(state.me.id));
    url.searchParams.set('channel', place.id);
    if (url.href !== location.href) history.replaceState(null, '', url);
  }

  #onMessage(message: APIMessage, before: APIMessage | undefined): void {
    const said = announcementOf(message, before, this.context);
    if (said !== null) this.announcements = withAnnouncement(this.announcements, said);
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

  readonly #skip = (): void => {
    this.querySelector<HTMLElement>('.scroller')?.focus();
  };

  readonly #closeSidebar = (): void => {
    this.sidebarOpen = false;
  };

  readonly #onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') this.#closeSidebar();
  };

  protected override render(): TemplateResult {
    const { context, sidebarOpen } = this;
    const place = context.state.places.get(context.state.channelId);
    return html`<header class="top">
      <h1 class="unseen">${words.app}</h1>
      <button type="button" class="skip button primary" @click=${this.#skip}>${words.skip}</button>
    </header>
    <div class="app ${sidebarOpen ? 'drawer-open' : ''}" @keydown=${this.#onKeyDown}>
      ${sidebar(context, {
        hidden: narrow.matches && !sidebarOpen,
        close: this.#closeSidebar,
        switchUser: (userId) => this.#switchUser(userId),
      })}
      ${sidebarOpen ? html`<div class="shade only-narrow" @click=${this.#closeSidebar}></div>` : nothing}
      <main class="channel" aria-label=${place ? labelOf(place) : nothing}>
        ${this.#header()}
        ${connectionStatus(context.state)}
        <page-messages .context=${context}></page-messages>
        <page-composer .context=${context}></page-composer>
      </main>
      <page-modal .context=${context}></page-modal>
      <page-lightbox .picture=${this.picture} @closed=${() => {
        this.picture = null;
      }}></page-lightbox>
      ${liveRegion(this.announcements)}
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
