import { type Draft, readForAutocomplete, type Suggestion } from './draft.ts';
import type { Store } from './store.ts';

const debounceMs = 200;

/** The bot's choices for an option, as far as they're there. */
export interface Answer {
  readonly state: 'loading' | 'ready' | 'failed';
  readonly suggestions: readonly Suggestion[];
}

/** Asks the bot for choices, debounced. Answers to outdated questions are dropped. */
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

  /** Keeps showing the previous choices until new ones arrive, unless the option `changed`. */
  ask(store: Store, draft: Draft, option: string, changed: boolean): void {
    clearTimeout(this.#timer);
    const question = ++this.#question;
    this.#set({ state: 'loading', suggestions: changed ? [] : this.#answer.suggestions });
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
      changed ? 0 : debounceMs,
    );
  }

  cancel(): void {
    clearTimeout(this.#timer);
    this.#question += 1;
    this.#answer = { state: 'ready', suggestions: [] };
  }

  #set(answer: Answer): void {
    this.#answer = answer;
    this.#changed();
  }
}
