import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const PAGES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];
const PAGES_WITH_CODE = ['CONTRIBUTING.md', 'docs/adding-a-game.md', 'docs/computer-players.md'];

/** Blocks of code and of messages, each with the file named after its language. */
const excerptsOf = (page: string) =>
  [...page.matchAll(/^```(?:ts|js|ftl)(.*)\n([\s\S]*?)^```$/gm)].map(([, file, code]) => ({
    file: file!.trim(),
    code: code!,
  }));

const linksOf = (page: string): string[] =>
  [...page.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, to]) => to!).filter((to) => !to.includes('://'));

/** Files and folders named in code, without patterns such as `render/<id>/` or `test/*`. */
const namedIn = (page: string): string[] =>
  [...page.matchAll(/`((?:src|render|commands|test|scripts|bench|docs|\.ci)(?:\/[^`\s]*)?)`/g)]
    .map(([, path]) => path!)
    .filter((path) => !/[<*]/.test(path));

it.each(PAGES_WITH_CODE)('%s quotes code as it is', (name) => {
  const excerpts = excerptsOf(readFileSync(name, 'utf8'));
  expect(excerpts.length).toBeGreaterThan(0);
  for (const { file, code } of excerpts) expect(readFileSync(file, 'utf8')).toContain(code);
});

it('name files', () => {
  const named = PAGES.map((name) => namedIn(readFileSync(name, 'utf8')).length);
  expect(Math.max(...named)).toBeGreaterThan(20);
});

describe.each(PAGES)('%s', (name) => {
  const page = readFileSync(name, 'utf8');

  it('names only files that exist', () => {
    const targets = [...linksOf(page).map((to) => join(dirname(name), to)), ...namedIn(page)];
    expect(targets.filter((target) => !existsSync(target))).toEqual([]);
  });

  it('names only scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
    const named = [...page.matchAll(/\bnpm (?:run )?(?!run)([a-z:]+)/g)].map(([, script]) => script!);
    expect(named.filter((script) => !Object.hasOwn(scripts, script))).toEqual([]);
  });
});

describe('docs/adding-a-game.md', () => {
  const page = readFileSync('docs/adding-a-game.md', 'utf8');

  it('shows each file of the example, and each place where a game is registered', () => {
    const registered = readFileSync('test/example/registered.ts', 'utf8');
    const places = [...registered.matchAll(/vi\.mock\('\.\.\/\.\.\/([^']+)'/g)].map(([, place]) => place!);
    const files = [...registered.matchAll(/import\('\.\/(nim\/[^']+)'\)/g)].map(([, file]) => file!);
    expect(places).toHaveLength(8);
    for (const place of places) expect(page).toContain(`\`${place}\``);
    for (const file of files) expect(page).toContain(`(../test/example/${file})`);
  });

  it('names each registry that asks for every game', () => {
    const files = ['src', 'commands', 'render', 'scripts', 'bench'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
    );
    const asking = files.filter(
      (file) => file.endsWith('.ts') && /\bbyGame[<(]/.test(readFileSync(file, 'utf8')),
    );
    expect(asking.length).toBeGreaterThan(10);
    for (const file of asking) expect(page).toContain(`\`${file}\``);
  });
});
