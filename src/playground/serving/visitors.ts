import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** The name in a Host header, without its port and brackets; null for something that is none. */
function nameIn(host: string): string | null {
  try {
    return new URL(`http://${host}`).hostname.replace(/^\[|\]$/g, '').toLowerCase();
  } catch {
    return null;
  }
}

/**
 * Whether a request was meant for this server by its own page. Another web site in the same browser is kept out: by the
 * Host, when it has its name point here, and by the Origin, when it calls this address itself.
 */
export function isOwnVisitor(headers: IncomingHttpHeaders, boundTo: string): boolean {
  const name = nameIn(headers.host ?? '');
  if (headers.host === undefined || name === null) return false;
  const own = new Set(['localhost', boundTo.toLowerCase(), hostname().toLowerCase()]);
  if (isIP(name) === 0 && !own.has(name)) return false;
  const { origin } = headers;
  return origin === undefined || origin === `http://${headers.host}` || origin === `https://${headers.host}`;
}
