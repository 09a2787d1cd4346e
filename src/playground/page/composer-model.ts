import { type Answer, Autocomplete } from './autocomplete.ts';
import {
  commandEntries,
  createDraft,
  type Draft,
  draftLine,
  type Entry,
  emptyField,
  type Field,
  filterSuggestions,
  hiddenOptions,
  isFile,
  matching,
  parseLine,
  readDraft,
  readLine,
  type Suggestion,
  shownOptions,
  suggestValues,
  whyNotFile,
  withField,
} from './draft.ts';
import { splitLine } from './split.ts';
import type { State } from './state.ts';
import type { Context } from './store.ts';
import { t } from './words.ts';

/** What the user has typed into the composer. */
interface ComposerState {
  readonly text: string;
  /** The command being filled in, in place of text. */
  readonly draft: Draft | null;
  /** The option whose field has focus. */
  readonly option: string | null;
  /** The panel's highlighted item; -1 for none. */
  readonly active: number;
  /** Errors by option. */
  readonly errors: ReadonlyMap<string, string>;
  /** What's wrong with the text. */
  readonly textError: string;
}

const none = { text: '', draft: null, option: null, active: 0, textError: '' };
const emptyComposer: ComposerState = { ...none, errors: new Map() };

/** Sets an option's field, or removes it, and clears its error. */
function withOption(state: ComposerState, option: string, field: Field | null): ComposerState {
  if (!state.draft) return state;
  const errors = new Map(state.errors);
  errors.delete(option);
  return { ...state, draft: withField(state.draft, option, field), errors };
}

interface PanelItem {
  readonly label: string;
  readonly detail: string;
  readonly isCommand?: boolean;
}

/** The list above the composer: commands, options or an option's values. */
export interface Panel {
  readonly heading: string;
  readonly about: string;
  readonly items: readonly PanelItem[];
  /** A message such as "Loading options…". */
  readonly note: string;
  /** The item that Enter and Tab take; -1 for none. */
  readonly active: number;
}

/** The composer's state, and the bot's autocomplete answer for the focused option. */
interface PanelState extends ComposerState {
  readonly answer: Answer;
}

/** The commands that match what was typed. */
function commandsFor({ text }: ComposerState, state: State): readonly Entry[] {
  return matching(commandEntries(state.commands), text.slice(1));
}

/** Values for the focused field; none once a suggestion was picked. */
function suggestionsFor({ draft, option: name, answer }: PanelState, state: State): readonly Suggestion[] {
  const option = draft?.entry.options.find((known) => known.name === name);
  const field = draft?.fields.get(name ?? '');
  if (!option || !field || field.picked !== null) return [];
  if (option.autocomplete) return answer.suggestions;
  return filterSuggestions(suggestValues(option, state) ?? [], field.text);
}

/** The panel above the composer, if it has anything to show. */
function panelFor(panelState: PanelState, state: State): Panel | null {
  const { draft, text, active, option: name } = panelState;
  if (!draft) return text.startsWith('/') ? commandPanel(panelState, state) : null;
  const option = draft.entry.options.find((known) => known.name === name);
  const field = draft.fields.get(name ?? '');
  if (!option || !field || field.picked !== null) return optionsPanel(draft, active);
  const suggestions = suggestionsFor(panelState, state);
  const requirement = t(option.required ? 'playground-composer-required' : 'playground-composer-optional');
  return {
    heading: option.name,
    about: `${option.description} · ${requirement}`,
    items: suggestions,
    note: option.autocomplete ? noteOf(panelState.answer) : '',
    active,
  };
}

function commandPanel(panelState: PanelState, state: State): Panel | null {
  const items = commandsFor(panelState, state).map(({ name: label, description: detail }) => {
    return { label, detail, isCommand: true };
  });
  if (items.length === 0 && parseLine(panelState.text, commandEntries(state.commands))) return null;
  const emptyNote = t(
    state.commands.length === 0 ? 'playground-composer-no-answer' : 'playground-composer-nothing-found',
  );
  return {
    heading: t('playground-composer-commands'),
    about: t('playground-composer-keys'),
    items,
    note: items.length === 0 ? emptyNote : '',
    active: panelState.active,
  };
}

function optionsPanel(draft: Draft, active: number): Panel | null {
  const items = hiddenOptions(draft).map(({ name, description }) => ({ label: name, detail: description }));
  if (items.length === 0) return null;
  const texts = { heading: t('playground-composer-more'), about: t('playground-composer-keys') };
  return { ...texts, items, note: '', active };
}

function noteOf({ state, suggestions }: Answer): string {
  if (state === 'failed') return t('playground-composer-loading-failed');
  if (suggestions.length > 0) return '';
  return state === 'loading' ? t('playground-composer-loading') : t('playground-composer-nothing-found');
}

