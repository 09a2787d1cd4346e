import { html, type TemplateResult } from 'lit';
import type { ListItem, Mark } from './parse.ts';

type Render = (content: readonly Mark[]) => unknown;

/** List lines as nested lists. A change between bullets and numbers starts a new list. */
export function listOf(items: readonly ListItem[], render: Render): TemplateResult {
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
