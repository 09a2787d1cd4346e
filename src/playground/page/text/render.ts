import '@skyra/discord-components-core/discord-mention.js';
import { html, nothing, type TemplateResult } from 'lit';
import type { Context } from '../context.ts';
import { linkOf } from '../links.ts';
import './timestamp.ts';
import { listOf } from './list.ts';
import { type Mark, parseText, plainText } from './parse.ts';
import './spoiler.ts';
import { mentionOf } from './mention.ts';

type Part = TemplateResult | string | typeof nothing;

/** A message's text as Discord shows it, followed by `after`. Users' text only becomes text nodes, never HTML. */
export function renderText(text: string, context: Context, after: Part = nothing): TemplateResult {
  return html`<div class="text">${renderMarks(parseText(text), context)}${after}</div>`;
}

/** A message's text on one line. */
export function summaryOf(text: string, context: Context): string {
  return plainText(parseText(text), (mark) => mentionOf(mark, context)).trim();
}

export function renderMarks(marks: readonly Mark[], context: Context): readonly Part[] {
  return marks
    .filter((mark, i) => mark.type !== 'br' || marks[i - 1]?.type !== 'codeBlock')
    .map((mark) => renderMark(mark, context));
}

function inside(mark: Mark, context: Context): Part | readonly Part[] {
  if (typeof mark.content === 'string') return mark.content;
  return mark.content ? renderMarks(mark.content, context) : nothing;
}

function renderMark(mark: Mark, context: Context): Part {
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
      return html`<discord-mention type="role" class=${mark.id === context.state.me?.id ? 'me' : ''}
        >${mentionOf(mark, context).slice(1)}</discord-mention>`;
    case 'channel':
      return html`<button type="button" class="mention" @click=${() => context.go(mark.id ?? '', null)}>
        ${mentionOf(mark, context)}
      </button>`;
    case 'slashCommand':
      return html`<button type="button" class="mention" @click=${() => context.fill(mentionOf(mark, context))}>
        ${mentionOf(mark, context)}
      </button>`;
    case 'emoji':
    case 'twemoji':
      return mentionOf(mark, context);
    default:
      return typeof mark.content === 'string' ? mark.content : html`${inside(mark, context)}`;
  }
}

function heading(mark: Mark, context: Context): TemplateResult {
  const content = inside(mark, context);
  if (mark.level === 1) return html`<h3 class="heading large">${content}</h3>`;
  if (mark.level === 2) return html`<h4 class="heading medium">${content}</h4>`;
  return html`<h5 class="heading">${content}</h5>`;
}

function link(mark: Mark, context: Context): TemplateResult {
  const content = inside(mark, context);
  const target = linkOf(mark.target ?? '', (id) => context.state.places.has(id));
  if (target.kind === 'none') return html`${content}`;
  if (target.kind === 'web') {
    return html`<a href=${target.href} target="_blank" rel="noreferrer noopener">${content}</a>`;
  }
  const { channelId, messageId } = target;
  return html`<button type="button" class="mention" @click=${() => context.go(channelId, messageId)}>
    ${mark.type === 'link' ? content : `#${context.state.places.get(channelId)?.name ?? channelId}`}
  </button>`;
}
