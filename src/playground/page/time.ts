import { html, LitElement, type TemplateResult } from 'lit';
import { words } from './words.ts';

type Style = Intl.DateTimeFormatOptions;

const styles: Readonly<Record<string, Style>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

const spans = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** "in 5 minutes", "2 hours ago". */
export function relativeTime(date: Date, now: Date): string {
  const seconds = Math.round((date.getTime() - now.getTime()) / 1000);
  const [unit, length] = spans.find(([, size]) => Math.abs(seconds) >= size) ?? spans[5];
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(Math.trunc(seconds / length), unit);
}

/** "14:05" */
export function clockTime(date: Date): string {
  return new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(date);
}

/** When a message was written, as the line beside its author says it. */
export function messageTime(date: Date, now: Date): string {
  const time = clockTime(date);
  const day = (other: Date): number =>
    Math.floor((other.getTime() - other.getTimezoneOffset() * 60_000) / 86_400_000);
  const age = day(now) - day(date);
  if (age === 0) return words.messages.today(time);
  if (age === 1) return words.messages.yesterday(time);
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeStyle: 'short' }).format(date);
}

/** `<t:seconds:style>`; a relative one keeps itself up to date. */
export class Timestamp extends LitElement {
  static override properties = { seconds: { type: Number }, format: {} };

  declare seconds: number;
  declare format: string;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.seconds = 0;
    this.format = 'f';
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.format === 'R') this.#timer = setInterval(() => this.requestUpdate(), 1000);
  }

  override disconnectedCallback(): void {
    clearInterval(this.#timer);
    super.disconnectedCallback();
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render(): TemplateResult {
    const date = new Date(this.seconds * 1000);
    if (Number.isNaN(date.getTime())) return html`${this.seconds}`;
    const full = new Intl.DateTimeFormat('en-GB', styles.F).format(date);
    const shown =
      this.format === 'R'
        ? relativeTime(date, new Date())
        : new Intl.DateTimeFormat('en-GB', styles[this.format] ?? styles.f).format(date);
    return html`<time class="timestamp" datetime=${date.toISOString()} title=${full}>${shown}</time>`;
  }
}

customElements.define('page-timestamp', Timestamp);
