import { CHARACTERS, COURTIERS } from '../../../src/games/court/types.ts';
import { ALT_LIMIT, limited } from '../../parts/limit.ts';
import type { CourtScene } from '../scene.ts';
import { ALT_NAME, shortNames } from './names.ts';
import { actorWords, affairWords, eventWords } from './situation.ts';

/** The position in words: standings, characters, row, players and peasantry. */
export function positionWords(scene: CourtScene): string[] {
  const { view, words } = scene;
  const { alt } = words.courtPicture;
  const names = shortNames(scene, ALT_NAME);
  return [
    alt.standings(
      view.players.map(({ standing, place }, seat) => alt.standing(place, names[seat] ?? '', standing.sizes)),
    ),
    alt.characters(
      CHARACTERS.map((id) => {
        const { purse, takenBy } = view.characters[id];
        return alt.character(
          words.court.character(id),
          purse,
          takenBy === null ? null : (names[takenBy] ?? ''),
          view.blackDie === id,
        );
      }),
    ),
    alt.row(words.court.courtiers(view.row)),
    ...view.players.map((player, seat) =>
      alt.player(
        names[seat] ?? '',
        words.pictures.emblems[seat] ?? '',
        player.treasury,
        words.court.courtiers(COURTIERS.flatMap((id) => Array(player.court[id]).fill(id))),
        view.favor === seat,
      ),
    ),
    alt.peasantry(words.court.courtiers(COURTIERS.flatMap((id) => Array(view.peasantry[id]).fill(id)))),
  ];
}

/** The table in words, most important first. */
export function tableAlt(scene: CourtScene): string {
  const { view, words } = scene;
  const names = shortNames(scene, ALT_NAME);
  return limited(
    [
      words.courtPicture.alt.table(view),
      ...actorWords(scene, names),
      ...affairWords(scene, names),
      ...positionWords(scene),
      ...eventWords(scene, names),
    ],
    ' ',
    ALT_LIMIT,
  );
}
