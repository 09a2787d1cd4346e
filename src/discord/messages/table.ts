import { type APIButtonComponentWithCustomId, time } from 'discord.js';
import { painters } from '../../../render/painters.ts';
import { durationOf } from '../../clocks/clock-document.ts';
import type { Deadline } from '../../clocks/clocks.ts';
import { awaitedOf } from '../../clocks/following.ts';
import type { GameView } from '../../games/game.ts';
import { games } from '../../games/registry.ts';
import type { Say } from '../../i18n/fluent/say.ts';
import type { Note } from '../../table/document.ts';
import { isDeserted, isSilent } from '../../table/holders.ts';
import type { ClosedReport, GameReport, Report } from '../../table/report.ts';
import { isRecorded, type SeatView, type SpectatorView, type TableInfo } from '../../table/views.ts';
import { codeBlock } from '../../telling/markdown.ts';
import { guideOf } from '../../telling/registry.ts';
import { MAX_BUTTONS_A_ROW, MAX_CONTENT } from '../answers/limits.ts';
import type { Attachment, Message, Row } from '../answers/message.ts';
import { escapedNameOf, escapedNames, namesToAct, plainNames } from '../answers/names.ts';
import { button, buttonRows, isLong, publicPressAt, type Verb } from '../choices/controls.ts';
import { decided, decisionOf, follow } from '../choices/decision.ts';
import { chatterOf, lastWords } from './chatter.ts';
import { turningLines, turningShown } from './highlights.ts';
import { hintLines } from './hint.ts';
import { latest, news, toldLines } from './latest.ts';
import { againButton, lobbyMessage } from './lobby.ts';
import { lookBackButton } from './look-back.ts';
import { askedLines } from './options.ts';
import { orderOf, type Pictures, sceneOf } from './pictures.ts';
import { howToPlay } from './rules.ts';
import { computersLine, desertedLine, levelledName, seatButtons } from './seats.ts';
import { shuffleButtons, startedLine } from './shuffles.ts';

/** How the table's message is told. */
export interface Telling {
  readonly say: Say;
  /** Null if it couldn't be drawn. */
  readonly picture: Attachment | 'later' | null;
  /** Until when somebody is awaited; null without a clock. */
  readonly deadline: Deadline | null;
  /** Whether computer players may say something. */
  readonly chats: boolean;
}

/** The table's message: the latest turns, the current table, and whose turn it is. */
function gameMessage(report: GameReport, { say, picture, deadline, chats }: Telling): Message {
  const { table, view } = report;
  const guide = guideOf(table.game);
  const around = say('discord-list', { items: table.seats.map((holder) => levelledName(holder, say)) });
  const foot = [
    ...guide.standing(view, escapedNames(table, say), say),
    ...closing(table, view, say, deadline),
    ...turningLines(report, say),
    ...(chats ? lastWords(report, say) : []),
    ...(picture === null ? [say('discord-table-no-picture')] : []),
    ...(picture === 'later' ? [say('discord-table-picture-later')] : []),
  ].join('\n');
  const lines = [
    ...(report.started ? [news(say('discord-table-started', { names: around }))] : []),
    ...(report.started ? startedLine(table, say).map(news) : []),
    ...toldLines(report, guide, chats ? chatterOf(report, say) : new Map(), say),
    ...(report.takenBack ? [news(say('discord-table-undone'))] : []),
  ];
  return {
    content: latest(lines, foot, (count) => say('discord-table-earlier', { count })),
    ...(picture && picture !== 'later' ? { file: picture } : {}),
    rows: [...quickRows(report, say), ...tableRows(table, say, deadline)],
  };
}

/** The picture of the table's message; null if it can't be drawn, or there's none of it. */
export async function tablePicture(
  report: Report,
  say: Say,
  pictures: Pictures,
  signal?: AbortSignal,
): Promise<Attachment | null> {
  if (report.kind !== 'game') return null;
  const { table, view, highlights } = report;
  const kind = table.status === 'finished' ? 'end' : 'table';
  const events = report.turns.flatMap((turn) => turn.events);
  const highlight = turningShown(table, highlights, say);
  const order = orderOf(table, { kind }, view, say, { events, highlight });
  return pictures.draw(`${table.game}-${kind}`, order, { urgency: 'table', ...(signal && { signal }) });
}

/** A line that pings the person whose turn it is, where the table's message doesn't. */
export const callMessage = (
  { table, view }: SpectatorView,
  callee: string,
  say: Say,
  deadline: Deadline | null,
): Message => ({
  content: [turnLine(table, view, callee, say), ...clockLine(table, deadline, say)].join(' '),
  mention: callee,
});

/** A line that says that the game is over, where the table's message was only edited. */
export const overMessage = ({ table, view }: SpectatorView, say: Say): Message => ({
  content: resultLines(table, view, say)[0] ?? say('discord-hand-over'),
  rows: endRows(table, say),
});

