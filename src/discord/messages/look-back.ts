import type { APIButtonComponentWithCustomId } from 'discord.js';
import type { PictureOrder } from '../../../render/drawing/order.ts';
import type { Seat } from '../../games/game.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import type { Highlight } from '../../table/highlights.ts';
import type { Eyes, LookBack, TurnStart } from '../../table/look-back.ts';
import type { SeatView, TableInfo } from '../../table/views.ts';
import { escapedName } from '../../telling/markdown.ts';
import { getGuide } from '../../telling/registry.ts';
import { MAX_OPTIONS } from '../answers/limits.ts';
import type { Attachment, Message, Row } from '../answers/message.ts';
import { toEscapedName, toPlainName } from '../answers/names.ts';
import {
  button,
  buttonRows,
  type ComponentData,
  type MenuOption,
  menuRow,
  publicComponent,
} from '../choices/controls.ts';
import { type Pictures, parseTheme } from './pictures.ts';

/** The verbs of looking back: to a moment, to one from a menu, through other eyes, for everybody; as a film, and that for everybody. */
export const LOOK = {
  ...{ at: 'past', to: 'pastto', as: 'pastas', share: 'pastshare' },
  ...{ film: 'film', shareFilm: 'filmshare' },
} as const;

const EVERYBODY = 'all';

export const eyesText = (eyes: Eyes): string => (eyes === null ? EVERYBODY : String(eyes));

/** Everybody's if the text names no seat. */
export const eyesIn = (text: string | undefined): Eyes =>
  text !== undefined && /^\d$/.test(text) ? Number(text) : null;

/** What's looked back at. */
export interface Looked {
  readonly past: LookBack;
  /** A press of the verb, with those arguments. */
  press(verb: string, args: readonly string[]): ComponentData;
  readonly theme: string;
  /** What the presses read an uploaded game from. */
  readonly record?: Attachment | null;
  /** Buttons after those that step. */
  readonly more?: readonly APIButtonComponentWithCustomId[];
}

/** A moment of a game, with the controls that lead to the others. Their IDs say all that they need. */
export function lookBackMessage(
  { past, press, theme, record, more = [] }: Looked,
  t: Translate,
  pictures: Pictures,
): Message {
  const { at, steps, eyes, isOver } = past;
  const to = (moment: number, what: 'first' | 'back' | 'next' | 'last', emoji: string) =>
    button(
      press(LOOK.at, [String(Math.max(0, Math.min(moment, steps))), eyesText(eyes), what]),
      { text: t(`look-back-${what}`), emoji },
      what === 'first' || what === 'back' ? at === 0 : at === steps,
    );
  const share = button(press(LOOK.share, [String(at), eyesText(eyes)]), { text: t('look-back-share') });
  const film = button(press(LOOK.film, []), { text: t('look-back-film'), emoji: '🎞️' });
  return {
    content: linesOf(past, t).join('\n'),
    picture: pictures.late(`${past.game}-step-${at}`, momentOrder(past, theme, t)),
    ...(record ? { record } : {}),
    rows: [
      ...buttonRows([
        to(0, 'first', '⏮️'),
        to(at - 1, 'back', '◀️'),
        to(at + 1, 'next', '▶️'),
        to(steps, 'last', '⏭️'),
      ]),
      ...momentMenu(past, press, t),
      ...(isOver ? eyesMenu(past, press, t) : []),
      ...buttonRows([...(isOver ? [share, film] : []), ...more]),
    ],
  };
}

/** A moment for everybody, as somebody shares it. */
export function sharedMoment(past: LookBack, by: string, picture: Attachment | null, t: Translate): Message {
  return {
    content: [
      t('look-back-shared', { name: escapedName(by), game: getGuide(past.game).title(t) }),
      ...linesOf(past, t),
    ].join('\n'),
    ...(picture ? { file: picture } : {}),
  };
}

/** The table at that moment, or a seat's hand; at the end, the end. */
export function momentOrder(past: LookBack, theme: string, t: Translate): PictureOrder {
  const { game, view, eyes, step, names, at, steps, isFinished } = past;
  const kind = eyes !== null ? 'hand' : isFinished && at === steps ? 'end' : 'table';
  const scene = {
    view,
    names: names.map((name) => toPlainName(name, t)),
    theme: parseTheme(theme),
    t,
    events: step?.events ?? [],
  };
  return { game, subject: { kind }, scene };
}

