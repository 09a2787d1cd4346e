import { commandFaults } from './command-faults.ts';
import { type Entries, entriesOf } from './entries.ts';
import { lengthOf, limitOf } from './lengths.ts';
import { missingReferences } from './references.ts';
import { includedIn, variablesOf } from './variables.ts';

/** What's wrong with a language's files, compared with the source's: a sentence each. */
export function faultsOf(texts: readonly string[], sourceTexts: readonly string[]): string[] {
  const own = entriesOf(texts);
  const source = entriesOf(sourceTexts);
  return [
    ...own.faults,
    ...missing(own, source),
    ...superfluous(own, source),
    ...missingReferences(own),
    ...otherVariables(own, source),
    ...tooLong(own, source),
    ...commandFaults(own),
  ];
}

const missing = (own: Entries, source: Entries): string[] =>
  [...source.messages.keys()].filter((id) => !own.messages.has(id)).map((id) => `${id} is missing`);

/** A language may have messages of its own that others of it include, for other cases and genders. */
function superfluous(own: Entries, source: Entries): string[] {
  const included = new Set(
    [...own.messages.values(), ...own.terms.values()].flatMap(({ pattern }) => [...includedIn(pattern)]),
  );
  return [...own.messages.keys()]
    .filter((id) => !source.messages.has(id) && !included.has(id))
    .map((id) => `${id} is superfluous`);
}

function otherVariables(own: Entries, source: Entries): string[] {
  return [...own.messages.keys()]
    .filter((id) => source.messages.has(id))
    .flatMap((id) => {
      const expected = variablesOf(id, source);
      const used = variablesOf(id, own);
      const unknown = [...used.keys()].filter((name) => !expected.has(name));
      const unsaid = [...expected].filter(([name, { shown }]) => shown && !used.has(name));
      return [
        ...unknown.map((name) => `${id} uses $${name}, which it isn’t given`),
        ...unsaid.map(([name]) => `${id} doesn’t say $${name}`),
      ];
    });
}

function tooLong(own: Entries, source: Entries): string[] {
  return [...source.messages.values()].flatMap((entry) => {
    const limit = limitOf(entry);
    const translated = own.messages.get(entry.id);
    if (limit === null || !translated) return [];
    const length = lengthOf(translated, own);
    return length > limit ? [`${entry.id} has ${length} characters; ${limit} fit`] : [];
  });
}
