import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { MAX_FILE_BYTES } from '../validate/message.ts';
import { ApiError, refuse } from '../validate/refusals.ts';
import { applicationRoutes } from './applications.ts';
import { type Body, readBody } from './body.ts';
import { channelRoutes } from './channels.ts';
import { commandRoutes } from './commands.ts';
import type { RestContext } from './context.ts';
import { guildRoutes } from './guilds.ts';
import { interactionRoutes } from './interactions.ts';
import { messageRoutes } from './messages.ts';
import { threadRoutes } from './threads.ts';
import { userRoutes } from './users.ts';
import { webhookRoutes } from './webhooks.ts';

/** Routes whose path carries their own token: they need no other and are outside the global limit. */
const OWN_TOKEN = /^\/(interactions|webhooks)\//;
const NO_BODY: Body = { json: undefined, uploads: [] };

interface PathParams {
  readonly channel_id?: string;
  readonly guild_id?: string;
  readonly webhook_token?: string;
}

function templateOf(request: FastifyRequest, prefix: string): string {
  const url = request.routeOptions.url ?? request.url.split('?')[0]!;
  return url.slice(prefix.length).replace(/:(\w+)/g, '{$1}');
}

/** The REST API, version 10, below `prefix`. */
export function restApi(context: RestContext, prefix: string) {
  const { world, limits, requests, token } = context;
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(multipart, {
      limits: { fileSize: MAX_FILE_BYTES + 1, files: 20, fieldSize: 1024 * 1024 },
    });
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
      try {
        done(null, text === '' ? undefined : JSON.parse(String(text)));
      } catch {
        done(refuse('invalidJson'));
      }
    });
    app.decorateRequest('form');
    app.addHook('onRequest', async (request, reply) => {
      request.form = NO_BODY;
      const route = templateOf(request, prefix);
      const global = !OWN_TOKEN.test(route);
      if (global && request.headers.authorization !== `Bot ${token}`) throw refuse('unauthorized');
      const params = request.params as PathParams;
      const major = params.channel_id ?? params.guild_id ?? params.webhook_token ?? '';
      reply.headers(limits.count({ method: request.method, route, major, global }));
    });
    app.addHook('preHandler', async (request) => {
      request.form = await readBody(request);
    });
    app.addHook('onSend', async (request, reply, payload) => {
      record(request, reply, payload);
      return payload;
    });
    app.setErrorHandler((error: Error & { statusCode?: number; code?: string }, request, reply) => {
      const refusal = asRefusal(error);
      if (!refusal) request.log.error(error);
      const status = refusal?.status ?? 500;
      reply
        .code(status)
        .headers(refusal?.headers ?? {})
        .send(refusal?.body ?? { message: '500: Internal Server Error', code: 0 });
    });
    app.setNotFoundHandler(() => {
      throw refuse('generalNotFound');
    });
    for (const routes of ROUTES) routes(app, context);

    function record(request: FastifyRequest, reply: FastifyReply, payload: unknown): void {
      const route = templateOf(request, prefix);
      const { authorization: _token, ...headers } = request.headers;
      const refused = reply.statusCode >= 400;
      requests.add({
        method: request.method,
        route,
        path: request.url.slice(prefix.length),
        headers,
        body: request.form.json,
        files: request.form.uploads.map(({ name, bytes, contentType }) => ({
          name,
          size: bytes.length,
          contentType,
        })),
        status: reply.statusCode,
        refusal: refused && typeof payload === 'string' ? JSON.parse(payload) : null,
        global: !OWN_TOKEN.test(route),
        at: world.clock.now(),
      });
    }
  };
}

function asRefusal(error: Error & { statusCode?: number; code?: string }): ApiError | null {
  if (error instanceof ApiError) return error;
  if (error.statusCode === 413) return refuse('requestTooLarge');
  if (error.statusCode === 415) return new ApiError(400, 0, '400: Bad Request');
  return error.statusCode !== undefined && error.statusCode < 500
    ? new ApiError(400, 0, error.message)
    : null;
}

const ROUTES = [
  userRoutes,
  applicationRoutes,
  commandRoutes,
  guildRoutes,
  channelRoutes,
  messageRoutes,
  threadRoutes,
  interactionRoutes,
  webhookRoutes,
];
