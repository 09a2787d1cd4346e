import { expect, it } from 'vitest';
import type { Surroundings } from '../../../src/discord/announcing/channels.ts';
import { Reach } from '../../../src/discord/announcing/reach.ts';
import { recorder } from '../../base/recorder.ts';
import { CHANNEL, room } from '../../table/fixtures/room.ts';
import { sharedStore, startGame } from './fixtures.ts';

it('is noted once, and told once besides, however many processes find out', async () => {
  const store = sharedStore();
  const { log, lines } = recorder();
  const told: string[] = [];
  const around = {
    log,
    barrierTo: async () => 'channel',
    callBesides: async ({ id }: { id: string }) => void told.push(id),
    lookAtClock: () => undefined,
  } as unknown as Surroundings;
  const processes = [room(store), room(store)].map(({ tables }) => tables);
  const info = await startGame({ tables: processes[0]! }, CHANNEL);
  const reaches = processes.map((each) => new Reach(each, around, () => undefined));
  await Promise.all(reaches.flatMap((reach) => [reach.reaches(info), reach.note(info, 'channel')]));
  expect(told).toEqual([info.id]);
  expect(lines.filter(({ level }) => level === 'warn')).toHaveLength(1);
});
