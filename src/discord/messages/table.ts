import { time } from 'discord.js';
import type { Deadline } from '../../clocks/clocks.ts';
import { codeBlock, escapedName } from '../../faces/markdown.ts';
import { guideOf } from '../../faces/registry.ts';
import type { GameView } from '../../games/game.ts';
import { games } from '../../games/registry.ts';
import type { Words } from '../../i18n/index.ts';
import type { Note } from '../../table/document.ts';
import type { ClosedReport, GameReport, Report } from '../../table/report.ts';
import type { SpectatorView, TableInfo } from '../../table/views.ts';
import { MAX_BUTTONS_A_ROW } from '../answers/limits.ts';
import type { Attachment, Message, Row } from '../answers/message.ts';
import { escapedNames, namesToAct, plainNames } from '../answers/names.ts';
import { button, buttonRows, isLong, publicPressAt, type Verb } from '../choices/controls.ts';
import { decided, decisionOf, follow } from '../choices/decision.ts';
import { hintLines } from './hint.ts';
import { latest, news, turnLines } from './latest.ts';
import { againRows, lobbyMessage } from './lobby.ts';
import { orderOf, type PainterOf, type Pictures, sceneOf } from './pictures.ts';
import { howToPlay } from './rules.ts';
import { computersLine, nameWithLevel, seatButtons } from './seats.ts';

export interface PictureSource {
  readonly pictures: Pictures;
  readonly painterOf: PainterOf;
}

/** How the table's message is told. */
export interface Telling {
  readonly words: Words;
  /** Null if it couldn't be drawn. */
  readonly picture: Attachment | 'later' | null;
  /** Until when somebody is awaited; null without a clock. */
  readonly deadline: Deadline | null;
}

/** The table's message: the latest turns, the current table, and whose turn it is. */
function gameMessage(report: GameReport, { words, picture, deadline }: Telling): Message {
  const { table, view } = report;
  const guide = guideOf(table.game);
  const say = words.discord.table;
  const around = words.discord.list(table.seats.map((holder) => nameWithLevel(holder, words)));
  const foot = [
    ...guide.standing(view, escapedNames(table), words),
    ...closing(table, view, words, deadline),
    ...(picture === null ? [say.noPicture] : picture === 'later' ? [say.pictureLater] : []),
  ].join('\n');
  const lines = [
    ...(report.started ? [news(say.started(around))] : []),
    ...turnLines(report, guide, words),
    ...[...(report.takenBack ? [say.takenBack] : []), ...noteLines(report.notes, words)].map(news),
  ];
  return {
    content: latest(lines, foot, say.earlier),
    ...(picture && picture !== 'later' ? { file: picture } : {}),
    rows: [...quickRows(report, words), ...tableRows(table, words)],
  };
}

/** The picture of the table's message; null if it can't be drawn, or there's none of it. */
export async function tablePicture(
  report: Report,
  words: Words,
  { pictures }: PictureSource,
  signal?: AbortSignal,
): Promise<Attachment | null> {
  if (report.kind !== 'game') return null;
  const { table, view } = report;
  const kind = table.status === 'finished' ? 'end' : 'table';
  const events = report.turns.flatMap((turn) => turn.events);
  const order = orderOf(table, { kind }, view, words, events);
  return pictures.draw(`${table.game}-${kind}`, order, { urgency: 'table', ...(signal && { signal }) });
}

/** A line that pings the person whose turn it is, where the table's message doesn't. */
export const callMessage = (
  { table, view }: SpectatorView,
  callee: string,
  words: Words,
  deadline: Deadline | null,
): Message => ({
  content: [turnLine(table, view, callee, words), ...untilWhen(table, deadline, words)].join(' '),
  mention: callee,
});

const untilWhen = (table: TableInfo, deadline: Deadline | null, words: Words): string[] => {
  const line = clockLine(table, deadline, words);
  return line === null ? [] : [line];
};

/** A line that says that the game is over, where the table's message was only edited. */
export const overMessage = ({ table, view }: SpectatorView, words: Words): Message => ({
  content: resultLines(table, view, words)[0] ?? words.discord.hand.over,
});

/** What's left of the table's message once there's a newer one below. */
export const movedMessage = (table: TableInfo, words: Words): Message => ({
  content: words.discord.table.moved(guideOf(table.game).title(words)),
});

function turnLine({ game }: TableInfo, view: GameView, userId: string, words: Words): string {
  const task = guideOf(game).task?.(view, words);
  return words.discord.table.turn(`<@${userId}>`, task ?? null);
}

/** User ID of the person whose turn it is. */
export function personToAct(table: TableInfo): string | undefined {
  const holder = table.toAct.map((seat) => table.seats[seat]).find((each) => each?.kind === 'person');
  return holder?.kind === 'person' ? holder.userId : undefined;
}

/** Whose turn it is, or who won. */
function closing(table: TableInfo, view: GameView, words: Words, deadline: Deadline | null): string[] {
  const say = words.discord.table;
  const mention = personToAct(table);
  if (table.result) return resultLines(table, view, words);
  if (table.status === 'closed') return [say.closed];
  if (table.toAct.length === 0) return [];
  if (mention !== undefined)
    return [turnLine(table, view, mention, words), ...untilWhen(table, deadline, words)];
  return [say.waiting(namesToAct(table, words))];
}

