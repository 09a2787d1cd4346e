import { CHARACTERS } from '../../../src/games/court/types.ts';
import { limited, TEXT_LIMIT } from '../../parts/limit.ts';
import { COUNTS_AS } from '../pieces/bonus.ts';
import type { CourtScene } from '../scene.ts';
import { shortNames, TABLE_NAME } from './names.ts';
import { playerLines } from './playerLines.ts';
import { actorWords, affairWords, eventWords } from './situation.ts';

/** Everything public, line by line: decision, auction, characters, row, peasantry, courts, last events. */
export function tableText(scene: CourtScene): string {
  const { view, words } = scene;
  const { text } = words.courtPicture;
  const names = shortNames(scene, TABLE_NAME);
  const events = eventWords(scene, names);
  return limited(
    [
      text.title(view),
      ...actorWords(scene, names),
      ...affairWords(scene, names),
      text.charactersHead,
      ...CHARACTERS.map((id) => {
        const { purse, takenBy, open } = view.characters[id];
        const ability = text.ability(id, ...COUNTS_AS[id]);
        const taker = takenBy === null ? null : (names[takenBy] ?? '');
        return text.character(words.court.character(id), purse, taker, view.blackDie === id, open, ability);
      }),
      text.row(view.row.length, view.rowSize, words.court.courtiers(view.row)),
      text.peasantry(view.peasantry),
      ...view.players.flatMap((_, seat) => playerLines(scene, seat, names[seat] ?? '')),
      ...text.byRound(view.sizesByRound),
      ...(events.length === 0 ? [] : [text.lastTurn, ...events]),
    ],
    '\n',
    TEXT_LIMIT,
  );
}
