/** What a web page needs to say things by itself: texts of a language, and of the source for what's missing. */
export interface Spoken {
  readonly locale: string;
  readonly own: readonly string[];
  readonly source: readonly string[];
  /** All languages, with their names in themselves. */
  readonly languages: readonly { readonly locale: string; readonly name: string }[];
}

/** The same for a page that can be read in each language. */
export interface SpokenEverywhere extends Omit<Spoken, 'locale' | 'own'> {
  /** The texts of each language, by its locale. */
  readonly own: Readonly<Record<string, readonly string[]>>;
}
