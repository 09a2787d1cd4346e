import type { Store } from '../store.ts';
import type { Draft } from './draft.ts';
import { readForAutocomplete } from './read-draft.ts';
import type { Suggestion } from './suggestions.ts';

const debounce = 200;

export type Answer =
  | { readonly state: 'loading'; readonly suggestions: readonly Suggestion[] }
  | { readonly state: 'ready'; readonly suggestions: readonly Suggestion[] }
  | { readonly state: 'failed'; readonly suggestions: readonly Suggestion[] };

/** Asks the bot for choices once typing rests, and tells of the last question's answer alone. */
export class Autocomplete {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #question = 0;
  #answer: Answer = { state: 'ready', suggestions: [] };
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get answer(): Answer {
    return this.#answer;
  }

  /** Choices of the question before stay to be seen until the new ones come, unless it is another option's. */
  ask(store: Store, draft: Draft, option: string, other: boolean): void {
    clearTimeout(this.#timer);
    const question = ++this.#question;
    this.#set({ state: 'loading', suggestions: other ? [] : this.#answer.suggestions });
    this.#timer = setTimeout(
      async () => {
        const options = readForAutocomplete(draft, option, store.state);
        const answer = await store.autocomplete(draft.entry.command, options).then(
          (choices): Answer => ({
            state: 'ready',
            suggestions: choices.map(({ name, value }) => ({ label: name, detail: '', value })),
          }),
          (): Answer => ({ state: 'failed', suggestions: [] }),
        );
        if (question === this.#question) this.#set(answer);
      },
      other ? 0 : debounce,
    );
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#question += 1;
    this.#answer = { state: 'ready', suggestions: [] };
  }

  #set(answer: Answer): void {
    this.#answer = answer;
    this.#changed();
  }
}
