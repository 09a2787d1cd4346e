import { type APIButtonComponentWithCustomId, time } from 'discord.js';
import { painters } from '../../../render/painters.ts';
import { paceDuration } from '../../clocks/clock-document.ts';
import type { Deadline } from '../../clocks/clocks.ts';
import { awaitedPerson } from '../../clocks/following.ts';
import type { GameView } from '../../games/game.ts';
import { games } from '../../games/registry.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import type { Note } from '../../table/document.ts';
import { isDeserted, isSilent } from '../../table/holders.ts';
import type { ClosedReport, GameReport, Report } from '../../table/report.ts';
import { isRecorded, type SeatView, type SpectatorView, type TableInfo } from '../../table/views.ts';
import { codeBlock } from '../../telling/markdown.ts';
import { getGuide } from '../../telling/registry.ts';
import { MAX_BUTTONS_A_ROW, MAX_CONTENT } from '../answers/limits.ts';
import type { Attachment, Message, Row } from '../answers/message.ts';
import { escapedNames, namesToAct, plainNames, toEscapedName } from '../answers/names.ts';
import { button, buttonRows, isLong, publicComponent, type Verb } from '../choices/controls.ts';
import { buildDecision, decided, follow } from '../choices/decision.ts';
import { computerChatter, lastWords } from './chatter.ts';
import { turningLines, turningShown } from './highlights.ts';
import { hintLines } from './hint.ts';
import { latest, news, toldLines } from './latest.ts';
import { againButton, lobbyMessage } from './lobby.ts';
import { lookBackButton } from './look-back.ts';
import { createScene, orderPicture, type Pictures } from './pictures.ts';
import { howToPlay } from './rules.ts';
import { computersLine, desertedLine, levelledName, seatButtons } from './seats.ts';
import { shuffleButtons, startedLine } from './shuffles.ts';
import { voteLines } from './table-settings.ts';

/** How the table's message is told. */
export interface Telling {
  readonly t: Translate;
  /** Null if it couldn't be drawn. */
  readonly picture: Attachment | 'later' | null;
  /** Until when somebody is awaited; null without a clock. */
  readonly deadline: Deadline | null;
  /** Whether computer players may say something. */
  readonly chats: boolean;
}

/** The table's message: the latest turns, the current table, and whose turn it is. */
function gameMessage(report: GameReport, { t, picture, deadline, chats }: Telling): Message {
  const { table, view } = report;
  const guide = getGuide(table.game);
  const around = t('discord-list', { items: table.seats.map((holder) => levelledName(holder, t)) });
  const foot = [
    ...guide.standing(view, escapedNames(table, t), t),
    ...closing(table, view, t, deadline),
    ...turningLines(report, t),
    ...(chats ? lastWords(report, t) : []),
    ...(picture === null ? [t('discord-table-no-picture')] : []),
    ...(picture === 'later' ? [t('discord-table-picture-later')] : []),
  ].join('\n');
  const lines = [
    ...(report.started ? [news(t('discord-table-started', { names: around }))] : []),
    ...(report.started ? startedLine(table, t).map(news) : []),
    ...toldLines(report, guide, chats ? computerChatter(report, t) : new Map(), t),
    ...(report.takenBack ? [news(t('discord-table-undone'))] : []),
  ];
  return {
    content: latest(lines, foot, (count) => t('discord-table-earlier', { count })),
    ...(picture && picture !== 'later' ? { file: picture } : {}),
    rows: [...quickRows(report, t), ...tableRows(table, t, deadline)],
  };
}

/** The picture of the table's message; null if it can't be drawn, or there's none of it. */
export async function tablePicture(
  report: Report,
  t: Translate,
  pictures: Pictures,
  signal?: AbortSignal,
): Promise<Attachment | null> {
  if (report.kind !== 'game') return null;
  const { table, view, highlights } = report;
  const kind = table.status === 'finished' ? 'end' : 'table';
  const events = report.turns.flatMap((turn) => turn.events);
  const highlight = turningShown(table, highlights, t);
  const order = orderPicture(table, { kind }, view, t, { events, highlight });
  return pictures.draw(`${table.game}-${kind}`, order, { urgency: 'table', ...(signal && { signal }) });
}

/** A line that pings the person whose turn it is, where the table's message doesn't. */
export const pingMessage = (
  { table, view }: SpectatorView,
  recipient: string,
  t: Translate,
  deadline: Deadline | null,
): Message => ({
  content: [turnLine(table, view, recipient, t), ...clockLine(table, deadline, t)].join(' '),
  mention: recipient,
});

/** A line that says that the game is over, where the table's message was only edited. */
export const overMessage = ({ table, view }: SpectatorView, t: Translate): Message => ({
  content: resultLines(table, view, t)[0] ?? t('discord-hand-over'),
  rows: endRows(table, t),
});

