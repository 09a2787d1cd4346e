import { type ParseArgsConfig, parseArgs } from 'node:util';
import { Complaint } from './complaint.ts';

/** As `parseArgs`, complaining with the script's usage. */
export function readArguments<T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Complaint(`${(error as Error).message}\n${usage}`, 2);
  }
}

/** @throws Complaint unless the text is a whole number from 1 */
export function positive(name: string, text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < 1)
    throw new Complaint(`--${name} has to be a whole number from 1, not "${text}".`, 2);
  return value;
}
