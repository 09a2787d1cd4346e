import { HelpRequested, ScriptError } from './errors.ts';

/** Whoever read what the script writes has read enough, as `head` does: no trouble of the script's. */
export const isBrokenPipe = (error: unknown): boolean => (error as NodeJS.ErrnoException)?.code === 'EPIPE';

function ignoreBrokenPipe(error: Error): void {
  if (!isBrokenPipe(error)) throw error;
}

/** Runs a script's body; a complaint becomes a sentence on stderr and the exit code. */
export async function runScript(main: () => void | Promise<void>): Promise<void> {
  process.stdout.on('error', ignoreBrokenPipe);
  process.stderr.on('error', ignoreBrokenPipe);
  try {
    await main();
  } catch (error) {
    if (error instanceof HelpRequested) process.stdout.write(`${error.message}\n`);
    else if (error instanceof ScriptError) {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = error.exitCode;
    } else throw error;
  }
}
