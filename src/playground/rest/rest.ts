import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSameOrigin } from '../../base/same-origin.ts';
import { ApiError, apiError } from '../validate/api-error.ts';
import type { Upload } from '../validate/message.ts';
import {
  applicationRoutes,
  commandRoutes,
  emojiRoutes,
  gatewayRoutes,
  guildRoutes,
  userRoutes,
} from './application.ts';
import { channelRoutes, threadRoutes } from './channels.ts';
import type { Body, RestContext } from './context.ts';
import { interactionRoutes, webhookRoutes } from './interactions.ts';
import { messageRoutes } from './messages.ts';
import type { RecordedRequest } from './requests.ts';

/** Routes whose path carries a token need no bot token and don't count towards the global rate limit. */
const TOKEN_IN_PATH = /^\/(interactions|webhooks)\//;

/** The route as Discord's OpenAPI spec names it: `/channels/{channel_id}/messages`. */
function routeOf(request: FastifyRequest, prefix: string): string {
  const url = request.routeOptions.url ?? request.url.split('?')[0]!;
  return url.slice(prefix.length).replace(/:(\w+)/g, '{$1}');
}

/** Whether a route needs the bot's token and counts towards the global rate limit. */
function isGlobal(route: string): boolean {
  return !TOKEN_IN_PATH.test(route);
}

/** The log entry of an answered request, without the bot's token. */
function recordedRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
  prefix: string,
  at: number,
): RecordedRequest {
  const route = routeOf(request, prefix);
  const { authorization: _token, ...headers } = request.headers;
  const refused = reply.statusCode >= 400;
  return {
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
    faults: request.faults,
    global: isGlobal(route),
    at,
  };
}

/** @throws {ApiError} 50109 */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw apiError('invalidJson');
  }
}

async function readParts(request: FastifyRequest): Promise<Body> {
  let json: unknown = {};
  const uploads: Upload[] = [];
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === 'payload_json') json = parseJson(String(part.value));
      continue;
    }
    const index = /^files\[(\d+)\]$/.exec(part.fieldname)?.[1] ?? /^file(\d*)$/.exec(part.fieldname)?.[1];
    const bytes = await part.toBuffer();
    uploads.push({
      index: index || String(uploads.length),
      name: part.filename,
      contentType: part.mimetype,
      bytes,
    });
  }
  return { json, uploads };
}

/** The body of a JSON or multipart request. */
async function readBody(request: FastifyRequest): Promise<Body> {
  return request.isMultipart() ? readParts(request) : { json: request.body ?? undefined, uploads: [] };
}

/** More than any limit for uploads. */
const MOST_BYTES = 512 * 2 ** 20;

interface RequestError extends Error {
  readonly statusCode?: number;
}

/** Answers a failed request the way Discord does. */
function handleError(error: RequestError, request: FastifyRequest, reply: FastifyReply): void {
  const known = asApiError(error);
  if (!known) request.log.error(error);
  reply
    .code(known?.status ?? 500)
    .headers(known?.headers ?? {})
    .send(known?.body ?? { message: '500: Internal Server Error', code: 0 });
}

function asApiError(error: RequestError): ApiError | null {
  if (error instanceof ApiError) return error;
  if (error.statusCode === 413) return apiError('requestTooLarge');
  if (error.statusCode === 415) return new ApiError(400, 0, '400: Bad Request');
  return error.statusCode !== undefined && error.statusCode < 500
    ? new ApiError(400, 0, error.message)
    : null;
}

const ROUTES = [
  applicationRoutes,
  userRoutes,
  gatewayRoutes,
  commandRoutes,
  emojiRoutes,
  guildRoutes,
  channelRoutes,
  messageRoutes,
  threadRoutes,
  interactionRoutes,
  webhookRoutes,
];
/** It's told without a token. */
const GATEWAY = '/gateway';
const NO_BODY: Body = { json: undefined, uploads: [] };

interface MajorParams {
  readonly channel_id?: string;
  readonly guild_id?: string;
  readonly webhook_token?: string;
}

/** The REST API, version 10, below `prefix`. */
export function restApi(context: RestContext, prefix: string) {
  const { world, limits, requests, token, interference, boundTo } = context;
  return async (app: FastifyInstance): Promise<void> => {
    await app.register(multipart, { limits: { files: 20, fileSize: MOST_BYTES, fieldSize: 1024 * 1024 } });
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
      if (!isSameOrigin(request.headers, boundTo)) throw apiError('forbidden');
      const { method } = request;
      const route = routeOf(request, prefix);
      const global = isGlobal(route);
      requests.count({ method, route, global });
      const needsToken = global && route !== GATEWAY;
      if (needsToken && request.headers.authorization !== `Bot ${token}`) throw apiError('unauthorized');
      const params = request.params as MajorParams;
      const major = params.channel_id ?? params.guild_id ?? params.webhook_token ?? '';
      reply.headers(limits.count({ method, route, major, global }));
      reply.header('date', new Date(world.clock.now()).toUTCString());
    });
    app.addHook('preHandler', async (request, reply) => {
      request.form = await readBody(request);
      await interference.before?.(request, reply, routeOf(request, prefix));
    });
    app.addHook('onSend', async (request, reply, payload) => {
      requests.add(recordedRequest(request, reply, payload, prefix, world.clock.now()));
      return interference.after ? interference.after(request, reply, payload) : payload;
    });
    app.setErrorHandler(handleError);
    app.setNotFoundHandler(() => {
      throw apiError('generalNotFound');
    });
    for (const routes of ROUTES) routes(app, context);
  };
}
