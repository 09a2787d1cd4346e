/** What a web page needs to say things by itself: texts of a language, and of the source for what's missing. */
export interface Spoken {
  readonly locale: string;
  readonly own: readonly string[];
  readonly source: readonly string[];
  /** All languages, with their names in themselves. */
  readonly languages: readonly { readonly locale: string; readonly name: string }[];
}
