import type { APIMessageComponentEmoji } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { PageElement } from './element.ts';
import { headingRanks, type ListItem, type Mark, parseText, plainText } from './markdown.ts';
import { userDisplayName } from './people.ts';
import { placeLabel } from './state.ts';
import type { Context } from './store.ts';
import { locale, t } from './words.ts';

/** Where a link leads: a channel or message in this page, the web, or nowhere safe. */
type Link =
  | { readonly kind: 'place'; readonly channelId: string; readonly messageId: string | null }
  | { readonly kind: 'web'; readonly href: string }
  | { readonly kind: 'none' };

const placePath = /^\/channels\/(?:\d+|@me)\/(\d+)(?:\/(\d+))?\/?$/;

/** Discord's channel and message links stay in the page. Other links must be http or https. */
export function parseLink(target: string, known: (channelId: string) => boolean): Link {
  let url: URL;
  try {
    url = new URL(target);
  } catch {
    return { kind: 'none' };
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return { kind: 'none' };
  const place = placePath.exec(url.pathname);
  const channelId = place?.[1];
  if (channelId !== undefined && known(channelId)) {
    return { kind: 'place', channelId, messageId: place?.[2] ?? null };
  }
  return { kind: 'web', href: url.href };
}

/** The picture of one of the application's emoji, as large as the text around it. */
const emojiImage = (id: string, alt: string): TemplateResult =>
  html`<img class="emoji" src="/emojis/${id}.png" alt=${alt} draggable="false">`;

/** The emoji of a button or of a menu's option. */
export function renderEmoji(emoji: APIMessageComponentEmoji | undefined): TemplateResult | typeof nothing {
  if (emoji?.name == null) return nothing;
  if (emoji.id != null) return emojiImage(emoji.id, '');
  return html`<span class="emoji" aria-hidden="true">${emoji.name}</span>`;
}

const spans = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** How much of a unit is called a whole one, as Discord does: 23 hours are "in 1 day". */
const ALMOST = 0.9;

/** "in 5 minutes", "2 hours ago". */
function relativeTime(date: Date, now: Date): string {
  const seconds = (date.getTime() - now.getTime()) / 1000;
  const [unit, length] = spans.find(([, size]) => Math.abs(seconds) >= size * ALMOST) ?? spans[5];
  return new Intl.RelativeTimeFormat(locale).format(Math.round(seconds / length), unit);
}

/** "14:05" */
export function clockTime(date: Date): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(date);
}

/** A message's timestamp, as shown next to its author. */
export function messageTime(date: Date, now: Date): string {
  const time = clockTime(date);
  const day = (other: Date): number =>
    Math.floor((other.getTime() - other.getTimezoneOffset() * 60_000) / 86_400_000);
  const age = day(now) - day(date);
  if (age === 0) return t('playground-messages-today', { time });
  if (age === 1) return t('playground-messages-yesterday', { time });
  return new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(date);
}

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
class Timestamp extends PageElement {
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

  protected override render(): TemplateResult {
    const date = new Date(this.seconds * 1000);
    if (Number.isNaN(date.getTime())) return html`${this.seconds}`;
    const full = new Intl.DateTimeFormat(locale, styles.F).format(date);
    const shown =
      this.format === 'R'
        ? relativeTime(date, new Date())
        : new Intl.DateTimeFormat(locale, styles[this.format] ?? styles.f).format(date);
    return html`<time class="timestamp" datetime=${date.toISOString()} title=${full}>${shown}</time>`;
  }
}

customElements.define('page-timestamp', Timestamp);

/** Text that stays hidden until it's clicked. */
class Spoiler extends PageElement {
  static override properties = { content: { attribute: false }, shown: { state: true } };

  declare content: unknown;
  declare shown: boolean;

  constructor() {
    super();
    this.shown = false;
  }

  protected override render(): TemplateResult {
    if (this.shown) return html`<span class="spoiler shown">${this.content}</span>`;
    return html`<button type="button" class="spoiler" aria-label=${t('playground-messages-spoiler')} @click=${() => {
      this.shown = true;
    }}><span aria-hidden="true">${this.content}</span></button>`;
  }
}

