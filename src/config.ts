import { z } from 'zod';
import type { Words } from './i18n/index.ts';
import { DEFAULT_STORE_URL, isStoreUrl } from './store/open.ts';

/** An empty line in .env means the same as no line. */
const blank = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const setting = <T extends z.ZodType>(type: T) => z.preprocess(blank, type);

const DISCORD_API = 'https://discord.com/api';
/** Three parts between dots, as Discord makes them. */
const DISCORDS_TOKEN = /^[\w-]+(\.[\w-]+){2}$/;
/** discord.js adds the version itself. */
const withoutVersion = (url: string) => url.replace(/\/+(v\d+\/*)?$/, '');

const Environment = z
  .object({
    DISCORD_TOKEN: setting(
      z
        .string()
        .regex(/^[^\s"']+$/)
        .optional(),
    ),
    DISCORD_API_URL: setting(
      z
        .url({ protocol: /^https?$/ })
        .default(DISCORD_API)
        .transform(withoutVersion),
    ),
    STORE_URL: setting(z.string().refine(isStoreUrl).default(DEFAULT_STORE_URL)),
    LOG_LEVEL: setting(z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info')),
    PLAYGROUND_HOST: setting(
      z
        .string()
        .regex(/^[\w.:-]+$/)
        .default('127.0.0.1'),
    ),
    PLAYGROUND_PORT: setting(
      z
        .string()
        .regex(/^\d{1,5}$/)
        .default('8642')
        .transform(Number)
        .refine((port) => port <= 65535),
    ),
  })
  .refine(
    ({ DISCORD_TOKEN: token, DISCORD_API_URL: url }) =>
      token === undefined || url !== DISCORD_API || DISCORDS_TOKEN.test(token),
    { path: ['DISCORD_TOKEN'], when: () => true },
  );

export interface Config {
  /** Absent: the playground is run in Discord's place. */
  readonly token: string | undefined;
  readonly apiUrl: string;
  readonly storeUrl: string;
  readonly logLevel: string;
  readonly playground: { readonly host: string; readonly port: number };
}

type Variable = keyof Words['config']['variable'];

export class BadConfig extends Error {
  /** Every variable that cannot be used, each once. */
  readonly variables: readonly Variable[];

  constructor(variables: readonly Variable[]) {
    super(`bad settings: ${variables.join(', ')}`);
    this.name = 'BadConfig';
    this.variables = variables;
  }
}

/** @throws BadConfig naming every bad variable, never their values, which may be secret. */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = Environment.safeParse(environment);
  if (!read.success)
    throw new BadConfig([...new Set(read.error.issues.map((issue) => String(issue.path[0]) as Variable))]);
  const { DISCORD_TOKEN, DISCORD_API_URL, STORE_URL, LOG_LEVEL, PLAYGROUND_HOST, PLAYGROUND_PORT } =
    read.data;
  return {
    token: DISCORD_TOKEN,
    apiUrl: DISCORD_API_URL,
    storeUrl: STORE_URL,
    logLevel: LOG_LEVEL,
    playground: { host: PLAYGROUND_HOST, port: PLAYGROUND_PORT },
  };
}

/** The sentences for whoever set the variables. */
export function explain(problem: BadConfig, { config }: Words): string {
  return [
    config.invalid(problem.variables.length),
    ...problem.variables.map((name) => `  ${name} ${config.variable[name]}`),
    config.see,
  ].join('\n');
}
