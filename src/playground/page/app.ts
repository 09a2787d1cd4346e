import { kebab } from '../../i18n/fluent/kebab.ts';
import './composer.ts';
import './messages.ts';
import './modal.ts';
import type { APIMessage } from 'discord-api-types/v10';
import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import type { Composer } from './composer.ts';
import { PageElement, pageIcon, placeIcon } from './element.ts';
import { isEphemeral, isLoading } from './message.ts';
import type { MessageList } from './messages.ts';
import { addressWith, userDisplayName } from './people.ts';
import { sidebar } from './sidebar.ts';
import { placeLabel, type State } from './state.ts';
import { type Context, type Picture, Store } from './store.ts';
import { summarize } from './text.ts';
import { applyTheme, preferredTheme, saveTheme, type Theme } from './theme.ts';
import { t } from './words.ts';

/**
 * What screen readers say about a message that's new, or edited from what it was `before`. Null for one's own, for
 * those of other channels, and for an edit that changes no words.
 */
function announcementOf(
  message: APIMessage,
  before: APIMessage | undefined,
  context: Context,
): string | null {
  const { channelId, me } = context.state;
  if (message.channel_id !== channelId || message.author.id === me?.id || isLoading(message)) return null;
  const known = before && !isLoading(before);
  const text = wordsOf(message, context);
  if (text === '' || (known && text === wordsOf(before, context))) return null;
  const author = userDisplayName(message.author);
  const said = known
    ? t('playground-messages-changed', { author, text })
    : t('playground-messages-said', { author, text });
  return isEphemeral(message) ? t('playground-messages-whispered', { said }) : said;
}

function wordsOf({ content, attachments }: APIMessage, context: Context): string {
  const parts = [summarize(content, context), ...attachments.map(({ description }) => description ?? '')];
  return parts.filter((part) => part !== '').join(' ');
}

interface Announcement {
  readonly number: number;
  readonly text: string;
}

/** Enough for messages that arrive together to be read one after the other. */
const KEPT = 5;

/** A region of which screen readers read each new paragraph once, even one with the same words as the last. */
function liveRegion(all: readonly Announcement[]): TemplateResult {
  return html`<div class="unseen live" aria-live="polite" aria-relevant="additions">
    ${repeat(
      all,
      ({ number }) => number,
      ({ text }) => html`<p>${text}</p>`,
    )}
  </div>`;
}

/** A picture over the page, fitted to the window or at full size, with its alt text. */
class Lightbox extends PageElement {
  static override properties = { picture: { attribute: false }, full: { state: true } };

  declare picture: Picture | null;
  declare full: boolean;

  constructor() {
    super();
    this.picture = null;
    this.full = false;
  }

  protected override updated(changed: PropertyValues<this>): void {
    const dialog = this.querySelector('dialog');
    if (changed.has('picture') && this.picture && dialog && !dialog.open) dialog.showModal();
  }

  readonly #close = (): void => {
    this.full = false;
    this.dispatchEvent(new CustomEvent('closed'));
  };

  protected override render(): TemplateResult | typeof nothing {
    const { picture } = this;
    if (!picture) return nothing;
    const zoom = this.full ? t('playground-picture-fit') : t('playground-picture-full');
    return html`<dialog
      class="lightbox ${this.full ? 'full' : ''}"
      aria-label=${t('playground-messages-picture')}
      @close=${this.#close}
      @click=${(event: Event) => {
        if (event.target instanceof HTMLElement && event.target.matches('dialog, .lightbox-view')) {
          this.querySelector('dialog')?.close();
        }
      }}
    >
      <div class="lightbox-bar">
        <button type="button" class="link" @click=${() => {
          this.full = !this.full;
        }}>${zoom}</button>
        <a class="link" href=${picture.url} target="_blank" rel="noreferrer noopener">${t('playground-picture-original')}</a>
        <button type="button" class="round" aria-label=${t('playground-picture-close')} @click=${() => this.querySelector('dialog')?.close()}>
          ${pageIcon('close')}
        </button>
      </div>
      <div class="lightbox-view" tabindex="0">
        <img src=${picture.url} alt=${picture.alt} @click=${() => {
          this.full = !this.full;
        }}>
      </div>
      ${picture.alt === '' ? nothing : html`<p class="lightbox-alt">${picture.alt}</p>`}
    </dialog>`;
  }
}

