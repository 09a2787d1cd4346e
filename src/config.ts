import { z } from 'zod';
import type { Shards } from './discord/gateway/shards.ts';
import type { Translate } from './i18n/fluent/translate.ts';
import { DEFAULT_STORE_URL, isStoreUrl } from './store/address.ts';

/** An empty variable counts as unset. */
const blank = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
const setting = <T extends z.ZodType>(type: T) => z.preprocess(blank, type);

const DISCORD_API = 'https://discord.com/api';
/** Discord tokens have three parts separated by dots. */
const DISCORDS_TOKEN = /^[\w-]+(\.[\w-]+){2}$/;
/** discord.js adds the version itself. */
const withoutVersion = (url: string) => url.replace(/\/+(v\d+\/*)?$/, '');

/** More shards than the largest bots have. */
const MOST_SHARDS = 10_000;

/** The numbers that `0,2,5-7` names, ascending; null if it names none, or one out of order. */
function numbersIn(list: string): number[] | null {
  const numbers = new Set<number>();
  for (const part of list.split(',')) {
    const [first, last = first] = part.split('-').map(Number) as [number, number?];
    if (last! < first || last! > MOST_SHARDS) return null;
    for (let number = first; number <= last!; number++) numbers.add(number);
  }
  return [...numbers].sort((a, b) => a - b);
}

/** Of `0-15/64`; undefined if it isn't shards. */
function shardsIn(text: string): Shards | undefined {
  const [, list, count] = /^(\d+(?:-\d+)?(?:,\d+(?:-\d+)?)*)\/(\d+)$/.exec(text.replaceAll(' ', '')) ?? [];
  if (list === undefined) return undefined;
  const total = Number(count);
  const ids = numbersIn(list);
  return ids && total <= MOST_SHARDS && ids.at(-1)! < total ? { ids, total } : undefined;
}

/** To listen on. */
const address = z.string().regex(/^[\w.:-]+$/);
const port = z
  .string()
  .regex(/^\d{1,5}$/)
  .transform(Number)
  .refine((number) => number <= 65535);

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
    LIMITS_OF_USE: setting(z.enum(['on', 'off']).default('on')),
    KEEP_GAMES: setting(
      z
        .string()
        .regex(/^\d{1,5}$/)
        .transform(Number)
        .optional(),
    ),
    SHARDS: setting(
      z
        .union([
          z.literal('auto'),
          z
            .string()
            .transform(shardsIn)
            .refine((shards) => shards !== undefined),
        ])
        .default('auto'),
    ),
    GLOBAL_REQUESTS: setting(
      z
        .string()
        .regex(/^\d{1,4}$/)
        .default('50')
        .transform(Number)
        .refine((requests) => requests > 0),
    ),
    GATEWAY: setting(z.enum(['on', 'off']).default('on')),
    INTERACTIONS_PORT: setting(port.optional()),
    INTERACTIONS_HOST: setting(address.default('0.0.0.0')),
    DISCORD_PUBLIC_KEY: setting(
      z
        .string()
        .regex(/^[0-9a-f]{64}$/i)
        .optional(),
    ),
    NODE_ENV: z.string().optional(),
    PLAYGROUND_HOST: setting(address.default('127.0.0.1')),
    PLAYGROUND_PORT: setting(port.default(8642)),
    METRICS_HOST: setting(address.default('127.0.0.1')),
    METRICS_PORT: setting(port.optional()),
  })
  .refine(
    ({ DISCORD_TOKEN: token, DISCORD_API_URL: url }) =>
      token === undefined || url !== DISCORD_API || DISCORDS_TOKEN.test(token),
    { path: ['DISCORD_TOKEN'], when: () => true },
  )
  .refine(({ GATEWAY, INTERACTIONS_PORT }) => GATEWAY === 'on' || INTERACTIONS_PORT !== undefined, {
    path: ['GATEWAY'],
    when: () => true,
  })
  .refine(({ DISCORD_TOKEN: token, NODE_ENV }) => token !== undefined || NODE_ENV !== 'production', {
    path: ['DISCORD_TOKEN'],
    params: { missing: true },
    when: () => true,
  });

