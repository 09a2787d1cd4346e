import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** What a raw Ed25519 key lacks of one in DER. */
const DER_HEAD = Buffer.from('302a300506032b6570032100', 'hex');

/** Requests that are older, or this much ahead of the clock, are refused, in ms: someone may have kept and repeated them. */
const VALID_FOR = 5 * 60_000;

/** An application's public key. @param hex 64 hexadecimal digits */
export function publicKeyOf(hex: string): KeyObject {
  return createPublicKey({
    key: Buffer.concat([DER_HEAD, Buffer.from(hex, 'hex')]),
    format: 'der',
    type: 'spki',
  });
}

/** Whether the body has just been signed by Discord. @param now in ms since the epoch */
export function isFromDiscord(
  { 'x-signature-ed25519': signature, 'x-signature-timestamp': timestamp }: IncomingHttpHeaders,
  body: Buffer,
  key: KeyObject,
  now: number,
): boolean {
  if (typeof signature !== 'string' || !/^[0-9a-f]{128}$/i.test(signature)) return false;
  if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now - Number(timestamp) * 1_000) > VALID_FOR) return false;
  return verify(null, Buffer.concat([Buffer.from(timestamp), body]), key, Buffer.from(signature, 'hex'));
}
