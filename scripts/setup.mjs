// Makes a fresh clone runnable with nothing but Node and npm: installs dependencies from the lock file, native
// packages that load, and the system packages needed to build them. Plain JavaScript without dependencies, since it
// runs before they're installed. Once set up, it only reads two files.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = join(root, 'node_modules', '.round-table-setup');
const NATIVE = ['canvas', '@photostructure/sqlite'];
const NO_QUESTIONS = { DEBIAN_FRONTEND: 'noninteractive' };

/** What building needs, by how it's found out whether it's there: a command, a library of pkg-config's, or a header. */
const NEEDED = [
  { command: 'c++', debian: 'build-essential', fedora: 'gcc-c++', macos: '' },
  { command: 'make', debian: 'build-essential', fedora: 'make', macos: '' },
  { command: 'python3', debian: 'python3', fedora: 'python3', macos: 'python-setuptools' },
  { command: 'pkg-config', debian: 'pkg-config', fedora: 'pkgconf', macos: 'pkg-config' },
  { library: 'cairo', debian: 'libcairo2-dev', fedora: 'cairo-devel', macos: 'cairo' },
  { library: 'pangocairo', debian: 'libpango1.0-dev', fedora: 'pango-devel', macos: 'pango' },
  { library: 'libjpeg', debian: 'libjpeg-dev', fedora: 'libjpeg-turbo-devel', macos: 'jpeg' },
  { library: 'librsvg-2.0', debian: 'librsvg2-dev', fedora: 'librsvg2-devel', macos: 'librsvg' },
  { library: 'pixman-1', debian: 'libpixman-1-dev', fedora: 'pixman-devel', macos: 'pixman' },
  { header: 'gif_lib.h', debian: 'libgif-dev', fedora: 'giflib-devel', macos: 'giflib' },
];

/** Causes of failures that are known by what's printed; the first that fits is the one. */
const CAUSES = [
  { signs: /spawnSync npm ENOENT/, says: () => "npm isn't there: install it, as it comes with Node." },
  {
    signs: /ENOSPC|EDQUOT|no space left on device|disk quota exceeded/i,
    says: () => 'The disk is full: make room, then start again.',
  },
  {
    signs: /EACCES|EPERM|EROFS|permission denied|read-only file system/i,
    says: () => `The user ${userName()} may not write to ${root} or to npm's cache: give both to that user.`,
  },
  {
    signs:
      /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|UND_ERR_CONNECT|temporary failure resolving|could not resolve|could not connect to|network is unreachable/i,
    isNetwork: true,
    says: (output) => {
      const [, host] =
        /(?:getaddrinfo \S+|resolv(?:e host:|ing)) '?([\w.-]+)|https?:\/\/([\w.-]+)/i
          .exec(output)
          ?.filter(Boolean) ?? [];
      return `The network doesn't reach ${host ?? 'the packages'}: check it, and the proxy if there's one, then start again.`;
    },
  },
];

/** Lines that say why something failed. */
const TELLING = /\berr(or)?\b|fatal|not found|no package|cannot|can't|failed|unable|denied|\bE[A-Z]{4,}\b/i;

function userName() {
  try {
    return userInfo().username;
  } catch {
    return String(process.getuid?.());
  }
}

