import { expect, it } from 'vitest';
import type { Actor } from '../../src/table/document.ts';
import { joined, started } from '../../src/table/lobby.ts';
import { type Line, recorder } from '../base/recorder.ts';
import { ada, bob, CHANNEL, GUILD, room } from './fixtures/room.ts';

const OPTIONS = { guildId: GUILD, channelId: CHANNEL, host: ada };

interface Played {
  readonly seat: number;
  readonly by: string;
  readonly action: string;
}

const playedIn = (lines: readonly Line[]): Played[] =>
  lines.filter(({ message }) => message === 'an action was played').map(({ data }) => data as Played);

it('logs each action with who chose it: a person, a computer or the rules', async () => {
  const { log, lines } = recorder();
  const { tables } = room(undefined, { log });
  const { id } = await tables.open({ ...OPTIONS, game: 'court', theme: 'court', computers: 1 });
  await tables.change(id, ada, started(0));
  for (let { status } = await tables.info(id); status === 'playing'; { status } = await tables.info(id)) {
    await tables.advance(id);
    const { toAct } = await tables.info(id);
    if (toAct.includes(0)) await tables.act(id, ada, null, ({ actions }) => actions[0]!);
  }
  const { steps } = await tables.read(id, ({ play }) => play!.record);
  const played = playedIn(lines);
  expect(played.map(({ seat, action }) => [seat, action])).toEqual(
    steps.map(({ seat, action }) => [seat, action.type]),
  );
  expect(new Set(played.map(({ by, seat }) => `${by} ${seat}`))).toEqual(
    new Set(['person 0', 'computer 1', 'rules 0', 'rules 1']),
  );
});

it('logs an action once whose request is delivered again', async () => {
  const { log, lines } = recorder();
  const { tables } = room(undefined, { log });
  const { id } = await tables.open({ ...OPTIONS, game: 'artus', theme: 'oak', computers: 0 });
  await tables.change(id, bob, joined);
  await tables.change(id, ada, started(0));
  const [seat] = (await tables.info(id)).toAct;
  const person = [ada, bob][seat!]!;
  const asked: Actor = { ...person, requestId: '900' };
  for (let delivery = 0; delivery < 2; delivery++)
    await tables.act(id, asked, null, ({ actions }) => actions[0]!);
  expect(playedIn(lines)).toMatchObject([{ seat, by: 'person' }]);
});
