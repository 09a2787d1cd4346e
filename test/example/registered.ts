import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import type { AnyPainter } from '../../render/painter.ts';
import type { Valuation } from '../../scripts/players/ahead/valuations.ts';
import type { AnyGame, GameId } from '../../src/games/game.ts';
import { SOURCE } from '../../src/i18n/source.ts';
import type { AnySearchGame } from '../../src/players/search/position.ts';

// A real game adds a line or two to each of these files. The example is registered only in tests that import this
// file first, so that no bot offers it.

vi.mock('../../src/games/game.ts', async (original) => {
  const game = await original<typeof import('../../src/games/game.ts')>();
  return { ...game, GAME_IDS: [...game.GAME_IDS, 'nim'] };
});

vi.mock('../../src/games/registry.ts', async (original) => {
  const { games } = await original<typeof import('../../src/games/registry.ts')>();
  const { nim } = await import('./nim/rules.ts');
  return { games: new Map<GameId, AnyGame>([...games, [nim.id, nim]]) };
});

vi.mock('../../src/i18n/languages.ts', async (original) => {
  const { languages } = await original<typeof import('../../src/i18n/languages.ts')>();
  const text = readFileSync(new URL('./nim/nim.ftl', import.meta.url), 'utf8');
  return {
    languages: new Map([...languages, [SOURCE, new Map([...languages.get(SOURCE)!, ['nim.ftl', text]])]]),
  };
});

vi.mock('../../render/painters.ts', async (original) => {
  const { painters } = await original<typeof import('../../render/painters.ts')>();
  const { nim } = await import('./nim/rules.ts');
  const { nimPainter } = await import('./nim/painter.ts');
  return { painters: new Map<GameId, AnyPainter>([...painters, [nim.id, nimPainter]]) };
});

vi.mock('../../src/telling/registry.ts', async (original) => {
  const { getGuide, lessons } = await original<typeof import('../../src/telling/registry.ts')>();
  const { nim } = await import('./nim/rules.ts');
  const { nimGuide } = await import('./nim/guide.ts');
  return { lessons, getGuide: (id: GameId) => (id === nim.id ? nimGuide : getGuide(id)) };
});

vi.mock('../../scripts/players/ahead/valuations.ts', async (original) => {
  const { valuations } = await original<typeof import('../../scripts/players/ahead/valuations.ts')>();
  const { nim } = await import('./nim/rules.ts');
  const { nimValuation } = await import('./nim/valuation.ts');
  return { valuations: new Map<GameId, Valuation>([...valuations, [nim.id, nimValuation as Valuation]]) };
});

vi.mock('../../commands/index.ts', async (original) => {
  const { commands } = await original<typeof import('../../commands/index.ts')>();
  const { nimCommand } = await import('./nim/command.ts');
  return { commands: new Map([...commands, [nimCommand.data.name, nimCommand]]) };
});

vi.mock('../../src/players/search-games.ts', async (original) => {
  const { searchGames } = await original<typeof import('../../src/players/search-games.ts')>();
  const { nim } = await import('./nim/rules.ts');
  const { nimSearch } = await import('./nim/search.ts');
  return { searchGames: new Map<GameId, AnySearchGame>([...searchGames, [nim.id, nimSearch]]) };
});
