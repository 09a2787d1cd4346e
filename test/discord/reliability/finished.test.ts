import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyRecord } from '../../../src/games/record.ts';
import { parseRecord } from '../../../src/games/record-form.ts';
import { joined, started } from '../../../src/table/lobby.ts';
import { owedReport } from '../../../src/table/report.ts';
import type { Stage, WatchedTableService } from '../fixtures/stage.ts';
import { labelled, pickFrom, randomFrom } from '../fixtures/stranger.ts';
import { command, endsWell, newStage, publicMessages, restarted, startGame, t, user } from './scene.ts';

const random = randomFrom(5);

type Choice = <T>(actions: readonly T[]) => T;
const any: Choice = (actions) => pickFrom(actions, random);
/** Draws and takes whatever is there, which ends the card game in some 14 actions. */
const first: Choice = ([action]) => action!;

/** Plays to the end, without a word to the channel. */
async function playOut(tables: WatchedTableService, id: string, choose: Choice): Promise<void> {
  let info = await tables.info(id);
  while (info.status === 'playing') {
    const holder = info.seats[info.toAct[0]!]!;
    if (holder.kind !== 'person') throw new Error('no person to act');
    await tables.act(id, holder, info.revision, ({ actions }) => choose(actions));
    info = await tables.info(id);
  }
}

/** Another game of the server, played and told. */
async function anotherGame(on: Stage): Promise<void> {
  const guildId = on.playground.discord.guild().id;
  const [host, guest] = ['ann', 'ben'].map((name) => ({ userId: user(on, name).id, name }));
  const channelId = 'elsewhere';
  const opening = { guildId, channelId, game: 'quests', variant: 'seals', theme: 'court', computers: 0 };
  const { id } = await on.tables.open({ ...opening, host: host! });
  await on.tables.change(id, guest!, joined);
  await on.tables.change(id, host!, started());
  await playOut(on.tables, id, first);
  await on.tables.told(id, (await on.tables.read(id, owedReport))!);
}

describe('after a game', () => {
  let on: Stage;
  let id: string;
  beforeAll(async () => {
    on = await newStage();
    id = await startGame(on);
    await on.bot.stop();
    await playOut(on.tables, id, any);
  }, 60_000);
  afterAll(() => on.close());

  /** What the channel's commands say of it. */
  async function isFound(stage: Stage): Promise<void> {
    const hand = (await command(stage, 'ann', 'hand')).message!;
    expect(hand.content).toContain(t('discord-hand-over'));
    expect(hand.content).toContain('**Your best turn');
    const shown = (await command(stage, 'ben', 'table show')).message!;
    expect(shown.content).toContain('🏆');
    const exported = (await command(stage, 'cleo', 'table export')).message!;
    const [file] = stage.playground.discord.filesOf(exported);
    expect(file!.name).toContain(id);
    expect(verifyRecord(parseRecord(JSON.parse(String(file!.bytes))))).toBeTruthy();
  }

  it('its hand, table and record are found, before its end is told and after', async () => {
    const { faults } = on.playground.discord;
    const silence = faults.add({
      match: { method: 'POST', route: '/channels/{channel_id}/messages' },
      effect: { type: 'refuse', status: 403, code: 50013 },
    });
    const later = await restarted(on, on.store);
    expect(await later.tables.read(id, owedReport)).not.toBeNull();
    await isFound(later);
    silence.remove();
    await later.tables.settled(id);
    await isFound(later);
    await endsWell(later);
  });

  it('they are found when sixty others of the server have ended since', { timeout: 120_000 }, async () => {
    for (let other = 0; other < 60; other++) await anotherGame(on);
    const later = await restarted(on);
    await isFound(later);
    await endsWell(later);
  });

  it('another server opens no table like it', async () => {
    const { discord } = on.playground;
    const later = await restarted(on);
    await command(later, 'ann', 'table show');
    const end = publicMessages(later).at(-1)!;
    const guild = discord.addGuild({ name: 'Camelot', channels: [{ name: 'hall' }] });
    const hall = [...discord.world.channels.values()].find(({ guildId }) => guildId === guild.id)!;
    const foreign = await user(on, 'ann').command(hall.id, 'help');
    const data = { custom_id: labelled(end, t('discord-button-again')).custom_id, component_type: 2 };
    const { message } = await user(on, 'ann').interact(hall.id, { type: 3, data, message: foreign.message! });
    expect(message!.content).toContain(t('errors-unknown-table'));
    expect((await later.tables.list(guild.id)).tables).toEqual([]);
    await endsWell(later);
  });
});