/** What the packages depend on: the lock file and the platform. */
function packagesStamp() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${lock} ${process.platform}-${process.arch}`;
}

const say = (text) => process.stderr.write(`${text}\n`);

function run(command, args, env = {}) {
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 1 << 28,
  });
  return { ok: done.status === 0, output: `${done.stdout ?? ''}${done.stderr ?? ''}${done.error ?? ''}` };
}

/** The npm that runs this, if one does. */
function npm(...args) {
  const { npm_execpath: own = '' } = process.env;
  return own.endsWith('npm-cli.js') ? run(process.execPath, [own, ...args]) : run('npm', args);
}

/** Tried in a separate process, since an incompatible native package can crash it. */
const loads = (name) => run(process.execPath, ['-e', `require(${JSON.stringify(name)})`]).ok;

const unloadable = () => NATIVE.filter((name) => !loads(name));

const hasDpkg = () => run('dpkg-query', ['--version']).ok;

/** What of all that's needed isn't there. @param output what building has printed */
function lacking(output) {
  if (hasDpkg()) {
    const isInstalled = (name) => run('dpkg-query', ['--status', name]).output.includes('ok installed');
    return NEEDED.filter(({ debian }) => !isInstalled(debian));
  }
  return NEEDED.filter(({ command, library, header }) => {
    if (command) return /ENOENT/.test(run(command, ['--version']).output);
    return header ? output.includes(header) : !run('pkg-config', ['--exists', library]).ok;
  });
}

const namesOf = (needed, system) =>
  [...new Set(needed.map((each) => each[system]).filter(Boolean))].join(' ');

/** How to install what's lacking. */
function installing(needed) {
  if (hasDpkg()) return [`  sudo apt-get install ${namesOf(needed, 'debian')}`];
  if (process.platform === 'darwin') {
    const brewed = namesOf(needed, 'macos');
    return ['  xcode-select --install', ...(brewed ? [`  brew install ${brewed}`] : [])];
  }
  return [
    `  on Debian or Ubuntu: sudo apt-get install ${namesOf(needed, 'debian')}`,
    `  on Fedora: sudo dnf install ${namesOf(needed, 'fedora')}`,
  ];
}

const causeOf = (output) => CAUSES.find(({ signs }) => signs.test(output));

/** Ends with what a program has printed of why it failed, and then what's to be done. */
function fail(output, lines) {
  const all = output.split('\n').filter((line) => line.trim() !== '');
  const telling = all.filter((line) => TELLING.test(line));
  for (const line of new Set(telling.length > 0 ? telling.slice(0, 20) : all.slice(-20))) say(`     ${line}`);
  for (const line of lines) say(line);
  process.exit(1);
}

function installPackages(stamp) {
  say('  1. packages from the lock file');
  // Without install scripts, because one failed native build would undo the whole installation.
  const { ok, output } = npm('ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error');
  if (!ok) fail(output, [causeOf(output)?.says(output) ?? 'npm ci failed, for the reason above.']);
  // If what follows fails, the next start goes on from here.
  writeFileSync(stampFile, `${stamp} `);
}

function buildNative() {
  say(`  2. native packages: ${NATIVE.join(', ')}`);
  let still = unloadable();
  if (still.length === 0) return;
  let { output } = npm('rebuild', ...still);
  still = unloadable();
  if (still.length === 0) return;
  let needed = lacking(output);
  if (needed.length > 0 && process.getuid?.() === 0 && hasDpkg()) {
    const names = namesOf(needed, 'debian');
    say(`  3. system packages needed to build them: ${names}`);
    run('apt-get', ['update'], NO_QUESTIONS);
    const apt = run(
      'apt-get',
      ['install', '-y', '--no-install-recommends', ...names.split(' ')],
      NO_QUESTIONS,
    );
    needed = lacking(output);
    if (needed.length === 0) {
      say(`  4. building ${still.join(', ')}, which takes about a minute`);
      ({ output } = npm('rebuild', ...still));
      still = unloadable();
      if (still.length === 0) return;
    } else output += apt.output;
  }
  const cause = causeOf(output);
  const lines = [`These packages can't be had: ${still.join(', ')}.`];
  if (needed.length === 0 || cause?.isNetwork)
    lines.push(cause?.says(output) ?? 'Nothing that building them needs is missing: the reason is above.');
  if (needed.length > 0)
    lines.push(
      cause?.isNetwork
        ? 'Or build them here, which needs this as well:'
        : 'Install what building them needs, then start again:',
      ...installing(needed),
    );
  fail(output, lines);
}

export function setUp() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail('', [`Round Table needs Node 20.19 or newer; this is ${process.versions.node}.`]);
  const packages = packagesStamp();
  // Native packages may have to be built again for another version of Node.
  const stamp = `${packages} node-${process.versions.modules}`;
  const before = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (before === stamp) return;

  say('Setting up Round Table. Only the first start takes this long.');
  try {
    if (!before.startsWith(`${packages} `)) installPackages(packages);
    buildNative();
    writeFileSync(stampFile, stamp);
  } catch (error) {
    fail(String(error), [causeOf(String(error))?.says() ?? 'Set-up failed, for the reason above.']);
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setUp();
