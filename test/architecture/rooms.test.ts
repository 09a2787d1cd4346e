import { describe, expect, it } from 'vitest';
import { exists, importsOf, sources } from './imports.ts';

const files = sources('src', 'commands', 'render');

/** The room a file lives in. */
function roomOf(file: string): string {
  if (file.startsWith('src/')) return file.split('/').length > 2 ? (file.split('/')[1] as string) : 'entry';
  return file.split('/')[0] as string;
}

/** What each room may import besides itself. */
const MAY_IMPORT: Record<string, { rooms: string[]; packages: RegExp }> = {
  games: { rooms: [], packages: /^(pure-rand\/|node:crypto$|zod$)/ },
  players: { rooms: ['games'], packages: /^$/ },
  store: { rooms: [], packages: /^(keyv$|@keyv\/|pg$|node:|zod$|p-queue$)/ },
  table: { rooms: ['games', 'players', 'store'], packages: /^(node:|zod$|p-queue$|nanoid$)/ },
  i18n: { rooms: ['games', 'table'], packages: /^node:/ },
  render: { rooms: ['games', 'i18n'], packages: /^(canvas$|node:|p-queue$)/ },
  discord: {
    rooms: ['games', 'table', 'i18n', 'render', 'commands'],
    packages: /^(discord\.js$|@discordjs\/rest$|discord-api-types\/|node:|pino$)/,
  },
  commands: {
    rooms: ['games', 'table', 'i18n', 'render', 'discord'],
    packages: /^(discord\.js$|discord-api-types\/|node:)/,
  },
  playground: { rooms: ['i18n'], packages: /./ },
};

describe('the rooms of the house', () => {
  it('has rules for each room', () => {
    expect([...new Set(files.map(roomOf))].filter((room) => room !== 'entry').sort()).toEqual(
      Object.keys(MAY_IMPORT).sort(),
    );
  });

  it.each(Object.keys(MAY_IMPORT))('%s imports only what it may', (room) => {
    const { rooms, packages } = MAY_IMPORT[room]!;
    const inside = files.filter((file) => roomOf(file) === room);
    expect(inside.length).toBeGreaterThan(0);
    const wrong = inside.flatMap((file) =>
      importsOf(file)
        .filter((name) => (exists(name) ? ![room, ...rooms].includes(roomOf(name)) : !packages.test(name)))
        .map((name) => `${file} -> ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('lets pictures and words know a game by its types, data and words alone', () => {
    const allowed = /^src\/games\/(game|registry|json|\w+\/(types|data|assumptions))\.ts$/;
    const wrong = files
      .filter((file) => ['render', 'i18n'].includes(roomOf(file)))
      .flatMap((file) =>
        importsOf(file)
          .filter((name) => name.startsWith('src/games/') && !allowed.test(name))
          .map((name) => `${file} -> ${name}`),
      );
    expect(wrong).toEqual([]);
  });

  it('keeps every game to itself', () => {
    const gameOf = (file: string) => /^src\/games\/(\w+)\//.exec(file)?.[1];
    const wrong = files
      .filter((file) => gameOf(file) !== undefined)
      .flatMap((file) =>
        importsOf(file)
          .filter((name) => gameOf(name) !== undefined && gameOf(name) !== gameOf(file))
          .map((name) => `${file} -> ${name}`),
      );
    expect(wrong).toEqual([]);
  });

  it('has no import cycle', () => {
    const graph = new Map(files.map((file) => [file, importsOf(file).filter((name) => exists(name))]));
    const done = new Set<string>();
    const path: string[] = [];
    const cycles: string[] = [];
    const visit = (file: string): void => {
      if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
      if (done.has(file) || path.includes(file)) return;
      path.push(file);
      for (const next of graph.get(file) ?? []) visit(next);
      path.pop();
      done.add(file);
    };
    for (const file of files) visit(file);
    expect(cycles).toEqual([]);
  });
});
