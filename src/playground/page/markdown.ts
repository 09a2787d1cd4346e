import { rulesExtended, SimpleMarkdown } from 'discord-markdown-parser';

/** A node of the parsed text. Its fields depend on `type`. */
export interface Mark {
  readonly type: string;
  readonly content?: string | readonly Mark[];
  readonly target?: string;
  readonly id?: string;
  readonly name?: string;
  readonly level?: number;
  readonly lang?: string;
  readonly timestamp?: string;
  readonly format?: string;
  readonly fullName?: string;
  readonly items?: readonly ListItem[];
}

/** A line of a list; `depth` counts from 0. */
export interface ListItem {
  readonly depth: number;
  readonly ordered: boolean;
  readonly number: number;
  readonly content: readonly Mark[];
}

type Rule = (typeof rulesExtended)[string];

const listLines = /^(?: *(?:[-*]|\d{1,9}\.) +[^\n]+(?:\n|$))+/;
const listLine = /^( *)(?:[-*]|(\d{1,9})\.) +(.+)$/;

/** A rule for lines, at the beginning or after what ends one. The library's own don't see the end of a list or quote. */
const ofLines = (rule: Rule): Rule => ({
  ...rule,
  match: (source, state, before) =>
    state.prevCapture == null || /\n$/.test(state.prevCapture[0] ?? '')
      ? rule.match(source, { ...state, prevCapture: null }, before)
      : null,
});

const list = ofLines({
  order: SimpleMarkdown.defaultRules.list.order,
  match: (source) => listLines.exec(source),
  parse: (capture, parse, state) => ({
    type: 'list',
    items: (capture[0] ?? '')
      .trimEnd()
      .split('\n')
      .map((line): ListItem => {
        const [, indent = '', number, text = ''] = listLine.exec(line) ?? [];
        return {
          depth: Math.floor(indent.length / 2),
          ordered: number !== undefined,
          number: Number(number ?? 0),
          content: parse(text, { ...state, inline: true }),
        };
      }),
  }),
});

const parser = SimpleMarkdown.parserFor({
  ...rulesExtended,
  list,
  heading: ofLines(rulesExtended.heading!),
  subtext: ofLines(rulesExtended.subtext!),
});

/** Parses Discord's Markdown into a tree. HTML stays text. */
export function parseText(text: string): readonly Mark[] {
  return parser(text, { inline: true });
}

const blocks: ReadonlySet<string> = new Set(['heading', 'subtext', 'blockQuote']);

/** The text without formatting, for summaries and screen readers. */
export function plainText(marks: readonly Mark[], nameOf: (mark: Mark) => string): string {
  return marks
    .map((mark) => {
      if (mark.type === 'br' || mark.type === 'newline') return ' ';
      if (mark.items) return mark.items.map((item) => `${plainText(item.content, nameOf)}. `).join('');
      if (typeof mark.content === 'string') return mark.content;
      const text = mark.content ? plainText(mark.content, nameOf) : nameOf(mark);
      return blocks.has(mark.type) ? `${text} ` : text;
    })
    .join('')
    .replace(/\s+/g, ' ');
}

/** The heading element a message's outermost headings have, below the page's own h1 and h2. */
const OUTERMOST = 3;

/**
 * The heading element (3 to 5) of each heading in a text. It follows how headings nest, not their size, so that no
 * level is left out.
 */
export function headingRanks(marks: readonly Mark[]): ReadonlyMap<Mark, number> {
  const ranks = new Map<Mark, number>();
  const open: number[] = [];
  const visit = (mark: Mark): void => {
    if (mark.type === 'heading') {
      const level = mark.level ?? 1;
      while ((open.at(-1) ?? 0) >= level) open.pop();
      ranks.set(mark, OUTERMOST + open.length);
      open.push(level);
    } else if (Array.isArray(mark.content)) mark.content.forEach(visit);
    for (const item of mark.items ?? []) item.content.forEach(visit);
  };
  marks.forEach(visit);
  return ranks;
}
