import { entriesOf } from './entries.ts';
import { type Variable, variablesOf } from './variables.ts';

const HEAD = `// Written by \`npm run language -- types\` from the English messages. Don't edit.
import type { Value } from './fluent/value.ts';

/** The data of each message; null if it needs none. */
export interface Messages {
`;

const TYPES: Readonly<Record<Variable['type'], string>> = {
  number: 'number',
  list: 'readonly string[]',
  text: 'string',
  any: 'Value',
};

/** The types of what the English messages can be given, as a TypeScript module. */
export function messageTypes(texts: readonly string[]): string {
  const entries = entriesOf(texts);
  const lines = [...entries.messages.keys()].sort().map((id) => {
    const fields = [...variablesOf(id, entries)]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { names, type }]) => `${name}: ${names.size > 0 ? unionOf(names) : TYPES[type]}`);
    return `  '${id}': ${fields.length === 0 ? 'null' : `{ ${fields.join('; ')} }`};\n`;
  });
  return `${HEAD}${lines.join('')}}\n`;
}

const unionOf = (names: ReadonlySet<string>): string =>
  [...names]
    .sort()
    .map((name) => `'${name}'`)
    .join(' | ');
