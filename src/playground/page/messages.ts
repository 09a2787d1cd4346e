import '@skyra/discord-components-core/discord-messages.js';
import type { APIMessage } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import { GAME_IDS, type GameId } from '../../games/game.ts';
import { sendLine } from './draft.ts';
import { PageElement, pageIcon } from './element.ts';
import { findSuccessor, type Held, heldIn } from './focus.ts';
import { isGrouped, message, thinking } from './message.ts';
import { pendingComponent, placeLabel } from './state.ts';
import type { Context } from './store.ts';
import { locale, t } from './words.ts';

/** A button that sends a command line; none before the bot has the command. */
function suggestion(
  { label, does, command }: { readonly label: string; readonly does?: string; readonly command: string },
  look: 'primary' | 'secondary',
  context: Context,
): TemplateResult | typeof nothing {
  const send = sendLine(command, context);
  if (!send) return nothing;
  return html`<button type="button" class="button ${look}" title=${command} aria-label=${does ?? nothing} @click=${send}>${label}</button>`;
}

/** A game's picture, and the ways to begin with it. */
function gameCard(id: GameId, context: Context): TemplateResult {
  const game = t('playground-welcome-game', { id });
  const way = (what: 'learn' | 'play', look: 'primary' | 'secondary') =>
    suggestion(
      {
        label: t(`playground-welcome-${what}`),
        does: t(`playground-welcome-${what}.does`, { game }),
        command: t(`playground-welcome-${what}.command`, { id }),
      },
      look,
      context,
    );
  return html`<article class="game">
    <img src="/page/${id}.png" alt=${t('playground-welcome-picture', { game })}>
    <h3>${game}</h3>
    <p>${t('playground-welcome-about', { id })}<br><small>${t('playground-welcome-length', { id })}</small></p>
    <div class="suggestions">${way('learn', 'secondary')}${way('play', 'primary')}</div>
  </article>`;
}

/** The start of a channel: where the user is and what to try first. */
function welcome(context: Context): TemplateResult | typeof nothing {
  const { state } = context;
  const place = state.places.get(state.channelId);
  if (!place) return nothing;
  const play = t('playground-welcome-play.command', { id: GAME_IDS[0] });
  return html`<section class="welcome">
    <h2>${t('playground-welcome-heading', { place: placeLabel(place) })}</h2>
    <p>${t('playground-welcome-body')}</p>
    ${sendLine(play, context) ? html`<div class="games">${GAME_IDS.map((id) => gameCard(id, context))}</div>` : nothing}
    <p>${t('playground-welcome-hint')}</p>
    <div class="suggestions">
      ${(['help', 'games'] as const).map((id) =>
        suggestion(
          { label: t(`playground-welcome-${id}`), command: t(`playground-welcome-${id}.command`) },
          'secondary',
          context,
        ),
      )}
      <a class="button secondary" href="/shuffles?language=${locale}" target="_blank" rel="noopener">
        <span class="button-face">${t('playground-welcome-check')}${pageIcon('launch')}</span>
      </a>
    </div>
  </section>`;
}

/** Below the messages: commands that failed, and commands waiting for the bot. */
function notices({ state, store }: Context): TemplateResult {
  const shown = state.notices.filter((notice) => notice.channelId === state.channelId);
  const sending = [...state.pending.values()].flatMap((pending) =>
    pending.kind === 'command' && pending.channelId === state.channelId ? [pending.label] : [],
  );
  return html`<div class="notices">
    ${shown.map(
      ({ id, text, reason }) => html`<p class="notice" role="alert" title=${reason}>
        ${pageIcon('warning')}<span>${text}</span>
        <button type="button" class="link" @click=${() => store.dismissNotice(id)}>${t('playground-messages-dismiss')}</button>
      </p>`,
    )}
    ${sending.map((label) => html`<p class="notice" role="status">${thinking(t('playground-messages-sending', { command: label }))}</p>`)}
  </div>`;
}

/** Scroll positions this close to the bottom count as the bottom, in pixels. */
const bottomTolerance = 80;

/** The channel's messages. Sticks to the bottom unless the user has scrolled up. */
export class MessageList extends PageElement {
  static override properties = {
    context: { attribute: false },
    scrolledUp: { state: true },
    missed: { state: true },
  };

  declare context: Context;
  declare scrolledUp: boolean;
  /** Messages that arrived while the user was scrolled up. */
  declare missed: number;
  #resizeObserver: ResizeObserver | undefined;
  #channelId = '';
  #lastId = '';
  #scrollTop = 0;
  #held: Held | null = null;
  /** The last message when a control was pressed by key: focus goes on to what answers it. */
  #pressedAfter: string | null = null;

  constructor() {
    super();
    this.scrolledUp = false;
    this.missed = 0;
  }

  override disconnectedCallback(): void {
    this.#resizeObserver?.disconnect();
    super.disconnectedCallback();
  }

  /** Scrolls to a message and briefly highlights it. */
  reveal(messageId: string): void {
    const found = this.querySelector<HTMLElement>(`#message-${CSS.escape(messageId)}`);
    if (!found) return;
    found.scrollIntoView({ block: 'center' });
    found.focus({ preventScroll: true });
    found.classList.remove('revealed');
    // Forces a reflow, so the animation restarts.
    void found.offsetWidth;
    found.classList.add('revealed');
  }

