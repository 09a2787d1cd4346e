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

/** Such as `localhost`, `127.0.0.1` and `::1`. */
const LOOPBACK = /^(localhost|127\..*|::1)$/i;

/** Names that only somebody in the same network can give: whoever does can reach an open server anyway. */
const OF_A_NETWORK = /^[^.]+$|\.(internal|local|lan|home\.arpa)$/;

/**
 * Whether a request comes from a page of this server's own or from a program, which has no Origin. The Host check keeps
 * out DNS rebinding, the Origin check other sites that call this address.
 * @param boundTo the address that the server listens on
 */
export function isSameOrigin(headers: IncomingHttpHeaders, boundTo: string): boolean {
  const name = hostNameOf(headers.host ?? '');
  if (headers.host === undefined || name === null) return false;
  const ownNames = new Set(['localhost', boundTo.toLowerCase(), hostname().toLowerCase()]);
  const isOfTheNetwork = !LOOPBACK.test(boundTo) && OF_A_NETWORK.test(name);
  if (isIP(name) === 0 && !ownNames.has(name) && !isOfTheNetwork) return false;
  const { origin } = headers;
  return origin === undefined || origin === `http://${headers.host}` || origin === `https://${headers.host}`;
}
