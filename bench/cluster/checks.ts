import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { toEscapedName } from '../../src/discord/answers/names.ts';
import type { Verb } from '../../src/discord/choices/controls.ts';
import { exportRecord, foldRecord, recordGame, verifyRecord } from '../../src/games/record.ts';
import { kebab } from '../../src/i18n/fluent/kebab.ts';
import { translator } from '../../src/i18n/index.ts';
import { Collection } from '../../src/store/collection.ts';
import { MOST_KEPT } from '../../src/table/change.ts';
import type { TableDocument } from '../../src/table/document.ts';
import { owedReport } from '../../src/table/report.ts';
import { channelPointer, playedIn } from '../../src/table/storage/lists.ts';
import { tableCollection } from '../../src/table/storage/stored-table.ts';
import { computerToAct } from '../../src/table/views.ts';
import { getGuide } from '../../src/telling/registry.ts';
import { checkCalls } from './calls.ts';
import { type ChannelLog, shownBy, type Version } from './channel-log.ts';
import { Mismatch, type Wrong } from './mismatch.ts';
import type { Sent } from './people.ts';
import type { Scene } from './scene.ts';

const t = translator('en-US');

const standing = (table: TableDocument, { stage, channelId }: Scene): readonly Version[] =>
  stage.log
    .messagesIn(channelId)
    .filter(({ removed, latest }) => !removed && shownBy(latest, table.id) !== null)
    .map(({ latest }) => latest);

/** What's wrong with the table's message in its channel; null if nothing. */
function faultOf(table: TableDocument, scene: Scene): string | null {
  const all = standing(table, scene);
  const [message] = all;
  if (!message || all.length > 1) return `${all.length} messages of the table instead of one`;
  if (message.messageId !== table.posted?.messageId)
    return `the message is ${message.messageId}, and noted as ${table.posted?.messageId}`;
  const shown = shownBy(message, table.id);
  if (shown !== table.shown) return `the message shows ${shown} instead of ${table.shown}`;
  return null;
}

/** Whether the table has one message, noted as such, that shows the table as it is. */
const isInPlace = (table: TableDocument, scene: Scene): boolean => faultOf(table, scene) === null;

/** @throws Mismatch unless it is */
function checkMessage(table: TableDocument, scene: Scene): void {
  const fault = faultOf(table, scene);
  if (fault === null) return;
  const texts = standing(table, scene).map(({ content }) => content);
  const all = texts.length;
  throw new Mismatch(all > 1 ? 'told twice' : 'told never', `${fault}:\n${texts.join('\n---\n')}`);
}

/**
 * Where a passage of a story ends that begins no later than at `latest`; the last such if it occurs repeatedly. Null
 * if there's none. The story's sentences are separated by single spaces.
 */
function passageEnd(story: string, passage: string, latest: number): number | null {
  if (passage === '') return 0;
  const begins = story.lastIndexOf(passage, latest === 0 ? 0 : latest + 1);
  if (begins < 0) return null;
  const end = begins + passage.length;
  const isWhole = (begins === 0 || story[begins - 1] === ' ') && (end === story.length || story[end] === ' ');
  return isWhole ? end : null;
}

const CUT = /^-# \d+ earlier turns? ha(s|ve) no room/;

interface Story {
  /** Everything that happened in public, in words. */
  readonly text: string;
  /** What two steps in a row are in one sentence, and what they are in two, where these differ. */
  readonly joined: ReadonlyMap<string, string>;
}

function storyOf({ play, game, seats }: TableDocument): Story {
  const names = seats.map(({ name }) => toEscapedName(name, t));
  const guide = getGuide(game);
  const steps = [...foldRecord(play!.record)]
    .filter(({ index }) => index !== null && index < play!.shared.steps)
    .map(({ events }) => events);
  const told = steps.map((events) => guide.sentences(events, names, t).join(' '));
  const joined = new Map<string, string>();
  for (const [at, events] of steps.entries()) {
    const next = steps[at + 1];
    if (!next) break;
    const one = guide.sentences([...events, ...next], names, t).join(' ');
    const two = [told[at]!, told[at + 1]!].filter((text) => text !== '').join(' ');
    if (one !== two) joined.set(one, two);
  }
  return { text: told.filter((text) => text !== '').join(' '), joined };
}

/** The first line of a game's first message; it names everybody around the table, with the computers' levels. */
const [BEFORE_NAMES, AFTER_NAMES] = t('discord-table-started', { names: '\n' }).split('\n') as [
  string,
  string,
];

