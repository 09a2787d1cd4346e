import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RecordedRequest } from './requests.ts';
import { isGlobal, routeOf } from './route.ts';

/** The log entry of an answered request, without the bot's token. */
export function recordedRequest(
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
    faults: request.faults.map(({ effect }) => effect.type),
    global: isGlobal(route),
    at,
  };
}