customElements.define('page-lightbox', Lightbox);

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
  const mentionedElsewhere = [...state.unread.values()].some((mentions) => mentions > 0);
  return html`<header class="bar">
    <button type="button" class="round only-narrow ${mentionedElsewhere ? 'called' : ''}" aria-label=${t('playground-channels-menu')}
      aria-expanded=${props.sidebarOpen} aria-controls="side" @click=${props.openSidebar}>${pageIcon('menu')}</button>
    ${parent ? html`<button type="button" class="bar-parent" @click=${() => context.go(parent.id, null)}>${pageIcon('channel')}${parent.name}</button>` : nothing}
    <span class="bar-name">${place ? placeIcon(place) : nothing}<b>${place?.name ?? ''}</b></span>
    <span class="bar-topic" title=${place?.topic ?? ''}>${place?.topic ?? ''}</span>
    <button type="button" class="round" aria-label=${t(`playground-theme-${otherTheme}`)} title=${t(`playground-theme-${otherTheme}`)}
      @click=${() => props.setTheme(otherTheme)}>${pageIcon(props.theme === 'dark' ? 'sun' : 'moon')}</button>
  </header>`;
}

function connectionStatus({ connection }: State): TemplateResult | typeof nothing {
  if (connection === 'open') return nothing;
  return html`<p class="connection ${connection}" role="status">${t(`playground-connection-${kebab(connection)}`)}</p>`;
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
      document.title = t('playground-title', { place: placeLabel(place), server: state.guild.name });
    if (!state.me || !place) return;
    const url = new URL(addressWith('user', state.me.id));
    url.searchParams.set('channel', place.id);
    if (url.href !== location.href) history.replaceState(null, '', url);
  }

  #onMessage(message: APIMessage, before: APIMessage | undefined): void {
    const said = announcementOf(message, before, this.context);
    if (said === null) return;
    const number = (this.announcements.at(-1)?.number ?? 0) + 1;
    this.announcements = [...this.announcements, { number, text: said }].slice(-KEPT);
  }

  async #go(channelId: string, messageId: string | null): Promise<void> {
    this.#store.show(channelId);
    await this.updateComplete;
    const list = this.querySelector<MessageList>('page-messages');
    await list?.updateComplete;
    if (messageId !== null) list?.reveal(messageId);
  }

  #switchUser(userId: string): void {
    history.pushState(null, '', addressWith('user', userId));
    this.sidebarOpen = false;
    for (const details of this.querySelectorAll('details')) details.open = false;
    this.#connect();
  }

  #skipTo(selector: string): void {
    this.querySelector<HTMLElement>(selector)?.focus();
  }

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
      <h1 class="unseen">${t('playground-app')}</h1>
      <button type="button" class="skip button primary" @click=${() => this.#skipTo('.scroller')}>${t('playground-skip')}</button>
      <button type="button" class="skip button primary" @click=${() => this.#skipTo('.composer-text, .command-name')}>${t('playground-skip-to-composer')}</button>
    </header>
    <div class="app ${sidebarOpen ? 'drawer-open' : ''}" @keydown=${this.#onKeyDown}>
      ${sidebar(context, {
        hidden: narrow.matches && !sidebarOpen,
        close: this.#closeSidebar,
        switchUser: (userId) => this.#switchUser(userId),
      })}
      ${sidebarOpen ? html`<div class="shade only-narrow" @click=${this.#closeSidebar}></div>` : nothing}
      <main class="channel" aria-label=${place ? placeLabel(place) : nothing}>
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
