import { FluentParser, FluentSerializer, type TextElement, Transformer } from '@fluent/syntax';

/** Punctuation marks of the source, and what stands for them in a language that has none of them. */
const MARKS = new Map([
  [',', '‚'],
  [';', '⁏'],
  [':', '⁚'],
  ['.', '․'],
]);

class OtherMarks extends Transformer {
  override visitTextElement(node: TextElement): TextElement {
    node.value = marked(node.value);
    return node;
  }

  override visitStringLiteral(node: { value: string }) {
    node.value = marked(node.value);
    return node as never;
  }
}

const marked = (text: string): string => text.replace(/[,;:.]/g, (mark) => MARKS.get(mark)!);

/** Messages that the code reads. */
const READ = /^(commands-|language-formats|settings-dates)|-rules-/;

/** A text of messages with other punctuation marks. */
export function withOtherMarks(text: string): string {
  const resource = new FluentParser({ withSpans: false }).parse(text);
  const marks = new OtherMarks();
  for (const node of resource.body)
    if (node.type === 'Message' && !READ.test(node.id.name)) marks.visit(node);
  // Lists aren't joined by messages, so they need a language without commas.
  return new FluentSerializer().serialize(resource).replace(/^(language-formats) = .*$/m, '$1 = ja');
}
