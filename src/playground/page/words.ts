import { createTranslator } from '../../i18n/fluent/translate.ts';
import type { Spoken } from '../../i18n/spoken.ts';

/** The server puts what the page says into the page. */
const spoken: Spoken = JSON.parse(document.getElementById('messages')?.textContent ?? '');

export const t = createTranslator(spoken.own, spoken.source);

/** Discord's code of the page's language, a BCP 47 tag that also says how dates are written, and all it could be. */
export const { locale, languages } = spoken;
