import { GROUPS } from '../../../src/games/court/types.ts';
import type { Seat } from '../../../src/games/game.ts';
import type { CourtScene } from '../scene.ts';

export function playerLines(scene: CourtScene, seat: Seat, name: string): string[] {
  const { view, words } = scene;
  const { text } = words.courtPicture;
  const player = view.players[seat];
  if (player === undefined) return [];
  return [
    text.player(
      name,
      words.pictures.emblems[seat] ?? '',
      player.place,
      player.characters.map(words.court.character),
      player.quotaLeft,
      view.favor === seat,
    ),
    text.treasury(player.treasury),
    text.court(player.court),
    text.standing(
      GROUPS.map((group) => [group, player.standing.groups[group]] as const),
      player.standing.jesters,
      player.standing.idleJesters,
      player.standing.sizes,
    ),
  ];
}
