import type { FastifyInstance } from 'fastify';
import type { World } from '../state/world.ts';

/** The files of messages, as Discord's file server gives them out: to whoever knows the address. */
export function fileRoutes(world: World) {
  return async (app: FastifyInstance): Promise<void> => {
    app.get<{ Params: { id: string } }>('/attachments/:channel_id/:id/:name', ({ params }, reply) => {
      const file = world.messages.files.get(params.id);
      if (!file) return reply.code(404).send();
      return reply
        .headers({
          'content-type': file.contentType,
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        })
        .send(file.bytes);
    });
  };
}
