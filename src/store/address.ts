import { StoreFailed, type StoreReason } from './errors.ts';

export const DEFAULT_STORE_URL = 'sqlite://data/round-table.sqlite';

/** What a store's URL begins with, and which parameters it may have. */
interface Form {
  /** What the parameter may be; null: anything. */
  readonly parameters: Readonly<Record<string, readonly string[] | null>>;
  readonly isServer: boolean;
}

/** What has another meaning in a URL, and how it's written otherwise. */
const ENCODED = { signs: '@ : / ? # %', codes: '%40 %3A %2F %3F %23 %25' };

const FILE: Form = { parameters: {}, isServer: false };
const REDIS: Form = { parameters: {}, isServer: true };
/** Those that the driver takes from a URL and that leave the bot's own ones as they are. */
const POSTGRES: Form = {
  parameters: {
    user: null,
    password: null,
    host: null,
    port: null,
    ssl: ['true', '1', '0', 'no-verify'],
    sslmode: ['disable', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify'],
    sslrootcert: null,
    sslcert: null,
    sslkey: null,
    sslnegotiation: ['postgres', 'direct'],
    uselibpqcompat: ['true'],
    application_name: null,
    fallback_application_name: null,
    options: null,
  },
  isServer: true,
};

const FORMS = {
  'sqlite://': FILE,
  'redis://': REDIS,
  'rediss://': REDIS,
  'postgresql://': POSTGRES,
  'postgres://': POSTGRES,
  'memory:': FILE,
} as const satisfies Readonly<Record<string, Form>>;

export type Scheme = keyof typeof FORMS;

/** What the URL of a store begins with; undefined if it's none. */
export const urlScheme = (url: string): Scheme | undefined =>
  (Object.keys(FORMS) as Scheme[]).find((scheme) => url.startsWith(scheme));

/** Whether it's the URL of a store that `openStore` supports. */
export const isStoreUrl = (url: string): boolean => urlScheme(url) !== undefined;

/** The file of a SQLite store, as its URL has it: nothing in it is encoded. */
export const sqliteFile = (url: string): string => url.replace(/^sqlite:\/\//, '');

/** What's kept beside a SQLite store's file; undefined if it has none. */
export const besideFile = (url: string, name: string): string | undefined =>
  /^sqlite:\/\/(?!:memory:$)/.test(url) ? `${sqliteFile(url)}.${name}` : undefined;

/** The URL without a name and a password, however they're spelt. */
export const withoutPassword = (url: string): string => url.replace(/^(\w+:\/\/).*@/s, '$1');

/**
 * Makes sure that the URL means what it says, since drivers take a part of a password for a host, and leave out what
 * they don't know.
 * @throws StoreFailed with nothing of a password in it
 */
export function assertAddress(url: string, scheme: Scheme): void {
  const fail = (reason: StoreReason, about = {}): never => {
    throw new StoreFailed('open', scheme.replace('//', ''), { reason, about });
  };
  const { isServer, parameters }: Form = FORMS[scheme];
  const rest = url.slice(scheme.length);
  const [, path = '', query] = /^([^?]*)(?:\?(.*))?$/s.exec(rest) ?? [];
  if (isServer) {
    // An unencoded password would go on behind what looks like the host.
    const isCutShort = /[/?#].*@/s.test(rest) || rest.includes('#');
    // A socket's folder is a parameter, and leaves the host empty.
    if (isCutShort || !isEncoded(rest) || !URL.canParse(url.replace('@/', '@socket/')))
      fail('badAddress', ENCODED);
  }
  if (query === '') fail('unknownParameter', { name: '?' });
  for (const [name, value] of new URLSearchParams(query)) {
    const allowed = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (allowed === undefined) fail('unknownParameter', { name });
    else if (allowed && !allowed.includes(value)) fail('badParameter', { name, allowed: allowed.join(', ') });
  }
  if (scheme === 'sqlite://' && (path === '' || path.endsWith('/'))) fail('folder');
  if (scheme.startsWith('redis') && !/^(\/\d{0,9})?$/.test(new URL(url).pathname)) fail('badNumber');
}

/** Whether each % begins the code of a character. */
function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
