import { spokenIn } from '../../i18n/index.ts';

/** The page with the messages that it says, in the language for a locale. */
export function inLanguage(html: string, locale: string | undefined): string {
  const spoken = spokenIn(locale, ['language.ftl', 'playground.ftl']);
  const messages = JSON.stringify(spoken).replaceAll('<', '\\u003c');
  return html
    .replace('lang="en"', `lang="${spoken.locale}"`)
    .replace('>null</script>', () => `>${messages}</script>`);
}
