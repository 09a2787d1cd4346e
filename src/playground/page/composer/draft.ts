import type { Entry, OptionSpec } from './catalogue.ts';
import { quoted } from './split.ts';

export type Value = string | number | boolean;

/** The content of an option's field. `picked` is the value of a suggestion. */
export interface Field {
  readonly text: string;
  readonly picked: Value | null;
}

/** A command being filled in. Options without a field aren't sent. */
export interface Draft {
  readonly entry: Entry;
  readonly fields: ReadonlyMap<string, Field>;
}

export const emptyField: Field = { text: '', picked: null };

export function draftOf(entry: Entry): Draft {
  const required = entry.options.filter((option) => option.required);
  return { entry, fields: new Map(required.map((option) => [option.name, emptyField])) };
}

/** Options with a field, in the command's order. */
export function shownOptions(draft: Draft): readonly OptionSpec[] {
  return draft.entry.options.filter((option) => draft.fields.has(option.name));
}

export function hiddenOptions(draft: Draft): readonly OptionSpec[] {
  return draft.entry.options.filter((option) => !draft.fields.has(option.name));
}

export function withField(draft: Draft, name: string, field: Field | null): Draft {
  const fields = new Map(draft.fields);
  if (field) fields.set(name, field);
  else fields.delete(name);
  return { ...draft, fields };
}

/** "/table open game:artus" */
export function lineOf(draft: Draft): string {
  const parts = shownOptions(draft).map(
    ({ name }) => `${name}:${quoted(draft.fields.get(name)?.text ?? '')}`,
  );
  return [`/${draft.entry.name}`, ...parts].join(' ');
}
