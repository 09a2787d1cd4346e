import { z } from 'zod';
import { fieldError } from './field-errors.ts';
import { text } from './fields.ts';
import { parseForm } from './form.ts';

const MAX_BYTES = 256 * 1024;
const NAME = /^\w{2,32}$/;
const IMAGE = /^data:(image\/(?:png|jpe?g|gif|webp));base64,([A-Za-z0-9+/]+=*)$/;

const creation = z.strictObject({ name: text(2, 32), image: z.string() });
const renaming = z.strictObject({ name: text(2, 32) });

export interface EmojiForm {
  readonly name: string;
  readonly image: Buffer;
  readonly contentType: string;
}

function checkedName(name: string): string {
  if (NAME.test(name)) return name;
  throw fieldError(['name'], 'STRING_TYPE_REGEX', 'String value did not match validation regex.');
}

/** The body of a new emoji. @throws {ApiError} 50035 */
export function checkEmojiForm(value: unknown): EmojiForm {
  const { name, image } = parseForm(creation, value);
  const [, contentType, data] = IMAGE.exec(image) ?? [];
  if (contentType === undefined || data === undefined)
    throw fieldError(['image'], 'IMAGE_INVALID', 'Invalid image data');
  const bytes = Buffer.from(data, 'base64');
  if (bytes.length > MAX_BYTES)
    throw fieldError(['image'], 'BINARY_TYPE_MAX_SIZE', 'File cannot be larger than 256.0 kb.');
  return { name: checkedName(name), image: bytes, contentType };
}

/** The new name of an emoji. @throws {ApiError} 50035 */
export const checkEmojiName = (value: unknown): string => checkedName(parseForm(renaming, value).name);
