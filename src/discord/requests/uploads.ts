import { randomUUID } from 'node:crypto';
import type { REST } from '@discordjs/rest';

type Request = Parameters<REST['request']>[0];
type File = NonNullable<Request['files']>[number];
type Picture = File & { readonly data: Uint8Array };

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47]);

/** discord.js takes three times as long for requests with files, because it sends them as a stream of small parts. */
export function sendInOnePiece(rest: REST): void {
  const send = rest.request.bind(rest);
  rest.request = (request) => send(inOnePiece(request));
}

/** The same request with its pictures and its JSON as one body; a request with other files stays as it is. */
export function inOnePiece(request: Request): Request {
  const { files, body, appendToFormData, headers, ...rest } = request;
  if (!files || files.length === 0 || appendToFormData || !files.every(isPng)) return request;
  const boundary = `----${randomUUID()}`;
  const parts = files.flatMap((file, at) => [headOf(file, at, boundary), file.data, LINE]);
  if (body !== undefined && body !== null)
    parts.push(Buffer.from(`${begin(boundary, 'payload_json')}\r\n\r\n${JSON.stringify(body)}\r\n`));
  return {
    ...rest,
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    passThroughBody: true,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

const LINE = Buffer.from('\r\n');

const begin = (boundary: string, name: string): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;

function headOf({ key, name }: Picture, at: number, boundary: string): Buffer {
  const start = begin(boundary, key ?? `files[${at}]`);
  return Buffer.from(`${start}; filename="${quoted(name)}"\r\nContent-Type: image/png\r\n\r\n`);
}

const isPng = (file: File): file is Picture =>
  file.data instanceof Uint8Array && PNG.equals(file.data.subarray(0, PNG.length));

/** As browsers write names in forms. */
const quoted = (name: string): string =>
  name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
