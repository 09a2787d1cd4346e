import { KINDS } from '../../src/games/quests/data.ts';
import type { AdventureView, Kind, TurnLog } from '../../src/games/quests/types.ts';
import { ALT_LIMIT, limited, TEXT_LIMIT } from '../parts/text.ts';
import { distinctNames, shortNames } from '../scene.ts';
import { adventuresToEnd, faceValue } from './reading.ts';
import type { QuestsScene } from './sheet.ts';

function columnValues(
  { view }: QuestsScene,
  kind: Kind,
  sealed: (value: number, owner: number) => string,
): string[] {
  return view.columns[kind].map(({ card, seal }) =>
    seal === null ? String(faceValue(card)) : sealed(faceValue(card), seal),
  );
}

/** What happened, one sentence per event. */
function eventWords({ events, words }: QuestsScene, names: readonly string[]): string[] {
  return words.quests.events(events, names);
}

/** What happened in a turn, in one line. */
function logLine({ words }: QuestsScene, log: TurnLog): string {
  const { text } = words.questsPicture;
  const { revealed, challenge, adventure, drawn } = log;
  const parts = [
    ...(revealed.length > 0 ? [text.log.revealed(revealed)] : []),
    ...(challenge === null ? [] : [text.log.challenged(challenge.mode, challenge.card, challenge.pay)]),
    ...(adventure === null ? [] : [text.log.adventure(adventure.adventure, adventure.pay)]),
    ...(drawn === null ? [] : [text.log.drew(drawn)]),
  ];
  return parts.length === 0 ? text.log.nothing : text.log.parts(parts);
}

/** Maximum lengths of names in texts, in UTF-16 code units. */
export const ALT_NAME = 32;

const TABLE_NAME = 14;

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
  const names = distinctNames(scene, TABLE_NAME);
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