/** The element that shows a composer. */
interface ComposerHost {
  readonly context: Context;
  requestUpdate(): void;
  /** Moves focus to the first match of a selector after the next update; null leaves it where it is. */
  focusAfterUpdate(selector: string | null): void;
}

/** What the user can do in the composer. */
export class ComposerModel {
  readonly #host: ComposerHost;
  readonly #autocomplete: Autocomplete;
  #state = emptyComposer;
  /** How many files are on their way, and whether the command is sent once they're there. */
  #uploads = 0;
  #isWaiting = false;

  constructor(host: ComposerHost) {
    this.#host = host;
    this.#autocomplete = new Autocomplete(() => host.requestUpdate());
  }

  get state(): ComposerState {
    return this.#state;
  }

  get panel(): Panel | null {
    return panelFor(this.#panelState, this.#host.context.state);
  }

  get #panelState(): PanelState {
    return { ...this.#state, answer: this.#autocomplete.answer };
  }

  get #entries(): readonly Entry[] {
    return commandEntries(this.#host.context.state.commands);
  }

  /** Puts in a command line for the user to complete and send. */
  fill(line: string): void {
    const parsed = parseLine(line, this.#entries);
    if (parsed && 'draft' in parsed) this.#startDraft(parsed.draft);
    else this.setText(line);
  }

  /** Replaces whatever is in the composer by text. */
  setText(text: string): void {
    this.#isWaiting = false;
    this.#set({ ...emptyComposer, text });
    this.#autocomplete.cancel();
    this.#host.focusAfterUpdate('.composer-text');
  }

  typeText(text: string): void {
    this.#set({ ...this.#state, text, active: 0, textError: '' });
    const entry = this.#entries.find(({ name }) => `/${name} ` === text);
    const parsed = text.endsWith(':') ? parseLine(text, this.#entries) : undefined;
    if (entry) this.#startDraft(createDraft(entry));
    else if (parsed && 'draft' in parsed) this.#startDraft(parsed.draft);
  }

  /** Goes on with what's typed at a command's name: the name of an option. */
  typeAtName(key: string): void {
    const { draft } = this.#state;
    if (draft) this.setText(`${draftLine(draft)} ${key}`);
  }

  /** Takes what's in an option's field. `name:` in it goes on to the field of that option. */
  typeOption(option: string, text: string): void {
    const names = new Set(this.#state.draft?.entry.options.map(({ name }) => name));
    const [own, ...others] = splitLine(text, (name) => names.has(name));
    const last = others.at(-1)?.name;
    if (!own || last == null) {
      this.#set(withOption(this.#state, option, { text, picked: null }));
      this.#suggest(option, true);
      return;
    }
    for (const { name, text: value } of [{ name: option, text: own.text }, ...others])
      if (name !== null) this.#set(withOption(this.#state, name, { text: value, picked: null }));
    if (last === option) this.#suggest(option, true);
    else this.#focusOption(last);
  }

  enterOption(option: string): void {
    this.#suggest(option, false);
  }

  leaveOptions(): void {
    this.#set({ ...this.#state, option: null, active: -1 });
  }

  /** Adds or removes an option's field. */
  toggleOption(option: string, shown: boolean): void {
    this.#set(withOption(this.#state, option, shown ? emptyField : null));
    this.#focusOption(shown ? option : null);
  }

  /** Takes a file for an option and uploads it; says so if that can't be. */
  async attach(option: string, file: File): Promise<void> {
    const { state, store } = this.#host.context;
    const refusal = whyNotFile(this.#state.draft, option, file, state.fileBytes);
    if (refusal !== null) return this.#refuse(option, refusal);
    const field: Field = { text: file.name, picked: null };
    this.#set(withOption(this.#state, option, field));
    this.#uploads += 1;
    const picked = await store.upload(file).catch(() => null);
    this.#uploads -= 1;
    // It may have been taken back, or another one chosen.
    if (this.#state.draft?.fields.get(option) !== field) return;
    if (picked === null) this.#refuse(option, t('playground-composer-not-uploaded', { file: file.name }));
    else this.#set({ ...withOption(this.#state, option, { ...field, picked }), active: -1 });
    if (this.#isWaiting && this.#uploads === 0 && picked !== null) this.submit();
  }

  /** The name of the file in an option's field; empty if there's none. */
  fileIn(option: string): string {
    const { draft } = this.#state;
    const takesFile = draft?.entry.options.some((each) => each.name === option && isFile(each));
    return takesFile ? (draft?.fields.get(option)?.text ?? '') : '';
  }

  /** Takes the file out of an option's field. */
  detach(option: string): void {
    this.#set(withOption(this.#state, option, emptyField));
    this.#focusOption(option);
  }

  /** Empties an option's field and says why. */
  #refuse(option: string, error: string): void {
    const state = withOption(this.#state, option, emptyField);
    this.#isWaiting = false;
    this.#set({ ...state, errors: new Map(state.errors).set(option, error) });
  }

  highlight(active: number): void {
    this.#set({ ...this.#state, active });
  }

  /** Takes an item of the panel: a command, a value or an option. */
  take(index: number): void {
    const { draft, option } = this.#state;
    const { state } = this.#host.context;
    if (!draft) {
      const entry = commandsFor(this.#state, state)[index];
      if (entry) this.#startDraft(createDraft(entry));
      return;
    }
    const suggestion = suggestionsFor(this.#panelState, state)[index];
    if (suggestion && option !== null) {
      const field = { text: suggestion.label, picked: suggestion.value };
      this.#set({ ...withOption(this.#state, option, field), active: -1 });
      this.#focusNextRequired();
      return;
    }
    const added = hiddenOptions(draft)[index];
    if (added) this.toggleOption(added.name, true);
  }

  /** Takes the panel's highlighted item, or submits. */
  enter(shown: Panel | null): void {
    const { draft, text, active } = this.#state;
    const isCompleteLine = !draft && text.includes(':') && parseLine(text, this.#entries);
    if (!isCompleteLine && shown && active >= 0 && active < shown.items.length) this.take(active);
    else this.submit();
  }

  /** Sends the command, or what's typed as a message. */
  submit(): void {
    const { draft: begun, text } = this.#state;
    if (begun || text.startsWith('/')) this.#sendCommand();
    else this.#say(text.trim());
  }

  #sendCommand(): void {
    const draft = this.#state.draft ?? this.#draftFromText();
    if (!draft) return;
    this.#isWaiting = this.#uploads > 0;
    if (this.#isWaiting) return;
    const { state, store } = this.#host.context;
    const read = readDraft(draft, state);
    if ('errors' in read) {
      this.#set({ ...this.#state, errors: read.errors });
      const [first] = read.errors.keys();
      this.#focusOption(first ?? null);
      return;
    }
    store.runCommand(draft.entry.command, read.options, draftLine(draft));
    this.setText('');
    // On touch screens, focusing the text field would open the keyboard.
    if (!matchMedia('(pointer: fine)').matches) this.#host.focusAfterUpdate(null);
  }

  #say(content: string): void {
    if (content === '') return;
    if (this.#host.context.store.say(content)) this.setText('');
    else this.#set({ ...this.#state, textError: t('playground-connection-not-sent') });
  }

  /** Backspace in an empty field removes an optional option, or turns the command back into text. */
  erase(field: HTMLElement): boolean {
    const { draft } = this.#state;
    if (!draft || (field instanceof HTMLInputElement && field.value !== '')) return false;
    const option = draft.entry.options.find(({ name }) => name === field.dataset.option);
    if (option && this.fileIn(option.name) !== '') this.detach(option.name);
    else if (option && !option.required) this.toggleOption(option.name, false);
    else this.setText(`/${draft.entry.name}`);
    return true;
  }

  /** Turns the draft back into text when its command no longer exists. */
  dropUnknownCommand(): void {
    const { draft } = this.#state;
    if (draft && !this.#entries.some(({ name }) => name === draft.entry.name)) this.setText(draftLine(draft));
  }

  #set(state: ComposerState): void {
    this.#state = state;
    this.#host.requestUpdate();
  }

  #startDraft(draft: Draft): void {
    this.setText('');
    this.#set({ ...this.#state, draft });
    const firstEmpty = shownOptions(draft).find(({ name }) => (draft.fields.get(name)?.text ?? '') === '');
    this.#focusOption(firstEmpty?.name ?? null);
  }

  /** Turns the text into a draft; null, with an error shown, when it isn't a complete command. */
  #draftFromText(): Draft | null {
    if (this.#state.text.trim() === '') return null;
    const read = readLine(this.#state.text, this.#entries);
    if ('error' in read) this.#set({ ...this.#state, textError: read.error });
    else this.#startDraft(read.draft);
    return this.#state.draft;
  }

  /** Shows suggestions for an option whose field got focus or was typed into. */
  #suggest(option: string, typed: boolean): void {
    const changed = this.#state.option !== option;
    const { draft } = this.#state;
    const active = draft?.fields.get(option)?.picked == null ? 0 : -1;
    this.#set({ ...this.#state, option, active });
    const spec = draft?.entry.options.find(({ name }) => name === option);
    if (spec?.autocomplete && draft && (typed || changed)) {
      this.#autocomplete.ask(this.#host.context.store, draft, option, changed);
    }
  }

  /** Moves focus to an option's field, or to the command's name for null. */
  #focusOption(option: string | null): void {
    this.#host.focusAfterUpdate(option === null ? '.command-name' : `[data-option="${CSS.escape(option)}"]`);
  }

  #focusNextRequired(): void {
    const { draft } = this.#state;
    const next =
      draft &&
      shownOptions(draft).find(({ name, required }) => required && draft.fields.get(name)?.text === '');
    if (next) this.#focusOption(next.name);
  }
}
