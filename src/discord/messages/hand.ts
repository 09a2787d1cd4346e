import { painters } from '../../../render/painters.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import type { SeatView } from '../../table/views.ts';
import type { AnyGuide } from '../../telling/guide.ts';
import { cut, wordsIn } from '../../telling/markdown.ts';
import { getGuide } from '../../telling/registry.ts';
import type { Message, Row } from '../answers/message.ts';
import { escapedNames, namesToAct } from '../answers/names.ts';
import { button, buttonRows, publicComponent, type Verb } from '../choices/controls.ts';
import { Choices, type Opening } from './choices.ts';
import { nowButton, undoButton } from './hand-buttons.ts';
import { bestShown, highlightLines } from './highlights.ts';
import { happenedButton } from './look-back.ts';
import { guideScene } from './nodes.ts';
import type { Pictured } from './numbering.ts';
import { orderPicture, type Pictures } from './pictures.ts';
import { howToPlay } from './rules.ts';
import { endRows, resultLines } from './table.ts';

/** More words than this on a hand and its controls are too much to read at once. */
export const MOST_WORDS = 90;

/** The room that controls leave for what has happened, in words. */
const NEWS_WORDS = 12;

export interface Opened extends Omit<Opening, 'room'> {
  /** What has happened, in at most this many words. */
  readonly past?: (room: number) => readonly string[];
  /** Sentences below that. */
  readonly notes?: readonly string[];
  /** Sentences above all that, for somebody's first turn. */
  readonly first?: readonly string[];
}

/** A seat's private message: its hand or the chosen card's options, with the controls to continue. */
export async function handMessage(
  seat: SeatView,
  t: Translate,
  pictures: Pictures,
  { past = () => [], notes = [], first = [], ...opening }: Opened = {},
): Promise<Message> {
  const content = (below: readonly string[], rows: readonly Row[]): string => {
    const rest = [...first, ...notes, ...below, ...rows.flatMap(labelsOf)];
    return [...first, ...past(MOST_WORDS - wordsIn(rest.join('\n'))), ...notes, ...below].join('\n');
  };
  if (seat.actions.length === 0) {
    const rows = waitingRows(seat, t);
    return {
      content: content(standing(seat, getGuide(seat.table.game), t), rows),
      ...(seat.table.status === 'finished' ? endPicture : handPicture)(seat, t, pictures),
      rows,
    };
  }
  const news = Math.min(NEWS_WORDS, wordsIn(past(Number.POSITIVE_INFINITY).join('\n')));
  const room = MOST_WORDS - wordsIn([...first, ...notes].join('\n')) - news;
  const { prompt, rows, onBoard } = new Choices(seat, t).offered({ ...opening, room });
  return {
    content: content([prompt], rows),
    ...(onBoard ? choicePicture(seat, onBoard, t, pictures) : handPicture(seat, t, pictures)),
    rows,
  };
}

/** What's on a row's buttons, or what its menu asks for. */
const labelsOf = ({ components }: Row): string[] =>
  components.flatMap(
    (control) => ('placeholder' in control ? control.placeholder : 'label' in control && control.label) || [],
  );

/** What the picture beneath doesn't say at a glance; the rest is its own, or the table as text. */
function standing(seat: SeatView, guide: AnyGuide, t: Translate): string[] {
  const { table, view } = seat;
  if (table.status === 'finished')
    return [t('discord-hand-over'), ...resultLines(table, view, t), ...highlightLines(seat, t)];
  return [
    ...guide.standing(view, escapedNames(table, t), t).slice(0, 1),
    t('discord-hand-waiting', { names: namesToAct(table, t) }),
  ];
}

function handPicture({ table, view }: SeatView, t: Translate, pictures: Pictures) {
  return { picture: pictures.late(`${table.game}-hand`, orderPicture(table, { kind: 'hand' }, view, t)) };
}

/** A hand has nothing left to show at the end: the end does, with the player's own best move. */
function endPicture(seat: SeatView, t: Translate, pictures: Pictures) {
  const { table, view } = seat;
  const order = orderPicture(table, { kind: 'end' }, view, t, { highlight: bestShown(seat, t) });
  return { picture: pictures.late(`${table.game}-end`, order) };
}

function choicePicture({ table, seat, view }: SeatView, shown: Pictured, t: Translate, pictures: Pictures) {
  const order = orderPicture(table, { kind: 'choice', seat, ...shown }, view, t);
  return { picture: pictures.late(`${table.game}-choice`, order) };
}

function waitingRows(seat: SeatView, t: Translate): Row[] {
  const { table } = seat;
  const press = (verb: Verb) => publicComponent(table, verb);
  if (table.status === 'finished')
    return endRows(table, t, [button(press('text'), { text: t('discord-button-text') })]);
  return buttonRows([
    button(press('hand'), { text: t('discord-button-hand'), style: 'strong' }),
    button(press('text'), { text: t('discord-button-text') }),
    ...undoButton(seat, t),
    nowButton(seat, t),
    happenedButton(seat, t),
  ]);
}

/** What everybody has played; nothing in games that have no such picture. */
function playedPicture({ table, view }: SeatView, t: Translate, pictures: Pictures) {
  if (!painters.get(table.game)!.played) return {};
  return { picture: pictures.late(`${table.game}-played`, orderPicture(table, { kind: 'played' }, view, t)) };
}

const MOST_CHARACTERS = 1800;

/**
 * *What can I do now?*: the seat's present decision and its kinds of choices, or who decides what; and what everybody
 * has played, in games that have a picture of it. Leads to the rules.
 */
export function nowMessage(seat: SeatView, t: Translate, pictures: Pictures): Message {
  const { table, view, actions } = seat;
  if (table.status === 'finished')
    return { content: [t('discord-hand-over'), ...resultLines(table, view, t)].join('\n') };
  const said = getGuide(table.game).explain?.(guideScene(seat, t), actions) ?? [];
  const head =
    actions.length > 0 ? t('discord-now-yours') : t('discord-hand-waiting', { names: namesToAct(table, t) });
  return {
    content: cut([`**${head}**`, ...said].join('\n'), MOST_CHARACTERS),
    ...playedPicture(seat, t, pictures),
    rows: buttonRows([howToPlay(table.game, t)]),
  };
}
