/** What a message can be given: text that's ready to be shown, a number, or a list in a sentence. */
export type Value = string | number | readonly string[];
