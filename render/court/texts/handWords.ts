import type { Seat } from '../../../src/games/game.ts';
import type { CourtScene } from '../scene.ts';
import { ALT_NAME, shortNames } from './names.ts';
import { playerLines } from './playerLines.ts';
import { actorWords, affairWords } from './situation.ts';

/** One seat's court and the pending decision, one sentence or line each. */
export function handWords(scene: CourtScene, seat: Seat): string[] {
  const names = shortNames(scene, ALT_NAME);
  return [
    ...playerLines(scene, seat, names[seat] ?? '').map((line) => line.trim()),
    ...actorWords(scene, names),
    ...affairWords(scene, names),
  ];
}
