import type { GameEvent, GameView } from '../../games/game.ts';
import type { Words } from '../../i18n/index.ts';
import type { GameReport, Note, SpectatorView, TableInfo } from '../../table/types.ts';
import { codeBlock, escapedName } from '../answers/escape.ts';
import { MAX_CONTENT } from '../answers/limits.ts';
import type { Attachment, Message, Row } from '../answers/message.ts';
import { escapedNames, namesToAct } from '../answers/names.ts';
import { button, buttonRows, publicPressAt } from '../choices/controls.ts';
import { guideOf } from '../guides/registry.ts';
import { againRows } from './lobby.ts';
import { type PainterOf, type Pictures, sceneOf } from './pictures.ts';
import { quickRows } from './quick.ts';

export interface PictureSource {
  readonly pictures: Pictures;
  readonly painterOf: PainterOf;
}

/** What's happened since the last announcement, the current table, and whose turn it is; pings that player. */
export async function gameMessage(
  report: GameReport,
  words: Words,
  pictures: PictureSource,
): Promise<Message> {
  const { table } = report;
  const guide = guideOf(table.game);
  const names = escapedNames(table);
  const started = report.started ? [words.discord.table.started(words.discord.list(names))] : [];
  const corrected = report.takenBack ? [words.discord.table.takenBack] : [];
  const told = report.turns.map(({ events }) => guide.sentences(events, names, words).join(' '));
  const lines = [...started, ...corrected, ...told, ...noteLines(report.notes, words)];
  const events = report.turns.flatMap((turn) => turn.events);
  const mention = personToAct(table);
  return {
    ...(await tableMessage(report, words, pictures, lines, events)),
    ...(mention === undefined ? {} : { mention }),
  };
}

const noteLines = (notes: readonly Note[], words: Words): string[] =>
  notes.flatMap((note) =>
    note.kind === 'resigned'
      ? [words.discord.table.resigned(escapedName(note.name), escapedName(note.heir))]
      : [],
  );

/** Pings the player whose turn it is when no new message does. */
export function callMessage({ table, view }: SpectatorView, words: Words): Message {
  const mention = personToAct(table);
  if (mention === undefined) throw new Error('nobody to call');
  return { content: turnLine(table, view, mention, words), mention };
}

function turnLine({ game }: TableInfo, view: GameView, userId: string, words: Words): string {
  const task = guideOf(game).task?.(view, words);
  return words.discord.table.turn(`<@${userId}>`, task ?? null);
}

/** User ID of the person whose turn it is. */
function personToAct(table: TableInfo): string | undefined {
  const holder = table.toAct.map((seat) => table.seats[seat]).find((each) => each?.kind === 'person');
  return holder?.kind === 'person' ? holder.userId : undefined;
}

/** The current table, without a ping. */
export function standingMessage(
  spectator: SpectatorView,
  words: Words,
  pictures: PictureSource,
): Promise<Message> {
  return tableMessage(spectator, words, pictures, [], []);
}

async function tableMessage(
  spectator: SpectatorView,
  words: Words,
  pictures: PictureSource,
  lines: readonly string[],
  events: readonly GameEvent[],
): Promise<Message> {
  const { table, view } = spectator;
  const file = await picture(table, view, words, pictures, events);
  const foot = [
    ...guideOf(table.game).standing(view, escapedNames(table), words),
    ...closing(table, view, words),
    ...(file ? [] : [words.discord.table.noPicture]),
  ].join('\n');
  return {
    content: latest(lines, foot, words.discord.table.earlier),
    ...(file ? { file } : {}),
    rows: [...quickRows(spectator, words), ...tableRows(table, words)],
  };
}

function picture(
  table: TableInfo,
  view: GameView,
  words: Words,
  { pictures, painterOf }: PictureSource,
  events: readonly GameEvent[],
): Promise<Attachment | null> {
  const painter = painterOf(table.game);
  const over = table.status === 'finished';
  return pictures.draw(`${table.game}-${over ? 'end' : 'table'}`, () => {
    const scene = sceneOf(table, view, words, events);
    return over ? painter.end(scene) : painter.table(scene);
  });
}

/** The latest lines that fit above the foot; if some don't fit, a first line says how many. */
function latest(lines: readonly string[], foot: string, earlier: (lines: number) => string): string {
  const kept: string[] = [];
  let room = MAX_CONTENT - foot.length - earlier(lines.length).length - 4;
  for (const line of lines.toReversed()) {
    room -= line.length + 1;
    if (room < 0) return [earlier(lines.length - kept.length), ...kept, '', foot].join('\n');
    kept.unshift(line);
  }
  return kept.length > 0 ? [...kept, '', foot].join('\n') : foot;
}

/** Whose turn it is, or who won. */
function closing(table: TableInfo, view: GameView, words: Words): string[] {
  const say = words.discord.table;
  const mention = personToAct(table);
  if (table.result) return resultLines(table, view, words);
  if (table.status === 'closed') return [say.closed];
  if (table.toAct.length === 0) return [];
  if (mention !== undefined) return [turnLine(table, view, mention, words)];
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
    winners.length > 1 ? say.winners(names, score) : say.winner(names, score),
    ranking.map(({ place, name, score, tie }) => say.place(place, name, score, tie)).join(' · '),
  ];
}

export function tableRows(table: TableInfo, words: Words): Row[] {
  const text = words.discord.button;
  const over = table.status === 'finished';
  return [
    ...buttonRows([
      ...(over ? [] : [button(publicPressAt(table, 'hand'), { text: text.hand, style: 'strong' })]),
      button(publicPressAt(table, 'text'), { text: text.text }),
    ]),
    ...(over ? againRows(table, words) : []),
  ];
}

/** The table as text, for people who can't see the picture. */
export function textMessage({ table, view }: SpectatorView, words: Words, painterOf: PainterOf): Message {
  const painter = painterOf(table.game);
  const scene = sceneOf(table, view, words);
  return {
    content: codeBlock((table.status === 'finished' ? painter.end(scene) : painter.table(scene)).text),
  };
}
