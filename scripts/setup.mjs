// Makes a fresh clone runnable with nothing but Node and npm: installs dependencies from the lock file, native
// packages that load, and the system packages needed to build them. Plain JavaScript without dependencies, since it
// runs before they're installed. Once set up, it only reads two files.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = join(root, 'node_modules', '.round-table-setup');
const NATIVE = ['canvas', '@photostructure/sqlite'];
const DEBIAN = [
  'build-essential',
  'pkg-config',
  'python3',
  'libcairo2-dev',
  'libpango1.0-dev',
  'libjpeg-dev',
  'libgif-dev',
  'librsvg2-dev',
  'libpixman-1-dev',
];

/** What the packages depend on: the lock file and the platform. */
function packagesStamp() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  return `${lock} ${process.platform}-${process.arch}`;
}

const say = (text) => process.stderr.write(`${text}\n`);

function run(command, args, options = {}) {
  const done = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2], ...options });
  return done.status === 0;
}

/** Tried in a separate process, since an incompatible native package can crash it. */
const loads = (name) =>
  spawnSync(process.execPath, ['-e', `require(${JSON.stringify(name)})`], { cwd: root, stdio: 'ignore' })
    .status === 0;

const missing = () => NATIVE.filter((name) => !loads(name));

function quietly(command, args, env = {}) {
  const done = spawnSync(command, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 1 << 28,
  });
  return { ok: done.status === 0, output: `${done.stdout ?? ''}${done.stderr ?? ''}` };
}

function fail(lines) {
  for (const line of lines) say(line);
  process.exit(1);
}

export function setUp() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19))
    fail([`Round Table needs Node 20.19 or newer; this is ${process.versions.node}.`]);
  const packages = packagesStamp();
  // Native packages may have to be built again for another version of Node.
  const stamp = `${packages} node-${process.versions.modules}`;
  const before = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '';
  if (before === stamp) return;

  say('Setting up Round Table. Only the first start takes this long.');
  say('  1. packages from the lock file');
  // Without install scripts, because one failed native build would undo the whole installation.
  const isThere = before.startsWith(`${packages} `);
  if (!isThere && !run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']))
    fail(['npm ci failed; see its message above.']);

  say(`  2. native packages: ${NATIVE.join(', ')}`);
  let rebuilt = { ok: true, output: '' };
  if (missing().length > 0) rebuilt = quietly('npm', ['rebuild', ...missing()]);
  if (missing().length > 0 && process.getuid?.() === 0 && quietly('apt-get', ['--version']).ok) {
    say('  3. system packages needed to build them (apt-get)');
    const noQuestions = { DEBIAN_FRONTEND: 'noninteractive' };
    quietly('apt-get', ['update'], noQuestions);
    const installed = quietly(
      'apt-get',
      ['install', '-y', '--no-install-recommends', ...DEBIAN],
      noQuestions,
    );
    if (!installed.ok) say(installed.output.split('\n').slice(-6).join('\n'));
    say(`  4. building ${missing().join(', ')}, which takes about a minute`);
    rebuilt = quietly('npm', ['rebuild', ...missing()]);
  }
  const still = missing();
  if (still.length > 0)
    fail([
      rebuilt.output.split('\n').slice(-15).join('\n'),
      `These packages can't be downloaded prebuilt and can't be built here: ${still.join(', ')}.`,
      'Install what building them needs, then start again. On Debian or Ubuntu:',
      `  sudo apt-get install ${DEBIAN.join(' ')}`,
      'On Fedora:',
      '  sudo dnf install gcc-c++ make python3 pkgconf cairo-devel pango-devel libjpeg-turbo-devel giflib-devel librsvg2-devel pixman-devel',
      'On macOS:',
      '  xcode-select --install && brew install pkg-config cairo pango libpng jpeg giflib librsvg pixman python-setuptools',
    ]);
  writeFileSync(stampFile, stamp);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) setUp();
