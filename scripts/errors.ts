/** A message for the person who ran the script, and its exit code: 2 for bad arguments or files, 1 for an invalid record. */
export class ScriptError extends Error {
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2) {
    super(message);
    this.name = 'ScriptError';
    this.exitCode = exitCode;
  }
}

/** Thrown for `--help`; the message is the usage. */
export class HelpRequested extends Error {
  constructor(usage: string) {
    super(usage);
    this.name = 'HelpRequested';
  }
}
