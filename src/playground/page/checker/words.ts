import { type Say, sayingOf } from '../../../i18n/fluent/say.ts';
import type { SpokenEverywhere } from '../../../i18n/spoken.ts';

/** The server puts what the page says into it, in all languages: a page on disk can't ask for another. */
const spoken: SpokenEverywhere = JSON.parse(document.getElementById('messages')?.textContent ?? '');

/** All languages, with their names in themselves. */
export const { languages } = spoken;

/** Says messages in one of the languages. */
export const sayIn = (locale: string): Say => sayingOf(spoken.own[locale] ?? [], spoken.source);
