import { describe, expect, it } from 'vitest';
import { GAME_IDS } from '../../src/games/game.ts';
import { importsOf, SOURCES, textOf } from './imports.ts';

const ids = GAME_IDS.join('|');

/** A game's own files: in a folder of its name, or with a name that starts with it. */
const OWN = new RegExp(`(?:^|/)(${ids})(?:[A-Z-][\\w-]*)?(?:\\.ts$|/)`);

/** A theme that shares its name with a game. */
const COURT_THEME = 'render/themes/court.ts';

/** Files that import games, to list one beside the other. */
const REGISTRIES = [
  'bench/pictures/paintings.ts',
  'commands/index.ts',
  'render/painters.ts',
  'render/themes/theme.ts',
  'scripts/gallery/registry.ts',
  'scripts/players/ahead/valuations.ts',
  'scripts/reasons/registry.ts',
  'scripts/training/courses.ts',
  'src/games/registry.ts',
  'src/players/reasons.ts',
  'src/players/search-games.ts',
  'src/telling/registry.ts',
];

/** Other files that name a game without importing it, besides those that have `byGame` ask for something of each. */
const NAMING = [
  // The game that the load consists of.
  'bench/answers/load-table.ts',
  // The theme called court, and each theme's colours for each game.
  'render/themes/contrast.ts',
  COURT_THEME,
  'render/themes/index.ts',
  // Names of the README's pictures.
  'scripts/gallery/write.ts',
  // What each level must achieve in each game.
  'scripts/levels/trials.ts',
  // The type `GameId`.
  'src/games/game.ts',
  // Pictures of the games that the playground shows to newcomers.
  'src/playground/serving/page.ts',
];

const gameOf = (file: string): string | undefined => (file === COURT_THEME ? undefined : OWN.exec(file)?.[1]);

const shared = SOURCES.filter((file) => gameOf(file) === undefined);

/** A game's id as a string, a key or a property. */
const NAME = new RegExp(`(['"\`])(?:${ids})\\1|\\.(?:${ids})\\b|\\b(?:${ids}):|[{,]\\s*(?:${ids})\\s*[,}]`);

const NOT_NAMING = /\/\*[\s\S]*?\*\/|(?:^|\s)\/\/.*$|\bbyGame(?:<\w+>)?\(\{[\s\S]*?\}\)/gm;

describe('a game', () => {
  it('imports no other game', () => {
    const wrong = SOURCES.filter((file) => gameOf(file) !== undefined).flatMap((file) =>
      importsOf(file)
        .filter((name) => ![undefined, gameOf(file)].includes(gameOf(name)))
        .map((name) => `${file} -> ${name}`),
    );
    expect(wrong).toEqual([]);
  });

  it('is imported only by its own files and by registries', () => {
    const importing = shared.filter((file) => importsOf(file).some((name) => gameOf(name) !== undefined));
    expect(importing.sort()).toEqual(REGISTRIES);
  });

  it('is named only in its own files, in registries and where listed', () => {
    const naming = shared.filter((file) => NAME.test(textOf(file).replace(NOT_NAMING, '')));
    expect(naming.filter((file) => !REGISTRIES.includes(file)).sort()).toEqual(NAMING);
  });
});
