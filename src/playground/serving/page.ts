import { readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { FastifyInstance } from 'fastify';
import { isSameOrigin } from '../../base/same-origin.ts';
import type { GameId } from '../../games/game.ts';
import { spokenIn } from '../../i18n/index.ts';
import type { LocalDiscord } from '../local-discord.ts';
import { checkerIn } from './checker.ts';
import { uploadRoute } from './uploads.ts';

const FOLDER = new URL('../page/', import.meta.url);

/** Emoji for browsers without an emoji font. */
const EMOJI_FONT = new URL('../../../render/fonts/NotoEmoji-Bold.ttf', import.meta.url);

/** The games' tables in the README, for the beginning of a channel. */
const PICTURES = new URL('../../../docs/pictures/', import.meta.url);
const PICTURE_OF: Record<GameId, string> = { artus: 'table.png', court: 'court.png', quests: 'quests.png' };

interface PageFile {
  readonly contentType: string;
  readonly body: Buffer;
}

/** The page's files by URL path. */
type PageFiles = ReadonlyMap<string, PageFile>;

async function buildPage(): Promise<PageFiles> {
  const entry = (name: string) => fileURLToPath(new URL(name, FOLDER));
  const [html, emoji, pictures, { outputFiles }] = await Promise.all([
    readFile(new URL('index.html', FOLDER)),
    readFile(EMOJI_FONT),
    Promise.all(
      Object.entries(PICTURE_OF).map(
        async ([game, name]): Promise<[string, PageFile]> => [
          `/page/${game}.png`,
          { contentType: 'image/png', body: await readFile(new URL(name, PICTURES)) },
        ],
      ),
    ),
    build({
      entryPoints: { main: entry('app.ts'), style: entry('styles/main.css') },
      outdir: '/page',
      external: ['/page/*'],
      loader: { '.shadow.css': 'text' },
      bundle: true,
      format: 'esm',
      target: 'es2022',
      minify: true,
      sourcemap: 'inline',
      write: false,
      logLevel: 'silent',
    }),
  ]);
  const built = (ending: string) =>
    Buffer.from(outputFiles.find(({ path }) => path.endsWith(ending))!.contents);
  return new Map([
    ['/', { contentType: 'text/html; charset=utf-8', body: html }],
    ['/page/main.js', { contentType: 'text/javascript; charset=utf-8', body: built('.js') }],
    ['/page/style.css', { contentType: 'text/css; charset=utf-8', body: built('.css') }],
    ['/page/emoji.ttf', { contentType: 'font/ttf', body: emoji }],
    ...pictures,
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

/** The page with the messages that it says, in the language for a locale. */
export function inLanguage(html: string, locale: string | undefined): string {
  const spoken = spokenIn(locale, ['language.ftl', 'playground.ftl']);
  const messages = JSON.stringify(spoken).replaceAll('<', '\\u003c');
  return html
    .replace('lang="en"', `lang="${spoken.locale}"`)
    .replace('>null</script>', () => `>${messages}</script>`);
}

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const FOR_GOOD = { 'cache-control': 'private, max-age=31536000, immutable' } as const;

const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' } as const;

const localeOf = (query: { readonly language?: string }, headers: IncomingHttpHeaders): string | undefined =>
  query.language ?? headers['accept-language']?.split(/[,;]/)[0];

/** Serves the pages and uploaded files, to same-origin requests only. */
export function pageRoutes(discord: LocalDiscord, boundTo: string) {
  const { world } = discord;
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(HEADERS);
      if (!isSameOrigin(request.headers, boundTo)) return reply.code(403).send();
    });
    app.get<{ Querystring: { language?: string } }>('/', async ({ query, headers }, reply) => {
      const html = (await bundlePage()).get('/')?.body.toString() ?? '';
      return reply.headers(HTML).send(inLanguage(html, localeOf(query, headers)));
    });
    app.get<{ Querystring: { language?: string } }>('/shuffles', async ({ query, headers }, reply) =>
      reply.headers(HTML).send(await checkerIn(localeOf(query, headers))),
    );
    uploadRoute(app, discord);
    const pictures = Object.keys(PICTURE_OF).map((game) => `${game}.png`);
    for (const path of ['main.js', 'style.css', 'emoji.ttf', ...pictures].map((name) => `/page/${name}`))
      app.get(path, async (_request, reply) => {
        const file = (await bundlePage()).get(path);
        if (!file) return reply.code(404).send();
        return reply
          .headers({ 'content-type': file.contentType, 'cache-control': 'no-cache' })
          .send(file.body);
      });
    app.get<{ Params: { id: string } }>('/emojis/:id.png', (request, reply) => {
      const { id } = request.params;
      if (!world.emoji.has(id)) return reply.code(404).send();
      const { image, contentType } = world.emoji.get(id);
      return reply.headers({ 'content-type': contentType, ...FOR_GOOD }).send(image);
    });
    app.get<{ Params: { id: string } }>('/attachments/:channel_id/:id/:name', (request, reply) => {
      const file = world.messages.files.get(request.params.id);
      if (!file) return reply.code(404).send();
      return reply.headers({ 'content-type': file.contentType, ...FOR_GOOD }).send(file.bytes);
    });
  };
}
