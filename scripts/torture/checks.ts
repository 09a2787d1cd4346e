import { setTimeout as delay } from 'node:timers/promises';
import { decodePress } from '../../src/discord/choices/custom-id.ts';
import { exportRecord, foldRecord, gameOf, verifyRecord } from '../../src/games/record.ts';
import { wordsOf } from '../../src/i18n/index.ts';
import { Collection } from '../../src/store/collection.ts';
import { computerToAct } from '../../src/table/computers.ts';
import type { TableDocument } from '../../src/table/document.ts';
import { reportOf } from '../../src/table/report.ts';
import { channelCollection } from '../../src/table/storage/channel-index.ts';
import { tableCollection } from '../../src/table/storage/table-collection.ts';
import type { ChannelLog } from './channel-log.ts';
import { checkCalls } from './check-calls.ts';
import { checkMessage, isInPlace } from './check-message.ts';
import { checkTurns } from './check-turns.ts';
import type { Sent } from './people.ts';
import type { Scene } from './scene.ts';

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

/**
 * The channel's table once nothing is left to announce, no computer player has to act, and its message is where it's
 * said to be. What isn't in place by then is for the checks to find.
 */
async function settled(scene: Scene): Promise<TableDocument | null> {
  const { direct } = scene.stage.store;
  for (const until = Date.now() + SETTLES_WITHIN; ; ) {
    const pointer = await new Collection(direct, { ...channelCollection, cached: 0 }).get(scene.channelId);
    const id = pointer?.table ?? pointer?.finished;
    if (!id) return null;
    const table = await new Collection(direct, { ...tableCollection, cached: 0 }).get(id);
    const isTold = table && reportOf(table) === null && computerToAct(table) === undefined;
    const isLate = Date.now() > until;
    if (isTold && (isLate || isInPlace(table, scene))) return table;
    if (isLate) throw new Error(`the channel is still owed something of table ${id}`);
    await delay(50);
  }
}

/** Compares the record with what people were told. @throws Error at the first mismatch */
export async function check(scene: Scene): Promise<void> {
  await scene.stage.bot.up();
  const table = await settled(scene);
  for (const sent of scene.sent) checkAnswer(sent, scene.stage.log, table);
  checkLog(scene);
  if (!table) return;
  checkMessage(table, scene);
  if (!table.play) return;
  verifyRecord(exportRecord(table.play.record));
  if (!scene.undone) checkSteps(scene, table);
  checkTurns(scene, table);
  checkCalls(scene, table);
}

function checkAnswer(sent: Sent, log: ChannelLog, table: TableDocument | null): void {
  const text = log.answersTo(sent.id).join('\n');
  const isSaved = table?.requests.some(({ id }) => id === sent.id) ?? false;
  const fail = (what: string): never => {
    throw new Error(`${what}: ${sent.what}, interaction ${sent.id}, answered “${text}”`);
  };
  if (!sent.outcome && sent.calm) fail('not answered though all was well');
  if (sent.calm && verbOf(sent.what) === 'hand' && !log.isAnsweredPrivately(sent.id))
    fail('no hand though all was well');
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
      .filter(({ what }) => ['pick', 'menu', 'set', 'quick'].includes(verbOf(what) ?? ''))
      .map(({ id }) => id),
  );
  const accepted = table.requests.filter(({ id }) => acts.has(id)).length;
  if (byPeople !== accepted)
    throw new Error(`${accepted} actions were accepted, ${byPeople} are in the record`);
}

const verbOf = (what: string): string | undefined => decodePress(/\((.*)\)$/.exec(what)?.[1] ?? '')?.verb;

function checkLog(scene: Scene): void {
  const wrong = scene.stage.bot.lines.splice(0).find(({ msg }) => msg === 'an interaction went wrong');
  if (wrong) throw new Error(`the log says: ${JSON.stringify(wrong)}`);
}
