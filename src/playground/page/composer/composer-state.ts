import { type Draft, type Field, withField } from './draft.ts';

/** What the user has typed into the composer. */
export interface ComposerState {
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

export const emptyComposer: ComposerState = {
  text: '',
  draft: null,
  option: null,
  active: 0,
  errors: new Map(),
  textError: '',
};

/** Sets an option's field, or removes it, and clears its error. */
export function withOption(state: ComposerState, option: string, field: Field | null): ComposerState {
  if (!state.draft) return state;
  const errors = new Map(state.errors);
  errors.delete(option);
  return { ...state, draft: withField(state.draft, option, field), errors };
}
