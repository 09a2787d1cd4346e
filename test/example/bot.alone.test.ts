import './registered.ts';
import type { APIMessage } from 'discord-api-types/v10';
import { PNG } from 'pngjs';
import { afterEach, describe, expect, it } from 'vitest';
import { verifyRecord } from '../../src/games/record.ts';
import { parseRecord } from '../../src/games/record-form.ts';
import { translator } from '../../src/i18n/index.ts';
import { createSpectatorView } from '../../src/table/views.ts';
import { endMessage, playWholeGame, startTable } from '../discord/fixtures/random-game.ts';
import { realRenderer, type Stage, stage } from '../discord/fixtures/stage.ts';
import { calledUser, enabled, press, randomFrom } from '../discord/fixtures/stranger.ts';

const t = translator('en-US');
const NIM = { game: 'nim', variant: 'standard' };

let on: Stage;
afterEach(async () => {
  expect(on.playground.discord.refusals).toEqual([]);
  expect(on.faults()).toEqual([]);
  await on.close();
});

const active = () => calledUser(on.playground.discord, on.channelId)!;
const file = async (message: APIMessage): Promise<Buffer> =>
  Buffer.from(await (await fetch(message.attachments[0]!.url)).arrayBuffer());
/** The player to act takes knights with a button on the table's message. */
const take = (knights: number) => press(active(), endMessage(on), t('nim-take', { knights }));

describe('the example game', () => {
  it('is opened, joined, started and played to the end with buttons', async () => {
    on = await stage({ renderer: realRenderer });
    const id = await startTable(on, ['ann', 'ben'], NIM);
    expect(enabled(endMessage(on)).map(({ label }) => label)).toEqual([
      ...['Take 1 knight', 'Take 2 knights', 'Take 3 knights'],
      ...[t('discord-button-hand'), t('discord-button-text'), t('people-button-how-to-play')],
    ]);
    const winner = active();
    for (const knights of [3, 3, 3, 3]) {
      await take(knights);
      await on.tables.settled(id);
    }
    // The last three are taken in the private message.
    const hand = await press(winner, endMessage(on), t('discord-button-hand'));
    expect(hand.message!.content).toContain(t('nim-prompt'));
    const explained = await press(winner, hand.message!, t('discord-button-now'));
    expect(explained.message!.content).toContain(t('nim-explain', { knights: 3, most: 3 }));
    await press(winner, hand.message!, t('nim-take', { knights: 3 }));
    expect(await on.tables.settled(id)).toBe(true);

    const { result, seats } = await on.tables.info(id);
    const seat = seats.findIndex((holder) => holder.kind === 'person' && holder.userId === winner.id);
    expect(result!.scores[seat]).toBe(1);
    expect(result!.places[seat]).toBe(1);
    expect(endMessage(on).content).toContain('🏆');
  });

  it('shows the table as a picture, as alt text and as a text table', async () => {
    on = await stage({ renderer: realRenderer });
    const id = await startTable(on, ['ann', 'ben'], NIM);
    const taken = await take(2);
    await on.tables.settled(id);
    // On a busy machine, the picture follows the words.
    const message = await taken.messageWhere(({ attachments }) => attachments.length > 0);
    const { width, height } = PNG.sync.read(await file(message));
    expect({ width, height }).toEqual({ width: 900, height: 380 });
    const alt = message.attachments[0]!.description!;
    expect(alt).toContain('13 knights left on the table.');
    expect(alt).toMatch(/: 2 taken .*: 0 taken, to play|: 0 taken, to play .*: 2 taken/);
    const text = (await press(active(), message, t('discord-button-text'))).message!.content;
    expect(text).toMatch(/^```/);
    for (const line of alt.split(/(?<=table\.|to play|taken) /)) expect(text).toContain(line.trim());
  });

  it('is played with slash commands', async () => {
    on = await stage();
    const id = await startTable(on, ['ann', 'ben'], NIM);
    const offered = await active().autocomplete(on.channelId, 'nim take', 'knights', '');
    expect(offered.choices!.map(({ name }) => name)).toEqual([
      'Take 1 knight (leaves 14)',
      'Take 2 knights (leaves 13)',
      'Take 3 knights (leaves 12)',
    ]);
    await active().command(on.channelId, 'nim take', { knights: '3' });
    await on.tables.settled(id);
    expect(endMessage(on).content).toContain('takes 3 knights.');
  });

  it('is played well by a computer player', async () => {
    on = await stage();
    const ann = on.playground.discord.user('ann');
    const opened = await ann.command(on.channelId, 'table open', { ...NIM, computers: 1 });
    await press(ann, opened.message!, t('discord-button-start'));
    const { id } = await on.tables.inChannel(on.channelId);
    while (!(await on.tables.settled(id))) {
      const { left } = (await on.tables.read(id, createSpectatorView)).view as { left: number };
      await take(left % 4 === 1 ? 2 : 1);
    }
    const { result, seats } = await on.tables.info(id);
    expect(result!.scores[seats.findIndex(({ kind }) => kind === 'computer')]).toBe(1);
  });

  it('exports a record that can be verified', async () => {
    on = await stage();
    const people = ['ann', 'ben', 'cleo', 'dan'];
    await playWholeGame(on, people, NIM, randomFrom(1));
    const exported = await on.playground.discord.user('ann').command(on.channelId, 'table export');
    const record = parseRecord((await file(exported.message!)).toString());
    expect(record).toMatchObject({ game: 'nim', options: { seats: 4 } });
    expect(verifyRecord(record)).toMatchObject({ left: 0 });
  });
});
