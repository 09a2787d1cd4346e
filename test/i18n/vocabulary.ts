import { type Pattern, Visitor } from '@fluent/syntax';
import { entriesOf } from '../../scripts/language/entries.ts';

class Texts extends Visitor {
  readonly all: string[] = [];

  override visitTextElement({ value }: { readonly value: string }): void {
    this.all.push(value);
  }

  override visitStringLiteral(node: { parse(): { readonly value: string } }): void {
    this.all.push(node.parse().value);
  }
}

/** What isn't words: commands, addresses, mentions, times, signs of the application. */
const SIGNS = /`[^`]*`|https?:\/\/\S+|<[^>]*>|\/[\w-]+(?: [\w-]+:\S+)*/g;

/** What's left of a word where a long text is cut. */
const CUT_OFF = /\p{L}+…$/u;

/** The words of a text in lower case, of three letters or more. */
export const wordsIn = (text: string): string[] =>
  text
    .replace(CUT_OFF, ' ')
    .replace(SIGNS, ' ')
    .toLowerCase()
    .match(/\p{L}{3,}/gu) ?? [];

/** Every word that a language's messages have, without those messages. */
export function vocabularyOf(
  texts: readonly string[],
  without: { has(id: string): boolean } = new Set<string>(),
): Set<string> {
  const { messages, terms } = entriesOf(texts);
  const found = new Texts();
  for (const { id, pattern } of [...messages.values(), ...terms.values()])
    if (!without.has(id)) found.visit(pattern as Pattern);
  return new Set(found.all.flatMap(wordsIn));
}
