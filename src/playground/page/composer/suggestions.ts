import { nameOf } from '../avatar.ts';
import { guildPlaces } from '../channels.ts';
import type { State } from '../state.ts';
import { words } from '../words.ts';
import type { OptionSpec } from './catalogue.ts';

export interface Suggestion {
  readonly label: string;
  readonly detail: string;
  readonly value: string | number | boolean;
}

const boolean = 5;
const user = 6;
const channel = 7;
const role = 8;
const mentionable = 9;

/** All possible values of an option; undefined for free text, numbers and autocomplete. */
export function valuesOf(option: OptionSpec, state: State): readonly Suggestion[] | undefined {
  if (option.choices && option.choices.length > 0) {
    return option.choices.map(({ name, value }) => ({ label: name, detail: '', value }));
  }
  switch (option.type) {
    case boolean:
      return [
        { label: words.composer.yes, detail: '', value: true },
        { label: words.composer.no, detail: '', value: false },
      ];
    case user:
      return users(state);
    case channel:
      return guildPlaces(state.places).map(({ id, name, topic }) => ({
        label: `#${name}`,
        detail: topic,
        value: id,
      }));
    case role:
      return roles(state);
    case mentionable:
      return [...users(state), ...roles(state)];
    default:
      return undefined;
  }
}

function users(state: State): readonly Suggestion[] {
  return [...state.users.values()].map((entry) => ({
    label: nameOf(entry),
    detail: entry.username,
    value: entry.id,
  }));
}

function roles(state: State): readonly Suggestion[] {
  return (state.guild?.roles ?? []).map(({ id, name }) => ({ label: name, detail: '', value: id }));
}

/** Names may be typed as Discord shows them: `@Ben`, `#hall`. */
export const withoutSign = (name: string): string => name.replace(/^[@#]/, '');

/** Suggestions that contain the typed text, those that start with it first. */
export function filtered(suggestions: readonly Suggestion[], typed: string): readonly Suggestion[] {
  const text = withoutSign(typed.trim().toLowerCase());
  const found = suggestions.filter(
    ({ label, detail }) => label.toLowerCase().includes(text) || detail.toLowerCase().includes(text),
  );
  return [
    ...found.filter(({ label }) => label.toLowerCase().startsWith(text)),
    ...found.filter(({ label }) => !label.toLowerCase().startsWith(text)),
  ];
}