/** What's next after the end. */
export const endRows = (
  table: TableInfo,
  say: Say,
  others: readonly APIButtonComponentWithCustomId[] = [],
): Row[] =>
  buttonRows([
    againButton(table, say),
    ...(isRecorded(table) ? [lookBackButton(table, say)] : []),
    ...others,
  ]);

/** What's left of the table's message once there's a newer one below. */
export const movedMessage = (table: TableInfo, say: Say): Message => ({
  content: say('discord-table-moved', { game: guideOf(table.game).title(say) }),
});

function turnLine({ game }: TableInfo, view: GameView, userId: string, say: Say): string {
  const task = guideOf(game).task?.(view, say);
  const mention = `<@${userId}>`;
  return task === undefined
    ? say('discord-table-turn', { mention })
    : say('discord-table-turn-task', { mention, task });
}

/** User ID of the person whose turn it is. */
export const personToAct = (table: TableInfo): string | undefined => awaitedOf(table)?.userId;

/** Whose turn it is, or who won. */
function closing(table: TableInfo, view: GameView, say: Say, deadline: Deadline | null): string[] {
  const mention = personToAct(table);
  if (table.result) return resultLines(table, view, say);
  if (table.status === 'closed') return [say('discord-table-closed')];
  if (table.toAct.length === 0) return [];
  const silent = table.toAct.filter((seat) => isSilent(table, seat)).map((seat) => table.seats[seat]!);
  if (mention !== undefined)
    return [
      turnLine(table, view, mention, say),
      ...clockLine(table, deadline, say),
      ...absentLines(table, deadline, say),
      ...askedLines(table, say),
      ...silent.map((holder) => say('people-silent', { name: escapedNameOf(holder.name, say) })),
    ];
  if (isDeserted(table)) return [desertedLine(table, say)];
  return [say('discord-table-thinking', { names: namesToAct(table, say), count: table.toAct.length })];
}

/** The winners, then all players by place, with the tie-break where it decided. */
export function resultLines(table: TableInfo, view: GameView, say: Say): string[] {
  const { result } = table;
  if (!result) return [];
  const ties = guideOf(table.game).tieBreak?.(view, say) ?? [];
  const decided = (seat: number) =>
    result.scores.some(
      (score, other) => score === result.scores[seat] && result.places[other] !== result.places[seat],
    );
  const ranking = table.seats
    .map((holder, seat) => ({
      name: escapedNameOf(holder.name, say),
      place: result.places[seat]!,
      points: result.scores[seat]!,
      tie: decided(seat) ? ties[seat] : undefined,
    }))
    .sort((a, b) => a.place - b.place);
  const winners = ranking.filter(({ place }) => place === 1);
  const names = say('discord-list', { items: winners.map(({ name }) => name) });
  const { points, tie } = winners[0]!;
  return [
    winners.length > 1
      ? say('discord-table-winners', { names, points })
      : tie === undefined
        ? say('discord-table-winner', { names, points })
        : say('discord-table-winner-tie', { names, points, tie }),
    ranking
      .map(({ place, name, points, tie }) =>
        tie === undefined
          ? say('discord-table-place', { place, name, points })
          : say('discord-table-place-tie', { place, name, points, tie }),
      )
      .join(' · '),
    ...shareLines(table, say),
    ...hintLines(table, say),
  ];
}

/** Who else has played a seat, and how much of it. */
function shareLines({ shares, seats }: TableInfo, say: Say): string[] {
  return shares.flatMap((all, seat) => {
    if (all.length < 2) return [];
    const before = all.slice(0, -1).map(({ holder, share }) => {
      const percent = Math.round(share * 100);
      return say('people-played-part', { name: escapedNameOf(holder.name, say), percent });
    });
    return [say('people-played-before', { name: escapedNameOf(seats[seat]!.name, say), before })];
  });
}

export function tableRows(table: TableInfo, say: Say, deadline: Deadline | null = null): Row[] {
  const press = (verb: Verb) => publicPressAt(table, verb);
  const asText = button(press('text'), { text: say('discord-button-text') });
  if (table.status === 'finished')
    return endRows(table, say, [
      button(press('watch'), { text: say('people-button-hands') }),
      asText,
      ...shuffleButtons(table, say),
    ]);
  const own = [button(press('hand'), { text: say('discord-button-hand'), style: 'strong' }), asText];
  const absent = [...(deadline?.absences.keys() ?? [])];
  const seats = seatButtons(table, absent, say, MAX_BUTTONS_A_ROW - own.length);
  // A seat to take is more urgent: the rules are in `/rules`, too.
  return buttonRows([...own, ...seats, howToPlay(table.game, say)].slice(0, MAX_BUTTONS_A_ROW));
}

