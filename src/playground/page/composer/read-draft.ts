import type { PageOption } from '../../protocol/from-page.ts';
import type { State } from '../state.ts';
import type { Entry } from './catalogue.ts';
import { type Draft, emptyField, shownOptions } from './draft.ts';
import { readField } from './read-field.ts';

export type Reading =
  | { readonly options: readonly PageOption[] }
  | { readonly errors: ReadonlyMap<string, string> };

/** The draft as interaction options, or errors by option. */
export function readDraft(draft: Draft, state: State): Reading {
  const errors = new Map<string, string>();
  const options: PageOption[] = [];
  for (const option of shownOptions(draft)) {
    const read = readField(option, draft.fields.get(option.name) ?? emptyField, state);
    if ('error' in read) errors.set(option.name, read.error);
    else if (read.value !== undefined)
      options.push({ name: option.id, type: option.type, value: read.value });
  }
  return errors.size > 0 ? { errors } : { options: nest(draft.entry, options) };
}

/** Options for an autocomplete request, without fields that aren't valid yet. */
export function readForAutocomplete(draft: Draft, focused: string, state: State): readonly PageOption[] {
  const options: PageOption[] = [];
  for (const option of shownOptions(draft)) {
    const field = draft.fields.get(option.name) ?? emptyField;
    if (option.name === focused) {
      options.push({ name: option.id, type: option.type, value: field.text, focused: true });
      continue;
    }
    const read = readField(option, field, state);
    if ('value' in read && read.value !== undefined) {
      options.push({ name: option.id, type: option.type, value: read.value });
    }
  }
  return nest(draft.entry, options);
}

function nest(entry: Entry, options: readonly PageOption[]): readonly PageOption[] {
  let nested = options;
  for (let depth = entry.path.length; depth > 0; depth--) {
    const type = depth === entry.path.length ? 1 : 2;
    nested = [{ name: entry.path[depth - 1] ?? '', type, options: nested }];
  }
  return nested;
}
