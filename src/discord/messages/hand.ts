import type { AnyGuide, AnyScene } from '../../faces/guide.ts';
import { cut } from '../../faces/markdown.ts';
import { guideOf } from '../../faces/registry.ts';
import type { GameAction } from '../../games/game.ts';
import type { Words } from '../../i18n/index.ts';
import type { SeatView } from '../../table/views.ts';
import { MAX_BUTTONS_A_ROW } from '../answers/limits.ts';
import type { Message, Row } from '../answers/message.ts';
import { escapedNames, namesToAct } from '../answers/names.ts';
import { button, buttonRows, pressAt, publicPressAt, type Verb } from '../choices/controls.ts';
import { choicesAt, type Decision, decisionOf, forkAbove, leavesOf, settle } from '../choices/decision.ts';
import { choiceRows } from '../choices/offers.ts';
import { hintButton } from './hint.ts';
import {
  allOffers,
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
  words: Words,
  pictures: PictureSource,
  { node, page = 0, notes = [], first = [], chosen = [] }: Opened = {},
): Promise<Message> {
  const { table } = seat;
  const guide = guideOf(table.game);
  if (seat.actions.length === 0)
    return {
      content: [...notes, ...standing(seat, guide, words)].join('\n'),
      ...handPicture(seat, words, pictures),
      rows: waitingRows(seat, words),
    };
  const root = decisionAt(seat);
  const scene = guideScene(seat, words);
  const at = settle(node ?? root);
  const onBoard = isOnBoard(seat, at, guide);
  const numbered = (choices: readonly Decision<GameAction>[]): Shown => {
    if (!onBoard) return { choices, numbering: unnumbered };
    const ordered = inOrder(choices, guide, scene);
    return { choices: ordered, numbering: numberingOf(actionsOf(ordered), guide, words) };
  };
  const all = numbered(leavesOf(root));
  const offered = node ? null : offeredRows(seat, root, all.numbering, scene, words, chosen);
  const shown = offered ? all : numbered(choicesAt(at));
  return {
    content: [...first, ...notes, guide.prompt(scene, offered ? root : at)].join('\n'),
    ...(onBoard
      ? choicePicture(seat, actionsOf(shown.choices), words, pictures)
      : handPicture(seat, words, pictures)),
    rows: offered ?? stepRows(seat, at, shown, page, scene, words, node !== undefined),
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
function standing(seat: SeatView, guide: AnyGuide, words: Words): string[] {
  const { table, view } = seat;
  if (table.status === 'finished') return [words.discord.hand.over, ...resultLines(table, view, words)];
  return [
    ...guide.standing(view, escapedNames(table), words).slice(0, 1),
    words.discord.hand.waiting(namesToAct(table, words)),
  ];
}

function handPicture({ table, view }: SeatView, words: Words, { pictures }: PictureSource) {
  return { picture: pictures.late(`${table.game}-hand`, orderOf(table, { kind: 'hand' }, view, words)) };
}

function choicePicture(
  { table, seat, view }: SeatView,
  actions: readonly GameAction[],
  words: Words,
  { pictures }: PictureSource,
) {
  const order = orderOf(table, { kind: 'choice', seat, actions }, view, words);
  return { picture: pictures.late(`${table.game}-choice`, order) };
}

/** All actions at once; null if they're too many. */
function offeredRows(
  seat: SeatView,
  root: Decision<GameAction>,
  numbering: Numbering,
  scene: AnyScene,
  words: Words,
  chosen: readonly string[],
): Row[] | null {
  const { table } = seat;
  const guide = guideOf(table.game);
  const ways = [
    ...(choicesAt(root).some(({ actions }) => actions.length > 1)
      ? [button(pressAt(table, 'more', ['0']), { text: words.discord.button.steps })]
      : []),
    ...undoButton(seat, words),
    nowButton(seat, words),
  ];
  // Where there's no room for all of them, the choices come before the hint.
  for (const last of [[...ways, ...hintButton(seat, words)], ways]) {
    const spare = MAX_BUTTONS_A_ROW - last.length;
    const offered = allOffers(seat, root, guide, scene, words, spare, chosen, numbering);
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
  words: Words,
  hasBack: boolean,
): Row[] {
  const { table } = seat;
  const guide = guideOf(table.game);
  const text = words.discord.button;
  const above = forkAbove(decisionAt(seat), at.path);
  const { rows, more } = choiceRows(
    table,
    at.path,
    choices.map((branch) => ({
      path: branch.path,
      label: numbering(branch.actions, guide.label(scene, branch)),
      section: guide.section?.(scene, branch),
    })),
    page,
    { ...words.discord.menu, more: text.more },
  );
  const back =
    above && above.length === 0 ? pressAt(table, 'more', ['0']) : pressAt(table, 'pick', above ?? []);
  const ways = [
    ...(more ? [more] : []),
    ...(hasBack ? [button(back, { text: text.back })] : []),
    ...undoButton(seat, words),
    nowButton(seat, words),
    ...hintButton(seat, words),
  ].slice(0, MAX_BUTTONS_A_ROW);
  return [...rows, ...buttonRows(ways)];
}

const undoButton = ({ table, canUndo }: SeatView, words: Words) =>
  canUndo ? [button(pressAt(table, 'undo'), { text: words.discord.button.undo })] : [];

/** It explains the present, so it needn't say at which hidden step the hand was opened; nobody else may learn that. */
const nowButton = ({ table }: SeatView, words: Words) =>
  button(publicPressAt(table, 'now'), { text: words.discord.button.now });

function waitingRows(seat: SeatView, words: Words): Row[] {
  const { table } = seat;
  const text = words.discord.button;
  const press = (verb: Verb) => publicPressAt(table, verb);
  if (table.status === 'finished') return buttonRows([button(press('text'), { text: text.text })]);
  return buttonRows([
    button(press('hand'), { text: text.hand, style: 'strong' }),
    button(press('text'), { text: text.text }),
    ...undoButton(seat, words),
    nowButton(seat, words),
  ]);
}

const MOST_CHARACTERS = 1800;

/**
 * *What can I do now?*: the seat's present decision and its kinds of choices; otherwise who decides what. Leads to the
 * rules.
 */
export function nowMessage(seat: SeatView, words: Words): Message {
  const { table, view, actions } = seat;
  const { hand, now } = words.discord;
  if (table.status === 'finished')
    return { content: [hand.over, ...resultLines(table, view, words)].join('\n') };
  const said = guideOf(table.game).explain?.(guideScene(seat, words), actions) ?? [];
  const head = actions.length > 0 ? now.yours : hand.waiting(namesToAct(table, words));
  return {
    content: cut([`**${head}**`, ...said].join('\n'), MOST_CHARACTERS),
    rows: buttonRows([howToPlay(table.game, words)]),
  };
}
