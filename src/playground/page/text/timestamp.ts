import { html, LitElement, type TemplateResult } from 'lit';
import { formats } from '../words.ts';
import { relativeTime } from './time.ts';

type Style = Intl.DateTimeFormatOptions;

const styles: Readonly<Record<string, Style>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

/** `<t:seconds:style>`. Relative times update themselves. */
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
    const full = new Intl.DateTimeFormat(formats, styles.F).format(date);
    const shown =
      this.format === 'R'
        ? relativeTime(date, new Date())
        : new Intl.DateTimeFormat(formats, styles[this.format] ?? styles.f).format(date);
    return html`<time class="timestamp" datetime=${date.toISOString()} title=${full}>${shown}</time>`;
  }
}

customElements.define('page-timestamp', Timestamp);
