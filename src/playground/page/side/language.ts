import { html, type TemplateResult } from 'lit';
import { languages, locale, words } from '../words.ts';

/** The languages of the page, and of whoever plays in it: choosing one loads the page again. */
export function languageMenu(): TemplateResult {
  return html`<label class="language">
    <span class="side-heading">${words.language}</span>
    <select @change=${choose}>
      ${languages.map(
        (each) => html`<option value=${each.locale} lang=${each.locale} ?selected=${each.locale === locale}>
          ${each.name}
        </option>`,
      )}
    </select>
  </label>`;
}

function choose({ target }: { readonly target: HTMLSelectElement }): void {
  const url = new URL(location.href);
  url.searchParams.set('language', target.value);
  location.assign(url);
}
