import { HelpRequested, ScriptError } from './errors.ts';

/** Whether whoever was reading the script's output has stopped, as `head` does. That isn't a failure. */
export const isBrokenPipe = (error: unknown): boolean => (error as NodeJS.ErrnoException)?.code === 'EPIPE';

function ignoreBrokenPipe(error: Error): void {
  if (!isBrokenPipe(error)) throw error;
}

/** Runs a script's body. A ScriptError becomes a message on stderr and the exit code. */
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
