import type { GameAction } from '../../games/game.ts';
import { games } from '../../games/registry.ts';
import type { Words } from '../../i18n/index.ts';
import type { SeatView } from '../../table/types.ts';
import type { Message, Row } from '../answers/message.ts';
import { escapedNames, namesToAct, plainNames } from '../answers/names.ts';
import { button, buttonRows, pressAt, publicPressAt } from '../choices/controls.ts';
import type { Verb } from '../choices/custom-id.ts';
import { choicesAt, type Decision, decisionOf, forkAbove, settle } from '../choices/decision.ts';
import { choiceRows } from '../choices/rows.ts';
import type { AnyGuide, AnyScene } from '../guides/guide.ts';
import { guideOf } from '../guides/registry.ts';
import { sceneOf } from './pictures.ts';
import { type PictureSource, resultLines } from './table.ts';

export const decisionAt = (seat: SeatView): Decision<GameAction> =>
  decisionOf(seat.actions, guideOf(seat.table.game));

/** What a guide needs to label the seat's choices. */
export function guideScene({ table, seat, view }: SeatView, words: Words): AnyScene {
  const game = games.get(table.game)!;
  return {
    view,
    seat,
    names: plainNames(table),
    words,
    preview: (action) => game.preview(view, seat, action),
  };
}

export interface Opened {
  /** The current node in the tree of choices; the root by default. */
  readonly node?: Decision<GameAction>;
  /** The page of a choice that's too large for one message. */
  readonly page?: number;
  /** Sentences at the top of the message. */
  readonly notes?: readonly string[];
}

/** A seat's private message: its hand or the chosen card's options, with the controls to continue. */
export async function handMessage(
  seat: SeatView,
  words: Words,
  pictures: PictureSource,
  { node, page = 0, notes = [] }: Opened = {},
): Promise<Message> {
  const { table } = seat;
  const guide = guideOf(table.game);
  if (seat.actions.length === 0)
    return {
      content: [...notes, ...standing(seat, guide, words)].join('\n'),
      ...handPicture(seat, words, pictures),
      rows: waitingRows(seat, words),
    };
  const at = settle(node ?? decisionAt(seat));
  const scene = guideScene(seat, words);
  return {
    content: [...notes, guide.prompt(scene, at)].join('\n'),
    ...(at.path.length === 0
      ? handPicture(seat, words, pictures)
      : choicePicture(seat, at, scene, words, pictures)),
    rows: decisionRows(seat, at, page, scene, words),
  };
}

function standing(seat: SeatView, guide: AnyGuide, words: Words): string[] {
  const { table, view } = seat;
  if (table.status === 'finished') return [words.discord.hand.over, ...resultLines(table, view, words)];
  return [
    ...guide.standing(view, escapedNames(table), words),
    words.discord.hand.waiting(namesToAct(table, words)),
  ];
}

function handPicture({ table, view }: SeatView, words: Words, { pictures, painterOf }: PictureSource) {
  const paint = () => painterOf(table.game).hand(sceneOf(table, view, words));
  return { picture: pictures.late(`${table.game}-hand`, paint) };
}

function choicePicture(
  { table, view }: SeatView,
  at: Decision<GameAction>,
  scene: AnyScene,
  words: Words,
  { pictures, painterOf }: PictureSource,
) {
  const paint = () =>
    painterOf(table.game).choice(
      sceneOf(table, view, words),
      at.actions.map((action) => ({ action, preview: scene.preview(action) })),
    );
  return { picture: pictures.late(`${table.game}-choice`, paint) };
}

function decisionRows(
  seat: SeatView,
  at: Decision<GameAction>,
  page: number,
  scene: AnyScene,
  words: Words,
): Row[] {
  const { table, canUndo } = seat;
  const guide = guideOf(table.game);
  const text = words.discord.button;
  const above = forkAbove(decisionAt(seat), at.path);
  const { rows, more } = choiceRows(
    table,
    at.path,
    choicesAt(at).map((branch) => ({
      path: branch.path,
      label: guide.label(scene, branch),
      section: guide.section?.(scene, branch),
    })),
    page,
    { ...words.discord.menu, more: text.more },
  );
  const ways = [
    ...(more ? [more] : []),
    ...(above ? [button(pressAt(table, 'pick', above), { text: text.back })] : []),
    ...(canUndo ? [button(pressAt(table, 'undo'), { text: text.undo })] : []),
  ];
  return [...rows, ...buttonRows(ways)];
}

function waitingRows({ table, canUndo }: SeatView, words: Words): Row[] {
  const text = words.discord.button;
  const press = (verb: Verb) => publicPressAt(table, verb);
  if (table.status === 'finished') return buttonRows([button(press('text'), { text: text.text })]);
  return buttonRows([
    button(press('hand'), { text: text.hand, style: 'strong' }),
    button(press('text'), { text: text.text }),
    ...(canUndo ? [button(pressAt(table, 'undo'), { text: text.undo })] : []),
  ]);
}
