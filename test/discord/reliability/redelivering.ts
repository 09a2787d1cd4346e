import { expect } from 'vitest';
import type { Stage } from '../fixtures/stage.ts';
import { endsWell, restarted, user } from './scene.ts';

/** What everybody has read, and all that's kept. */
export function everything(stage: Stage): unknown {
  const { world } = stage.playground.discord;
  const said = [...world.channels.values()].map(({ id, messages }) => [
    id,
    [...messages.values()].map(({ message, removed }) => [message.id, message.content, removed]),
  ]);
  return { said, kept: [...stage.store.texts].sort() };
}

/** The interactions are delivered again, then one that is answered after they have come in. */
export async function redeliver(stage: Stage, ids: readonly string[]): Promise<void> {
  for (const id of ids) stage.playground.discord.redeliver(id);
  await user(stage, 'dan').autocomplete(stage.channelId, 'table start', 'first', '');
}

/** @returns a new process of the bot, after one to which the interactions came first of all */
export async function redeliverAfterRestart(stage: Stage, ids: readonly string[]): Promise<Stage> {
  await endsWell(stage);
  const later = await restarted(stage);
  const before = everything(later);
  await redeliver(later, ids);
  await endsWell(later);
  expect(everything(later)).toEqual(before);
  return restarted(later);
}
