import { painters } from '../../../render/painters.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { SeatView } from '../../table/views.ts';
import type { AnyGuide } from '../../telling/guide.ts';
import { cut, wordsIn } from '../../telling/markdown.ts';
import { guideOf } from '../../telling/registry.ts';
import type { Message, Row } from '../answers/message.ts';
import { escapedNames, namesToAct } from '../answers/names.ts';
import { button, buttonRows, publicPressAt, type Verb } from '../choices/controls.ts';
import { Choices, nowButton, type Opening, undoButton } from './choices.ts';
import { bestShown, highlightLines } from './highlights.ts';
import { happenedButton } from './look-back.ts';
import { guideScene } from './nodes.ts';
import type { Pictured } from './numbering.ts';
import { orderOf, type Pictures } from './pictures.ts';
import { howToPlay } from './rules.ts';
import { endRows, resultLines } from './table.ts';

/** More words than this on a hand and its controls are too much to read at once. */
export const MOST_WORDS = 90;

/** Controls leave room for so many words of what has happened. */
const NEWS_WORDS = 12;

export interface Opened extends Omit<Opening, 'room'> {
  /** What has happened, in so many words. */
  readonly past?: (room: number) => readonly string[];
  /** Sentences below that. */
  readonly notes?: readonly string[];
  /** Sentences above all that, for somebody's first turn. */
  readonly first?: readonly string[];
}

/** A seat's private message: its hand or the chosen card's options, with the controls to continue. */
export async function handMessage(
  seat: SeatView,
  say: Say,
  pictures: Pictures,
  { past = () => [], notes = [], first = [], ...opening }: Opened = {},
): Promise<Message> {
  const content = (below: readonly string[], rows: readonly Row[]): string => {
    const rest = [...first, ...notes, ...below, ...rows.flatMap(labelsOf)];
    return [...first, ...past(MOST_WORDS - wordsIn(rest.join('\n'))), ...notes, ...below].join('\n');
  };
  if (seat.actions.length === 0) {
    const rows = waitingRows(seat, say);
    return {
      content: content(standing(seat, guideOf(seat.table.game), say), rows),
      ...(seat.table.status === 'finished' ? endPicture : handPicture)(seat, say, pictures),
      rows,
    };
  }
  const news = Math.min(NEWS_WORDS, wordsIn(past(Number.POSITIVE_INFINITY).join('\n')));
  const room = MOST_WORDS - wordsIn([...first, ...notes].join('\n')) - news;
  const { prompt, rows, onBoard } = new Choices(seat, say).offered({ ...opening, room });
  return {
    content: content([prompt], rows),
    ...(onBoard ? choicePicture(seat, onBoard, say, pictures) : handPicture(seat, say, pictures)),
    rows,
  };
}

/** What's on a row's buttons, or what its menu asks for. */
const labelsOf = ({ components }: Row): string[] =>
  components.flatMap(
    (control) => ('placeholder' in control ? control.placeholder : 'label' in control && control.label) || [],
  );

/** What the picture beneath doesn't say at a glance; the rest is its own, or the table as text. */
function standing(seat: SeatView, guide: AnyGuide, say: Say): string[] {
  const { table, view } = seat;
  if (table.status === 'finished')
    return [say('discord-hand-over'), ...resultLines(table, view, say), ...highlightLines(seat, say)];
  return [
    ...guide.standing(view, escapedNames(table, say), say).slice(0, 1),
    say('discord-hand-waiting', { names: namesToAct(table, say) }),
  ];
}

function handPicture({ table, view }: SeatView, say: Say, pictures: Pictures) {
  return { picture: pictures.late(`${table.game}-hand`, orderOf(table, { kind: 'hand' }, view, say)) };
}

/** A hand has nothing left to show at the end: the end does, with the player's own best move. */
function endPicture(seat: SeatView, say: Say, pictures: Pictures) {
  const { table, view } = seat;
  const order = orderOf(table, { kind: 'end' }, view, say, { highlight: bestShown(seat, say) });
  return { picture: pictures.late(`${table.game}-end`, order) };
}

function choicePicture({ table, seat, view }: SeatView, shown: Pictured, say: Say, pictures: Pictures) {
  const order = orderOf(table, { kind: 'choice', seat, ...shown }, view, say);
  return { picture: pictures.late(`${table.game}-choice`, order) };
}

function waitingRows(seat: SeatView, say: Say): Row[] {
  const { table } = seat;
  const press = (verb: Verb) => publicPressAt(table, verb);
  if (table.status === 'finished')
    return endRows(table, say, [button(press('text'), { text: say('discord-button-text') })]);
  return buttonRows([
    button(press('hand'), { text: say('discord-button-hand'), style: 'strong' }),
    button(press('text'), { text: say('discord-button-text') }),
    ...undoButton(seat, say),
    nowButton(seat, say),
    happenedButton(seat, say),
  ]);
}

/** What everybody has played; nothing in games that have no such picture. */
function playedPicture({ table, view }: SeatView, say: Say, pictures: Pictures) {
  if (!painters.get(table.game)!.played) return {};
  return { picture: pictures.late(`${table.game}-played`, orderOf(table, { kind: 'played' }, view, say)) };
}

const MOST_CHARACTERS = 1800;

/**
 * *What can I do now?*: the seat's present decision and its kinds of choices, or who decides what; and what everybody
 * has played, in games that have a picture of it. Leads to the rules.
 */
export function nowMessage(seat: SeatView, say: Say, pictures: Pictures): Message {
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
    ...playedPicture(seat, say, pictures),
    rows: buttonRows([howToPlay(table.game, say)]),
  };
}
