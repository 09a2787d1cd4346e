import { type Comment, FluentParser, type Message, type Pattern, type Term } from '@fluent/syntax';

/** A message's value or one of its attributes: what the code can say by its ID. */
export interface Entry {
  /** "message", or "message.attribute". */
  readonly id: string;
  readonly pattern: Pattern;
  /** Its message's comment; empty if there's none. */
  readonly comment: string;
}

/** All that's said in a language's files. */
export interface Entries {
  readonly messages: ReadonlyMap<string, Entry>;
  /** By "-term" or "-term.attribute". */
  readonly terms: ReadonlyMap<string, Entry>;
  /** What isn't Fluent, or is there twice, a sentence each. */
  readonly faults: readonly string[];
}

/** Reads the texts of `.ftl` files. */
export function entriesOf(texts: readonly string[]): Entries {
  const messages = new Map<string, Entry>();
  const terms = new Map<string, Entry>();
  const faults: string[] = [];
  const parser = new FluentParser({ withSpans: false });
  for (const { body } of texts.map((text) => parser.parse(text))) {
    for (const node of body) {
      if (node.type === 'Junk') faults.push(`can’t be read: ${node.content.trim().split('\n')[0]}`);
      if (node.type !== 'Message' && node.type !== 'Term') continue;
      for (const entry of entriesIn(node)) {
        const all = node.type === 'Term' ? terms : messages;
        if (all.has(entry.id)) faults.push(`${entry.id} is there twice`);
        all.set(entry.id, entry);
      }
    }
  }
  return { messages, terms, faults };
}

function entriesIn(node: Message | Term): Entry[] {
  const name = node.type === 'Term' ? `-${node.id.name}` : node.id.name;
  const comment = (node.comment as Comment | null)?.content ?? '';
  const value = node.value === null ? [] : [{ id: name, pattern: node.value, comment }];
  const attributes = node.attributes.map(({ id, value }) => ({
    id: `${name}.${id.name}`,
    pattern: value,
    comment,
  }));
  return [...value, ...attributes];
}
