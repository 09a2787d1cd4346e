import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Emoji for browsers without an emoji font. */
const EMOJI_FONT = new URL('../../render/fonts/NotoEmoji-Bold.ttf', import.meta.url);

const FOLDER = new URL('./page/', import.meta.url);

export interface PageFile {
  readonly contentType: string;
  readonly body: Buffer;
}

/** The page's files by URL path. */
export type PageFiles = ReadonlyMap<string, PageFile>;

async function buildPage(): Promise<PageFiles> {
  const [html, emoji, built] = await Promise.all([
    readFile(new URL('index.html', FOLDER)),
    readFile(EMOJI_FONT),
    build({
      entryPoints: [fileURLToPath(new URL('main.ts', FOLDER))],
      bundle: true,
      format: 'esm',
      target: 'es2022',
      minify: true,
      sourcemap: 'inline',
      write: false,
      logLevel: 'silent',
    }),
  ]);
  const script = Buffer.from(built.outputFiles[0]?.contents ?? []);
  return new Map([
    ['/', { contentType: 'text/html; charset=utf-8', body: html }],
    ['/page/main.js', { contentType: 'text/javascript; charset=utf-8', body: script }],
    ['/page/emoji.ttf', { contentType: 'font/ttf', body: emoji }],
  ]);
}

let bundle: Promise<PageFiles> | null = null;

/** The bundled page. Built once per process, on first request. */
export function bundlePage(): Promise<PageFiles> {
  bundle ??= buildPage().catch((error: unknown) => {
    bundle = null;
    throw error;
  });
  return bundle;
}
