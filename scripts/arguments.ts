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
 * As `parseArgs`, but that a value may begin with a hyphen, as in `--seed -5`.
 * @throws HelpRequested by `--help` or `-h`; ScriptError, with the usage, unless the arguments are as the config says
 */
export function readArguments<T extends Config>(usage: string, config: T): ReturnType<typeof parseArgs<T>> {
  const options: Options = { ...config.options, ...HELP };
  const { args = process.argv.slice(2) } = config;
  const read = parseArgs({ args, options, allowPositionals: true, strict: false, tokens: true });
  if (read.values.help !== undefined) throw new HelpRequested(usage);
  const complain = (sentence: string) => new ScriptError(`${sentence}\n${usage}`, 2);
  for (const token of read.tokens) {
    if (token.kind !== 'option') continue;
    const { rawName, value } = token;
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined;
    if (option === undefined) throw complain(`There is no option ${rawName}.`);
    if (option.type === 'boolean' && value !== undefined) throw complain(`${rawName} takes no value.`);
    if (option.type === 'string' && (!value || (!token.inlineValue && value.startsWith('--'))))
      throw complain(`${rawName} needs a value.`);
  }
  if (!config.allowPositionals && read.positionals.length > 0)
    throw complain(`"${read.positionals[0]}" is a word too many.`);
  // What was read without strictness has been found to be what strictness would have given.
  return read as unknown as ReturnType<typeof parseArgs<T>>;
}

/** @throws ScriptError unless the text is a whole number from 1 */
export function positive(name: string, text: string): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < 1)
    throw new ScriptError(`--${name} has to be a whole number from 1, not "${text}".`, 2);
  return value;
}
