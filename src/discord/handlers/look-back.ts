import { hash } from 'node:crypto';
import type {
  APIApplicationCommandOptionChoice,
  AutocompleteInteraction,
  Attachment as Uploaded,
} from 'discord.js';
import { THEME_IDS } from '../../../render/themes/theme.ts';
import type { GameId } from '../../games/game.ts';
import type { Translate } from '../../i18n/fluent/translate.ts';
import { isSeated } from '../../table/holders.ts';
import {
  type Eyes,
  endedPast,
  type LookBack,
  lookBackAt,
  type Past,
  pastOfRecord,
} from '../../table/look-back.ts';
import { isRefused, Refusal } from '../../table/refusal.ts';
import {
  type EndedRow,
  isRecorded,
  isResult,
  type TableInfo,
  tableInfo,
  toExportedRecord,
} from '../../table/views.ts';
import { MAX_OPTION } from '../../telling/guide.ts';
import { cut, escapedName } from '../../telling/markdown.ts';
import { getGuide } from '../../telling/registry.ts';
import { MAX_OPTIONS } from '../answers/limits.ts';
import type { Attachment, Message } from '../answers/message.ts';
import { toPlainName } from '../answers/names.ts';
import { button, buttonRows, type ComponentData, publicComponent } from '../choices/controls.ts';
import { analysisButton } from '../messages/analysis.ts';
import type { Script } from '../messages/film.ts';
import {
  eyesIn,
  LOOK,
  type Looked,
  lookBackMessage,
  momentOrder,
  sharedMoment,
} from '../messages/look-back.ts';
import { recordFile, shuffleButtons } from '../messages/shuffles.ts';
import { refusing } from './analysis.ts';
import { costly } from './costly.ts';
import { endedSeen, seenTable } from './lists.ts';
import {
  answerPrivately,
  asWritten,
  type BaseRequest,
  type CommandRequest,
  type ComponentRequest,
  type Control,
  control,
  onTable,
  type Read,
  type Request,
  tableTranslator,
} from './request.ts';
import { livingHere } from './showing.ts';
import { recordOfMessage, type Upload, uploadedRecord } from './upload.ts';

/** A game to look back at: a table's, or one that somebody has uploaded. */
interface Looking {
  /** Names the game and never another one. */
  readonly id: string;
  /** Of everybody who's had a seat. */
  readonly names: Script['names'];
  readonly game: GameId;
  /** The table's; null for an uploaded game. */
  readonly table: TableInfo | null;
  /** What goes with each answer about an uploaded game. */
  readonly record: Attachment | null;
  /** The person's. */
  readonly theme: string;
  /** Of what's shared with everybody, and in which words. */
  readonly shared: Pick<Script, 'theme' | 't'>;
  component(verb: string, args?: readonly string[]): ComponentData;
  /** @throws Refusal as `lookBackAt` does */
  moment(at: number | null, eyes: Eyes): Promise<LookBack>;
  /** As everybody could see it, by turns. @throws Refusal as `endedPast` does, `analystBusy`, `restarting` */
  whole(): Promise<readonly LookBack[]>;
}

/** What's seen of a game that's over, replayed in a thread. */
const replayed = ({ context }: Request, past: Past, at: number | 'all', eyes: Eyes) =>
  refusing(context.analyst.looked({ past, at, eyes }));

const atTable = (request: Request, tableId: string): Promise<Looking> =>
  request.context.tables.read(tableId, (document) => {
    const table = tableInfo(document);
    return {
      ...{ id: tableId, game: table.game, table, record: null },
      names: [...document.seats, ...document.tenures.map(({ holder }) => holder)].map(({ name }) => name),
      theme: request.settings.person.theme ?? table.theme,
      shared: { theme: table.theme, t: tableTranslator(request, table) },
      component: (verb, args) => publicComponent(table, verb, args),
      moment: async (at, eyes) => lookBackAt(at, eyes, request.person.userId)(document),
      whole: async () => replayed(request, endedPast(document), 'all', null),
    };
  });

/** The verb of an uploaded game's control. */
export const ofUpload = (verb: string) => `upload${verb}`;

function atUpload(request: Request, { record, file }: Upload): Looking {
  const { settings, translatePublicly } = request;
  const names = Array.from({ length: record.options.seats }, (_, seat) => ({ player: seat + 1 }));
  const { facts: _facts, result: _result, ...stored } = record;
  const past = pastOfRecord(stored, names);
  return {
    id: hash('sha256', file.data).slice(0, 16),
    ...{ names, game: record.game, table: null, record: file },
    theme: settings.person.theme ?? THEME_IDS[0],
    shared: { theme: THEME_IDS[0], t: translatePublicly },
    component: (verb, args = []) => ({ tableId: null, revision: 0, verb: ofUpload(verb), args }),
    async moment(at, eyes) {
      if (eyes !== null && !names[eyes]) throw new Refusal('noSuchSeat', null);
      return (await replayed(request, past, at ?? 0, eyes))[0]!;
    },
    whole: () => replayed(request, past, 'all', null),
  };
}

