import type { FastifyInstance } from 'fastify';
import { bundlePage } from '../bundle.ts';
import type { World } from '../state/world.ts';
import { inLanguage } from './in-language.ts';
import { isSameOrigin } from './same-origin.ts';

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const FOR_GOOD = { 'cache-control': 'private, max-age=31536000, immutable' } as const;

/** Serves the page and uploaded files, to same-origin requests only. */
export function pageRoutes(world: World, boundTo: string) {
  return async (app: FastifyInstance): Promise<void> => {
    app.addHook('onRequest', async (request, reply) => {
      reply.headers(HEADERS);
      if (!isSameOrigin(request.headers, boundTo)) return reply.code(403).send();
    });
    app.get<{ Querystring: { language?: string } }>('/', async ({ query, headers }, reply) => {
      const html = (await bundlePage()).get('/')?.body.toString() ?? '';
      const page = inLanguage(html, query.language ?? headers['accept-language']?.split(/[,;]/)[0]);
      return reply
        .headers({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
        .send(page);
    });
    for (const path of ['/page/main.js', '/page/emoji.ttf'])
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
