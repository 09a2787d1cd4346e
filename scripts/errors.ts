/** A sentence for whoever started a script, and the code it ends with: 2 for bad arguments, 1 for a false record. */
export class ScriptError extends Error {
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2) {
    super(message);
    this.name = 'Complaint';
    this.exitCode = exitCode;
  }
}

/** Whoever started the script wants to know how to. */
export class HelpRequested extends Error {
  constructor(usage: string) {
    super(usage);
    this.name = 'UsageAsked';
  }
}
