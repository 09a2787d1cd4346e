import { errorCode, NOT_CONNECTED } from './adapter.ts';
import { answererAt } from './answerer.ts';
import { certificateFault } from './certificates.ts';
import { type FailureDetails, StoreFailed, type StoreReason } from './errors.ts';

const PORT = 6379;

/**
 * Why Redis can't be used, by its error or by asking who answers at the URL's place. The error itself if that's not known.
 */
export async function whyNot(error: unknown, url: string, patience: number): Promise<unknown> {
  if (error instanceof StoreFailed) return error;
  // What the driver has wrapped in an error of its own.
  const cause = error instanceof Error && 'socketError' in error ? error.socketError : error;
  const failed = (reason: StoreReason, about: FailureDetails['about'] = {}) =>
    new StoreFailed('open', 'redis:', { reason, about, cause });
  const certificate = certificateFault(cause);
  if (certificate) return failed(certificate);
  const message = cause instanceof Error ? cause.message : '';
  if (message.startsWith('ERR DB index') || message.startsWith('ERR invalid DB')) return failed('badNumber');
  if (message.includes('cluster mode')) return failed('cluster');
  if (message.startsWith('ERR unknown command')) return failed('sentinel');
  const { protocol, hostname, port, username } = new URL(url);
  const lacking = /\bkeys?\b/.test(message) ? '~*round-table:*' : '+@read +@write +@scripting +@connection';
  if (/^NOPERM|ACL failure|can't (run|access)/.test(message)) {
    const user = decodeURIComponent(username) || 'default';
    return failed('lacksRights', { statements: `ACL SETUSER ${user} ${lacking}` });
  }
  const isServers = /^[A-Z]{2,} /.test(message);
  if (isServers || NOT_CONNECTED.includes(errorCode(cause))) return cause;
  const host = hostname.replace(/^\[(.*)\]$/, '$1');
  const answerer = await answererAt({ host, port: Number(port) || PORT, patience });
  const isSecure = protocol === 'rediss:';
  if (answerer === 'redis') return isSecure ? failed('noTls') : cause;
  if (answerer === 'tls') return isSecure ? cause : failed('needsTls');
  return answerer === undefined ? cause : failed('foreign', { kind: 'Redis' });
}
