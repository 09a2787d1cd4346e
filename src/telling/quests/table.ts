import { cardValue, KINDS } from '../../games/quests/data.ts';
import { adventuresToEnd, gameEnding } from '../../games/quests/reading.ts';
import type { AdventureView, CardGameEvent, CardGameView, Kind, TurnLog } from '../../games/quests/types.ts';
import { distinctNames, emblemName, shortNames, type TextScene } from '../scene.ts';
import { joinAlt, joinText, textFits } from '../text.ts';
import {
  adversaryData,
  describeNeed,
  eventSentences,
  listedOrNone,
  shortAdversaries,
  shortKnights,
} from './sentences.ts';

/** What texts on the card game are made from. */
export type CardGameTextScene = TextScene<CardGameView, CardGameEvent>;

/** A column's values, with the name of whoever has sealed the card. */
const columnValues = (
  { view, t }: CardGameTextScene,
  kind: Kind,
  names: readonly string[],
  sealed: 'quests-picture-alt-sealed' | 'quests-picture-text-sealed',
): string[] =>
  view.columns[kind].map(({ card, seal }) => {
    const value = cardValue(card);
    return seal === null ? String(value) : t(sealed, { value, name: names[seal] ?? '' });
  });

/** What happened in a turn, in one line. */
function logLine({ t }: CardGameTextScene, log: TurnLog): string {
  const { revealed, challenge, adventure, drawn } = log;
  const parts = [
    ...(revealed.length > 0
      ? [t('quests-picture-text-log-revealed', { adversaries: shortAdversaries(t, revealed) })]
      : []),
    ...(challenge === null
      ? []
      : [
          t('quests-picture-text-log-challenged', {
            mode: challenge.mode,
            adversary: t('quests-picture-text-card', adversaryData(challenge.card)),
            knights: shortKnights(t, challenge.pay),
          }),
        ]),
    ...(adventure === null
      ? []
      : [
          t('quests-picture-text-log-adventure', {
            adventure: adventure.adventure,
            adversaries: shortAdversaries(t, adventure.pay),
          }),
        ]),
    ...(drawn === null ? [] : [t('quests-picture-text-log-drew', { count: drawn })]),
  ];
  return parts.length === 0 ? t('quests-picture-text-log-nothing') : parts.join(t('quests-semicolon'));
}

/** Maximum lengths of names in texts, in UTF-16 code units. */
export const ALT_NAME = 32;

/** In a table's text, which has room for long ones where little has been taken. */
const TABLE_NAMES = [ALT_NAME, 14] as const;

export function playersLine(scene: CardGameTextScene): string {
  const { view, t } = scene;
  const names = shortNames(scene, ALT_NAME);
  return t('quests-picture-alt-players', {
    players: view.players
      .map(({ score: points, knights, seals }, seat) => {
        const data = { name: names[seat] ?? '', points, knights };
        return view.variant === 'seals'
          ? t('quests-picture-alt-player-seals', { ...data, seals })
          : t('quests-picture-alt-player', data);
      })
      .join(t('quests-semicolon')),
  });
}

export function displayLine(scene: CardGameTextScene): string {
  const { t } = scene;
  const names = shortNames(scene, ALT_NAME);
  const columns = KINDS.map((kind) => {
    const values = columnValues(scene, kind, names, 'quests-picture-alt-sealed');
    return values.length === 0
      ? t('quests-picture-alt-column-empty', { kind })
      : t('quests-picture-alt-column', { kind, values: values.join(t('quests-comma')) });
  });
  return t('quests-picture-alt-display', { columns: columns.join(t('quests-semicolon')) });
}

