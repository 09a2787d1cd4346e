import { generateKeyPairSync, sign } from 'node:crypto';

/** Length of a raw Ed25519 key, in bytes; its DER form ends with it. */
const KEY_BYTES = 32;

/** The headers by which a bot knows that an interaction comes from Discord. */
export interface SignatureHeaders {
  readonly 'x-signature-ed25519': string;
  readonly 'x-signature-timestamp': string;
}

/** Signs what Discord sends to a bot's address, with a key pair of the application's own. */
export class Signer {
  /** The application's public key, in hexadecimal. */
  readonly verifyKey: string;
  readonly #sign: (text: string) => string;

  constructor() {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    this.verifyKey = publicKey.export({ format: 'der', type: 'spki' }).subarray(-KEY_BYTES).toString('hex');
    this.#sign = (text) => sign(null, Buffer.from(text), privateKey).toString('hex');
  }

  /** @param at in ms since the epoch */
  headers(body: string, at: number): SignatureHeaders {
    const timestamp = String(Math.floor(at / 1000));
    return { 'x-signature-ed25519': this.#sign(timestamp + body), 'x-signature-timestamp': timestamp };
  }
}
