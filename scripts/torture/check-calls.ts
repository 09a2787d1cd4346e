import { foldRecord, gameOf } from '../../src/games/record.ts';
import type { TableDocument } from '../../src/table/document.ts';
import type { Said } from './channel-log.ts';
import { shownBy } from './check-message.ts';
import type { Scene } from './scene.ts';
import { isWithin } from './tally.ts';

/** User IDs of the people awaited, one for each wait in order; waits for computer players are left out. */
function awaitedIn({ play, seats }: TableDocument): readonly string[] {
  const { record } = play!;
  const game = gameOf(record);
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

/** Checks that each wait has called at most once, in order, and that whoever is awaited can know. */
export function checkCalls(scene: Scene, table: TableDocument): void {
  const messages = scene.stage.log.messagesIn(scene.channelId);
  const calls = messages.filter(({ pings }) => pings.length > 0);
  const called = calls.map(({ pings }) => pings.join());
  const awaited = awaitedIn(table);
  const listed = (ids: readonly string[]) => ids.map((id) => scene.nameOf(id)).join(', ');
  if (!scene.undone && !isWithin(called, awaited))
    throw new Error(`called: ${listed(called)}; awaited: ${listed(awaited)}`);
  const lines = calls.filter(({ removed, latest }) => !removed && shownBy(latest, table.id) === null);
  if (lines.length > 1) throw new Error(`${lines.length} lines call: ${textsOf(lines)}`);
  if (table.status !== 'playing') return;
  const person = awaited.at(-1)!;
  const living = messages.find(({ id }) => id === table.posted?.messageId)!;
  if (!living.latest.content.includes(`<@${person}>`))
    throw new Error(`${scene.nameOf(person)} is awaited, and the table says: ${living.latest.content}`);
  if (called.at(-1) !== person && !hasComeSince(scene, person, calls.at(-1)))
    throw new Error(`${scene.nameOf(person)} is awaited and has never been called: ${listed(called)}`);
}

const textsOf = (lines: readonly Said[]): string => lines.map(({ latest }) => latest.content).join(' / ');

/** Whether the person has done something since the last call: who has just acted isn't called. */
const hasComeSince = ({ sent }: Scene, userId: string, call: Said | undefined): boolean =>
  sent.some((each) => each.userId === userId && (!call || BigInt(each.id) > BigInt(call.id)));