  get #messages(): readonly APIMessage[] {
    const { messages, channelId } = this.context.state;
    return messages.get(channelId) ?? [];
  }

  get #scroller(): HTMLElement | null {
    return this.querySelector('.scroller');
  }

  #scrollToBottom(): void {
    const scroller = this.#scroller;
    // What a channel begins with is read from its top.
    if (!scroller?.querySelector('.entry, .notice')) return;
    scroller.scrollTop = scroller.scrollHeight;
    this.#scrollTop = scroller.scrollTop;
  }

  readonly #onScroll = (): void => {
    const scroller = this.#scroller;
    if (!scroller) return;
    const { scrollTop, scrollHeight, clientHeight } = scroller;
    const atBottom = scrollHeight - scrollTop - clientHeight <= bottomTolerance;
    // Only the user scrolls up; content growing at the bottom leaves scrollTop as it is.
    if (!atBottom && scrollTop < this.#scrollTop) this.scrolledUp = true;
    if (atBottom) {
      this.scrolledUp = false;
      this.missed = 0;
    }
    this.#scrollTop = scrollTop;
  };

  protected override willUpdate(): void {
    this.#held = heldIn(this);
    const { channelId } = this.context.state;
    const messages = this.#messages;
    const lastId = messages.at(-1)?.id ?? '';
    if (channelId !== this.#channelId) {
      this.#channelId = channelId;
      this.#pressedAfter = null;
      this.#scrollTop = 0;
      if (this.#scroller) this.#scroller.scrollTop = 0;
      this.scrolledUp = false;
      this.missed = 0;
    } else if (this.scrolledUp && lastId !== this.#lastId && lastId !== '') {
      this.missed += Math.max(0, messages.length - 1 - messages.findIndex(({ id }) => id === this.#lastId));
    }
    this.#lastId = lastId;
  }

  protected override firstUpdated(): void {
    this.#resizeObserver = new ResizeObserver(() => {
      if (!this.scrolledUp) this.#scrollToBottom();
    });
    for (const element of this.querySelectorAll('.scroller, .flow')) this.#resizeObserver.observe(element);
  }

  protected override updated(): void {
    this.#keepFocus();
    if (!this.scrolledUp) this.#scrollToBottom();
    this.#focusAnswer();
  }

  #focusAnswer(): void {
    const after = this.#pressedAfter;
    const active = document.activeElement;
    if (after === null || !(active === document.body || this.contains(active))) return;
    const me = this.context.state.me?.id;
    const answer = this.#messages.find(
      ({ id, interaction_metadata: asked }) => asked?.user.id === me && BigInt(id) > BigInt(after),
    );
    if (!answer) return;
    this.#pressedAfter = null;
    this.querySelector<HTMLElement>(`#message-${CSS.escape(answer.id)}`)?.focus();
  }

  /** Gives focus back when the control that had it was replaced or deleted. */
  #keepFocus(): void {
    if (!this.#held) return;
    const target = findSuccessor(this.#held, this);
    if (target !== document.activeElement) target?.focus({ preventScroll: !this.scrolledUp });
  }

  protected override render(): TemplateResult {
    const { places, channelId } = this.context.state;
    const place = places.get(channelId);
    const messages = this.#messages;
    return html`<div
        class="scroller"
        role="log"
        aria-live="off"
        tabindex="0"
        aria-label=${t('playground-messages-label', { place: place ? placeLabel(place) : '' })}
        @scroll=${this.#onScroll}
        @click=${({ detail }: MouseEvent) => {
          this.#pressedAfter = detail === 0 ? this.#lastId || '0' : null;
        }}
        @keydown=${({ key }: KeyboardEvent) => {
          if (key === 'Tab') this.#pressedAfter = null;
        }}
      >
        <div class="flow">
          ${welcome(this.context)}
          <discord-messages no-background>
            ${repeat(
              messages,
              ({ id }) => id,
              (item, i) => this.#message(item, isGrouped(messages[i - 1], item)),
            )}
          </discord-messages>
          ${notices(this.context)}
        </div>
      </div>
      ${this.scrolledUp ? this.#jumpButton() : nothing}`;
  }

  /** Renders a message again only when something it shows has changed. */
  #message(item: APIMessage, grouped: boolean): unknown {
    const { state } = this.context;
    const pending = pendingComponent(state, item.id);
    const failure = state.failures.get(item.id);
    const answered = item.message_reference?.message_id;
    const original = answered === undefined ? undefined : this.#messages.find(({ id }) => id === answered);
    const shown = [item, original, grouped, pending, failure];
    const dependencies = [...shown, state.users, state.places, state.me];
    return guard(dependencies, () => message(item, grouped, this.context));
  }

  #jumpButton(): TemplateResult {
    return html`<button type="button" class="jump" @click=${() => {
      this.scrolledUp = false;
      this.#scrollToBottom();
    }}>
      ${this.missed > 0 ? t('playground-messages-new-below', { count: this.missed }) : t('playground-messages-to-present')} ${pageIcon('down')}
    </button>`;
  }
}

customElements.define('page-messages', MessageList);
