import { KINDS } from '../../../src/games/quests/data.ts';
import { ALT_LIMIT, limited } from '../../parts/limit.ts';
import { adventuresToEnd } from '../adventuresToEnd.ts';
import type { QuestsScene } from '../scene.ts';
import { columnValues } from './columnValues.ts';
import { eventWords } from './eventWords.ts';
import { ALT_NAME, shortNames } from './names.ts';

function playerWords(scene: QuestsScene): string {
  const { view, words } = scene;
  const { alt } = words.questsPicture;
  const names = shortNames(scene, ALT_NAME);
  return alt.players(
    view.players.map(({ score, knights, seals }, seat) =>
      alt.player(names[seat] ?? '', score, knights, view.variant === 'seals' ? seals : null),
    ),
  );
}

function displayWords(scene: QuestsScene): string {
  const { alt } = scene.words.questsPicture;
  const names = shortNames(scene, ALT_NAME);
  return alt.display(
    KINDS.map((kind) =>
      alt.column(
        kind,
        columnValues(scene, kind, (value, owner) => alt.sealed(value, names[owner] ?? '')),
      ),
    ),
  );
}

/** The table in words, most important first. */
export function tableAlt(scene: QuestsScene): string {
  const { view, words } = scene;
  const { alt } = words.questsPicture;
  const names = shortNames(scene, ALT_NAME);
  const { toAct, end } = view;
  const open = view.adventures.filter(({ taken }) => taken === null);
  return limited(
    [
      end === null ? alt.table(view.variant, view.turn + 1) : alt.over(view.variant, end),
      ...(toAct === null ? [] : [alt.toAct(names[toAct] ?? '', view.openSteps, view.maxDraw)]),
      playerWords(scene),
      ...eventWords(scene, names),
      displayWords(scene),
      alt.piles(view.adversaryPile, adventuresToEnd(view)),
      alt.openAdventures(open.map(({ id, value }) => alt.adventure(id, value))),
    ],
    ' ',
    ALT_LIMIT,
  );
}
