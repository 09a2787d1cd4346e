import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const FOLDER = new URL('./page/', import.meta.url);

export interface PageFile {
  readonly contentType: string;
  readonly body: Buffer;
}

/** The files of the page by their paths on the server. */
export type PageFiles = ReadonlyMap<string, PageFile>;

async function make(): Promise<PageFiles> {
  const [html, built] = await Promise.all([
    readFile(new URL('index.html', FOLDER)),
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
  ]);
}

let made: Promise<PageFiles> | null = null;

/** The page, bundled once a process, when it is first asked for. */
export function bundlePage(): Promise<PageFiles> {
  made ??= make().catch((error: unknown) => {
    made = null;
    throw error;
  });
  return made;
}
