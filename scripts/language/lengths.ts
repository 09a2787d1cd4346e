import type { Expression, Pattern } from '@fluent/syntax';
import type { Entries, Entry } from './entries.ts';

/** The most characters that may be shown of a message, as its English comment says: "max: 80". */
export function limitOf(entry: Entry): number | null {
  if (entry.id.startsWith('commands-')) return entry.id.includes('.') ? 100 : 32;
  const said = /^max: (\d+)/m.exec(entry.comment)?.[1];
  return said === undefined ? null : Number(said);
}

/** How long a message is at least, in its longest choice: what's said in place of variables counts nothing. */
export function lengthOf(entry: Entry, entries: Entries): number {
  return lengthOfPattern(entry.pattern, entries, new Set([entry.id]));
}

function lengthOfPattern(pattern: Pattern, entries: Entries, within: ReadonlySet<string>): number {
  return pattern.elements
    .map((element) =>
      element.type === 'TextElement'
        ? [...element.value].length
        : lengthOfExpression(element.expression, entries, within),
    )
    .reduce((sum, length) => sum + length, 0);
}

function lengthOfExpression(of: Expression, entries: Entries, within: ReadonlySet<string>): number {
  switch (of.type) {
    case 'StringLiteral':
      return [...of.parse().value].length;
    case 'SelectExpression':
      return Math.max(...of.variants.map(({ value }) => lengthOfPattern(value, entries, within)));
    case 'Placeable':
      return lengthOfExpression(of.expression, entries, within);
    case 'FunctionReference':
      return of.arguments.positional
        .map((argument) => lengthOfExpression(argument, entries, within))
        .reduce((sum, length) => sum + length, 0);
    case 'MessageReference':
    case 'TermReference': {
      const name = of.type === 'TermReference' ? `-${of.id.name}` : of.id.name;
      const id = of.attribute === null ? name : `${name}.${of.attribute.name}`;
      const entry = (of.type === 'TermReference' ? entries.terms : entries.messages).get(id);
      if (!entry || within.has(id)) return 0;
      return lengthOfPattern(entry.pattern, entries, new Set([...within, id]));
    }
    default:
      return 0;
  }
}
