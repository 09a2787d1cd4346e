import { sayingOf } from '../../i18n/fluent/say.ts';
import type { Spoken } from '../../i18n/spoken.ts';
import { playground } from '../../i18n/words/playground.ts';

/** The server puts what the page says into the page. */
const spoken: Spoken = JSON.parse(document.getElementById('messages')?.textContent ?? '');

export const words = playground(sayingOf(spoken.own, sayingOf(spoken.source)));

/** Discord's code of the page's language. */
export const { locale } = spoken;
