import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** The host name in a Host header, without port or brackets; null when it isn't valid. */
function hostNameOf(host: string): string | null {
  try {
    return new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '').toLowerCase();
  } catch {
    return null;
  }
}

/**
 * Whether a request comes from this server's own page or from a bot, which has no Origin. The Host check keeps out DNS rebinding, the Origin check keeps
 * out other sites that call this address.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, boundTo: string): boolean {
  const name = hostNameOf(headers.host ?? '');
  if (headers.host === undefined || name === null) return false;
  const ownNames = new Set(['localhost', boundTo.toLowerCase(), hostname().toLowerCase()]);
  if (isIP(name) === 0 && !ownNames.has(name)) return false;
  const { origin } = headers;
  return origin === undefined || origin === `http://${headers.host}` || origin === `https://${headers.host}`;
}
