import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cyclesIn, exists, importsOf, SOURCES, textOf } from './imports.ts';
import { DISCORD_ROOMS, ROOMS, roomOf } from './rooms.ts';

const arrow = (file: string) => (name: string) => `${file} -> ${name}`;
const filesIn = (room: string) => SOURCES.filter((file) => roomOf(file) === room);

describe('rooms', () => {
  it('all have rules', () => {
    expect([...new Set(SOURCES.map(roomOf))].sort()).toEqual(Object.keys(ROOMS).sort());
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

  it('form layers: no room imports one that imports it, directly or through others', () => {
    const below = new Map(Object.entries(ROOMS).map(([room, { rooms }]) => [room, rooms]));
    expect(cyclesIn(below)).toEqual([]);
    for (const [at, room] of DISCORD_ROOMS.entries())
      for (const above of DISCORD_ROOMS.slice(0, at))
        expect(ROOMS[`discord/${room}`]!.rooms).not.toContain(`discord/${above}`);
  });

  it('have no import cycles between files', () => {
    const graph = new Map(SOURCES.map((file) => [file, importsOf(file).filter(exists)]));
    expect(cyclesIn(graph)).toEqual([]);
  });

  it('have in threads what their modules export', () => {
    const threads = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /(thread|check)\.mjs$/.test(file))
      .flatMap((file) => [
        ...readFileSync(`src/${file}`, 'utf8').matchAll(/\{ (.+) \} = await load\('(.+?)'/g),
      ]);
    expect(threads.length).toBeGreaterThan(2);
    for (const [, names, module] of threads)
      for (const name of names!.split(', '))
        expect(textOf(module!)).toMatch(new RegExp(`^export (async )?(function|const) ${name}\\b`, 'm'));
  });

  it('show Discord views of tables, never the state of a game', () => {
    const shown = SOURCES.filter((file) => /^(src\/discord|commands)\//.test(file));
    expect(
      shown.filter((file) => /\bTableDocument\b|\b(table|before|after)\.(play|hinted)\b/.test(textOf(file))),
    ).toEqual([]);
  });

  it('know nothing of games in the playground but their IDs and how shuffles are checked', () => {
    const allowed = /^src\/games\/(chance|fairness|fairness-form|game|json|record-error)\.ts$/;
    const wrong = filesIn('playground').flatMap((file) =>
      importsOf(file)
        .filter((name) => name.startsWith('src/games/') && !allowed.test(name))
        .map(arrow(file)),
    );
    expect(wrong).toEqual([]);
  });

  it('use only the types, data, assumptions and courses of games in pictures and words', () => {
    const allowed =
      /^src\/games\/(game|registry|json|course|\w+\/(types|data|assumptions|reading|outcomes))\.ts$/;
    const wrong = [...filesIn('render'), ...filesIn('i18n')].flatMap((file) =>
      importsOf(file)
        .filter((name) => name.startsWith('src/games/') && !allowed.test(name))
        .map(arrow(file)),
    );
    expect(wrong).toEqual([]);
  });
});
