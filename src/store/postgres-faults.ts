import pg from 'pg';
import { errorCode, NOT_CONNECTED } from './adapter.ts';
import { answererAt } from './answerer.ts';
import { NotBegun } from './calls.ts';
import { certificateFault } from './certificates.ts';
import { type FailureDetails, StoreFailed, type StoreReason } from './errors.ts';

/** Names as SQL has them. */
const quoted = (name = '') => (/^[a-z_][a-z0-9_]*$/.test(name) ? name : pg.escapeIdentifier(name));

/**
 * Why PostgreSQL can't be used, in words or by asking who answers at the URL's place. `error` itself if that's not known.
 * The server's messages may be in any language, so it's told by what its errors have besides.
 */
export async function whyNot(error: unknown, url: string, patience: number): Promise<unknown> {
  if (error instanceof StoreFailed) return error;
  const cause = error instanceof NotBegun ? error.cause : error;
  const failed = (reason: StoreReason, about: FailureDetails['about'] = {}) =>
    new StoreFailed('open', 'postgresql:', { reason, about, cause });
  const code = errorCode(cause);
  const { message, syscall, path, routine } = cause as Partial<NodeJS.ErrnoException & pg.DatabaseError>;
  if (syscall === 'open' || code === 'EISDIR') return failed('missingFile', { file: path ?? code });
  if (code.startsWith('ERR_OSSL')) return failed('missingFile', { file: 'sslcert, sslkey' });
  const client = new pg.Client(url);
  const { host, port, user, database } = client;
  const certificate = certificateFault(cause);
  if (certificate) return failed(certificate);
  if (message === 'The server does not support SSL connections') return failed('noTls');
  if (code === '28000' && routine === 'ClientAuthentication') return failed('notLetIn');
  if (code === '42501' && routine === 'CheckMyDatabase') {
    const statements = `GRANT CONNECT ON DATABASE ${quoted(database)} TO ${quoted(user)};`;
    return failed('lacksRights', { statements });
  }
  const isServers = cause instanceof pg.DatabaseError;
  if (isServers || NOT_CONNECTED.includes(code) || host.startsWith('/')) return error;
  const answerer = await answererAt({ host, port, patience });
  return answerer === undefined || answerer === 'postgresql'
    ? error
    : failed('foreign', { kind: 'PostgreSQL' });
}
