import { sayingOf } from '../../i18n/fluent/say.ts';
import type { Spoken } from '../../i18n/spoken.ts';

/** The server puts what the page says into the page. */
const spoken: Spoken = JSON.parse(document.getElementById('messages')?.textContent ?? '');

export const say = sayingOf(spoken.own, spoken.source);

/** A BCP 47 tag: how the page writes times. */
export const formats = say('language-formats');

/** Discord's code of the page's language, and all that it could have. */
export const { locale, languages } = spoken;
