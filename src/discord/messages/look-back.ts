import type { APIButtonComponentWithCustomId } from 'discord.js';
import type { PictureOrder } from '../../../render/drawing/order.ts';
import type { Seat } from '../../games/game.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { Highlight } from '../../table/highlights.ts';
import type { Eyes, LookBack, TurnStart } from '../../table/look-back.ts';
import type { SeatView, TableInfo } from '../../table/views.ts';
import { escapedName } from '../../telling/markdown.ts';
import { guideOf } from '../../telling/registry.ts';
import { MAX_OPTIONS } from '../answers/limits.ts';
import type { Attachment, Message, Row } from '../answers/message.ts';
import { escapedNameOf, plainNameOf } from '../answers/names.ts';
import {
  button,
  buttonRows,
  type MenuOption,
  menuRow,
  type Press,
  publicPressAt,
} from '../choices/controls.ts';
import { type Pictures, themeOf } from './pictures.ts';

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
  press(verb: string, args: readonly string[]): Press;
  readonly theme: string;
  /** What the presses read an uploaded game from. */
  readonly record?: Attachment | null;
  /** Buttons after those that step. */
  readonly more?: readonly APIButtonComponentWithCustomId[];
}

/** A moment of a game, with the controls that lead to the others. Their IDs say all that they need. */
export function lookBackMessage(
  { past, press, theme, record, more = [] }: Looked,
  say: Say,
  pictures: Pictures,
): Message {
  const { at, steps, eyes, isOver } = past;
  const to = (moment: number, what: 'first' | 'back' | 'next' | 'last', emoji: string) =>
    button(
      press(LOOK.at, [String(Math.max(0, Math.min(moment, steps))), eyesText(eyes), what]),
      { text: say(`look-back-${what}`), emoji },
      what === 'first' || what === 'back' ? at === 0 : at === steps,
    );
  const share = button(press(LOOK.share, [String(at), eyesText(eyes)]), { text: say('look-back-share') });
  const film = button(press(LOOK.film, []), { text: say('look-back-film'), emoji: '🎞️' });
  return {
    content: linesOf(past, say).join('\n'),
    picture: pictures.late(`${past.game}-step-${at}`, momentOrder(past, theme, say)),
    ...(record ? { record } : {}),
    rows: [
      ...buttonRows([
        to(0, 'first', '⏮️'),
        to(at - 1, 'back', '◀️'),
        to(at + 1, 'next', '▶️'),
        to(steps, 'last', '⏭️'),
      ]),
      ...momentMenu(past, press, say),
      ...(isOver ? eyesMenu(past, press, say) : []),
      ...buttonRows([...(isOver ? [share, film] : []), ...more]),
    ],
  };
}

/** A moment for everybody, as somebody shares it. */
export function sharedMoment(past: LookBack, by: string, picture: Attachment | null, say: Say): Message {
  return {
    content: [
      say('look-back-shared', { name: escapedName(by), game: guideOf(past.game).title(say) }),
      ...linesOf(past, say),
    ].join('\n'),
    ...(picture ? { file: picture } : {}),
  };
}

/** The table at that moment, or a seat's hand; at the end, the end. */
export function momentOrder(past: LookBack, theme: string, say: Say): PictureOrder {
  const { game, view, eyes, step, names, at, steps, isFinished } = past;
  const kind = eyes !== null ? 'hand' : isFinished && at === steps ? 'end' : 'table';
  const scene = {
    view,
    names: names.map((name) => plainNameOf(name, say)),
    theme: themeOf(theme),
    say,
    events: step?.events ?? [],
  };
  return { game, subject: { kind }, scene };
}

const linesOf = (past: LookBack, say: Say): readonly string[] => [
  titleLine(past, say),
  ...sentencesOf(past, say),
  ...closedLine(past, say),
  ...eyesLine(past, say),
];

const titleLine = ({ at, steps, step }: LookBack, say: Say): string =>
  step === null
    ? say('look-back-start', { steps })
    : say('look-back-step', { at, steps, turn: step.turn + 1 });

const sentencesOf = ({ game, step, names }: LookBack, say: Say): readonly string[] =>
  step === null
    ? []
    : guideOf(game).sentences(
        step.events,
        names.map((name) => escapedNameOf(name, say)),
        say,
      );

const closedLine = ({ at, steps, isOver, isFinished }: LookBack, say: Say): string[] =>
  isOver && !isFinished && at === steps ? [say('look-back-closed')] : [];

const eyesLine = ({ eyes, names }: LookBack, say: Say): string[] =>
  eyes === null ? [] : [say('look-back-eyes', { name: escapedNameOf(names[eyes]!, say) })];

/** What decided the game, and turns spread evenly over it. */
function momentMenu(
  { turns, highlights, eyes, game, names }: LookBack,
  press: Looked['press'],
  say: Say,
): Row[] {
  const { turning, best } = highlights;
  const special = (highlight: Highlight | null, text: string, emoji: string): MenuOption[] =>
    highlight === null
      ? []
      : [
          {
            value: `${highlight.index + 1}`,
            text,
            detail: guideOf(game)
              .sentences(
                highlight.events,
                highlight.names.map((name) => plainNameOf(name, say)),
                say,
              )
              .join(' '),
            emoji,
          },
        ];
  const peaks = [
    ...special(turning, say('look-back-turning'), '⭐'),
    ...best.flatMap((each, seat) =>
      each?.index === turning?.index
        ? []
        : special(each, say('look-back-best', { name: plainNameOf(names[seat]!, say) }), '✨'),
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
      text: say('look-back-turn', { turn: turn + 1, name: plainNameOf(name, say) }),
    })),
  ];
  return options.length === 0
    ? []
    : [menuRow(press(LOOK.to, [eyesText(eyes)]), say('look-back-menu'), options)];
}

/** At most `most` of the turns, the first and the last among them, evenly spread. */
function spread(turns: readonly TurnStart[], most: number): readonly TurnStart[] {
  if (turns.length <= most) return turns;
  return Array.from({ length: most }, (_, i) => turns[Math.round((i * (turns.length - 1)) / (most - 1))]!);
}

function eyesMenu({ names, eyes, at }: LookBack, press: Looked['press'], say: Say): Row[] {
  const option = (each: Eyes, text: string) => ({ value: eyesText(each), text, chosen: each === eyes });
  return [
    menuRow(press(LOOK.as, [String(at)]), say('look-back-eyes-menu'), [
      option(null, say('look-back-everybody')),
      ...names.map((name, seat: Seat) =>
        option(seat, say('look-back-seat', { name: plainNameOf(name, say) })),
      ),
    ]),
  ];
}

/** Leads to the first moment of a game that's over. */
export const lookBackButton = (table: TableInfo, say: Say) =>
  button(publicPressAt(table, LOOK.at), { text: say('look-back-button'), emoji: '⏪' });

/** *What happened?*: the game since the reader's last turn, step by step. */
export const happenedButton = ({ table }: SeatView, say: Say) =>
  button(publicPressAt(table, LOOK.at), { text: say('look-back-happened') });
