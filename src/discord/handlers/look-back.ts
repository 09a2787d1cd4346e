import type { APIApplicationCommandOptionChoice, AutocompleteInteraction } from 'discord.js';
import { MAX_OPTION } from '../../faces/guide.ts';
import { cut, escapedName } from '../../faces/markdown.ts';
import { guideOf } from '../../faces/registry.ts';
import { isSeated } from '../../table/holders.ts';
import { type Eyes, lookBackAt, wholeGameOf } from '../../table/look-back.ts';
import { Refusal } from '../../table/refusal.ts';
import { exportedRecordOf, infoOf, isRecorded, type ResultRow, type TableInfo } from '../../table/views.ts';
import { plainNameOf } from '../answers/names.ts';
import { button, buttonRows, publicPressAt } from '../choices/controls.ts';
import { ANALYSIS } from '../messages/analysis.ts';
import type { Script } from '../messages/film.ts';
import { eyesIn, LOOK, lookBackMessage, momentOrder, sharedMoment } from '../messages/look-back.ts';
import { recordFile } from '../messages/shuffles.ts';
import { finishedSeen, seenTable } from './lists.ts';
import {
  answerPrivately,
  asWritten,
  type BaseRequest,
  type CommandRequest,
  type Control,
  onTable,
  type Request,
  sayAtTable,
} from './request.ts';
import { lastFinished, livingHere } from './showing.ts';

/** A moment as the person may see it, and its table. */
const pastOf = ({ context, person }: Request, tableId: string, at: number | null, eyes: Eyes) =>
  context.tables.read(tableId, (document) => ({
    past: lookBackAt(at, eyes, person.userId)(document),
    table: infoOf(document),
  }));

/** Shows one person a moment of a game; `at` null is what's new to them, or the start. */
export async function lookBack(
  request: Request,
  tableId: string,
  at: number | null = null,
  eyes: Eyes = null,
): Promise<void> {
  const { context, person, say, settings } = request;
  const { userId } = person;
  const { past, table } = await pastOf(request, tableId, at, eyes);
  const toHand = button(publicPressAt(table, 'hand'), { text: say('discord-button-hand'), style: 'strong' });
  const toAnalysis = button(publicPressAt(table, ANALYSIS.see), {
    text: say('analysis-button'),
    emoji: '📈',
  });
  await answerPrivately(
    request,
    lookBackMessage(
      {
        past,
        press: (verb, args) => publicPressAt(table, verb, args),
        theme: settings.person.theme ?? table.theme,
        more: past.isOver ? [toAnalysis] : isSeated(table, userId) ? [toHand] : [],
      },
      say,
      context,
    ),
  );
}

/** Posts a moment of a finished game. @throws Refusal `handsNotOpen` before the end */
async function share(request: Request, tableId: string, at: number, eyes: Eyes): Promise<void> {
  const { answer, context, person } = request;
  const { past, table } = await pastOf(request, tableId, at, eyes);
  if (!past.isOver) throw new Refusal('handsNotOpen', null);
  const say = sayAtTable(request, table);
  const order = momentOrder(past, table.theme, say);
  const picture = await context.pictures.draw(`${past.game}-step-${at}`, order, { urgency: 'private' });
  await answer.toEverybody(sharedMoment(past, person.name, picture, say));
}

/** How often somebody hears how far drawing is, in ms. */
const PROGRESS_EVERY = 2_500;

/** A finished game as a moving picture in the person's theme, or the table's, and words. @throws Refusal `recordNotOpen` */
async function scriptOf(request: Request, tableId: string, say: Request['say']): Promise<Script> {
  const { context, settings } = request;
  const [moments, table] = await context.tables.read(tableId, (each) => [wholeGameOf(each), infoOf(each)]);
  return { tableId, moments, theme: settings.person.theme ?? table.theme, say };
}

/** Draws the game as a moving picture, and says how far that is. */
async function film(request: Request, tableId: string): Promise<void> {
  const { answer, context, interaction, say } = request;
  const script = await scriptOf(request, tableId, say);
  const { length: frames } = script.moments;
  const progress = (done: number) => ({ content: say('look-back-film-drawing', { done, frames }) });
  await answer.toOneself(progress(0));
  let told = context.clock.now();
  let telling: Promise<unknown> = Promise.resolve();
  const made = await context.films.of(script, interaction.attachmentSizeLimit, (done) => {
    if (context.clock.now() - told < PROGRESS_EVERY) return;
    told = context.clock.now();
    telling = answer.edit(progress(done)).catch(() => undefined);
  });
  await telling;
  const table = await context.tables.info(tableId);
  const again = button(publicPressAt(table, LOOK.film), { text: say('look-back-film'), emoji: '🎞️' });
  const share = button(publicPressAt(table, LOOK.shareFilm), { text: say('look-back-film-share') });
  await answer.edit(
    made
      ? {
          content: say(made.isShortened ? 'look-back-film-shortened' : 'look-back-film-ready'),
          file: made.file,
          rows: buttonRows([share]),
        }
      : { content: say('look-back-film-failed'), rows: buttonRows([again]) },
  );
}

