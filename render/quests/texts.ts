import { KINDS } from '../../src/games/quests/data.ts';
import type { AdventureView, Kind, TurnLog } from '../../src/games/quests/types.ts';
import { ALT_LIMIT, limited, shortened, TEXT_LIMIT } from '../parts/limit.ts';
import { adventuresToEnd } from './piles.ts';
import { faceValue } from './reading.ts';
import type { QuestsScene } from './scene.ts';

/** Names in texts: UTF-16 units at most. */
export const ALT_NAME = 32;
const TABLE_NAME = 14;

export function shortNames({ spoken }: QuestsScene, limit: number): string[] {
  return spoken.map((name) => shortened(name, limit));
}

/** Short names by seat; the emblems where two names would look the same. */
function tableNames(scene: QuestsScene): string[] {
  const names = shortNames(scene, TABLE_NAME);
  return new Set(names).size === names.length
    ? names
    : names.map((_, seat) => scene.words.picture.emblems[seat] ?? '');
}

/** What happened, a sentence each. */
export function eventWords({ events, words }: QuestsScene, names: readonly string[]): string[] {
  return words.quests.events(events, names);
}

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

function columnValues(
  { view }: QuestsScene,
  kind: Kind,
  sealed: (value: number, owner: number) => string,
): string[] {
  return view.columns[kind].map(({ card, seal }) =>
    seal === null ? String(faceValue(card)) : sealed(faceValue(card), seal),
  );
}

function displayWords(scene: QuestsScene): string {
  const { alt } = scene.words.questsPicture;
  const names = shortNames(scene, ALT_NAME);
  return alt.display(
    KINDS.map((kind) =>
      alt.column(
        scene.words.quests.kind(kind, 2),
        columnValues(scene, kind, (value, owner) => alt.sealed(value, names[owner] ?? '')),
      ),
    ),
  );
}

/** The table in words, the most important first. */
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
      alt.openAdventures(open.map(({ id, value }) => alt.adventure(words.quests.adventure(id), value))),
    ],
    ' ',
    ALT_LIMIT,
  );
}

/** What a turn did, on one line. */
function logLine(scene: QuestsScene, log: TurnLog, head: string): string {
  const { words } = scene;
  const { text } = words.questsPicture;
  const { revealed, challenge, adventure, drawn } = log;
  const parts = [
    ...(revealed.length > 0 ? [text.log.revealed(revealed)] : []),
    ...(challenge === null ? [] : [text.log.challenged(challenge.mode, challenge.card, challenge.pay)]),
    ...(adventure === null
      ? []
      : [text.log.adventure(words.quests.adventure(adventure.adventure), adventure.pay)]),
    ...(drawn === null ? [] : [text.log.drew(drawn)]),
  ];
  return head + (parts.length === 0 ? text.log.nothing : parts.join('; '));
}

function adventureLine(
  scene: QuestsScene,
  { id, value, need, taken }: AdventureView,
  names: readonly string[],
): string {
  const { text } = scene.words.questsPicture;
  const what = taken === null ? text.need(need) : text.takenBy(names[taken.seat] ?? '', taken.pay);
  return text.adventure(value, scene.words.quests.adventure(id), what);
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

/** Everything public, a line each: whose turn, players, display, adventures, turns, piles. */
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
          words.picture.emblems[seat] ?? '',
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
      ...(isUnderWay ? [logLine(scene, thisTurn, text.log.now(names[thisTurn.seat] ?? ''))] : []),
      ...(lastTurn === null ? [] : [logLine(scene, lastTurn, text.log.last(names[lastTurn.seat] ?? ''))]),
      text.piles(view.adversaryPile, view.knightPile, view.discards),
      text.starts(names[view.startSeat] ?? ''),
      ...words.quests.events(gains, names),
    ],
    '\n',
    TEXT_LIMIT,
  );
}
