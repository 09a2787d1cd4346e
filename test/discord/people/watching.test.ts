import type { APIMessage } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { encodeCustomId } from '../../../src/discord/choices/controls.ts';
import { resigned } from '../../../src/table/seats.ts';
import type { Stage } from '../fixtures/stage.ts';
import { enabled, isPrivate, press } from '../fixtures/stranger.ts';
import { command, newStage, shared, startGame, t, user } from '../reliability/scene.ts';

let on: Stage;
beforeEach(async () => {
  on = await newStage();
});
afterEach(async () => {
  expect(on.playground.discord.refusals).toEqual([]);
  expect(on.faults()).toEqual([]);
  await on.close();
});

const labels = (message: APIMessage) => enabled(message).map(({ label }) => label);

async function pictured(name: string, { id }: APIMessage): Promise<APIMessage> {
  const now = () =>
    user(on, name)
      .visibleMessages(on.channelId)
      .find((one) => one.id === id)!;
  await vi.waitFor(() => expect(now().attachments).toHaveLength(1));
  return now();
}

/** Presses a control that the bot never made. */
async function forge(
  name: string,
  from: APIMessage,
  made: Parameters<typeof encodeCustomId>[0],
  value: string,
) {
  const stored = on.playground.discord.channel('round-table').messages.get(from.id)!;
  const message = structuredClone(stored.message);
  const custom_id = encodeCustomId(made);
  Object.assign(message, {
    components: [
      {
        type: 1,
        id: 1,
        components: [
          { type: 3, id: 2, custom_id, options: [{ label: 'x', value }], min_values: 1, max_values: 1 },
        ],
      },
    ],
  });
  Object.assign(stored, { message });
  return (await user(on, name).select(message, custom_id, [value])).message!;
}

describe('somebody without a seat', () => {
  it('is told so, and offered to watch', async () => {
    await startGame(on);
    const { message } = await press(user(on, 'cleo'), shared(on), t('discord-button-hand'));
    expect(message!.content).toBe(t('errors-not-seated'));
    expect(labels(message!)).toEqual([t('people-button-watch'), t('discord-button-text')]);
    const watched = await press(user(on, 'cleo'), message!, t('people-button-watch'));
    expect(isPrivate(watched.message!)).toBe(true);
    expect(labels(watched.message!)).toEqual([t('people-button-refresh'), t('discord-button-text')]);
    const picture = await pictured('cleo', watched.message!);
    expect(picture.content).toContain(t('people-watch-not-yet'));
    const again = await press(user(on, 'cleo'), picture, t('people-button-refresh'));
    expect(again.message!.id).toBe(picture.id);
    await pictured('cleo', again.message!);
  });

  it('watches by command while there is a game', async () => {
    expect((await command(on, 'cleo', 'table watch')).message!.content).toBe(t('errors-no-table-here'));
    await command(on, 'ann', 'table open', { game: 'court', computers: 1 });
    expect((await command(on, 'cleo', 'table watch')).message!.content).toBe(t('errors-not-in-play'));
    await press(user(on, 'ann'), shared(on), t('discord-button-start'));
    await pictured('cleo', (await command(on, 'cleo', 'table watch')).message!);
  });

  it('sees every hand after the game, and none before', async () => {
    const id = await startGame(on);
    const press0 = { tableId: id, revision: 0, verb: 'reveal' as const, args: ['seat'] };
    const early = await forge('cleo', shared(on), press0, '0');
    expect(early.content).toBe(t('errors-hands-not-open'));
    expect(early.attachments).toEqual([]);
    for (const name of ['ann', 'ben'])
      await on.tables.change(id, { userId: user(on, name).id, name }, resigned);
    await on.tables.settled(id);
    const over = shared(on);
    expect(labels(over)).toContain(t('people-button-hands'));
    const watched = (await press(user(on, 'cleo'), over, t('people-button-hands'))).message!;
    expect(watched.content).toContain('🏆');
    const menu = enabled(watched).find(({ options }) => options)!;
    for (const { value, label } of menu.options!) {
      const { message } = await user(on, 'cleo').select(watched, menu.custom_id, [value]);
      expect(message!.content).toBe(t('people-watch-hand', { name: label }));
      await pictured('cleo', message!);
    }
    expect((await forge('cleo', over, press0, '9')).content).toBe(t('errors-no-such-seat'));
  });
});
