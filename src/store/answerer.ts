import { once } from 'node:events';
import { connect as connectPlainly, type Socket } from 'node:net';
import { connect as connectWithTls } from 'node:tls';
import { within } from '../base/deadline.ts';

/** What answers at a host's port, as far as it shows; undefined if nothing does, or it's silent. */
export type Answerer = 'postgresql' | 'redis' | 'tls' | 'other' | undefined;

interface Place {
  readonly host: string;
  readonly port: number;
  /** In ms, for each of the three things that are tried. */
  readonly patience: number;
}

/** A line of Redis, and an end of the head of a request of HTTP. */
const PING = 'PING\r\n\r\n';
/** PostgreSQL's question whether there's TLS, which it answers with a letter. */
const TLS_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/** Finds out who's there, by asking as little as possible. Never throws. */
export async function answererAt({ host, port, patience }: Place): Promise<Answerer> {
  const said = async (text: string | Buffer) => {
    const socket = connectPlainly({ host, port });
    return using(socket, patience, async () => {
      socket.write(text);
      const [bytes] = (await once(socket, 'data')) as [Buffer];
      return bytes.toString('latin1');
    });
  };
  const answer = await said(PING);
  if (answer !== undefined) {
    if (/^(\+PONG|-[A-Z]+ )/.test(answer)) return 'redis';
    if (answer.startsWith('\u0015\u0003')) return 'tls';
    return answer.startsWith('E\0') ? 'postgresql' : 'other';
  }
  if (/^[SN]$/.test((await said(TLS_REQUEST)) ?? '')) return 'postgresql';
  const secure = connectWithTls({ host, port, rejectUnauthorized: false });
  return using(secure, patience, async () => {
    await once(secure, 'secureConnect');
    return 'tls' as const;
  });
}

/** What the task finds, or undefined if that fails or takes too long. */
async function using<T>(socket: Socket, patience: number, task: () => Promise<T>): Promise<T | undefined> {
  const closed = new AbortController();
  socket.on('error', () => undefined).on('close', () => closed.abort());
  const gone = once(closed.signal, 'abort').then(() => undefined);
  try {
    return await within(patience, Promise.race([task(), gone]), () => undefined);
  } catch {
    return undefined;
  } finally {
    socket.destroy();
  }
}
