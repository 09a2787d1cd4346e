import { spawnSync } from 'node:child_process';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../store/servers.ts';

const NEEDS_OF_A_BUILD = [
  ...['build-essential', 'python3', 'pkg-config', 'libcairo2-dev', 'libpango1.0-dev', 'libjpeg-dev'],
  ...['librsvg2-dev', 'libpixman-1-dev', 'libgif-dev'],
];

const NETWORK = `prebuild-install warn install getaddrinfo ENOTFOUND github.com
gyp info it worked if it ends with ok
gyp ERR! stack FetchError: request to https://nodejs.org/download/v20/headers.tar.gz failed, reason: getaddrinfo ENOTFOUND nodejs.org
${'gyp ERR! not ok\nnpm notice\n'.repeat(20)}`;

/** A clone in which npm and the system's programs do as a test says, and write down what they're asked for. */
describe.skipIf(process.platform === 'win32')('set-up', () => {
  const all = temporaryFolder();
  let at = 0;
  let root: string;
  beforeEach(() => {
    root = join(all, String(at++));
    for (const folder of ['scripts', 'bin', 'says', 'installed'])
      mkdirSync(join(root, folder), { recursive: true });
    copyFileSync('scripts/setup.mjs', join(root, 'scripts/setup.mjs'));
    writeFileSync(join(root, 'package-lock.json'), '{}');
    program(
      'npm',
      `
      if [ -f says/$1 ]; then cat says/$1 >&2; exit 1; fi
      case $1 in
        ci) rm -rf node_modules; mkdir -p node_modules/canvas node_modules/@photostructure/sqlite
            for name in canvas @photostructure/sqlite; do echo 'throw 1' > node_modules/$name/index.js; done ;;
        rebuild) shift; for name; do : > node_modules/$name/index.js; done ;;
      esac`,
    );
  });

  function program(name: string, script: string): void {
    const file = join(root, 'bin', name);
    writeFileSync(
      file,
      `#!/bin/sh\nPATH=/usr/bin:/bin; cd '${root}'; echo "${name} $*" >> calls\n${script}\n`,
    );
    chmodSync(file, 0o755);
  }

  const says = (command: string, text: string) => writeFileSync(join(root, 'says', command), text);

  /** A Debian with these packages; apt-get can install others unless it's said to fail. */
  function debian(installed: readonly string[]): void {
    for (const name of installed) writeFileSync(join(root, 'installed', name), '');
    program(
      'dpkg-query',
      'case $1 in --version) exit 0 ;; esac; [ -f installed/$2 ] && echo Status: install ok installed',
    );
    program(
      'apt-get',
      'case $1 in install) [ -f says/apt ] && { cat says/apt; exit 100; }; shift 3; for name; do : > installed/$name; done; rm -f says/rebuild ;; esac',
    );
  }

  function setUp() {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/setup.mjs'], {
      cwd: root,
      encoding: 'utf8',
      env: { PATH: join(root, 'bin') },
    });
    const calls = existsSync(join(root, 'calls')) ? readFileSync(join(root, 'calls'), 'utf8') : '';
    writeFileSync(join(root, 'calls'), '');
    return {
      status,
      said: stderr,
      last: stderr.trimEnd().split('\n').at(-1)!.trim(),
      calls: calls.split('\n').filter((line) => /^(npm|apt-get install)/.test(line)),
    };
  }

  it('installs, builds, and does nothing the next time', () => {
    debian(NEEDS_OF_A_BUILD);
    const { status, calls } = setUp();
    expect(status).toBe(0);
    expect(calls).toEqual([expect.stringMatching(/^npm ci /), 'npm rebuild canvas @photostructure/sqlite']);
    expect(setUp()).toMatchObject({ status: 0, said: '', calls: [] });
  });

  it('names the network where only that’s missing, with its cause, and goes on where it stopped', () => {
    debian(NEEDS_OF_A_BUILD);
    says('rebuild', NETWORK);
    const { status, said, last, calls } = setUp();
    expect(status).toBe(1);
    expect(said).toContain('reason: getaddrinfo ENOTFOUND nodejs.org');
    expect(last).toMatch(/^The network doesn't reach github\.com/);
    expect(said).not.toContain('apt-get install');
    expect(calls.some((call) => call.startsWith('apt-get'))).toBe(false);
    says('ci', 'must not be asked again');
    spawnSync('rm', [join(root, 'says/rebuild')]);
    expect(setUp()).toMatchObject({ status: 0, calls: ['npm rebuild canvas @photostructure/sqlite'] });
  });

  it.runIf(process.getuid?.() === 0)('installs the system packages that are missing, no others', () => {
    debian(NEEDS_OF_A_BUILD.filter((name) => name !== 'libgif-dev'));
    says('rebuild', 'fatal error: gif_lib.h: No such file or directory');
    const { status, calls } = setUp();
    expect(status).toBe(0);
    expect(calls).toContain('apt-get install -y --no-install-recommends libgif-dev');
  });

  it('names the network and what’s missing where both are', () => {
    debian(NEEDS_OF_A_BUILD.filter((name) => name !== 'libcairo2-dev' && name !== 'libgif-dev'));
    says('rebuild', NETWORK);
    says('apt', "Temporary failure resolving 'deb.debian.org'");
    const { status, said, last } = setUp();
    expect(status).toBe(1);
    expect(said).toContain("The network doesn't reach github.com");
    expect(last).toBe('sudo apt-get install libcairo2-dev libgif-dev');
  });

  it('says what’s missing without Debian’s tools as well', () => {
    says('rebuild', 'fatal error: gif_lib.h: No such file or directory');
    for (const name of ['c++', 'make', 'python3']) program(name, 'exit 0');
    program('pkg-config', '[ "$2" != cairo ]');
    const { status, said } = setUp();
    expect(status).toBe(1);
    if (process.platform === 'linux') expect(said).toContain('sudo dnf install cairo-devel giflib-devel\n');
  });

  it.each([
    [
      'npm error code ENOTFOUND\nnpm error request to https://registry.npmjs.org/x failed, reason: getaddrinfo ENOTFOUND registry.npmjs.org',
      "The network doesn't reach registry.npmjs.org",
    ],
    [
      'npm error code ECONNREFUSED\nnpm error network request to https://registry.npmjs.org/x failed',
      "The network doesn't reach registry.npmjs.org",
    ],
    ['npm error code ENOSPC\nnpm error nospc There appears to be insufficient space', 'The disk is full'],
    ["npm error code EACCES\nnpm error EACCES: permission denied, mkdir '/somewhere'", 'The user '],
    ['npm error code EINTEGRITY', 'npm ci failed, for the reason above.'],
  ])('says why npm ci failed: %s', (text, sentence) => {
    says('ci', text);
    const { status, said, last } = setUp();
    expect(status).toBe(1);
    expect(said).toContain(text.split('\n')[0]);
    expect(last).toContain(sentence);
  });

  it.each([
    ['gyp ERR! stack Error: ENOSPC: no space left on device, write', 'The disk is full'],
    ["gyp ERR! stack Error: EACCES: permission denied, mkdir '/root/.cache'", 'The user '],
    [
      'error: expected primary-expression',
      'Nothing that building them needs is missing: the reason is above.',
    ],
  ])('says why building failed: %s', (text, sentence) => {
    debian(NEEDS_OF_A_BUILD);
    says('rebuild', `${text}\n${'gyp ok\n'.repeat(40)}`);
    const { status, said, last } = setUp();
    expect(status).toBe(1);
    expect(said).toContain(text);
    expect(last).toContain(sentence);
  });

  it('says that npm is missing', () => {
    spawnSync('rm', [join(root, 'bin/npm')]);
    expect(setUp()).toMatchObject({ status: 1, last: expect.stringContaining("npm isn't there") });
  });
});
