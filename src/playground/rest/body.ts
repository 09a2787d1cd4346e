import type { FastifyRequest } from 'fastify';
import { apiError } from '../validate/api-error.ts';
import { MAX_FILE_BYTES, type Upload } from '../validate/upload.ts';

export interface Body {
  readonly json: unknown;
  readonly uploads: readonly Upload[];
}

/** @throws {ApiError} 50109 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw apiError('invalidJson');
  }
}

async function readParts(request: FastifyRequest): Promise<Body> {
  let json: unknown = {};
  const uploads: Upload[] = [];
  for await (const part of request.parts()) {
    if (part.type === 'field') {
      if (part.fieldname === 'payload_json') json = parseJson(String(part.value));
      continue;
    }
    const index = /^files\[(\d+)\]$/.exec(part.fieldname)?.[1] ?? /^file(\d*)$/.exec(part.fieldname)?.[1];
    const bytes = await part.toBuffer();
    if (bytes.length > MAX_FILE_BYTES) throw apiError('requestTooLarge');
    uploads.push({
      index: index || String(uploads.length),
      name: part.filename,
      contentType: part.mimetype,
      bytes,
    });
  }
  return { json, uploads };
}

/** The body of a JSON or multipart request. */
export async function readBody(request: FastifyRequest): Promise<Body> {
  return request.isMultipart() ? readParts(request) : { json: request.body ?? undefined, uploads: [] };
}
