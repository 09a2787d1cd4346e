import { KINDS } from '../../games/quests/data.ts';
import { adventuresToEnd, endingOf, faceValue } from '../../games/quests/reading.ts';
import type { AdventureView, Kind, QuestsEvent, QuestsView, TurnLog } from '../../games/quests/types.ts';
import { distinctNames, emblemName, shortNames, type TextScene } from '../scene.ts';
import { altOf, textFits, textOf } from '../text.ts';
import {
  adversaryData,
  eventSentences,
  listedOrNone,
  needWords,
  shortAdversaries,
  shortKnights,
} from './sentences.ts';

/** What texts on the card game are made from. */
export type QuestsTextScene = TextScene<QuestsView, QuestsEvent>;

/** A column's values, with the name of whoever has sealed the card. */
const columnValues = (
  { view, say }: QuestsTextScene,
  kind: Kind,
  names: readonly string[],
  sealed: 'quests-picture-alt-sealed' | 'quests-picture-text-sealed',
): string[] =>
  view.columns[kind].map(({ card, seal }) => {
    const value = faceValue(card);
    return seal === null ? String(value) : say(sealed, { value, name: names[seal] ?? '' });
  });

/** What happened in a turn, in one line. */
function logLine({ say }: QuestsTextScene, log: TurnLog): string {
  const { revealed, challenge, adventure, drawn } = log;
  const parts = [
    ...(revealed.length > 0
      ? [say('quests-picture-text-log-revealed', { adversaries: shortAdversaries(say, revealed) })]
      : []),
    ...(challenge === null
      ? []
      : [
          say('quests-picture-text-log-challenged', {
            mode: challenge.mode,
            adversary: say('quests-picture-text-card', adversaryData(challenge.card)),
            knights: shortKnights(say, challenge.pay),
          }),
        ]),
    ...(adventure === null
      ? []
      : [
          say('quests-picture-text-log-adventure', {
            adventure: adventure.adventure,
            adversaries: shortAdversaries(say, adventure.pay),
          }),
        ]),
    ...(drawn === null ? [] : [say('quests-picture-text-log-drew', { count: drawn })]),
  ];
  return parts.length === 0 ? say('quests-picture-text-log-nothing') : parts.join(say('quests-semicolon'));
}

/** Maximum lengths of names in texts, in UTF-16 code units. */
export const ALT_NAME = 32;

/** In a table's text, which has room for long ones where little has been taken. */
const TABLE_NAMES = [ALT_NAME, 14] as const;

export function playerWords(scene: QuestsTextScene): string {
  const { view, say } = scene;
  const names = shortNames(scene, ALT_NAME);
  return say('quests-picture-alt-players', {
    players: view.players
      .map(({ score: points, knights, seals }, seat) => {
        const data = { name: names[seat] ?? '', points, knights };
        return view.variant === 'seals'
          ? say('quests-picture-alt-player-seals', { ...data, seals })
          : say('quests-picture-alt-player', data);
      })
      .join(say('quests-semicolon')),
  });
}

export function displayWords(scene: QuestsTextScene): string {
  const { say } = scene;
  const names = shortNames(scene, ALT_NAME);
  const columns = KINDS.map((kind) => {
    const values = columnValues(scene, kind, names, 'quests-picture-alt-sealed');
    return values.length === 0
      ? say('quests-picture-alt-column-empty', { kind })
      : say('quests-picture-alt-column', { kind, values: values.join(say('quests-comma')) });
  });
  return say('quests-picture-alt-display', { columns: columns.join(say('quests-semicolon')) });
}

/** The table in words, most important first. */
export function tableAlt(scene: QuestsTextScene): string {
  const { view, say } = scene;
  const names = shortNames(scene, ALT_NAME);
  const { toAct, end } = view;
  const open = view.adventures.filter(({ taken }) => taken === null);
  return altOf([
    end === null
      ? say('quests-picture-alt-table', { variant: view.variant, turn: view.turn + 1 })
      : say('quests-picture-alt-over', { variant: view.variant, reason: end }),
    ...(toAct === null
      ? []
      : [
          say('quests-picture-alt-to-act', {
            name: names[toAct] ?? '',
            steps: view.openSteps.map((step) => say('quests-picture-alt-step', { step, most: view.maxDraw })),
          }),
        ]),
    playerWords(scene),
    ...eventSentences(say, scene.events, names),
    displayWords(scene),
    say('quests-picture-alt-piles', {
      adversaries: view.adversaryPile,
      ending: endingOf(view),
      left: adventuresToEnd(view),
    }),
    say('quests-picture-alt-open-adventures', {
      adventures: open
        .map(({ id, value }) => say('quests-picture-alt-adventure', { adventure: id, points: value }))
        .join(say('quests-comma')),
    }),
  ]);
}

