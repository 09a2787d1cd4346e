import { describe, expect, it } from 'vitest';
import { assertAddress, isStoreUrl, urlScheme, withoutPassword } from '../../src/store/address.ts';
import { StoreFailed } from '../../src/store/errors.ts';

function faultOf(url: string): StoreFailed | null {
  try {
    assertAddress(url, urlScheme(url)!);
    return null;
  } catch (error) {
    if (error instanceof StoreFailed) return error;
    throw error;
  }
}

/** What has to be percent-encoded, each in the middle of a password, and at its ends. */
const PASSWORDS = ['/', '?', '#', '%', '@/', '/@', '1/', '1?', '1#', '%2'].flatMap((sign) => [
  `hush${sign}hush`,
  `${sign}hush`,
  `hush${sign}`,
]);

describe("a store's URL", () => {
  it.each([
    'sqlite://data/x.sqlite',
    'sqlite:///var/lib/x y%.sqlite',
    'sqlite://:memory:',
    'memory:',
    'redis://127.0.0.1',
    'rediss://me:hu%40sh@[::1]:6379/15',
    'redis://:p@ss@host',
    'postgres://me@host/name',
    'postgresql://me:hu%2Fsh@host:5432/name?sslmode=verify-full&sslrootcert=/etc/ca.pem',
    'postgresql:///name?host=/var/run/postgresql',
    'postgresql://me@/name?host=/var/run/postgresql',
    'postgresql://host/name?options=-c search_path=games&application_name=bot',
  ])('is taken: %s', (url) => expect(faultOf(url)).toBeNull());

  it.each([
    ['sqlite://', 'folder', {}],
    ['sqlite://data/', 'folder', {}],
    ['sqlite://x.sqlite?mode=ro', 'unknownParameter', { name: 'mode' }],
    ['sqlite://x.sqlite?', 'unknownParameter', { name: '?' }],
    ['memory:?x=1', 'unknownParameter', { name: 'x' }],
    ['redis://host?db=1', 'unknownParameter', { name: 'db' }],
    ['redis://host/abc', 'badNumber', {}],
    ['redis://host/-1', 'badNumber', {}],
    ['redis://host/1/2', 'badNumber', {}],
    ['redis://host:port', 'badAddress', { codes: '%40 %3A %2F %3F %23 %25' }],
    ['redis://host:99999', 'badAddress', { codes: '%40 %3A %2F %3F %23 %25' }],
    ['postgresql://[', 'badAddress', { codes: '%40 %3A %2F %3F %23 %25' }],
    ['postgresql://host/name#x', 'badAddress', { codes: '%40 %3A %2F %3F %23 %25' }],
    ['postgresql://host/name?statement_timeout=0', 'unknownParameter', { name: 'statement_timeout' }],
    ['postgresql://host/name?__proto__=x', 'unknownParameter', { name: '__proto__' }],
    [
      'postgresql://host/name?sslmode=required',
      'badParameter',
      { name: 'sslmode', allowed: 'disable, prefer, require, verify-ca, verify-full, no-verify' },
    ],
    ['postgresql://host/name?ssl=yes', 'badParameter', { name: 'ssl', allowed: 'true, 1, 0, no-verify' }],
  ])('has its fault: %s', (url, reason, about) => expect(faultOf(url)).toMatchObject({ reason, about }));

  it.each([
    'sqlite:x/y.sqlite',
    'sqlite:/x.sqlite',
    'redis:host',
    'postgressql://host',
    'Redis://host',
    '',
    'x',
  ])('is none: %s', (url) => expect(isStoreUrl(url)).toBe(false));

  it.each(PASSWORDS)(
    'with a password that should be encoded is refused without a word of it: %s',
    (password) => {
      for (const scheme of ['redis', 'rediss', 'postgres', 'postgresql']) {
        const fault = faultOf(`${scheme}://me:${password}@host/0`);
        expect(JSON.stringify(fault)).not.toContain('hush');
        expect(fault, scheme).toMatchObject({ reason: 'badAddress' });
        expect(faultOf(`${scheme}://me:${encodeURIComponent(password)}@host/0`), scheme).toBeNull();
      }
    },
  );

  it.each([...PASSWORDS, 'hu@sh'])('is shown without its password: %s', (password) =>
    expect(withoutPassword(`redis://me:${password}@host:1/2`)).toBe('redis://host:1/2'),
  );
});