export interface Config {
  /** Without a token, the playground runs in place of Discord. */
  readonly token: string | undefined;
  readonly apiUrl: string;
  readonly storeUrl: string;
  readonly logLevel: string;
  readonly limitsUse: boolean;
  /** How many days finished games are kept; always if it's undefined. */
  readonly keepGames: number | undefined;
  /** `auto`: all, in this process. */
  readonly shards: Shards | 'auto';
  /** The most requests a second that count against Discord's global limit. */
  readonly globalRequests: number;
  /** Without the gateway, interactions come over HTTP only. */
  readonly gateway: boolean;
  /** Where interactions come over HTTP; null if they don't. */
  readonly interactions: { readonly host: string; readonly port: number } | null;
  /** The application's, in hexadecimal; Discord is asked for it if it's undefined. */
  readonly publicKey: string | undefined;
  readonly playground: { readonly host: string; readonly port: number };
  /** Null if nothing is served. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
}

/** The message that says what a variable should be. */
export const VARIABLES = {
  DISCORD_TOKEN: 'config-variable-discord-token',
  DISCORD_API_URL: 'config-variable-discord-api-url',
  STORE_URL: 'config-variable-store-url',
  LOG_LEVEL: 'config-variable-log-level',
  LIMITS_OF_USE: 'config-variable-limits-of-use',
  KEEP_GAMES: 'config-variable-keep-games',
  SHARDS: 'config-variable-shards',
  GLOBAL_REQUESTS: 'config-variable-global-requests',
  GATEWAY: 'config-variable-gateway',
  INTERACTIONS_PORT: 'config-variable-interactions-port',
  INTERACTIONS_HOST: 'config-variable-interactions-host',
  DISCORD_PUBLIC_KEY: 'config-variable-discord-public-key',
  PLAYGROUND_HOST: 'config-variable-playground-host',
  PLAYGROUND_PORT: 'config-variable-playground-port',
  METRICS_HOST: 'config-variable-metrics-host',
  METRICS_PORT: 'config-variable-metrics-port',
} as const;

type Variable = keyof typeof VARIABLES;

/** `missing`: the variable is required. */
type Problem = 'unusable' | 'missing';

export class BadConfig extends Error {
  /** Every invalid variable. */
  readonly variables: ReadonlyMap<Variable, Problem>;

  constructor(variables: ReadonlyMap<Variable, Problem>) {
    super(`bad settings: ${[...variables.keys()].join(', ')}`);
    this.name = 'BadConfig';
    this.variables = variables;
  }
}

/** @throws BadConfig naming every invalid variable, but no values, which may be secret */
export function readConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const read = Environment.safeParse(environment);
  if (!read.success) {
    const problems = new Map<Variable, Problem>();
    for (const { path, ...issue } of read.error.issues) {
      const variable = String(path[0]) as Variable;
      const isMissing = 'params' in issue && issue.params?.missing === true;
      if (!problems.has(variable)) problems.set(variable, isMissing ? 'missing' : 'unusable');
    }
    throw new BadConfig(problems);
  }
  const { DISCORD_TOKEN, DISCORD_API_URL, STORE_URL, LOG_LEVEL, LIMITS_OF_USE, KEEP_GAMES } = read.data;
  const { SHARDS, GLOBAL_REQUESTS, GATEWAY, INTERACTIONS_PORT, INTERACTIONS_HOST, DISCORD_PUBLIC_KEY } =
    read.data;
  const { PLAYGROUND_HOST, PLAYGROUND_PORT, METRICS_HOST, METRICS_PORT } = read.data;
  return {
    token: DISCORD_TOKEN,
    apiUrl: DISCORD_API_URL,
    storeUrl: STORE_URL,
    logLevel: LOG_LEVEL,
    limitsUse: LIMITS_OF_USE === 'on',
    keepGames: KEEP_GAMES,
    shards: SHARDS,
    globalRequests: GLOBAL_REQUESTS,
    gateway: GATEWAY === 'on',
    interactions:
      INTERACTIONS_PORT === undefined ? null : { host: INTERACTIONS_HOST, port: INTERACTIONS_PORT },
    publicKey: DISCORD_PUBLIC_KEY,
    playground: { host: PLAYGROUND_HOST, port: PLAYGROUND_PORT },
    metrics: METRICS_PORT === undefined ? null : { host: METRICS_HOST, port: METRICS_PORT },
  };
}

/** The problem in words, for the bot's operator. */
export function explain(problem: BadConfig, t: Translate): string {
  return [
    t('config-see'),
    t('config-invalid', { count: problem.variables.size }),
    ...[...problem.variables].map(
      ([name, what]) => `  ${name} ${t(what === 'missing' ? 'config-missing-token' : VARIABLES[name])}`,
    ),
  ].join('\n');
}