/** The table as text, for people who can't see the picture. */
export function textMessage({ table, view }: SpectatorView, say: Say, deadline: Deadline | null): Message {
  const painter = painters.get(table.game)!;
  const scene = sceneOf(table, view, say);
  return {
    content: [
      codeBlock((table.status === 'finished' ? painter.end(scene) : painter.table(scene)).text),
      ...computersLine(table, say),
      ...clockLine(table, deadline, say),
      ...absentLines(table, deadline, say),
    ].join('\n'),
  };
}

/** The same for whoever plays there, with what only they see: beside it if there's no room for both. */
export function ownTextMessages(seat: SeatView, say: Say, deadline: Deadline | null): Message[] {
  const { table, view } = seat;
  const message = textMessage(seat, say, deadline);
  if (games.get(table.game)!.perfectInformation) return [message];
  const hand = codeBlock(painters.get(table.game)!.hand(sceneOf(table, view, say)).text);
  const both = `${message.content}\n${hand}`;
  return both.length > MAX_CONTENT ? [message, { content: hand }] : [{ content: both }];
}

const LONG_LABELS_A_ROW = 2;

/** Controls for decisions that can be made directly on the table's message. */
function quickRows({ table, view, actions }: SpectatorView, say: Say): Row[] {
  const guide = guideOf(table.game);
  const game = games.get(table.game)!;
  const seat = table.toAct[0];
  if (!guide.quick || seat === undefined || actions.length === 0) return [];
  if (table.seats[seat]?.kind !== 'person') return [];
  const scene = {
    view,
    seat,
    names: plainNames(table, say),
    say,
    preview: (action: (typeof actions)[number]) => game.preview(view, seat, action),
  };
  const tree = decisionOf(actions, guide);
  const buttons = guide.quick(scene, actions).flatMap((action) => {
    const node = follow(tree, guide.pathOf(action));
    return node && decided(node)
      ? [button(publicPressAt(table, 'quick', node.path), guide.label(scene, node))]
      : [];
  });
  const long = buttons.some(({ label }) => isLong(label ?? ''));
  return buttonRows(buttons, long ? LONG_LABELS_A_ROW : undefined);
}

/** A moment in ms since 1970 as Discord shows it: “in 5 hours”. */
export const relative = (at: number): string => time(Math.round(at / 1000), 'R');

/** The same as a date and a time of day, which says what “in 23 hours” of a day leaves open. */
const absolute = (at: number): string => time(Math.round(at / 1000), 'f');

const HOUR = 3_600_000;

/** Until when the awaited player has time; nothing if there's no clock, or nobody's time runs. */
function clockLine(table: TableInfo, clock: Deadline | null, say: Say): string[] {
  if (table.unreachable) return [say(`clock-unreachable-${table.unreachable.why}`)];
  if (!clock || table.status !== 'playing') return [];
  if (clock.paused) return [say('clock-paused', { when: relative(clock.due ?? 0) })];
  if (clock.away !== null)
    return [say('clock-away', { name: namesToAct(table, say), when: relative(clock.away) })];
  if (clock.due === null) return [];
  const duration = durationOf(table.pace);
  return duration !== null && duration > HOUR
    ? [say('clock-until-at', { at: absolute(clock.due), when: relative(clock.due) })]
    : [say('clock-until', { when: relative(clock.due) })];
}

/** Who's away, and until when, besides whom the clock's line names. */
const absentLines = (table: TableInfo, deadline: Deadline | null, say: Say): string[] =>
  [...(deadline?.absences ?? [])]
    .filter(([seat]) => deadline?.away === null || !table.toAct.includes(seat))
    .map(([seat, until]) =>
      say('clock-absent', { name: escapedNames(table, say)[seat]!, when: absolute(until) }),
    );

/** The table's message. */
export function messageOf(report: Report, telling: Telling): Message {
  const { say } = telling;
  switch (report.kind) {
    case 'lobby':
      return lobbyMessage(report.table, say);
    case 'closed':
      return closedMessage(report, say);
    case 'game':
      return gameMessage(report, telling);
  }
}

function closedMessage({ table, notes, view }: ClosedReport, say: Say): Message {
  const rows = endRows(table, say, shuffleButtons(table, say));
  const by = notes.findLast((note) => note.kind === 'closed');
  if (by) return { content: say('discord-table-closed-by', { name: escapedNameOf(by.name, say) }), rows };
  const has = (kind: Note['kind']) => notes.some((note) => note.kind === kind);
  if (!view || !has('deserted'))
    return { content: say(has('expired') ? 'discord-table-expired' : 'discord-table-closed'), rows };
  const standing = guideOf(table.game).standing(view, escapedNames(table, say), say);
  return { content: [say('discord-table-deserted'), ...standing].join('\n'), rows };
}
