import type { GameId } from '../../src/games/game.ts';
import type { Figure } from '../figure.ts';
import { lag } from './lag.ts';
import { mainThread } from './main-thread.ts';
import { memory } from './memory.ts';
import { at, type Paintings, PICTURES_PER_GAME, paintings } from './paintings.ts';
import { ratio } from './ratio.ts';
import { size } from './size.ts';

/** The highest figure of all games, with the game's id in its name. */
async function worst(
  games: ReadonlyMap<GameId, Paintings>,
  measure: (all: Paintings) => Promise<Figure>,
): Promise<Figure> {
  const figures: Figure[] = [];
  for (const [game, all] of games) {
    const figure = await measure(all);
    figures.push({ ...figure, name: `${figure.name}, worst of ${games.size} games: ${game}` });
  }
  return figures.reduce((most, figure) => (figure.value > most.value ? figure : most));
}

/** The cost of drawing pictures. */
export async function pictureFigures(): Promise<Figure[]> {
  const games = paintings();
  const mixed = Array.from({ length: PICTURES_PER_GAME }, (_, i) =>
    [...games.values()].map((all) => at(all, i)),
  ).flat();
  return [
    await worst(games, ratio),
    await worst(games, mainThread),
    await worst(games, size),
    await memory(mixed),
    await lag(mixed),
  ];
}