customElements.define('page-spoiler', Spoiler);

type Render = (content: readonly Mark[]) => unknown;

/** List lines as nested lists. A change between bullets and numbers starts a new list. */
function listOf(items: readonly ListItem[], render: Render): TemplateResult {
  const lists: TemplateResult[] = [];
  let at = 0;
  while (at < items.length) {
    const first = items[at];
    if (!first) break;
    const entries: TemplateResult[] = [];
    let item: ListItem | undefined = first;
    while (item && (item.depth > first.depth || item.ordered === first.ordered)) {
      const inner = innerOf(items, at);
      entries.push(html`<li>${render(item.content)}${inner.length > 0 ? listOf(inner, render) : ''}</li>`);
      at += 1 + inner.length;
      item = items[at];
    }
    lists.push(first.ordered ? html`<ol start=${first.number}>${entries}</ol>` : html`<ul>${entries}</ul>`);
  }
  return html`${lists}`;
}

/** The more deeply indented lines that follow line `at`. */
function innerOf(items: readonly ListItem[], at: number): readonly ListItem[] {
  const depth = items[at]?.depth ?? 0;
  let end = at + 1;
  while ((items[end]?.depth ?? -1) > depth) end += 1;
  return items.slice(at + 1, end);
}

/** The text a mention is shown as. */
function mentionOf(mark: Mark, { state }: Context): string {
  switch (mark.type) {
    case 'user': {
      const user = state.users.get(mark.id ?? '');
      return `@${user ? userDisplayName(user) : t('playground-messages-unknown-user')}`;
    }
    case 'role': {
      const role = state.guild?.roles.find(({ id }) => id === mark.id);
      return `@${role?.name ?? t('playground-messages-unknown-role')}`;
    }
    case 'channel': {
      const place = state.places.get(mark.id ?? '');
      return place ? placeLabel(place) : `#${t('playground-messages-unknown-channel')}`;
    }
    case 'slashCommand':
      return `/${mark.fullName ?? ''}`;
    case 'everyone':
    case 'here':
      return `@${mark.type}`;
    case 'emoji':
      return `:${mark.name ?? ''}:`;
    case 'twemoji':
      return mark.name ?? '';
    case 'timestamp':
      return new Date(Number(mark.timestamp) * 1000).toLocaleString(locale);
    default:
      return '';
  }
}

/** A mention as Discord draws it. Text is pre-wrapped, so there's no space inside the elements. */
function pill(mark: Mark, context: Context): TemplateResult {
  const shown = mentionOf(mark, context);
  const { state } = context;
  switch (mark.type) {
    case 'channel':
      return state.places.has(mark.id ?? '')
        ? pressable(shown, () => context.go(mark.id ?? '', null))
        : html`<span class="mention">${shown}</span>`;
    case 'slashCommand':
      return pressable(shown, () => context.fill(shown));
    default:
      return html`<span class="mention ${mark.id === state.me?.id ? 'me' : ''}">${shown}</span>`;
  }
}

/** A pill that does something when it's pressed. */
function pressable(shown: unknown, press: () => void): TemplateResult {
  return html`<button type="button" class="mention" @click=${press}>${shown}</button>`;
}

interface TextContext extends Context {
  /** The element of each heading. */
  readonly ranks: ReadonlyMap<Mark, number>;
}

type Part = TemplateResult | string | typeof nothing;

/** A message's text as Discord shows it, followed by `after`. Users' text only becomes text nodes, never HTML. */
export function renderText(text: string, context: Context, after: Part = nothing): TemplateResult {
  const marks = parseText(text);
  const ranks = headingRanks(marks);
  return html`<div class="text">${renderMarks(marks, { ...context, ranks })}${after}</div>`;
}

/** A message's text on one line. */
export function summarize(text: string, context: Context): string {
  return plainText(parseText(text), (mark) => mentionOf(mark, context)).trim();
}

