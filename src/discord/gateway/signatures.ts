import { createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** What a raw Ed25519 key lacks of one in DER. */
const DER_HEAD = Buffer.from('302a300506032b6570032100', 'hex');

/** An application's public key. @param hex 64 hexadecimal digits */
export function parsePublicKey(hex: string): KeyObject {
  return createPublicKey({
    key: Buffer.concat([DER_HEAD, Buffer.from(hex, 'hex')]),
    format: 'der',
    type: 'spki',
  });
}

/** What the headers of a request claim: that Discord has signed its body, and when. */
export class Signature {
  /** In ms since the epoch. */
  readonly at: number;
  readonly #timestamp: string;
  readonly #signature: string;

  private constructor(timestamp: string, signature: string) {
    this.at = Number(timestamp) * 1_000;
    this.#timestamp = timestamp;
    this.#signature = signature;
  }

  /** Null if they have none of the right form. */
  static in({
    'x-signature-ed25519': signature,
    'x-signature-timestamp': timestamp,
  }: IncomingHttpHeaders): Signature | null {
    if (typeof signature !== 'string' || !/^[0-9a-f]{128}$/i.test(signature)) return null;
    if (typeof timestamp !== 'string' || !/^\d{1,12}$/.test(timestamp)) return null;
    return new Signature(timestamp, signature);
  }

  /** Whether it's by the key's owner, and of this body. */
  isOf(body: Buffer, key: KeyObject): boolean {
    const signed = Buffer.concat([Buffer.from(this.#timestamp), body]);
    return verify(null, signed, key, Buffer.from(this.#signature, 'hex'));
  }
}