/** Posts the moving picture, in the words of the table's readers. */
async function shareFilm(request: Request, tableId: string): Promise<void> {
  const { answer, context, interaction, person } = request;
  const table = await context.tables.info(tableId);
  const say = sayAtTable(request, table);
  const script = await scriptOf(request, tableId, say);
  const made = await context.films.of(script, interaction.attachmentSizeLimit, () => undefined);
  if (!made) {
    await answer.toOneself({ content: request.say('look-back-film-failed') });
    return;
  }
  const game = guideOf(table.game).title(say);
  await answer.toEverybody({
    content: say('look-back-film-shared', { name: escapedName(person.name), game }),
    file: made.file,
  });
}

/** `/replay`: a finished game of the server, by default the last one of the channel. */
export async function replayGame(request: CommandRequest, typed: string | null): Promise<void> {
  await lookBack(request, (await finishedMeant(request, typed)).id);
}

/** The finished game that was typed or chosen; the channel's last one if nothing was. @throws Refusal `noFinishedGame` */
export async function finishedMeant(request: CommandRequest, typed: string | null): Promise<TableInfo> {
  const table = typed === null ? await lastFinished(request) : await seenTable(request, typed);
  if (table?.status !== 'finished') throw new Refusal('noFinishedGame', null);
  return table;
}

/** Sends the record of a game of the server that's finished or was closed, by default the channel's last one. */
export async function exportGame(request: CommandRequest, typed: string | null): Promise<void> {
  const { context, answer, interaction, say } = request;
  const table =
    typed === null
      ? await context.tables.finishedIn(interaction.channelId, true)
      : await seenTable(request, typed);
  if (typed !== null && table && !isRecorded(table)) throw new Refusal('noFinishedGame', null);
  if (!table) throw new Refusal((await livingHere(request)) ? 'recordNotOpen' : 'noTableHere', null);
  const record = await context.tables.read(table.id, exportedRecordOf);
  await answer.toOneself({ content: say('discord-exported'), file: recordFile(table, record) });
}

const MAX_CHOICES = 25;

/** The server's finished games that the person can see, newest first, this channel's before the others. */
export async function completeFinished(
  request: BaseRequest<AutocompleteInteraction>,
): Promise<APIApplicationCommandOptionChoice<string>[]> {
  const { interaction, say } = request;
  const rows = await finishedSeen(request);
  const here = (row: ResultRow) => Number(row.channelId === interaction.channelId);
  const typed = interaction.options.getFocused().toLowerCase();
  return rows
    .toSorted((a, b) => here(b) - here(a))
    .map((row) => ({ name: cut(gameName(row, say), MAX_OPTION), value: row.tableId }))
    .filter(({ name }) => name.toLowerCase().includes(typed))
    .slice(0, MAX_CHOICES);
}

function gameName({ game, endedAt, seats }: ResultRow, say: Request['say']): string {
  const players = seats
    .toSorted((a, b) => a.place - b.place)
    .map(({ holder, score }) => say('look-back-player', { name: plainNameOf(holder.name, say), score }));
  return say('look-back-game', {
    game: guideOf(game).title(say),
    date: new Date(endedAt).toISOString().slice(0, 10),
    players: say('discord-list', { items: players }),
  });
}

/** Null for anything but a whole number. */
const momentIn = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;

export const controls: readonly Control[] = [
  onTable(LOOK.film, asWritten, film),
  onTable(LOOK.shareFilm, asWritten, shareFilm),
  onTable(
    LOOK.at,
    ([at, eyes]) => ({ at: momentIn(at), eyes: eyesIn(eyes) }),
    (request, tableId, { at, eyes }) => lookBack(request, tableId, at, eyes),
  ),
  onTable(
    LOOK.to,
    ([eyes], [at]) => ({ at: momentIn(at), eyes: eyesIn(eyes) }),
    (request, tableId, { at, eyes }) => lookBack(request, tableId, at, eyes),
  ),
  onTable(
    LOOK.as,
    ([at], [eyes]) => ({ at: momentIn(at), eyes: eyesIn(eyes) }),
    (request, tableId, { at, eyes }) => lookBack(request, tableId, at, eyes),
  ),
  onTable(
    LOOK.share,
    ([at, eyes]) => ({ at: momentIn(at) ?? 0, eyes: eyesIn(eyes) }),
    (request, tableId, { at, eyes }) => share(request, tableId, at, eyes),
  ),
];
