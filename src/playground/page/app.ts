import { kebab } from '../../i18n/fluent/kebab.ts';
import './composer.ts';
import './lightbox.ts';
import './messages.ts';
import './modal.ts';
import type { APIMessage } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { type Announcement, announcementOf, liveRegion, withAnnouncement } from './announcement.ts';
import { iconOf, labelOf } from './channels.ts';
import type { Composer } from './composer.ts';
import { type Context, PageElement, type Picture } from './context.ts';
import { icons } from './icons.ts';
import type { MessageList } from './messages.ts';
import { addressOf } from './people.ts';
import { sidebar } from './sidebar.ts';
import type { State } from './state.ts';
import { Store } from './store.ts';
import { say } from './words.ts';

interface HeaderProps {
  readonly theme: Theme;
  /** Whether the sidebar is open on a narrow window. */
  readonly sidebarOpen: boolean;
  openSidebar(): void;
  setTheme(theme: Theme): void;
}

/** The bar above the messages: the channel, and a switch for the theme. */
function header(context: Context, props: HeaderProps): TemplateResult {
  const { state } = context;
  const place = state.places.get(state.channelId);
  const parent = place?.parent == null ? undefined : state.places.get(place.parent);
  const otherTheme = props.theme === 'dark' ? 'light' : 'dark';
  const mentionedElsewhere = [...state.unread.values()].some(({ mentions }) => mentions > 0);
  return html`<header class="bar">
    <button type="button" class="round only-narrow ${mentionedElsewhere ? 'called' : ''}" aria-label=${say('playground-channels-menu')}
      aria-expanded=${props.sidebarOpen} aria-controls="side" @click=${props.openSidebar}>${icons.menu}</button>
    ${parent ? html`<button type="button" class="bar-parent" @click=${() => context.go(parent.id, null)}>${icons.channel}${parent.name}</button>` : nothing}
    <span class="bar-name">${place ? iconOf(place) : nothing}<b>${place?.name ?? ''}</b></span>
    <span class="bar-topic" title=${place?.topic ?? ''}>${place?.topic ?? ''}</span>
    <button type="button" class="round" aria-label=${say(`playground-theme-${otherTheme}`)} title=${say(`playground-theme-${otherTheme}`)}
      @click=${() => props.setTheme(otherTheme)}>${props.theme === 'dark' ? icons.sun : icons.moon}</button>
  </header>`;
}

function connectionStatus({ connection }: State): TemplateResult | typeof nothing {
  if (connection === 'open') return nothing;
  return html`<p class="connection ${connection}" role="status">${say(`playground-connection-${kebab(connection)}`)}</p>`;
}

type Theme = 'dark' | 'light';

/** The saved theme, or else the one the system prefers. The browser may not let the page store anything. */
function preferredTheme(): Theme {
  try {
    const saved = localStorage.getItem('theme');
    if (saved === 'dark' || saved === 'light') return saved;
  } catch {}
  return matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
}

function applyTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme;
}

function saveTheme(theme: Theme): void {
  try {
    localStorage.setItem('theme', theme);
  } catch {}
}

const narrow = matchMedia('(max-width: 799px)');

/** The whole page: the sidebar, the channel's messages and the composer. */
class App extends PageElement {
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
    if (place && state.guild)
      document.title = say('playground-title', { place: labelOf(place), server: state.guild.name });
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
      <h1 class="unseen">${say('playground-app')}</h1>
      <button type="button" class="skip button primary" @click=${this.#skip}>${say('playground-skip')}</button>
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

// Chromium keeps a missing glyph in bold text that was there before the font.
void document.fonts.load('1em "Page Emoji"', '💡');
document.body.append(document.createElement('page-app'));
