import type { FastifyInstance } from 'fastify';
import type { LocalDiscord } from '../local-discord.ts';

interface About {
  readonly user?: string;
  readonly channel?: string;
  readonly name?: string;
}

/**
 * Takes files that a page's user gives a command, and answers with the ID that's the option's value. Discord's client
 * asks for an address first and uploads to that.
 */
export function uploadRoute(app: FastifyInstance, discord: LocalDiscord): void {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ Querystring: About; Body: Buffer }>(
    '/page/uploads',
    { bodyLimit: discord.world.uploads.interaction },
    ({ query: { user, channel, name = '' }, body }, reply) => {
      const by = discord.users.find(({ id }) => id === user);
      if (!by || channel === undefined || !by.canSee(channel)) return reply.code(404).send();
      if (name === '' || !Buffer.isBuffer(body)) return reply.code(400).send();
      return reply.type('text/plain').send(by.upload(channel, name, body));
    },
  );
}