/** The winners, then all players by place, with the tie-break where it decided. */
export function resultLines(table: TableInfo, view: GameView, words: Words): string[] {
  const { result } = table;
  if (!result) return [];
  const say = words.discord.table;
  const ties = guideOf(table.game).tieBreak?.(view, words) ?? [];
  const decided = (seat: number) =>
    result.scores.some(
      (score, other) => score === result.scores[seat] && result.places[other] !== result.places[seat],
    );
  const ranking = table.seats
    .map((holder, seat) => ({
      name: escapedName(holder.name),
      place: result.places[seat]!,
      score: words.discord.total(result.scores[seat]!),
      tie: decided(seat) ? ties[seat] : undefined,
    }))
    .sort((a, b) => a.place - b.place);
  const winners = ranking.filter(({ place }) => place === 1);
  const names = words.discord.list(winners.map(({ name }) => name));
  const score = winners[0]!.score;
  return [
    winners.length > 1 ? say.winners(names, score) : say.winner(names, score, winners[0]!.tie),
    ranking.map(({ place, name, score, tie }) => say.place(place, name, score, tie)).join(' · '),
    ...shareLines(table, words),
    ...hintLines(table, words),
  ];
}

/** Who else has played a seat, and how much of it. */
function shareLines({ shares, seats }: TableInfo, words: Words): string[] {
  return shares.flatMap((all, seat) => {
    const before = all
      .slice(0, -1)
      .map(({ holder, share }): readonly [string, number] => [
        escapedName(holder.name),
        Math.round(share * 100),
      ]);
    return before.length > 0 ? [words.people.playedBefore(escapedName(seats[seat]!.name), before)] : [];
  });
}

export function tableRows(table: TableInfo, words: Words): Row[] {
  const text = words.discord.button;
  const press = (verb: Verb, args: readonly string[] = []) => publicPressAt(table, verb, args);
  const asText = button(press('text'), { text: text.text });
  if (table.status === 'finished')
    return [
      ...buttonRows([asText, button(press('watch'), { text: words.people.button.hands })]),
      ...againRows(table, words),
    ];
  const own = [button(press('hand'), { text: text.hand, style: 'strong' }), asText];
  const seats = seatButtons(table, press, words, MAX_BUTTONS_A_ROW - own.length);
  // A seat to take is more urgent: the rules are in `/rules`, too.
  const rules = howToPlay(table.game, words);
  return buttonRows([...own, ...seats, rules].slice(0, MAX_BUTTONS_A_ROW));
}

/** The table as text, for people who can't see the picture. */
export function textMessage({ table, view }: SpectatorView, words: Words, painterOf: PainterOf): Message {
  const painter = painterOf(table.game);
  const scene = sceneOf(table, view, words);
  return {
    content: [
      codeBlock((table.status === 'finished' ? painter.end(scene) : painter.table(scene)).text),
      ...computersLine(table, words),
    ].join('\n'),
  };
}

/** News about who plays, one line each. */
const noteLines = (notes: readonly Note[], words: Words): string[] =>
  notes.flatMap((note) => noteLine(note, words) ?? []);

function noteLine(note: Note, words: Words): string | null {
  const { news } = words.people;
  switch (note.kind) {
    case 'resigned':
      return words.discord.table.resigned(escapedName(note.name), escapedName(note.heir));
    case 'leaving':
    case 'absent':
      return news[note.kind](escapedName(note.name), escapedName(note.heir));
    case 'taken':
      return news.taken(escapedName(note.name), escapedName(note.before));
    case 'movedFor':
    case 'back':
    case 'host':
      return news[note.kind](escapedName(note.name));
    case 'opened':
    case 'closed':
      return null;
  }
}

const LONG_LABELS_A_ROW = 2;

/** Controls for decisions that can be made directly on the table's message. */
function quickRows({ table, view, actions }: SpectatorView, words: Words): Row[] {
  const guide = guideOf(table.game);
  const game = games.get(table.game)!;
  const seat = table.toAct[0];
  if (!guide.quick || seat === undefined || actions.length === 0) return [];
  if (table.seats[seat]?.kind !== 'person') return [];
  const scene = {
    view,
    seat,
    names: plainNames(table),
    words,
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

/** Until when the awaited player has time; null if there's no clock, or nobody's time runs. */
function clockLine(table: TableInfo, clock: Deadline | null, words: Words): string | null {
  if (!clock || table.status !== 'playing') return null;
  if (clock.paused) return words.clock.paused;
  if (clock.away !== null) return words.clock.away(namesToAct(table, words), relative(clock.away));
  return clock.due === null ? null : words.clock.until(relative(clock.due));
}

/** The table's message. */
export function messageOf(report: Report, telling: Telling): Message {
  const { words } = telling;
  switch (report.kind) {
    case 'lobby':
      return lobbyMessage(report.table, words);
    case 'closed':
      return closedMessage(report, words);
    case 'game':
      return gameMessage(report, telling);
  }
}

function closedMessage({ table, notes }: ClosedReport, words: Words): Message {
  const by = notes.findLast((note) => note.kind === 'closed');
  const { closed, closedBy } = words.discord.table;
  return { content: by ? closedBy(escapedName(by.name)) : closed, rows: againRows(table, words) };
}
