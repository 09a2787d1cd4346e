import { errorCode } from './adapter.ts';
import type { StoreReason } from './errors.ts';

/** OpenSSL's names for why a certificate isn't taken, and Node's. */
const FAULTS: Readonly<Record<string, StoreReason>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: 'untrusted',
  SELF_SIGNED_CERT_IN_CHAIN: 'untrusted',
  UNABLE_TO_GET_ISSUER_CERT: 'untrusted',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'untrusted',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'untrusted',
  CERT_UNTRUSTED: 'untrusted',
  CERT_REJECTED: 'untrusted',
  CERT_SIGNATURE_FAILURE: 'untrusted',
  INVALID_CA: 'untrusted',
  ERR_TLS_CERT_ALTNAME_INVALID: 'wrongHost',
  HOSTNAME_MISMATCH: 'wrongHost',
  CERT_HAS_EXPIRED: 'expired',
  CERT_NOT_YET_VALID: 'expired',
};

/** What's wrong with a server's certificate; undefined if it's something else. */
export const certificateFault = (error: unknown): StoreReason | undefined => FAULTS[errorCode(error)];