/** Shows one person a moment of a game; `at` null is what's new to them, or the start. */
export const lookBack = async (request: Request, tableId: string, at: number | null = null): Promise<void> =>
  show(request, await atTable(request, tableId), { at, eyes: null });

interface Moment {
  readonly at: number | null;
  readonly eyes: Eyes;
}

async function show(request: Request, looking: Looking, { at, eyes }: Moment): Promise<void> {
  const { context, t } = request;
  const { record, theme } = looking;
  const past = await looking.moment(at, eyes);
  const more = nextOf(request, looking, past);
  const press: Looked['press'] = (verb, args) => looking.component(verb, args);
  await answerPrivately(request, lookBackMessage({ past, press, theme, record, more }, t, context.pictures));
}

/** What a table's game leads to besides its moments. */
function nextOf(
  { person, t }: Request,
  { table, component: press }: Looking,
  { isOver, isFinished }: LookBack,
) {
  if (!table) return [];
  if (isOver) return [...(isFinished ? [analysisButton(table, t)] : []), ...shuffleButtons(table, t)];
  return isSeated(table, person.userId)
    ? [button(press('hand'), { text: t('discord-button-hand'), style: 'strong' })]
    : [];
}

/** Posts a moment of a finished game. @throws Refusal `handsNotOpen` before the end */
async function share(
  { answer, context, person }: Request,
  looking: Looking,
  { at, eyes }: Moment,
): Promise<void> {
  const { theme, t } = looking.shared;
  const past = await looking.moment(at ?? 0, eyes);
  if (!past.isOver) throw new Refusal('handsNotOpen', null);
  const order = momentOrder(past, theme, t);
  const picture = await context.pictures.draw(`${past.game}-step-${past.at}`, order, { urgency: 'private' });
  await answer.toEverybody(sharedMoment(past, person.name, picture, t));
}

/** How often somebody hears how far drawing is, in ms. */
const PROGRESS_EVERY = 2_500;

/** @throws Refusal `recordNotOpen` */
const scriptOf = ({ id, names, whole }: Looking, style: Pick<Script, 'theme' | 't'>): Script => {
  let moments: Promise<readonly LookBack[]> | null = null;
  return {
    ...style,
    ...{ id, names },
    moments: () => {
      moments ??= whole();
      return moments;
    },
  };
};

/** Draws the game as a moving picture, and says how far that is. */
async function film({ answer, context, interaction, t }: Request, looking: Looking): Promise<void> {
  const script = scriptOf(looking, { theme: looking.theme, t });
  const progress = (done: number, frames: number) => ({
    content: t('look-back-film-drawing', { done, frames }),
  });
  const most = interaction.attachmentSizeLimit;
  if (!context.films.knows(script, most)) {
    await answer.toOneself(progress(0, (await script.moments()).length));
    answer.isSoFar = true;
  }
  let told = context.clock.now();
  let telling: Promise<unknown> = Promise.resolve();
  const made = await context.films.of(script, most, (done, frames) => {
    if (context.clock.now() - told < PROGRESS_EVERY) return;
    told = context.clock.now();
    telling = answer.edit(progress(done, frames)).catch(() => undefined);
  });
  await telling;
  const again = button(looking.component(LOOK.film), { text: t('look-back-film'), emoji: '🎞️' });
  const share = button(looking.component(LOOK.shareFilm), { text: t('look-back-film-share') });
  const { record } = looking;
  const message: Message = {
    ...(made
      ? {
          content: t(made.isShortened ? 'look-back-film-shortened' : 'look-back-film-ready'),
          file: made.file,
          rows: buttonRows([share]),
        }
      : { content: t('look-back-film-failed'), rows: buttonRows([again]) }),
    ...(record ? { record } : {}),
  };
  await (answer.given ? answer.edit(message) : answer.toOneself(message));
}

/** Posts the moving picture, in the theme and the words of the table. */
async function shareFilm(request: Request, looking: Looking): Promise<void> {
  const { answer, context, interaction, person } = request;
  const { t } = looking.shared;
  const script = scriptOf(looking, looking.shared);
  const made = await context.films.of(script, interaction.attachmentSizeLimit, () => undefined);
  if (!made) {
    await answer.toOneself({ content: request.t('look-back-film-failed') });
    return;
  }
  const game = getGuide(looking.game).title(t);
  await answer.toEverybody({
    content: t('look-back-film-shared', { name: escapedName(person.name), game }),
    file: made.file,
  });
}

