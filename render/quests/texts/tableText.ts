import { KINDS } from '../../../src/games/quests/data.ts';
import type { AdventureView } from '../../../src/games/quests/types.ts';
import { limited, TEXT_LIMIT } from '../../parts/limit.ts';
import { adventuresToEnd } from '../adventuresToEnd.ts';
import type { QuestsScene } from '../scene.ts';
import { columnValues } from './columnValues.ts';
import { logLine } from './logLine.ts';
import { shortNames, TABLE_NAME, tableNames } from './names.ts';

function adventureLine(
  scene: QuestsScene,
  { id, value, need, taken }: AdventureView,
  names: readonly string[],
): string {
  const { text } = scene.words.questsPicture;
  const what = taken === null ? text.need(need) : text.takenBy(names[taken.seat] ?? '', taken.pay);
  return text.adventure(value, id, what);
}

function headLines(scene: QuestsScene, names: readonly string[]): string[] {
  const { view, words } = scene;
  const { text } = words.questsPicture;
  const { toAct, end, idleTurns } = view;
  const rules = text.rules(view.rules);
  return [
    end === null ? text.title(view.variant, view.turn + 1) : text.over(view.variant, end),
    ...(toAct === null ? [] : [text.toAct(names[toAct] ?? '', view.openSteps, view.maxDraw)]),
    ...(rules === '' ? [] : [text.rulesLine(rules)]),
    ...(idleTurns > 0 ? [text.idle(idleTurns)] : []),
  ];
}

/** Everything public, line by line: turn, players, display, adventures, recent turns, piles. */
export function tableText(scene: QuestsScene): string {
  const { view, words } = scene;
  const { text } = words.questsPicture;
  const names = tableNames(scene);
  const full = shortNames(scene, TABLE_NAME);
  const { thisTurn, lastTurn } = view;
  const isUnderWay =
    thisTurn !== null &&
    (thisTurn.revealed.length > 0 || thisTurn.challenge !== null || thisTurn.adventure !== null);
  const gains = scene.events.filter(({ type }) => type === 'columnCompleted' || type === 'won');
  return limited(
    [
      ...headLines(scene, names),
      ...view.players.map(({ score, knights, seals, trophies }, seat) =>
        text.player(
          full[seat] ?? '',
          words.pictures.emblems[seat] ?? '',
          score,
          knights,
          view.variant === 'seals' ? seals : null,
          trophies,
        ),
      ),
      text.display,
      ...KINDS.map((kind) =>
        text.column(
          kind,
          columnValues(scene, kind, (value, owner) => text.sealed(value, names[owner] ?? '')),
        ),
      ),
      text.adventures(adventuresToEnd(view)),
      ...view.adventures.map((adventure) => adventureLine(scene, adventure, names)),
      ...(isUnderWay ? [text.log.now(names[thisTurn.seat] ?? '', logLine(scene, thisTurn))] : []),
      ...(lastTurn === null ? [] : [text.log.last(names[lastTurn.seat] ?? '', logLine(scene, lastTurn))]),
      text.piles(view.adversaryPile, view.knightPile, view.discards),
      text.starts(names[view.startSeat] ?? ''),
      ...words.quests.events(gains, names),
    ],
    '\n',
    TEXT_LIMIT,
  );
}