/** What's next after the end. */
export const endRows = (
  table: TableInfo,
  t: Translate,
  others: readonly APIButtonComponentWithCustomId[] = [],
): Row[] =>
  buttonRows([againButton(table, t), ...(isRecorded(table) ? [lookBackButton(table, t)] : []), ...others]);

/** What's left of the table's message once there's a newer one below. */
export const movedMessage = (table: TableInfo, t: Translate): Message => ({
  content: t('discord-table-moved', { game: getGuide(table.game).title(t) }),
});

function turnLine({ game }: TableInfo, view: GameView, userId: string, t: Translate): string {
  const task = getGuide(game).task?.(view, t);
  const mention = `<@${userId}>`;
  return task === undefined
    ? t('discord-table-turn', { mention })
    : t('discord-table-turn-task', { mention, task });
}

/** User ID of the person whose turn it is. */
export const personToAct = (table: TableInfo): string | undefined => awaitedPerson(table)?.userId;

/** Whose turn it is, or who won. */
function closing(table: TableInfo, view: GameView, t: Translate, deadline: Deadline | null): string[] {
  const mention = personToAct(table);
  if (table.result) return resultLines(table, view, t);
  if (table.status === 'closed') return [t('discord-table-closed')];
  if (table.toAct.length === 0) return [];
  const silent = table.toAct.filter((seat) => isSilent(table, seat)).map((seat) => table.seats[seat]!);
  if (mention !== undefined)
    return [
      turnLine(table, view, mention, t),
      ...clockLine(table, deadline, t),
      ...absentLines(table, deadline, t),
      ...voteLines(table, t),
      ...silent.map((holder) => t('people-silent', { name: toEscapedName(holder.name, t) })),
    ];
  if (isDeserted(table)) return [desertedLine(table, t)];
  return [t('discord-table-thinking', { names: namesToAct(table, t), count: table.toAct.length })];
}

/** The winners, then all players by place, with the tie-break where it decided. */
export function resultLines(table: TableInfo, view: GameView, t: Translate): string[] {
  const { result } = table;
  if (!result) return [];
  const ties = getGuide(table.game).tieBreak?.(view, t) ?? [];
  const decided = (seat: number) =>
    result.scores.some(
      (score, other) => score === result.scores[seat] && result.places[other] !== result.places[seat],
    );
  const ranking = table.seats
    .map((holder, seat) => ({
      name: toEscapedName(holder.name, t),
      place: result.places[seat]!,
      points: result.scores[seat]!,
      tie: decided(seat) ? ties[seat] : undefined,
    }))
    .sort((a, b) => a.place - b.place);
  const winners = ranking.filter(({ place }) => place === 1);
  const names = t('discord-list', { items: winners.map(({ name }) => name) });
  const { points, tie } = winners[0]!;
  return [
    winners.length > 1
      ? t('discord-table-winners', { names, points })
      : tie === undefined
        ? t('discord-table-winner', { names, points })
        : t('discord-table-winner-tie', { names, points, tie }),
    ranking
      .map(({ place, name, points, tie }) =>
        tie === undefined
          ? t('discord-table-place', { place, name, points })
          : t('discord-table-place-tie', { place, name, points, tie }),
      )
      .join(' · '),
    ...shareLines(table, t),
    ...hintLines(table, t),
  ];
}

/** Who else has played a seat, and how much of it. */
function shareLines({ shares, seats }: TableInfo, t: Translate): string[] {
  return shares.flatMap((all, seat) => {
    if (all.length < 2) return [];
    const before = all.slice(0, -1).map(({ holder, share }) => {
      const percent = Math.round(share * 100);
      return t('people-played-part', { name: toEscapedName(holder.name, t), percent });
    });
    return [t('people-played-before', { name: toEscapedName(seats[seat]!.name, t), before })];
  });
}

export function tableRows(table: TableInfo, t: Translate, deadline: Deadline | null = null): Row[] {
  const press = (verb: Verb) => publicComponent(table, verb);
  const asText = button(press('text'), { text: t('discord-button-text') });
  if (table.status === 'finished')
    return endRows(table, t, [
      button(press('watch'), { text: t('people-button-hands') }),
      asText,
      ...shuffleButtons(table, t),
    ]);
  const own = [button(press('hand'), { text: t('discord-button-hand'), style: 'strong' }), asText];
  const absent = [...(deadline?.absences.keys() ?? [])];
  const seats = seatButtons(table, absent, t, MAX_BUTTONS_A_ROW - own.length);
  // A seat to take is more urgent: the rules are in `/rules`, too.
  return buttonRows([...own, ...seats, howToPlay(table.game, t)].slice(0, MAX_BUTTONS_A_ROW));
}

