import { FluentParser, FluentSerializer, type TextElement, Transformer } from '@fluent/syntax';

const ACCENTS = new Map(
  [...'aàeéiîoôuûcçnñyÿAÀEÉIÎOÔUÛCÇNÑ'].reduce<[string, string][]>((pairs, letter, at, all) => {
    if (at % 2 === 0) pairs.push([letter, all[at + 1]!]);
    return pairs;
  }, []),
);

/** What translations are longer by than English, at most, in a word or two. */
const LONGER = 0.4;

/** What must stay as it is: markdown, commands, addresses, mentions. */
const KEPT = /`[^`]*(?:`|$)|https?:\/\/\S+|<[^>]*>/;

class Accents extends Transformer {
  override visitTextElement(node: TextElement): TextElement {
    node.value = node.value
      .split(new RegExp(`(${KEPT.source})`))
      .map((part) => (KEPT.test(part) ? part : part.replace(/\p{L}+/gu, longer)))
      .join('');
    return node;
  }
}

/** A word with accents, 40 % longer: its vowels are doubled from the front. */
function longer(word: string): string {
  let left = Math.round(word.length * LONGER);
  return [...word]
    .map((letter) => {
      const accented = ACCENTS.get(letter) ?? letter;
      if (left === 0 || !/[aeiouy]/i.test(letter)) return accented;
      left -= 1;
      return accented + accented.toLowerCase();
    })
    .join('')
    .concat('ø'.repeat(left));
}

/** Messages that stay as they are: names of commands, formats, and lists that the code reads. */
const UNTOUCHED = /^(commands-|language-formats|settings-dates)/;

/** A language's text as one that has no words in common with it, but can still be read. */
export function pseudo(text: string): string {
  const resource = new FluentParser({ withSpans: false }).parse(text);
  const accents = new Accents();
  for (const node of resource.body)
    if (node.type === 'Message' && !UNTOUCHED.test(node.id.name)) accents.visit(node);
  return new FluentSerializer().serialize(resource);
}
