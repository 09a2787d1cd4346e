import '@skyra/discord-components-core/discord-messages.js';
import type { APIMessage } from 'discord-api-types/v10';
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { repeat } from 'lit/directives/repeat.js';
import type { Context } from '../context.ts';
import { icons } from '../icons.ts';
import type { State } from '../state.ts';
import { words } from '../words.ts';
import { waitingOf } from './button.ts';
import { message } from './message.ts';
import { thinking } from './thinking.ts';
import { welcome } from './welcome.ts';

const nearBottom = 80;
const joinedWithin = 7 * 60_000;

/** The channel's messages. Stays at the bottom while the reader is there, and where he is otherwise. */
export class MessageList extends LitElement {
  static override properties = {
    context: { attribute: false },
    away: { state: true },
    missed: { state: true },
  };

  declare context: Context;
  declare away: boolean;
  declare missed: number;
  #sizes: ResizeObserver | undefined;
  #channel = '';
  #last = '';
  #top = 0;

  constructor() {
    super();
    this.away = false;
    this.missed = 0;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override disconnectedCallback(): void {
    this.#sizes?.disconnect();
    super.disconnectedCallback();
  }

  /** Scrolls to a message and marks it for a moment. */
  reveal(messageId: string): void {
    const found = this.querySelector<HTMLElement>(`#message-${CSS.escape(messageId)}`);
    if (!found) return;
    found.scrollIntoView({ block: 'center' });
    found.focus({ preventScroll: true });
    found.classList.remove('revealed');
    void found.offsetWidth;
    found.classList.add('revealed');
  }

  get #scroller(): HTMLElement | null {
    return this.querySelector('.scroller');
  }

  readonly #toBottom = (): void => {
    const scroller = this.#scroller;
    if (!scroller) return;
    scroller.scrollTop = scroller.scrollHeight;
    this.#top = scroller.scrollTop;
  };

  readonly #scrolled = (): void => {
    const scroller = this.#scroller;
    if (!scroller) return;
    const far = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight > nearBottom;
    // Only the reader scrolls up; content that grows below him leaves the top where it was.
    if (far && scroller.scrollTop < this.#top) this.away = true;
    if (!far) {
      this.away = false;
      this.missed = 0;
    }
    this.#top = scroller.scrollTop;
  };

  protected override willUpdate(): void {
    const { state } = this.context;
    const list = state.messages.get(state.channelId) ?? [];
    const last = list.at(-1)?.id ?? '';
    if (state.channelId !== this.#channel) {
      this.#channel = state.channelId;
      this.away = false;
      this.missed = 0;
    } else if (this.away && last !== this.#last && last !== '') {
      this.missed += Math.max(0, list.length - 1 - list.findIndex(({ id }) => id === this.#last));
    }
    this.#last = last;
  }

  protected override firstUpdated(): void {
    this.#sizes = new ResizeObserver(() => {
      if (!this.away) this.#toBottom();
    });
    for (const part of this.querySelectorAll('.scroller, .flow')) this.#sizes.observe(part);
  }

  protected override updated(_: PropertyValues<this>): void {
    if (!this.away) this.#toBottom();
  }

  protected override render(): TemplateResult {
    const { state } = this.context;
    const place = state.places.get(state.channelId);
    const list = state.messages.get(state.channelId) ?? [];
    return html`<div
        class="scroller"
        role="log"
        aria-live="off"
        tabindex="0"
        aria-label=${words.messages.label(place?.name ?? '')}
        @scroll=${this.#scrolled}
      >
        <div class="flow">
          ${welcome(this.context)}
          <discord-messages no-background>
            ${repeat(
              list,
              ({ id }) => id,
              (shown, i) => this.#guarded(shown, isJoined(list[i - 1], shown)),
            )}
          </discord-messages>
          ${this.#notices(state)}
        </div>
      </div>
      ${this.away ? this.#jump() : nothing}`;
  }

  #guarded(shown: APIMessage, joined: boolean): unknown {
    const { state } = this.context;
    const waiting = waitingOf(state, shown.id);
    const failure = state.failures.get(shown.id);
    const parts = [shown, joined, waiting, failure, state.users, state.places, state.me];
    return guard(parts, () => message(shown, joined, this.context));
  }

  #jump(): TemplateResult {
    return html`<button type="button" class="jump" @click=${() => {
      this.away = false;
      this.#toBottom();
    }}>
      ${this.missed > 0 ? words.messages.newBelow(this.missed) : words.messages.toPresent} ${icons.down}
    </button>`;
  }

  #notices(state: State): unknown {
    const sending = [...state.pending.values()].filter(
      (pending) => pending.kind === 'command' && pending.channelId === state.channelId,
    );
    const notices = state.notices.filter((notice) => notice.channelId === state.channelId);
    return html`<div class="notices">
      ${notices.map(
        (notice) => html`<p class="notice" role="alert" title=${notice.reason}>
          ${icons.warning}<span>${notice.text}</span>
          <button type="button" class="link" @click=${() => this.context.store.dismissNotice(notice.id)}>
            ${words.messages.dismiss}
          </button>
        </p>`,
      )}
      ${sending.map((pending) => html`<p class="notice">${thinking(words.messages.sending(pending.kind === 'command' ? pending.label : ''))}</p>`)}
    </div>`;
  }
}

/** Whether a message goes under the one before it, without avatar and name. */
function isJoined(before: APIMessage | undefined, shown: APIMessage): boolean {
  if (!before || before.author.id !== shown.author.id || before.type !== shown.type) return false;
  if (shown.interaction || shown.message_reference) return false;
  return Date.parse(shown.timestamp) - Date.parse(before.timestamp) < joinedWithin;
}

customElements.define('page-messages', MessageList);