function adventureLine(
  scene: QuestsTextScene,
  { id, value, need, taken }: AdventureView,
  names: readonly string[],
): string {
  const what =
    taken === null
      ? needWords(scene.say, need)
      : scene.say('quests-picture-text-taken-by', {
          name: names[taken.seat] ?? '',
          adversaries: shortAdversaries(scene.say, taken.pay),
        });
  return scene.say('quests-picture-text-adventure', { points: value, adventure: id, what });
}

function headLines(scene: QuestsTextScene, names: readonly string[]): string[] {
  const { view, say } = scene;
  const { toAct, end, idleTurns } = view;
  const rules = [
    ...(view.rules.payment === 'lean' ? [say('quests-picture-text-rules-lean')] : []),
    ...(view.rules.forceRevealOnEmpty === 'on' ? [say('quests-picture-text-rules-forced')] : []),
    ...(view.rules.columnCheck === 'challenge' ? [say('quests-picture-text-rules-check')] : []),
  ].join(say('quests-semicolon'));
  const steps = view.openSteps
    .map((step) => say('quests-picture-text-step', { step, most: view.maxDraw }))
    .join(say('quests-comma'));
  return [
    end === null
      ? say('quests-picture-text-title', { variant: view.variant, turn: view.turn + 1 })
      : say('quests-picture-text-over', { variant: view.variant, reason: end }),
    ...(toAct === null ? [] : [say('quests-picture-text-to-act', { name: names[toAct] ?? '', steps })]),
    ...(rules === '' ? [] : [say('quests-picture-text-rules', { rules })]),
    ...(idleTurns > 0 ? [say('quests-picture-text-idle', { turns: idleTurns })] : []),
  ];
}

/** Everything public, line by line: turn, players, display, adventures, recent turns, piles. */
export function tableText(scene: QuestsTextScene): string {
  const [long, short] = TABLE_NAMES.map((limit) => tableLines(scene, limit));
  return textOf(textFits(long!) ? long! : short!);
}

function tableLines(scene: QuestsTextScene, limit: number): string[] {
  const { view, say } = scene;
  const names = distinctNames(scene, limit);
  const full = shortNames(scene, limit);
  const { thisTurn, lastTurn } = view;
  const isUnderWay =
    thisTurn !== null &&
    (thisTurn.revealed.length > 0 || thisTurn.challenge !== null || thisTurn.adventure !== null);
  const gains = scene.events.filter(({ type }) => type === 'columnCompleted' || type === 'won');
  const told = (log: TurnLog) => ({ name: names[log.seat] ?? '', what: logLine(scene, log) });
  return [
    ...headLines(scene, names),
    ...view.players.map(({ score: points, knights, seals, trophies }, seat) => {
      const player = { name: full[seat] ?? '', emblem: emblemName(say, seat), points, knights };
      const data = { ...player, adversaries: shortAdversaries(say, trophies) };
      return view.variant === 'seals'
        ? say('quests-picture-text-player-seals', { ...data, seals })
        : say('quests-picture-text-player', data);
    }),
    say('quests-picture-text-display', { variant: view.variant }),
    ...KINDS.map((kind) => {
      const values = columnValues(scene, kind, names, 'quests-picture-text-sealed');
      return say('quests-picture-text-column', { kind, cards: listedOrNone(say, values) });
    }),
    say('quests-picture-text-adventures', { ending: endingOf(view), left: adventuresToEnd(view) }),
    ...view.adventures.map((adventure) => adventureLine(scene, adventure, names)),
    ...(isUnderWay ? [say('quests-picture-text-log-now', told(thisTurn))] : []),
    ...(lastTurn === null ? [] : [say('quests-picture-text-log-last', told(lastTurn))]),
    say('quests-picture-text-piles', {
      adversaries: view.adversaryPile,
      knights: view.knightPile,
      count: view.discards.length,
      discards: shortKnights(say, view.discards),
    }),
    say('quests-picture-text-starts', { name: names[view.startSeat] ?? '' }),
    ...eventSentences(say, gains, names),
  ];
}
