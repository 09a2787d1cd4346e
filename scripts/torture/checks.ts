import { setTimeout as delay } from 'node:timers/promises';
import { escapedName } from '../../src/discord/answers/escape.ts';
import { decodePress } from '../../src/discord/choices/custom-id.ts';
import { guideOf } from '../../src/discord/guides/registry.ts';
import { exportRecord, foldRecord, gameOf, verifyRecord } from '../../src/games/record.ts';
import { wordsOf } from '../../src/i18n/index.ts';
import { Collection } from '../../src/store/collection.ts';
import { computerToAct } from '../../src/table/computers.ts';
import type { TableDocument } from '../../src/table/document.ts';
import { seatsToAct } from '../../src/table/info.ts';
import { reportOf } from '../../src/table/report.ts';
import { channelCollection } from '../../src/table/storage/channel-index.ts';
import { tableCollection } from '../../src/table/storage/table-collection.ts';
import type { Sent } from './people.ts';
import type { Scene } from './scene.ts';
import { countOf, occurrences } from './tally.ts';

const words = wordsOf('en-US');
const SETTLES_WITHIN = 30_000;

/** Refusals that promise that nothing was changed. */
const NOTHING = (
  [
    'storeFailed',
    'storeUnreadable',
    'stale',
    'illegalAction',
    'nothingToUndo',
    'notSeated',
    'alreadySeated',
  ] as const
).map((code) => words.errors[code](null));
const SAVED = [words.discord.hand.turnOver, words.discord.hand.undone];
const UNEXPECTED = words.discord.refused.unexpected('').split('.')[0]!;

/** The channel's table once nothing is left to announce and no computer player has to act. */
async function settled(scene: Scene): Promise<TableDocument | null> {
  const { direct } = scene.stage.store;
  for (const until = Date.now() + SETTLES_WITHIN; ; ) {
    const pointer = await new Collection(direct, { ...channelCollection, cached: 0 }).get(scene.channelId);
    const id = pointer?.table ?? pointer?.finished;
    if (!id) return null;
    const table = await new Collection(direct, { ...tableCollection, cached: 0 }).get(id);
    if (table && reportOf(table) === null && computerToAct(table) === undefined) return table;
    if (Date.now() > until) throw new Error(`the channel is still owed something of table ${id}`);
    await delay(50);
  }
}

/** Compares the record with what people were told. @throws Error at the first mismatch */
export async function check(scene: Scene): Promise<void> {
  await scene.stage.bot.up();
  const table = await settled(scene);
  for (const sent of scene.sent) checkAnswer(sent, scene.stage.log.answersTo(sent.id).join('\n'), table);
  checkLog(scene);
  if (!table?.play) return;
  verifyRecord(exportRecord(table.play.record));
  if (!scene.undone) checkSteps(scene, table);
  checkTold(scene, table);
}

function checkAnswer(sent: Sent, text: string, table: TableDocument | null): void {
  const isSaved = table?.requests.some(({ id }) => id === sent.id) ?? false;
  const fail = (what: string): never => {
    throw new Error(`${what}: ${sent.what}, interaction ${sent.id}, answered “${text}”`);
  };
  if (!sent.outcome && sent.calm) fail('not answered though all was well');
  if (text.includes(UNEXPECTED)) fail('something went wrong');
  if (isSaved && NOTHING.some((sentence) => text.includes(sentence))) fail('refused, and saved all the same');
  if (!isSaved && table && SAVED.some((sentence) => text.includes(sentence)))
    fail('answered as done, and not saved');
}

/** Checks that the record consists of the accepted actions, each once. */
function checkSteps(scene: Scene, table: TableDocument): void {
  const { record } = table.play!;
  const game = gameOf(record);
  let byPeople = 0;
  let state = null as ReturnType<typeof game.setup> | null;
  for (const folded of foldRecord(record)) {
    const step = folded.index === null ? undefined : record.steps[folded.index];
    const wasForced = state !== null && (game.forced?.(state) ?? null) !== null;
    if (step && !wasForced && table.seats[step.seat]?.kind === 'person') byPeople++;
    state = folded.state;
  }
  const acts = new Set(
    scene.sent
      .filter(({ what }) => ['pick', 'menu', 'quick'].includes(verbOf(what) ?? ''))
      .map(({ id }) => id),
  );
  const accepted = table.requests.filter(({ id }) => acts.has(id)).length;
  if (byPeople !== accepted)
    throw new Error(`${accepted} actions were accepted, ${byPeople} are in the record`);
}

const verbOf = (what: string): string | undefined => decodePress(/\((.*)\)$/.exec(what)?.[1] ?? '')?.verb;

/** Checks that every public turn was announced in the channel exactly once. */
function checkTold(scene: Scene, table: TableDocument): void {
  const { record, shared } = table.play!;
  const game = gameOf(record);
  if (scene.undone && game.perfectInformation) return;
  const guide = guideOf(table.game);
  const names = table.seats.map(({ name }) => escapedName(name));
  const expected = [words.discord.table.started(words.discord.list(names))];
  for (const { index, events } of foldRecord(record))
    if (index !== null && index < shared.steps) expected.push(...guide.sentences(events, names, words));
  const texts = scene.stage.log.of(scene.channelId);
  const cut = texts.some((text) => /earlier turns? ha(s|ve) no room/.test(text));
  const said = occurrences(new Set(expected), texts);
  for (const [sentence, count] of countOf(expected)) {
    const told = said.get(sentence) ?? 0;
    if (told > count || (told < count && !cut))
      throw new Error(`told ${told} times instead of ${count}: “${sentence}” in\n${texts.join('\n---\n')}`);
  }
  const [seat] = seatsToAct(table);
  const holder = seat === undefined ? undefined : table.seats[seat];
  if (holder?.kind === 'person' && !texts.slice(-3).some((text) => text.includes(`<@${holder.userId}>`)))
    throw new Error(`${holder.name} must act and isn't called: ${texts.at(-1)}`);
}

function checkLog(scene: Scene): void {
  const wrong = scene.stage.bot.lines.splice(0).find(({ msg }) => msg === 'an interaction went wrong');
  if (wrong) throw new Error(`the log says: ${JSON.stringify(wrong)}`);
}
