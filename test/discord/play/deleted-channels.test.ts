import type { APIMessage } from 'discord-api-types/v10';
import { PermissionFlagsBits } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { verifyRecord } from '../../../src/games/record.ts';
import { parseRecord } from '../../../src/games/record-form.ts';
import type { Channel } from '../../../src/playground/state/channel.ts';
import { removeChannel } from '../../../src/playground/state/channels.ts';
import { abandoned } from '../../table/fixtures/abandoned.ts';
import type { Stage } from '../fixtures/stage.ts';
import { enabled, pickFrom, press, randomFrom } from '../fixtures/stranger.ts';
import { endsWell, newStage, playOut, startGame, t, user } from '../reliability/scene.ts';

/** The server's owner, who manages it; those who play; and somebody else. */
const [MANAGER, PLAYERS, STRANGER] = ['ann', ['ben', 'cleo'], 'dan'] as const;

describe.each(['gateway', 'http'] as const)('by %s', (transport) => {
  let on: Stage;
  let cellar: Channel;
  let id: string;
  beforeEach(async () => {
    on = await newStage({ transport });
    const { discord } = on.playground;
    cellar = discord.addChannel(discord.guild(), { name: 'cellar' });
    id = await startGame(on, { people: PLAYERS, channelId: cellar.id });
  });
  afterEach(async () => {
    await endsWell(on);
    await on.close();
  });

  /** What the person can choose from in another channel. */
  async function offered(name: string, text: 'replay' | 'table export'): Promise<readonly string[]> {
    const { choices } = await user(on, name).autocomplete(on.channelId, text, 'game', '');
    expect(choices!.map(({ value }) => value)).toEqual(choices!.length === 0 ? [] : [id]);
    return choices!.map((choice) => choice.name);
  }

  const asked = async (name: string, text: string): Promise<APIMessage> =>
    (await user(on, name).command(on.channelId, text, { game: id })).message!;

  /** Deletes the channel in the middle of the game. */
  async function breakOff(): Promise<void> {
    const random = randomFrom(8);
    for (let step = 0; step < 5; step++) {
      const { revision, seats, toAct } = await on.tables.info(id);
      const holder = seats[toAct[0]!]!;
      if (holder.kind !== 'person') throw new Error('no person to act');
      await on.tables.act(id, holder, revision, ({ actions }) => pickFrom(actions, random));
    }
    await on.tables.settled(id);
    removeChannel(on.playground.discord.world, cellar);
    await on.tables.change(id, (await on.tables.info(id)).host, abandoned);
  }

  it('who played a game that lost its channel exports it, looks back, and checks its shuffles', async () => {
    await breakOff();
    for (const name of [...PLAYERS, MANAGER])
      for (const text of ['replay', 'table export'] as const)
        expect(await offered(name, text)).toEqual([
          expect.stringMatching(/^Artus · \d{4}-\d\d-\d\d · closed · Ben and Cleo$/),
        ]);
    const [file] = on.playground.discord.filesOf(await asked('ben', 'table export'));
    const record = parseRecord(String(file!.bytes));
    expect(() => verifyRecord(record)).not.toThrow();
    expect(record.result).toBeNull();

    const ben = user(on, 'ben');
    const start = await asked('ben', 'replay');
    expect(start.content).toContain('**The start**');
    const labels = enabled(start).map(({ label }) => label);
    expect(labels).not.toContain(t('analysis-button'));
    const last = (await press(ben, start, t('look-back-last'))).message!;
    expect(last.content).toContain(`**Step ${record.steps.length} of ${record.steps.length}**`);
    expect(last.content).toContain(t('look-back-closed'));
    const checked = (await press(ben, last, t('shuffles-check-button'))).message!;
    const secret = await on.tables.read(id, (table) => table.secret!);
    expect(checked.content).toContain(t('shuffles-seed', { hash: secret }));
    const again = (await press(ben, checked, t('look-back-button'))).message!;
    expect(again.content).toBe(start.content);
  });

  it('nobody else is told of it', async () => {
    await breakOff();
    for (const text of ['replay', 'table export'] as const) {
      expect(await offered(STRANGER, text)).toEqual([]);
      expect((await asked(STRANGER, text)).content).toBe(t('errors-game-not-seen'));
    }
  });

  it('a finished game stays open to its players too', async () => {
    await playOut(on, id, 3);
    removeChannel(on.playground.discord.world, cellar);
    for (const name of ['ben', MANAGER])
      expect(await offered(name, 'replay')).toEqual([expect.not.stringContaining('closed')]);
    expect(await offered(STRANGER, 'replay')).toEqual([]);
  });

  it('a channel that’s only hidden stays closed, to its players too', async () => {
    await playOut(on, id, 3);
    const { ViewChannel } = PermissionFlagsBits;
    on.playground.discord.setOverwrites(cellar, [{ user: 'ben', deny: ViewChannel }]);
    expect(await offered('cleo', 'replay')).toHaveLength(1);
    expect(await offered('ben', 'replay')).toEqual([]);
    expect((await asked('ben', 'table export')).content).toBe(t('errors-game-not-seen'));
  });
});
