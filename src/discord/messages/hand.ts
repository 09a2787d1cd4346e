import type { AnyGuide, AnyScene } from '../../faces/guide.ts';
import { cut } from '../../faces/markdown.ts';
import { guideOf } from '../../faces/registry.ts';
import type { GameAction } from '../../games/game.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { SeatView } from '../../table/views.ts';
import { MAX_BUTTONS_A_ROW } from '../answers/limits.ts';
import type { Message, Row } from '../answers/message.ts';
import { escapedNames, namesToAct } from '../answers/names.ts';
import { button, buttonRows, pressAt, publicPressAt, type Verb } from '../choices/controls.ts';
import { choicesAt, type Decision, decisionOf, forkAbove, leavesOf, settle } from '../choices/decision.ts';
import { type Choice, choiceRows, MOST_OFFER_BUTTONS, stepsAndBest } from '../choices/offers.ts';
import { hintButton } from './hint.ts';
import {
  allOffers,
  bestOffers,
  guideScene,
  inOrder,
  isOnBoard,
  type Numbering,
  numberingOf,
  unnumbered,
} from './offers.ts';
import { orderOf } from './pictures.ts';
import { howToPlay } from './rules.ts';
import { type PictureSource, resultLines } from './table.ts';

export const decisionAt = (seat: SeatView): Decision<GameAction> =>
  decisionOf(seat.actions, guideOf(seat.table.game));

export interface Opened {
  /** The node in the tree of choices to open; by default, all actions are offered at once. */
  readonly node?: Decision<GameAction>;
  /** The page of a choice that's too large for one message. */
  readonly page?: number;
  /** Sentences at the top of the message. */
  readonly notes?: readonly string[];
  /** Sentences above those, for somebody's first turn. */
  readonly first?: readonly string[];
  /** Values chosen from a menu of parts that were no legal action. */
  readonly chosen?: readonly string[];
}

/** A seat's private message: its hand or the chosen card's options, with the controls to continue. */
export async function handMessage(
  seat: SeatView,
  say: Say,
  pictures: PictureSource,
  { node, page = 0, notes = [], first = [], chosen = [] }: Opened = {},
): Promise<Message> {
  const { table } = seat;
  const guide = guideOf(table.game);
  if (seat.actions.length === 0)
    return {
      content: [...notes, ...standing(seat, guide, say)].join('\n'),
      ...handPicture(seat, say, pictures),
      rows: waitingRows(seat, say),
    };
  const root = decisionAt(seat);
  const scene = guideScene(seat, say);
  const at = settle(node ?? root);
  const onBoard = isOnBoard(seat, at, guide);
  const numbered = (choices: readonly Decision<GameAction>[]): Shown => {
    if (!onBoard) return { choices, numbering: unnumbered };
    const ordered = inOrder(choices, guide, scene);
    return { choices: ordered, numbering: numberingOf(actionsOf(ordered), guide, say) };
  };
  const all = numbered(leavesOf(root));
  const offered =
    (at.path.length === 0 ? stepsAndBestRows(seat, root, scene, say) : null) ??
    (node ? null : offeredRows(seat, root, all.numbering, scene, say, chosen));
  const shown = offered ? all : numbered(choicesAt(at));
  return {
    content: [...first, ...notes, guide.prompt(scene, offered ? root : at)].join('\n'),
    ...(onBoard
      ? choicePicture(seat, actionsOf(shown.choices), say, pictures)
      : handPicture(seat, say, pictures)),
    rows: offered ?? stepRows(seat, at, shown, page, scene, say, node !== undefined),
  };
}

/** The choices of a message in their order, and how their labels are numbered. */
interface Shown {
  readonly choices: readonly Decision<GameAction>[];
  readonly numbering: Numbering;
}

const actionsOf = (choices: readonly Decision<GameAction>[]): GameAction[] =>
  choices.flatMap(({ actions }) => actions);

/** What the picture beneath doesn't say at a glance; the rest is its own, or the table as text. */
function standing(seat: SeatView, guide: AnyGuide, say: Say): string[] {
  const { table, view } = seat;
  if (table.status === 'finished') return [say('discord-hand-over'), ...resultLines(table, view, say)];
  return [
    ...guide.standing(view, escapedNames(table), say).slice(0, 1),
    say('discord-hand-waiting', { names: namesToAct(table, say) }),
  ];
}

function handPicture({ table, view }: SeatView, say: Say, { pictures }: PictureSource) {
  return { picture: pictures.late(`${table.game}-hand`, orderOf(table, { kind: 'hand' }, view, say)) };
}

function choicePicture(
  { table, seat, view }: SeatView,
  actions: readonly GameAction[],
  say: Say,
  { pictures }: PictureSource,
) {
  const order = orderOf(table, { kind: 'choice', seat, actions }, view, say);
  return { picture: pictures.late(`${table.game}-choice`, order) };
}

