import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Each file's imports that are loaded, threads and modules imported later included. */
function importsOf(file: string): string[] {
  const text = readFileSync(file, 'utf8').replace(/^(import|export) type\s[^;]*;/gm, '');
  return [...text.matchAll(/['"`](\.{1,2}\/[^'"`\s$]+\.(?:ts|mjs))['"`]/g)].map(([, name]) =>
    join(dirname(file), name!),
  );
}

/** Which files load which, from tests down to what they test. */
export class Importers {
  readonly #of = new Map<string, string[]>();

  constructor(files: readonly string[]) {
    for (const file of files)
      for (const imported of importsOf(file)) {
        const importers = this.#of.get(imported);
        if (importers) importers.push(file);
        else this.#of.set(imported, [file]);
      }
  }

  /** The tests that load a file, the likeliest to notice a mistake in it first: by name, by folder, by distance. */
  nearest(file: string, isTest: (file: string) => boolean): string[] {
    const distances = new Map([[file, 0]]);
    for (const [each, distance] of distances)
      for (const importer of this.#of.get(each) ?? [])
        if (!distances.has(importer)) distances.set(importer, distance + 1);
    const folder = dirname(file)
      .replace(/^src/, 'test')
      .replace(/^(render|commands)/, 'test/$1');
    const name = basename(file, '.ts');
    const away = (test: string): number => {
      const shared = dirname(test)
        .split('/')
        .findIndex((part, at) => part !== folder.split('/')[at]);
      const apart = shared < 0 ? 0 : folder.split('/').length - shared;
      return distances.get(test)! + 3 * apart - (basename(test).startsWith(name) ? 10 : 0);
    };
    return [...distances.keys()].filter(isTest).sort((a, b) => away(a) - away(b));
  }
}
