import type { State } from '../state.ts';
import { words } from '../words.ts';
import type { Answer } from './autocomplete.ts';
import { type Entry, entriesOf, matching } from './catalogue.ts';
import { type Draft, hiddenOptions } from './draft.ts';
import type { Panel } from './panel.ts';
import { listed, narrowed, type Suggestion } from './suggestions.ts';

/** What stands in the composer. */
export interface Composing {
  readonly text: string;
  readonly draft: Draft | null;
  /** The option whose field has the focus. */
  readonly option: string | null;
  readonly active: number;
  /** The bot's answer about that option, where it completes it. */
  readonly answer: Answer;
}

/** The commands that fit what was typed. */
export function commandsFor({ text }: Pick<Composing, 'text'>, state: State): readonly Entry[] {
  return matching(entriesOf(state.commands), text.slice(1));
}

/** What the field with the focus may hold; nothing once something was taken. */
export function suggestionsFor(
  { draft, option: name, answer }: Composing,
  state: State,
): readonly Suggestion[] {
  const option = draft?.entry.options.find((known) => known.name === name);
  const field = draft?.fields.get(name ?? '');
  if (!option || !field || field.picked !== null) return [];
  if (option.autocomplete) return answer.suggestions;
  return narrowed(listed(option, state) ?? [], field.text);
}

/** The list to show above the composer, if there is one. */
export function panelFor(composing: Composing, state: State): Panel | null {
  const { draft, text, active, option: name } = composing;
  if (!draft) return text.startsWith('/') ? commandPanel(composing, state) : null;
  const option = draft.entry.options.find((known) => known.name === name);
  const field = draft.fields.get(name ?? '');
  if (!option || !field || field.picked !== null) return morePanel(draft, active);
  const suggestions = suggestionsFor(composing, state);
  const need = option.required ? words.composer.required : words.composer.optional;
  return {
    heading: option.name,
    about: `${option.description} · ${need}`,
    items: suggestions,
    note: option.autocomplete ? noteOf(composing.answer) : '',
    active,
  };
}

function commandPanel(composing: Composing, state: State): Panel {
  const items = commandsFor(composing, state).map(({ name, description }) => ({
    label: name,
    detail: description,
    isCommand: true,
  }));
  const none = state.commands.length === 0 ? words.composer.noAnswer : words.composer.nothingFound;
  return {
    heading: words.composer.commands,
    about: words.composer.keys,
    items,
    note: items.length === 0 ? none : '',
    active: composing.active,
  };
}

function morePanel(draft: Draft, active: number): Panel | null {
  const items = hiddenOptions(draft).map(({ name, description }) => ({ label: name, detail: description }));
  if (items.length === 0) return null;
  return { heading: words.composer.more, about: words.composer.keys, items, note: '', active };
}

function noteOf({ state, suggestions }: Answer): string {
  if (state === 'failed') return words.composer.loadingFailed;
  if (suggestions.length > 0) return '';
  return state === 'loading' ? words.composer.loading : words.composer.nothingFound;
}