const isStart = (line: string): boolean => line.startsWith(BEFORE_NAMES) && line.endsWith(AFTER_NAMES);

const BEFORE_NUMBER = t('shuffles-started', { number: 0, start: '', words: 0 }).split('0')[0]!;

/** Beside the turns: who sits there, what the shuffles start from, that something is cut, and reasons in small print. */
const isAside = (line: string): boolean =>
  isStart(line) || line.startsWith(BEFORE_NUMBER) || CUT.test(line) || line.startsWith('-# ');

/** The lines about turns, above the first empty line. */
const linesIn = (content: string): readonly string[] =>
  content.includes('\n\n') ? content.split('\n\n')[0]!.split('\n') : [];

/**
 * A request that was under way when its process was killed or stood still may arrive late. Whoever has taken over puts
 * that right within so long, in ms.
 */
const PUT_RIGHT_WITHIN = 5_000;

/**
 * Checks that the table's message has told the whole story in order: each of its versions is a passage of it, and
 * none begins later than the ones before ended, unless it says that it leaves something out, or ends earlier for long.
 */
function checkTurns(scene: Scene, table: TableDocument): void {
  if (scene.undone && recordGame(table).perfectInformation) return;
  const { log } = scene.stage;
  const { text: story, joined } = storyOf(table);
  let told = 0;
  let hasStarted = false;
  let back: { readonly since: number; readonly what: string } | null = null;
  const endBack = (at: number) => {
    if (!back) return;
    scene.longestBack = Math.max(scene.longestBack, at - back.since);
    if (at - back.since > PUT_RIGHT_WITHIN) throw new Mismatch('out of order', back.what);
    back = null;
  };
  for (const version of log.versionsIn(scene.channelId)) {
    if (shownBy(version, table.id) === null || version.content.startsWith('## ')) continue;
    const lines = linesIn(version.content);
    const isCut = lines.some((line) => CUT.test(line));
    hasStarted ||= isCut || lines.some(isStart);
    let passage = lines.filter((line) => !isAside(line)).join(' ');
    for (const [one, two] of joined) passage = passage.replaceAll(one, two);
    const end = passageEnd(story, passage, isCut ? story.length : told);
    if (end === null)
      throw new Mismatch(
        'told twice',
        `told up to “${story.slice(Math.max(0, told - 200), told)}”, then “${passage}”; it was “${story}”`,
      );
    if (passage === '') continue;
    if (end >= told) endBack(version.at);
    else
      back ??= {
        since: version.at,
        what: `“${passage}” was told after “${story.slice(Math.max(0, told - 200), told)}”`,
      };
    told = Math.max(told, end);
  }
  endBack(Number.POSITIVE_INFINITY);
  if (!hasStarted) throw new Mismatch('told never', 'the start was never told');
  if (told < story.length) throw new Mismatch('told never', `never told: “${story.slice(told)}”`);
}

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
).map((code) => t(`errors-${kebab(code)}`));

const SAVED = [t('discord-hand-turn-over'), t('discord-hand-undone')];

const UNEXPECTED = t('discord-refused-unexpected', { id: '' }).split('.')[0]!;

/**
 * The channel's table once nothing is left to announce, no computer player has to act, and its message is where it's
 * said to be. What isn't in place by then is for the checks to find.
 */
async function settled(scene: Scene): Promise<TableDocument | null> {
  const { direct } = scene.stage.store;
  for (const until = Date.now() + SETTLES_WITHIN; ; ) {
    const pointer = await direct.get(channelPointer(scene.channelId));
    const [last] = await direct.list({ list: playedIn(scene.channelId), limit: 1, newestFirst: true });
    const id = pointer?.text ?? last?.id;
    if (!id) return null;
    const table = await new Collection(direct, { ...tableCollection, cached: 0 }).get(id);
    const isTold = table && owedReport(table) === null && computerToAct(table) === undefined;
    const isLate = Date.now() > until;
    if (isTold && (isLate || isInPlace(table, scene))) return table;
    if (isLate) throw new Mismatch('told never', `the channel is still owed something of table ${id}`);
    await delay(50);
  }
}

/**
 * Compares the record with what people were told. @returns how many steps the people took; null if they can't be counted
 * @throws Mismatch, the first
 */
