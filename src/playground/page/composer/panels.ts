import type { State } from '../state.ts';
import { words } from '../words.ts';
import type { Answer } from './autocomplete.ts';
import { type Entry, entriesOf, matching } from './catalogue.ts';
import type { ComposerState } from './composer-state.ts';
import { type Draft, hiddenOptions } from './draft.ts';
import type { Panel } from './panel.ts';
import { filtered, type Suggestion, valuesOf } from './suggestions.ts';

/** The composer's state, and the bot's autocomplete answer for the focused option. */
export interface PanelState extends ComposerState {
  readonly answer: Answer;
}

/** The commands that match what was typed. */
export function commandsFor({ text }: ComposerState, state: State): readonly Entry[] {
  return matching(entriesOf(state.commands), text.slice(1));
}

/** Values for the focused field; none once a suggestion was picked. */
export function suggestionsFor(
  { draft, option: name, answer }: PanelState,
  state: State,
): readonly Suggestion[] {
  const option = draft?.entry.options.find((known) => known.name === name);
  const field = draft?.fields.get(name ?? '');
  if (!option || !field || field.picked !== null) return [];
  if (option.autocomplete) return answer.suggestions;
  return filtered(valuesOf(option, state) ?? [], field.text);
}

/** The panel above the composer, if it has anything to show. */
export function panelFor(panelState: PanelState, state: State): Panel | null {
  const { draft, text, active, option: name } = panelState;
  if (!draft) return text.startsWith('/') ? commandPanel(panelState, state) : null;
  const option = draft.entry.options.find((known) => known.name === name);
  const field = draft.fields.get(name ?? '');
  if (!option || !field || field.picked !== null) return optionsPanel(draft, active);
  const suggestions = suggestionsFor(panelState, state);
  const requirement = option.required ? words.composer.required : words.composer.optional;
  return {
    heading: option.name,
    about: `${option.description} · ${requirement}`,
    items: suggestions,
    note: option.autocomplete ? noteOf(panelState.answer) : '',
    active,
  };
}

function commandPanel(panelState: PanelState, state: State): Panel {
  const items = commandsFor(panelState, state).map(({ name, description }) => ({
    label: name,
    detail: description,
    isCommand: true,
  }));
  const emptyNote = state.commands.length === 0 ? words.composer.noAnswer : words.composer.nothingFound;
  return {
    heading: words.composer.commands,
    about: words.composer.keys,
    items,
    note: items.length === 0 ? emptyNote : '',
    active: panelState.active,
  };
}

function optionsPanel(draft: Draft, active: number): Panel | null {
  const items = hiddenOptions(draft).map(({ name, description }) => ({ label: name, detail: description }));
  if (items.length === 0) return null;
  return { heading: words.composer.more, about: words.composer.keys, items, note: '', active };
}

function noteOf({ state, suggestions }: Answer): string {
  if (state === 'failed') return words.composer.loadingFailed;
  if (suggestions.length > 0) return '';
  return state === 'loading' ? words.composer.loading : words.composer.nothingFound;
}
