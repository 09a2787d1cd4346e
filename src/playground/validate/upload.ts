export const MAX_FILES = 10;
export const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** A file of a multipart request. `index` is the `n` of `files[n]`. */
export interface Upload {
  readonly index: string;
  readonly name: string;
  readonly contentType: string;
  readonly bytes: Buffer;
}