export async function check(scene: Scene): Promise<number | null> {
  await scene.stage.bot.up();
  const table = await settled(scene);
  for (const sent of scene.sent) checkAnswer(sent, scene.stage.log, table);
  checkLog(scene);
  if (!table) return 0;
  checkMessage(table, scene);
  if (!table.play) return 0;
  verifyRecord(exportRecord(table.play.record));
  const steps = scene.undone ? null : checkSteps(scene, table);
  checkTurns(scene, table);
  checkCalls(scene, table);
  return steps;
}

/** Whether somebody got no answer, or no hand, though all was well. */
export const isLeftAlone = ({ calm, outcome, verb, id }: Sent, log: ChannelLog): boolean =>
  calm && (!outcome || (verb === 'hand' && !log.isAnsweredPrivately(id)));

/** @throws Mismatch `unanswered` */
export function checkAnswered(scene: Scene): void {
  const { log } = scene.stage;
  const sent = scene.sent.find((each) => isLeftAlone(each, log));
  if (!sent) return;
  const text = log.answersTo(sent.id).join('\n');
  const what = sent.outcome ? 'no hand' : 'no answer';
  throw new Mismatch(
    'unanswered',
    `${what} though all was well: ${sent.what}, interaction ${sent.id}: “${text}”`,
  );
}

function checkAnswer(sent: Sent, log: ChannelLog, table: TableDocument | null): void {
  const text = log.answersTo(sent.id).join('\n');
  const isSaved = table?.requests.some(({ id }) => id === sent.id) ?? false;
  const fail = (wrong: Wrong, what: string): never => {
    throw new Mismatch(wrong, `${what}: ${sent.what}, interaction ${sent.id}, answered “${text}”`);
  };
  if (text.includes(UNEXPECTED)) fail('false', 'something went wrong');
  if (isSaved && NOTHING.some((sentence) => text.includes(sentence)))
    fail('false', 'refused, and saved all the same');
  if (!isSaved && table && !isForgotten(sent, table) && SAVED.some((sentence) => text.includes(sentence)))
    fail('lost', 'answered as done, and not saved');
}

/** Whether the table may have forgotten that it has carried it out, since so much has come after it. */
const isForgotten = ({ id }: Sent, { requests: [oldest, ...others] }: TableDocument): boolean =>
  others.length + 1 >= MOST_KEPT && BigInt(id) <= BigInt(oldest!.id);

/** A step that a person has played. */
interface Taken {
  readonly text: string;
  /** Whether it was certain after the step before. */
  readonly follows: boolean;
}

function takenIn({ play, seats }: TableDocument): readonly Taken[] {
  const { record } = play!;
  const game = recordGame(record);
  const { sequel } = getGuide(record.game);
  const taken: Taken[] = [];
  let state = null as ReturnType<typeof game.setup> | null;
  for (const folded of foldRecord(record)) {
    const step = folded.index === null ? undefined : record.steps[folded.index];
    const wasForced = state !== null && (game.forced?.(state) ?? null) !== null;
    if (state !== null && step && !wasForced && seats[step.seat]?.kind === 'person') {
      const certain = sequel?.(game.view(state, step.seat), step.seat) ?? null;
      taken.push({
        text: `${step.seat} ${JSON.stringify(step.action)}`,
        follows: isDeepStrictEqual(certain, step.action),
      });
    }
    state = folded.state;
  }
  return taken;
}

/**
 * Checks that the record consists of what the accepted actions come to, each once. @returns how many they are; null if the
 * table doesn't know all of its requests any more
 */
function checkSteps(scene: Scene, table: TableDocument): number | null {
  if (table.requests.length >= MOST_KEPT) return null;
  const taken = takenIn(table);
  const sent = new Map(scene.sent.map((each) => [each.id, each]));
  const accepted = table.requests
    .flatMap(({ id }) => sent.get(id) ?? [])
    .filter(({ verb }) => ACTS.includes(verb));
  let expected = 0;
  for (const { hasSequel } of accepted) {
    expected++;
    while (hasSequel && taken[expected]?.follows) expected++;
  }
  if (taken.length !== expected)
    throw new Mismatch(
      taken.length < expected ? 'lost' : 'doubled',
      `accepted were ${accepted.map(({ what }) => what).join(', ')}; in the record are ${taken.map(({ text }) => text).join(', ')}`,
    );
  return taken.length;
}

/** What may play an action. */
const ACTS: readonly (Verb | null)[] = ['pick', 'menu', 'set', 'quick'];

function checkLog(scene: Scene): void {
  const wrong = scene.stage.bot.lines.splice(0).find(({ msg }) => msg === 'an interaction went wrong');
  if (wrong) throw new Mismatch('false', `the log says: ${JSON.stringify(wrong)}`);
}