/** Stands for a picture in a text, as Unicode means it to. */
const PICTURE = '\u{FFFC}';

/** A message's text on one line, with the application's emoji as pictures. */
export function previewParts(text: string, context: Context): readonly Part[] {
  const pictures: TemplateResult[] = [];
  const plain = plainText(parseText(text), (mark) => {
    if (mark.type !== 'emoji') return mentionOf(mark, context);
    pictures.push(emojiImage(mark.id ?? '', mentionOf(mark, context)));
    return PICTURE;
  });
  return plain
    .trim()
    .split(PICTURE)
    .flatMap((part, i) => [part, pictures[i] ?? nothing]);
}

function renderMarks(marks: readonly Mark[], context: TextContext): readonly Part[] {
  return marks
    .filter((mark, i) => mark.type !== 'br' || marks[i - 1]?.type !== 'codeBlock')
    .map((mark) => renderMark(mark, context));
}

function inside(mark: Mark, context: TextContext): Part | readonly Part[] {
  if (typeof mark.content === 'string') return mark.content;
  return mark.content ? renderMarks(mark.content, context) : nothing;
}

function renderMark(mark: Mark, context: TextContext): Part {
  switch (mark.type) {
    case 'strong':
      return html`<strong>${inside(mark, context)}</strong>`;
    case 'em':
      return html`<em>${inside(mark, context)}</em>`;
    case 'underline':
      return html`<u>${inside(mark, context)}</u>`;
    case 'strikethrough':
      return html`<s>${inside(mark, context)}</s>`;
    case 'inlineCode':
      return html`<code class="code">${mark.content}</code>`;
    case 'codeBlock':
      return html`<pre class="code-block" tabindex="0"><code>${mark.content}</code></pre>`;
    case 'blockQuote':
      return html`<blockquote>${inside(mark, context)}</blockquote>`;
    case 'heading':
      return heading(mark, context);
    case 'subtext':
      return html`<small class="subtext">${inside(mark, context)}</small>`;
    case 'list':
      return listOf(mark.items ?? [], (content) => renderMarks(content, context));
    case 'spoiler':
      return html`<page-spoiler .content=${inside(mark, context)}></page-spoiler>`;
    case 'br':
    case 'newline':
      return html`<br>`;
    case 'timestamp':
      return html`<page-timestamp seconds=${Number(mark.timestamp)} format=${mark.format ?? 'f'}></page-timestamp>`;
    case 'link':
    case 'url':
    case 'autolink':
      return link(mark, context);
    case 'user':
    case 'role':
    case 'everyone':
    case 'here':
    case 'channel':
    case 'slashCommand':
      return pill(mark, context);
    case 'emoji':
      return emojiImage(mark.id ?? '', mentionOf(mark, context));
    case 'twemoji':
      return mentionOf(mark, context);
    default:
      return typeof mark.content === 'string' ? mark.content : html`${inside(mark, context)}`;
  }
}

const sizes = ['large', 'medium', ''];

function heading(mark: Mark, context: TextContext): TemplateResult {
  const content = inside(mark, context);
  const size = sizes[(mark.level ?? 1) - 1] ?? '';
  switch (context.ranks.get(mark)) {
    case 4:
      return html`<h4 class="heading ${size}">${content}</h4>`;
    case 5:
      return html`<h5 class="heading ${size}">${content}</h5>`;
    default:
      return html`<h3 class="heading ${size}">${content}</h3>`;
  }
}

function link(mark: Mark, context: TextContext): TemplateResult {
  const content = inside(mark, context);
  const target = parseLink(mark.target ?? '', (id) => context.state.places.has(id));
  if (target.kind === 'none') return html`${content}`;
  if (target.kind === 'web') {
    return html`<a href=${target.href} target="_blank" rel="noreferrer noopener">${content}</a>`;
  }
  const { channelId, messageId } = target;
  const place = context.state.places.get(channelId);
  const shown = mark.type === 'link' ? content : place ? placeLabel(place) : channelId;
  return pressable(shown, () => context.go(channelId, messageId));
}