/** `/replay` with a file: the game of a record. @throws Refusal `upload…` */
export const replayUpload = costly('moment', async (request: CommandRequest, uploaded: Uploaded) =>
  show(request, atUpload(request, await uploadedRecord(request, uploaded)), { at: null, eyes: null }),
);

/** `/replay`: a game of the server that's finished or was closed, by default the last one of the channel. */
export const replayGame = costly('moment', async (request: CommandRequest, typed: string | null) => {
  const table = await endedMeant(request, typed);
  if (!table) throw new Refusal('noFinishedGame', null);
  await lookBack(request, table.id);
});

/**
 * The game that was typed or chosen; the channel's last one if nothing was, and null if it has none.
 * @throws Refusal `gameNotSeen`
 */
async function endedMeant(request: CommandRequest, typed: string | null): Promise<TableInfo | null> {
  if (typed === null) return request.context.tables.finishedIn(request.interaction.channelId, true);
  const table = await seenTable(request, typed).catch((error: unknown) => {
    if (isRefused(error, 'unknownTable')) return null;
    throw error;
  });
  if (!table || !isRecorded(table)) throw new Refusal('gameNotSeen', null);
  return table;
}

/** Sends the record of a game of the server that's finished or was closed, by default the channel's last one. */
export const exportGame = costly('moment', async (request: CommandRequest, typed: string | null) => {
  const { context, answer, t } = request;
  const table = await endedMeant(request, typed);
  if (!table) throw new Refusal((await livingHere(request)) ? 'recordNotOpen' : 'noTableHere', null);
  const record = await context.tables.read(table.id, toExportedRecord);
  await answer.toOneself({ content: t('discord-exported'), file: recordFile(table, record) });
});

/** The server's finished and closed games that the person can see, newest first, this channel's before the others. */
export async function completeEnded(
  request: BaseRequest<AutocompleteInteraction>,
): Promise<APIApplicationCommandOptionChoice<string>[]> {
  const { interaction, t } = request;
  const rows = await endedSeen(request);
  const here = (row: EndedRow) => Number(row.channelId === interaction.channelId);
  const typed = interaction.options.getFocused().toLowerCase();
  return rows
    .toSorted((a, b) => here(b) - here(a))
    .map((row) => ({ name: cut(gameName(row, t), MAX_OPTION), value: row.tableId }))
    .filter(({ name }) => name.toLowerCase().includes(typed))
    .slice(0, MAX_OPTIONS);
}

function gameName(row: EndedRow, t: Translate): string {
  const known = { game: getGuide(row.game).title(t), date: new Date(row.endedAt).toISOString().slice(0, 10) };
  const players = (items: readonly string[]) => t('discord-list', { items });
  if (!isResult(row))
    return t('look-back-game-closed', {
      ...known,
      players: players(row.seats.map(({ holder }) => toPlainName(holder.name, t))),
    });
  const scores = row.seats
    .toSorted((a, b) => a.place - b.place)
    .map(({ holder, score }) => t('look-back-player', { name: toPlainName(holder.name, t), score }));
  return t('look-back-game', { ...known, players: players(scores) });
}

/** Null for anything but a whole number. */
const momentIn = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : null;

const momentAt = (at: string | undefined, eyes: string | undefined): Moment => ({
  at: momentIn(at),
  eyes: eyesIn(eyes),
});

/** A film that somebody sees alone is drawn once, however often they ask for it meanwhile. */
const filmOf = ({ component, interaction }: ComponentRequest): string =>
  component.tableId ?? interaction.message.id;

/** A control of a table's game, and the same of an uploaded one. */
const onGame = <Args>(
  verb: string,
  read: Read<Args>,
  kind: 'moment' | 'film',
  run: (request: ComponentRequest, looking: Looking, args: Args) => Promise<void>,
  nameOf?: (request: ComponentRequest) => string,
): readonly Control[] => [
  onTable(
    verb,
    read,
    costly(
      kind,
      async (request: ComponentRequest, tableId: string, args: Args) =>
        run(request, await atTable(request, tableId), args),
      nameOf,
    ),
  ),
  control(
    ofUpload(verb),
    read,
    costly(
      kind,
      async (request: ComponentRequest, args: Args) =>
        run(request, atUpload(request, await recordOfMessage(request)), args),
      nameOf,
    ),
  ),
];

export const controls: readonly Control[] = [
  ...onGame(LOOK.film, asWritten, 'film', film, filmOf),
  ...onGame(LOOK.shareFilm, asWritten, 'film', shareFilm),
  ...onGame(LOOK.at, ([at, eyes]) => momentAt(at, eyes), 'moment', show),
  ...onGame(LOOK.to, ([eyes], [at]) => momentAt(at, eyes), 'moment', show),
  ...onGame(LOOK.as, ([at], [eyes]) => momentAt(at, eyes), 'moment', show),
  ...onGame(LOOK.share, ([at, eyes]) => momentAt(at, eyes), 'moment', share),
];
