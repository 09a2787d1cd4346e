import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { locales, nearest, spokenIn } from '../../i18n/index.ts';
import type { SpokenEverywhere } from '../../i18n/spoken.ts';

const FOLDER = new URL('../page/checker/', import.meta.url);

/** What the page says. */
const FILES = ['language.ftl', 'playground.ftl', 'checker.ftl'] as const;

/** A page in one file that can be saved and opened without a network. Its policy lets it load and send nothing. */
async function buildChecker(): Promise<string> {
  const entry = (name: string) => fileURLToPath(new URL(name, FOLDER));
  const [html, { outputFiles }] = await Promise.all([
    readFile(new URL('index.html', FOLDER), 'utf8'),
    build({
      entryPoints: { script: entry('checker.ts'), style: entry('style.css') },
      outdir: '/checker',
      bundle: true,
      format: 'iife',
      target: 'es2022',
      minify: true,
      write: false,
      logLevel: 'silent',
    }),
  ]);
  const built = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))!.text;
  const [script, style] = [built('.js'), built('.css')];
  return html
    .replace('script-src HASH', `script-src ${hashOf(script)}`)
    .replace('style-src HASH', `style-src ${hashOf(style)}`)
    .replace('>null</script>', () => `>${words()}</script>`)
    .replace('<style></style>', () => `<style>${style}</style>`)
    .replace('<script></script>', () => `<script>${script}</script>`);
}

/** As a page's policy names what may run in it. */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function words(): string {
  const { source, languages } = spokenIn(null, FILES);
  const own = Object.fromEntries(locales.map((locale) => [locale, spokenIn(locale, FILES).own]));
  return JSON.stringify({ own, source, languages } satisfies SpokenEverywhere).replaceAll('<', '\\u003c');
}

let page: Promise<string> | null = null;

/** The page that checks shuffles, which begins in the language for a locale. Built once per process, on first request. */
export async function checkerIn(locale: string | undefined): Promise<string> {
  page ??= buildChecker().catch((error: unknown) => {
    page = null;
    throw error;
  });
  return (await page).replace('lang="en"', `lang="${nearest(locale)}"`);
}
