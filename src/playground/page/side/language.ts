import { html, type TemplateResult } from 'lit';
import { languages, locale, words } from '../words.ts';

/** The languages of the page, and of whoever plays in it: choosing one loads the page again. */
export function languageMenu(): TemplateResult {
  return html`<nav class="languages" aria-label=${words.language}>
    ${languages.map(
      (each) => html`<a
        href=${addressIn(each.locale)}
        lang=${each.locale}
        aria-current=${each.locale === locale ? 'true' : 'false'}
        >${each.name}</a>`,
    )}
  </nav>`;
}

function addressIn(language: string): string {
  const url = new URL(location.href);
  url.searchParams.set('language', language);
  return url.href;
}
