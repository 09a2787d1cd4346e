import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../../src/games/game.ts';
import { cyclesIn, exists, importsOf, sources, textOf } from './imports.ts';
import { DISCORD_ROOMS, ROOMS, roomOf } from './rooms.ts';

const files = sources('src', 'commands', 'render', 'scripts', 'bench');

const arrow = (file: string) => (name: string) => `${file} -> ${name}`;
const filesIn = (room: string) => files.filter((file) => roomOf(file) === room);

describe('the rooms of the house', () => {
  it('all have rules', () => {
    expect([...new Set(files.map(roomOf))].sort()).toEqual(Object.keys(ROOMS).sort());
  });

  it.each(Object.entries(ROOMS))('%s imports only what it may', (room, { rooms, packages }) => {
    const inside = filesIn(room);
    expect(inside.length).toBeGreaterThan(0);
    const wrong = inside.flatMap((file) =>
      importsOf(file)
        .filter((name) =>
          exists(name) ? ![room, ...rooms].includes(roomOf(name) ?? 'test') : !packages.test(name),
        )
        .map(arrow(file)),
    );
    expect(wrong).toEqual([]);
  });

  it('lie one above the other: no two rooms import each other, however far round', () => {
    const below = new Map(Object.entries(ROOMS).map(([room, { rooms }]) => [room, rooms]));
    expect(cyclesIn(below)).toEqual([]);
    for (const [at, room] of DISCORD_ROOMS.entries())
      for (const above of DISCORD_ROOMS.slice(0, at))
        expect(ROOMS[`discord/${room}`]!.rooms).not.toContain(`discord/${above}`);
  });

  it('have no import cycle between files', () => {
    const graph = new Map(files.map((file) => [file, importsOf(file).filter(exists)]));
    expect(cyclesIn(graph)).toEqual([]);
  });

  it('know a game by its types, data and words alone where pictures and words are made', () => {
    const allowed = /^src\/games\/(game|registry|json|\w+\/(types|data|assumptions))\.ts$/;
    const wrong = [...filesIn('render'), ...filesIn('i18n')].flatMap((file) =>
      importsOf(file)
        .filter((name) => name.startsWith('src/games/') && !allowed.test(name))
        .map(arrow(file)),
    );
    expect(wrong).toEqual([]);
  });
});

/** Where a game's own files lie, by room. */
const OWN = /(?:^|\/)(artus|court|quests)(?:[A-Z][\w-]*)?(?:\.ts$|\/)/;
/** Where games are put side by side, so that nothing else need name one. */
const REGISTRIES: readonly string[] = [
  'src/games/game.ts',
  'src/games/registry.ts',
  'src/players/registry.ts',
  'src/discord/guides/registry.ts',
  'src/i18n/en/index.ts',
  'render/painters.ts',
  'commands/index.ts',
];

describe('a game', () => {
  const gameOf = (file: string) => OWN.exec(file)?.[1];

  it('imports no other game', () => {
    const wrong = files
      .filter((file) => gameOf(file) !== undefined)
      .flatMap((file) =>
        importsOf(file)
          .filter((name) => gameOf(name) !== undefined && gameOf(name) !== gameOf(file))
          .map(arrow(file)),
      );
    expect(wrong).toEqual([]);
  });

  it('is imported by nobody but itself and the registries', () => {
    const wrong = files
      .filter((file) => gameOf(file) === undefined && !REGISTRIES.includes(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((name) => gameOf(name) !== undefined)
          .map(arrow(file)),
      );
    expect(wrong).toEqual([]);
  });

  it('is named in no condition outside the registries', () => {
    const named = new RegExp(`(?:[!=]==|case)\\s*['"](?:${GAME_IDS.join('|')})['"]`);
    const wrong = files.filter(
      (file) => gameOf(file) === undefined && !REGISTRIES.includes(file) && named.test(textOf(file)),
    );
    expect(wrong).toEqual([]);
  });
});
