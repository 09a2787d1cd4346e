import { ScriptError } from './errors.ts';

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission is denied',
  EISDIR: 'it is a folder',
  ELOOP: 'its links lead in a circle',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'there is no such file or folder',
  ENOSPC: 'no space is left',
  ENOTDIR: 'a part of its path is not a folder',
  EPERM: 'permission is denied',
  EROFS: 'nothing can be written there',
};

/** The complaint about a file that the system would not let us read or write; other errors as they are. */
export function fileError(file: string, what: 'read' | 'written', error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined) return error;
  return new ScriptError(`"${file}" cannot be ${what}: ${REASONS[code] ?? `error ${code}`}.`, 2);
}