/** The first choices with the best actions; null where all actions can be offered at once, or by their parts. */
function stepsAndBestRows(
  seat: SeatView,
  root: Decision<GameAction>,
  scene: AnyScene,
  say: Say,
): Row[] | null {
  const { table, actions } = seat;
  const guide = guideOf(table.game);
  const isDeep = choicesAt(root).some((branch) => branch.actions.length > 1);
  if (guide.sets || actions.length <= MOST_OFFER_BUTTONS || !isDeep) return null;
  const steps = stepsOf(choicesAt(root), unnumbered, guide, scene);
  const rows = stepsAndBest(table, steps, bestOffers(root, guide, scene), say);
  return (
    rows && [
      ...rows,
      ...buttonRows([...undoButton(seat, say), nowButton(seat, say), ...hintButton(seat, say)]),
    ]
  );
}

/** All actions at once; null if they're too many. */
function offeredRows(
  seat: SeatView,
  root: Decision<GameAction>,
  numbering: Numbering,
  scene: AnyScene,
  say: Say,
  chosen: readonly string[],
): Row[] | null {
  const { table } = seat;
  const guide = guideOf(table.game);
  const ways = [
    ...(choicesAt(root).some(({ actions }) => actions.length > 1)
      ? [button(pressAt(table, 'more', ['0']), { text: say('discord-button-steps') })]
      : []),
    ...undoButton(seat, say),
    nowButton(seat, say),
  ];
  // Where there's no room for all of them, the choices come before the hint.
  for (const last of [[...ways, ...hintButton(seat, say)], ways]) {
    const spare = MAX_BUTTONS_A_ROW - last.length;
    const offered = allOffers(seat, root, guide, scene, say, spare, chosen, numbering);
    if (offered) return [...offered.rows, ...buttonRows([...offered.beside, ...last])];
  }
  return null;
}

/** The choices at one node of the tree. */
function stepRows(
  seat: SeatView,
  at: Decision<GameAction>,
  { choices, numbering }: Shown,
  page: number,
  scene: AnyScene,
  say: Say,
  hasBack: boolean,
): Row[] {
  const { table } = seat;
  const guide = guideOf(table.game);
  const above = forkAbove(decisionAt(seat), at.path);
  const { rows, more } = choiceRows(table, at.path, stepsOf(choices, numbering, guide, scene), page, say);
  const back =
    above && above.length === 0 ? pressAt(table, 'more', ['0']) : pressAt(table, 'pick', above ?? []);
  const ways = [
    ...(more ? [more] : []),
    ...(hasBack ? [button(back, { text: say('discord-button-back') })] : []),
    ...undoButton(seat, say),
    nowButton(seat, say),
    ...hintButton(seat, say),
  ].slice(0, MAX_BUTTONS_A_ROW);
  return [...rows, ...buttonRows(ways)];
}

const stepsOf = (
  choices: readonly Decision<GameAction>[],
  numbering: Numbering,
  guide: AnyGuide,
  scene: AnyScene,
): Choice[] =>
  choices.map((branch) => ({
    path: branch.path,
    label: numbering(branch.actions, guide.label(scene, branch)),
    section: guide.section?.(scene, branch),
  }));

const undoButton = ({ table, canUndo }: SeatView, say: Say) =>
  canUndo ? [button(pressAt(table, 'undo'), { text: say('discord-button-undo') })] : [];

/** It explains the present, so it needn't say at which hidden step the hand was opened; nobody else may learn that. */
const nowButton = ({ table }: SeatView, say: Say) =>
  button(publicPressAt(table, 'now'), { text: say('discord-button-now') });

function waitingRows(seat: SeatView, say: Say): Row[] {
  const { table } = seat;
  const press = (verb: Verb) => publicPressAt(table, verb);
  if (table.status === 'finished')
    return buttonRows([button(press('text'), { text: say('discord-button-text') })]);
  return buttonRows([
    button(press('hand'), { text: say('discord-button-hand'), style: 'strong' }),
    button(press('text'), { text: say('discord-button-text') }),
    ...undoButton(seat, say),
    nowButton(seat, say),
  ]);
}

const MOST_CHARACTERS = 1800;

/**
 * *What can I do now?*: the seat's present decision and its kinds of choices; otherwise who decides what. Leads to the
 * rules.
 */
export function nowMessage(seat: SeatView, say: Say): Message {
  const { table, view, actions } = seat;
  if (table.status === 'finished')
    return { content: [say('discord-hand-over'), ...resultLines(table, view, say)].join('\n') };
  const said = guideOf(table.game).explain?.(guideScene(seat, say), actions) ?? [];
  const head =
    actions.length > 0
      ? say('discord-now-yours')
      : say('discord-hand-waiting', { names: namesToAct(table, say) });
  return {
    content: cut([`**${head}**`, ...said].join('\n'), MOST_CHARACTERS),
    rows: buttonRows([howToPlay(table.game, say)]),
  };
}
