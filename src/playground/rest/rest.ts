import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiError } from '../validate/api-error.ts';
import { MAX_FILE_BYTES } from '../validate/upload.ts';
import { applicationRoutes } from './applications.ts';
import { faultsAfter, faultsBefore } from './apply-faults.ts';
import { type Body, parseJson, readBody } from './body.ts';
import { channelRoutes } from './channels.ts';
import { commandRoutes } from './commands.ts';
import type { RestContext } from './context.ts';
import { emojiRoutes } from './emoji.ts';
import { handleError } from './error-handler.ts';
import { guildRoutes } from './guilds.ts';
import { interactionRoutes } from './interactions.ts';
import { messageRoutes } from './messages.ts';
import { recordedRequest } from './record-request.ts';
import { isGlobal, routeOf } from './route.ts';
import { threadMemberRoutes } from './thread-members.ts';
import { threadRoutes } from './threads.ts';
import { userRoutes } from './users.ts';
import { webhookRoutes } from './webhooks.ts';

const ROUTES = [
  userRoutes,
  applicationRoutes,
  commandRoutes,
  emojiRoutes,
  guildRoutes,
  channelRoutes,
  messageRoutes,
  threadRoutes,
  threadMemberRoutes,
  interactionRoutes,
  webhookRoutes,
];
const NO_BODY: Body = { json: undefined, uploads: [] };

interface MajorParams {
  readonly channel_id?: string;
  readonly guild_id?: string;
  readonly webhook_token?: string;
}

/** The REST API, version 10, below `prefix`. */
export function restApi(context: RestContext, prefix: string) {
  const { world, limits, requests, token, faults } = context;
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(multipart, {
      limits: { fileSize: MAX_FILE_BYTES + 1, files: 20, fieldSize: 1024 * 1024 },
    });
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser(
      'application/json',
      { parseAs: 'string' },
      async (_: FastifyRequest, text: string) => (text === '' ? undefined : parseJson(text)),
    );
    app.decorateRequest('form');
    app.decorateRequest('faults');
    app.addHook('onRequest', async (request, reply) => {
      request.form = NO_BODY;
      request.faults = [];
      const { method } = request;
      const route = routeOf(request, prefix);
      const global = isGlobal(route);
      requests.count({ method, route, global });
      if (global && request.headers.authorization !== `Bot ${token}`) throw apiError('unauthorized');
      const params = request.params as MajorParams;
      const major = params.channel_id ?? params.guild_id ?? params.webhook_token ?? '';
      reply.headers(limits.count({ method, route, major, global }));
    });
    app.addHook('preHandler', async (request, reply) => {
      request.form = await readBody(request);
      const { method, form } = request;
      const path = request.url.slice(prefix.length);
      request.faults = faults.of({ method, route: routeOf(request, prefix), path, body: form.json });
      await faultsBefore(request, reply, world.clock);
    });
    app.addHook('onSend', async (request, reply, payload) => {
      requests.add(recordedRequest(request, reply, payload, prefix, world.clock.now()));
      return faultsAfter(request, reply, payload, world.clock);
    });
    app.setErrorHandler(handleError);
    app.setNotFoundHandler(() => {
      throw apiError('generalNotFound');
    });
    for (const routes of ROUTES) routes(app, context);
  };
}
