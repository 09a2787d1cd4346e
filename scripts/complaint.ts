/** A sentence for whoever started a script, and the code it ends with: 2 for bad arguments, 1 for a false record. */
export class Complaint extends Error {
  readonly exitCode: 1 | 2;

  constructor(message: string, exitCode: 1 | 2) {
    super(message);
    this.name = 'Complaint';
    this.exitCode = exitCode;
  }
}

/** Whoever started the script wants to know how to. */
export class UsageAsked extends Error {
  constructor(usage: string) {
    super(usage);
    this.name = 'UsageAsked';
  }
}

/** Whoever read what the script writes has read enough, as `head` does: no trouble of the script's. */
export const isReaderGone = (error: unknown): boolean => (error as NodeJS.ErrnoException)?.code === 'EPIPE';

function endureReaderGone(error: Error): void {
  if (!isReaderGone(error)) throw error;
}

/** Runs a script's body; a complaint becomes a sentence on stderr and the exit code. */
export async function runScript(main: () => void | Promise<void>): Promise<void> {
  process.stdout.on('error', endureReaderGone);
  process.stderr.on('error', endureReaderGone);
  try {
    await main();
  } catch (error) {
    if (error instanceof UsageAsked) process.stdout.write(`${error.message}\n`);
    else if (error instanceof Complaint) {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = error.exitCode;
    } else throw error;
  }
}
