import type { FastifyRequest } from 'fastify';

/** Routes whose path carries a token need no bot token and don't count towards the global rate limit. */
const TOKEN_IN_PATH = /^\/(interactions|webhooks)\//;

/** The route as Discord's OpenAPI spec names it: `/channels/{channel_id}/messages`. */
export function routeOf(request: FastifyRequest, prefix: string): string {
  const url = request.routeOptions.url ?? request.url.split('?')[0]!;
  return url.slice(prefix.length).replace(/:(\w+)/g, '{$1}');
}

/** Whether a route needs the bot's token and counts towards the global rate limit. */
export function isGlobal(route: string): boolean {
  return !TOKEN_IN_PATH.test(route);
}
