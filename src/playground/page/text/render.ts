import { html, nothing, type TemplateResult } from 'lit';
import { labelOf } from '../channels.ts';
import type { Context } from '../context.ts';
import { linkOf } from '../links.ts';
import { emojiImage } from '../messages/emoji.ts';
import './timestamp.ts';
import { listOf } from './list.ts';
import { type Mark, parseText, plainText } from './parse.ts';
import './spoiler.ts';
import { headingRanks } from './headings.ts';
import { mentionOf } from './mention.ts';
import { pill, pressable } from './pill.ts';

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
export function summaryOf(text: string, context: Context): string {
  return plainText(parseText(text), (mark) => mentionOf(mark, context)).trim();
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
  const target = linkOf(mark.target ?? '', (id) => context.state.places.has(id));
  if (target.kind === 'none') return html`${content}`;
  if (target.kind === 'web') {
    return html`<a href=${target.href} target="_blank" rel="noreferrer noopener">${content}</a>`;
  }
  const { channelId, messageId } = target;
  const place = context.state.places.get(channelId);
  const shown = mark.type === 'link' ? content : place ? labelOf(place) : channelId;
  return pressable(shown, () => context.go(channelId, messageId));
}
