import type { Seat } from '../../../src/games/game.ts';
import type { CourtScene } from '../scene.ts';
import { ALT_NAME, shortNames } from './names.ts';
import { playerLines } from './playerLines.ts';
import { actorWords, affairWords } from './situation.ts';

/** The court of one seat and the decision awaited, a sentence or line each. */
export function handWords(scene: CourtScene, seat: Seat): string[] {
  const names = shortNames(scene, ALT_NAME);
  return [
    ...playerLines(scene, seat, names[seat] ?? '').map((line) => line.trim()),
    ...actorWords(scene, names),
    ...affairWords(scene, names),
  ];
}
