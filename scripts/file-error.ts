import { ScriptError } from './errors.ts';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EISDIR: "it's a folder",
  ELOOP: 'its symbolic links form a loop',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'its name is too long',
  ENOENT: 'no such file or folder',
  ENOSPC: 'no space is left on the device',
  ENOTDIR: "part of its path isn't a folder",
  EPERM: 'permission is denied',
  EROFS: 'the file system is read-only',
};

/** A ScriptError for a file that can't be read or written; other errors are returned unchanged. */
export function fileError(file: string, what: 'read' | 'written', error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined) return error;
  return new ScriptError(`"${file}" can't be ${what}: ${REASONS[code] ?? `error ${code}`}.`, 2);
}
