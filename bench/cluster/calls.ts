import { SnowflakeUtil } from 'discord.js';
import { readyMessage } from '../../src/discord/messages/lobby.ts';
import { foldRecord, recordGame } from '../../src/games/record.ts';
import { translator } from '../../src/i18n/index.ts';
import type { TableDocument } from '../../src/table/document.ts';
import { tableInfo } from '../../src/table/views.ts';
import { type Said, shownBy } from './channel-log.ts';
import { Mismatch } from './mismatch.ts';
import type { Scene } from './scene.ts';

const t = translator('en-US');

/** Checks that the lobby and each wait have called at most once, in order, and that whoever is awaited can know. */
export function checkCalls(scene: Scene, table: TableDocument): void {
  const messages = scene.stage.log.messagesIn(scene.channelId);
  const calls = messages.filter(({ pings }) => pings.length > 0);
  const isReady = ({ latest }: Said) =>
    [false, true].some((isFull) => latest.content === readyMessage(tableInfo(table), isFull, t).content);
  const ready = calls.filter(isReady);
  if (new Set(ready.map(({ latest }) => latest.content)).size < ready.length)
    throw new Mismatch('told twice', `the host was called again before the game: ${textsOf(ready)}`);
  const called = calls.filter((each) => !isReady(each)).map(({ pings }) => pings.join());
  const awaited = awaitedIn(table);
  const listed = (ids: readonly string[]) => ids.map((id) => scene.nameOf(id)).join(', ');
  if (!scene.undone && !isWithin(called, awaited))
    throw new Mismatch(
      'told twice',
      `called: ${listed(called)}; awaited: ${listed(awaited)}: ${textsOf(calls)}`,
    );
  const lines = calls.filter(({ removed, latest }) => !removed && shownBy(latest, table.id) === null);
  if (lines.length > 1) throw new Mismatch('told twice', `${lines.length} lines call: ${textsOf(lines)}`);
  if (table.status !== 'playing') return;
  const person = awaited.at(-1)!;
  const living = messages.find(({ id }) => id === table.posted?.messageId)!;
  if (!living.latest.content.includes(`<@${person}>`))
    throw new Mismatch(
      'told never',
      `${scene.nameOf(person)} is awaited, and the table says: ${living.latest.content}`,
    );
  if (called.at(-1) !== person && !hasComeSince(scene, person, calls.at(-1)))
    throw new Mismatch(
      'told never',
      `${scene.nameOf(person)} is awaited and has never been called: ${listed(called)}`,
    );
}

const textsOf = (lines: readonly Said[]): string => lines.map(({ latest }) => latest.content).join(' / ');

/** Whether the person has done something since the last call, or been answered: who has just acted isn't called. */
function hasComeSince({ sent }: Scene, userId: string, call: Said | undefined): boolean {
  const own = sent.filter((each) => each.userId === userId);
  if (!call) return own.length > 0;
  const calledAt = SnowflakeUtil.timestampFrom(call.id);
  return own.some(
    ({ id, outcome, endedAt }) => BigInt(id) > BigInt(call.id) || (outcome && endedAt > calledAt),
  );
}

/** User IDs of the people awaited, one for each wait in order; waits for computer players are left out. */
function awaitedIn({ play, seats }: TableDocument): readonly string[] {
  const { record } = play!;
  const game = recordGame(record);
  const awaited: string[] = [];
  let before = '';
  for (const { state } of foldRecord(record)) {
    if ((game.forced?.(state) ?? null) !== null) continue;
    const toAct = game.toAct(state);
    if (toAct.join() === before) continue;
    before = toAct.join();
    const person = toAct.map((seat) => seats[seat]).find((holder) => holder?.kind === 'person');
    if (person?.kind === 'person') awaited.push(person.userId);
  }
  return awaited;
}

/** Whether one list is left if items are crossed out of the other. */
function isWithin<T>(some: readonly T[], all: readonly T[]): boolean {
  let found = 0;
  for (const item of all) if (found < some.length && some[found] === item) found++;
  return found === some.length;
}
