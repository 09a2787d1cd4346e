import { type ParseArgsConfig, parseArgs } from 'node:util';
import { HelpRequested, ScriptError } from './errors.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

interface Config {
  readonly options: Options;
  readonly allowPositionals?: boolean;
  readonly args?: string[];
}

const HELP = { help: { type: 'boolean', short: 'h' } } as const satisfies Options;

/**
 * Like `parseArgs`, except that a value may start with a hyphen, as in `--seed -5`.
 * @throws HelpRequested for `--help` or `-h`; ScriptError, including the usage, if the arguments don't match the config
 */
export function readArguments<T extends Config>(usage: string, config: T): ReturnType<typeof parseArgs<T>> {
  const options: Options = { ...config.options, ...HELP };
  const { args = process.argv.slice(2) } = config;
  const read = parseArgs({ args, options, allowPositionals: true, strict: false, tokens: true });
  if (read.values.help !== undefined) throw new HelpRequested(usage);
  const usageError = (sentence: string) => new ScriptError(`${sentence}\n${usage}`, 2);
  for (const token of read.tokens) {
    if (token.kind !== 'option') continue;
    const { rawName, value } = token;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (option === undefined) throw usageError(`Unknown option ${rawName}.`);
    if (option.type === 'boolean' && value !== undefined) throw usageError(`${rawName} takes no value.`);
    if (option.type === 'string' && (!value || (!token.inlineValue && value.startsWith('--'))))
      throw usageError(`${rawName} needs a value.`);
  }
  if (!config.allowPositionals && read.positionals.length > 0)
    throw usageError(`Unexpected argument "${read.positionals[0]}".`);
  // Checked above: the result is what strict parsing would have returned.
  return read as unknown as ReturnType<typeof parseArgs<T>>;
}

/** @throws ScriptError unless the text is a positive whole number */
export function positive(name: string, text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < 1)
    throw new ScriptError(`--${name} must be a positive whole number, not "${text}".`, 2);
  return value;
}
