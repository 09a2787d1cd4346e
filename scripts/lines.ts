import { createReadStream } from 'node:fs';
import { ScriptError } from './errors.ts';
import { fileError } from './file-error.ts';

const MEBIBYTE = 1 << 20;
const LINE_FEED = 10;

/**
 * The lines of a UTF-8 file, without line endings and byte-order marks. Only a line feed, with or without
 * a carriage return before it, ends a line. `longest` is in bytes.
 * @throws ScriptError if the file can't be read, isn't UTF-8 or has a longer line
 */
export async function* linesOf(file: string, longest = 64 * MEBIBYTE): AsyncGenerator<string, void> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let number = 1;
  let parts: Buffer[] = [];
  let length = 0;
  const add = (part: Buffer) => {
    length += part.length;
    if (length > longest)
      throw new ScriptError(
        `${file}, line ${number} is longer than ${longest / MEBIBYTE} MiB; each line must be one whole record.`,
        1,
      );
    parts.push(part);
  };
  const finish = (): string => {
    try {
      return utf8.decode(Buffer.concat(parts, length)).replace(/\r$/, '');
    } catch {
      throw new ScriptError(`${file}, line ${number} isn't UTF-8 text.`, 1);
    } finally {
      number += 1;
      parts = [];
      length = 0;
    }
  };
  for await (const chunk of chunksOf(file)) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_FEED); end !== -1; end = chunk.indexOf(LINE_FEED, start)) {
      add(chunk.subarray(start, end));
      yield finish();
      start = end + 1;
    }
    add(chunk.subarray(start));
  }
  if (length > 0) yield finish();
}

async function* chunksOf(file: string): AsyncGenerator<Buffer, void> {
  try {
    yield* createReadStream(file);
  } catch (error) {
    throw fileError(file, 'read', error);
  }
}