/** The table as text, for people who can't see the picture. */
export function textMessage(
  { table, view }: SpectatorView,
  t: Translate,
  deadline: Deadline | null,
): Message {
  const painter = painters.get(table.game)!;
  const scene = createScene(table, view, t);
  return {
    content: [
      codeBlock((table.status === 'finished' ? painter.end(scene) : painter.table(scene)).text),
      ...computersLine(table, t),
      ...clockLine(table, deadline, t),
      ...absentLines(table, deadline, t),
    ].join('\n'),
  };
}

/** The same for whoever plays there, with what only they see: beside it if there's no room for both. */
export function ownTextMessages(seat: SeatView, t: Translate, deadline: Deadline | null): Message[] {
  const { table, view } = seat;
  const message = textMessage(seat, t, deadline);
  if (games.get(table.game)!.perfectInformation) return [message];
  const hand = codeBlock(painters.get(table.game)!.hand(createScene(table, view, t)).text);
  const both = `${message.content}\n${hand}`;
  return both.length > MAX_CONTENT ? [message, { content: hand }] : [{ content: both }];
}

const LONG_BUTTONS_A_ROW = 2;

/** Controls for decisions that can be made directly on the table's message. */
function quickRows({ table, view, actions }: SpectatorView, t: Translate): Row[] {
  const guide = getGuide(table.game);
  const game = games.get(table.game)!;
  const seat = table.toAct[0];
  if (!guide.quick || seat === undefined || actions.length === 0) return [];
  if (table.seats[seat]?.kind !== 'person') return [];
  const scene = {
    view,
    seat,
    names: plainNames(table, t),
    t,
    preview: (action: (typeof actions)[number]) => game.preview(view, seat, action),
  };
  const tree = buildDecision(actions, guide);
  const buttons = guide.quick(scene, actions).flatMap((action) => {
    const node = follow(tree, guide.pathOf(action));
    return node && decided(node)
      ? [button(publicComponent(table, 'quick', node.path), guide.label(scene, node))]
      : [];
  });
  const long = buttons.some(({ label }) => isLong(label ?? ''));
  return buttonRows(buttons, long ? LONG_BUTTONS_A_ROW : undefined);
}

/** A moment in ms since 1970 as Discord shows it: “in 5 hours”. */
export const relative = (at: number): string => time(Math.round(at / 1000), 'R');

/** The same as a date and a time of day, which says what “in 23 hours” of a day leaves open. */
const absolute = (at: number): string => time(Math.round(at / 1000), 'f');

const HOUR = 3_600_000;

/** Until when the awaited player has time; nothing if there's no clock, or nobody's time runs. */
function clockLine(table: TableInfo, clock: Deadline | null, t: Translate): string[] {
  if (table.unreachable) return [t(`clock-unreachable-${table.unreachable.why}`)];
  if (!clock || table.status !== 'playing') return [];
  if (clock.paused) return [t('clock-paused', { when: relative(clock.due ?? 0) })];
  if (clock.away !== null)
    return [t('clock-away', { name: namesToAct(table, t), when: relative(clock.away) })];
  if (clock.due === null) return [];
  const duration = paceDuration(table.pace);
  return duration !== null && duration > HOUR
    ? [t('clock-until-at', { at: absolute(clock.due), when: relative(clock.due) })]
    : [t('clock-until', { when: relative(clock.due) })];
}

/** Who's away, and until when, besides whom the clock's line names. */
const absentLines = (table: TableInfo, deadline: Deadline | null, t: Translate): string[] =>
  [...(deadline?.absences ?? [])]
    .filter(([seat]) => deadline?.away === null || !table.toAct.includes(seat))
    .map(([seat, until]) =>
      t('clock-absent', { name: escapedNames(table, t)[seat]!, when: absolute(until) }),
    );

/** The table's message. */
export function tableMessage(report: Report, telling: Telling): Message {
  const { t } = telling;
  switch (report.kind) {
    case 'lobby':
      return lobbyMessage(report.table, t);
    case 'closed':
      return closedMessage(report, t);
    case 'game':
      return gameMessage(report, telling);
  }
}

function closedMessage({ table, notes, view }: ClosedReport, t: Translate): Message {
  const rows = endRows(table, t, shuffleButtons(table, t));
  const by = notes.findLast((note) => note.kind === 'closed');
  if (by) return { content: t('discord-table-closed-by', { name: toEscapedName(by.name, t) }), rows };
  const has = (kind: Note['kind']) => notes.some((note) => note.kind === kind);
  if (!view || !has('deserted'))
    return { content: t(has('expired') ? 'discord-table-expired' : 'discord-table-closed'), rows };
  const standing = getGuide(table.game).standing(view, escapedNames(table, t), t);
  return { content: [t('discord-table-deserted'), ...standing].join('\n'), rows };
}