const linesOf = (past: LookBack, t: Translate): readonly string[] => [
  titleLine(past, t),
  ...sentencesOf(past, t),
  ...closedLine(past, t),
  ...eyesLine(past, t),
];

const titleLine = ({ at, steps, step }: LookBack, t: Translate): string =>
  step === null ? t('look-back-start', { steps }) : t('look-back-step', { at, steps, turn: step.turn + 1 });

const sentencesOf = ({ game, step, names }: LookBack, t: Translate): readonly string[] =>
  step === null
    ? []
    : getGuide(game).sentences(
        step.events,
        names.map((name) => toEscapedName(name, t)),
        t,
      );

const closedLine = ({ at, steps, isOver, isFinished }: LookBack, t: Translate): string[] =>
  isOver && !isFinished && at === steps ? [t('look-back-closed')] : [];

const eyesLine = ({ eyes, names }: LookBack, t: Translate): string[] =>
  eyes === null ? [] : [t('look-back-eyes', { name: toEscapedName(names[eyes]!, t) })];

/** What decided the game, and turns spread evenly over it. */
function momentMenu(
  { turns, highlights, eyes, game, names }: LookBack,
  press: Looked['press'],
  t: Translate,
): Row[] {
  const { turning, best } = highlights;
  const special = (highlight: Highlight | null, text: string, emoji: string): MenuOption[] =>
    highlight === null
      ? []
      : [
          {
            value: `${highlight.index + 1}`,
            text,
            detail: getGuide(game)
              .sentences(
                highlight.events,
                highlight.names.map((name) => toPlainName(name, t)),
                t,
              )
              .join(' '),
            emoji,
          },
        ];
  const peaks = [
    ...special(turning, t('look-back-turning'), '⭐'),
    ...best.flatMap((each, seat) =>
      each?.index === turning?.index
        ? []
        : special(each, t('look-back-best', { name: toPlainName(names[seat]!, t) }), '✨'),
    ),
  ].filter(({ value }, at, all) => all.findIndex((other) => other.value === value) === at);
  const known = new Set(peaks.map(({ value }) => value));
  const others = spread(
    turns.filter(({ at }) => !known.has(String(at))),
    MAX_OPTIONS - peaks.length,
  );
  const options = [
    ...peaks,
    ...others.map(({ at, turn, name }) => ({
      value: String(at),
      text: t('look-back-turn', { turn: turn + 1, name: toPlainName(name, t) }),
    })),
  ];
  return options.length === 0
    ? []
    : [menuRow(press(LOOK.to, [eyesText(eyes)]), t('look-back-menu'), options)];
}

/** At most `most` of the turns, the first and the last among them, evenly spread. */
function spread(turns: readonly TurnStart[], most: number): readonly TurnStart[] {
  if (turns.length <= most) return turns;
  return Array.from({ length: most }, (_, i) => turns[Math.round((i * (turns.length - 1)) / (most - 1))]!);
}

function eyesMenu({ names, eyes, at }: LookBack, press: Looked['press'], t: Translate): Row[] {
  const option = (each: Eyes, text: string) => ({ value: eyesText(each), text, chosen: each === eyes });
  return [
    menuRow(press(LOOK.as, [String(at)]), t('look-back-eyes-menu'), [
      option(null, t('look-back-everybody')),
      ...names.map((name, seat: Seat) => option(seat, t('look-back-seat', { name: toPlainName(name, t) }))),
    ]),
  ];
}

/** Leads to the first moment of a game that's over. */
export const lookBackButton = (table: TableInfo, t: Translate) =>
  button(publicComponent(table, LOOK.at), { text: t('look-back-button'), emoji: '⏪' });

/** *What happened?*: the game since the reader's last turn, step by step. */
export const happenedButton = ({ table }: SeatView, t: Translate) =>
  button(publicComponent(table, LOOK.at), { text: t('look-back-happened') });