/** The table in words, most important first. */
export function tableAlt(scene: CardGameTextScene): string {
  const { view, t } = scene;
  const names = shortNames(scene, ALT_NAME);
  const { toAct, end } = view;
  const open = view.adventures.filter(({ taken }) => taken === null);
  return joinAlt([
    end === null
      ? t('quests-picture-alt-table', { variant: view.variant, turn: view.turn + 1 })
      : t('quests-picture-alt-over', { variant: view.variant, reason: end }),
    ...(toAct === null
      ? []
      : [
          t('quests-picture-alt-to-act', {
            name: names[toAct] ?? '',
            steps: view.openSteps.map((step) => t('quests-picture-alt-step', { step, most: view.maxDraw })),
          }),
        ]),
    playersLine(scene),
    ...eventSentences(t, scene.events, names),
    displayLine(scene),
    t('quests-picture-alt-piles', {
      adversaries: view.adversaryPile,
      ending: gameEnding(view),
      left: adventuresToEnd(view),
    }),
    t('quests-picture-alt-open-adventures', {
      adventures: open
        .map(({ id, value }) => t('quests-picture-alt-adventure', { adventure: id, points: value }))
        .join(t('quests-comma')),
    }),
  ]);
}

function adventureLine(
  scene: CardGameTextScene,
  { id, value, need, taken }: AdventureView,
  names: readonly string[],
): string {
  const what =
    taken === null
      ? describeNeed(scene.t, need)
      : scene.t('quests-picture-text-taken-by', {
          name: names[taken.seat] ?? '',
          adversaries: shortAdversaries(scene.t, taken.pay),
        });
  return scene.t('quests-picture-text-adventure', { points: value, adventure: id, what });
}

function headLines(scene: CardGameTextScene, names: readonly string[]): string[] {
  const { view, t } = scene;
  const { toAct, end, idleTurns } = view;
  const rules = [
    ...(view.rules.payment === 'lean' ? [t('quests-picture-text-rules-lean')] : []),
    ...(view.rules.forceRevealOnEmpty === 'on' ? [t('quests-picture-text-rules-forced')] : []),
    ...(view.rules.columnCheck === 'challenge' ? [t('quests-picture-text-rules-check')] : []),
  ].join(t('quests-semicolon'));
  const steps = view.openSteps
    .map((step) => t('quests-picture-text-step', { step, most: view.maxDraw }))
    .join(t('quests-comma'));
  return [
    end === null
      ? t('quests-picture-text-title', { variant: view.variant, turn: view.turn + 1 })
      : t('quests-picture-text-over', { variant: view.variant, reason: end }),
    ...(toAct === null ? [] : [t('quests-picture-text-to-act', { name: names[toAct] ?? '', steps })]),
    ...(rules === '' ? [] : [t('quests-picture-text-rules', { rules })]),
    ...(idleTurns > 0 ? [t('quests-picture-text-idle', { turns: idleTurns })] : []),
  ];
}

/** Everything public, line by line: turn, players, display, adventures, recent turns, piles. */
export function tableText(scene: CardGameTextScene): string {
  const [long, short] = TABLE_NAMES.map((limit) => tableLines(scene, limit));
  return joinText(textFits(long!) ? long! : short!);
}

function tableLines(scene: CardGameTextScene, limit: number): string[] {
  const { view, t } = scene;
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
      const player = { name: full[seat] ?? '', emblem: emblemName(t, seat), points, knights };
      const data = { ...player, adversaries: shortAdversaries(t, trophies) };
      return view.variant === 'seals'
        ? t('quests-picture-text-player-seals', { ...data, seals })
        : t('quests-picture-text-player', data);
    }),
    t('quests-picture-text-display', { variant: view.variant }),
    ...KINDS.map((kind) => {
      const values = columnValues(scene, kind, names, 'quests-picture-text-sealed');
      return t('quests-picture-text-column', { kind, cards: listedOrNone(t, values) });
    }),
    t('quests-picture-text-adventures', { ending: gameEnding(view), left: adventuresToEnd(view) }),
    ...view.adventures.map((adventure) => adventureLine(scene, adventure, names)),
    ...(isUnderWay ? [t('quests-picture-text-log-now', told(thisTurn))] : []),
    ...(lastTurn === null ? [] : [t('quests-picture-text-log-last', told(lastTurn))]),
    t('quests-picture-text-piles', {
      adversaries: view.adversaryPile,
      knights: view.knightPile,
      count: view.discards.length,
      discards: shortKnights(t, view.discards),
    }),
    t('quests-picture-text-starts', { name: names[view.startSeat] ?? '' }),
    ...eventSentences(t, gains, names),
  ];
}
