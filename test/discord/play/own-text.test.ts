import { afterEach, describe, expect, it, vi } from 'vitest';
import { painters } from '../../../render/painters.ts';
import { createScene } from '../../../src/discord/messages/pictures.ts';
import { translator } from '../../../src/i18n/index.ts';
import { seatViewFor } from '../../../src/table/views.ts';
import { startTable } from '../fixtures/random-game.ts';
import { type Stage, stage } from '../fixtures/stage.ts';
import { isPrivate, newest, press } from '../fixtures/stranger.ts';

const t = translator('en-US');

let on: Stage;
afterEach(() => on.close());

describe('the table as text', () => {
  it.each([
    ['quests', 'basic', true],
    ['artus', 'advanced', true],
    ['court', 'standard', false],
  ])('of %s has one’s own cards, for nobody else', async (game, variant, isHidden) => {
    const users = ['ann', 'ben', 'cleo'].map((name) => ({ name }));
    on = await stage({ playground: { users }, seed: 'texts' });
    const { discord } = on.playground;
    const id = await startTable(on, ['ann', 'ben'], { game, variant });
    const table = newest(discord.users[0]!, on.channelId, (message) => !isPrivate(message))!;
    for (const name of ['ann', 'ben', 'cleo'])
      await press(discord.user(name), table, t('discord-button-text'));
    const readBy = (name: string): string =>
      discord
        .user(name)
        .visibleMessages(on.channelId)
        .map(({ content }) => content)
        .join('\n');
    const hands = await Promise.all(
      ['ann', 'ben'].map(async (name) => {
        const { table: info, view } = await on.tables.read(id, seatViewFor(discord.user(name).id));
        const scene = createScene(info, view, t);
        return painters
          .get(game as 'artus')!
          .hand(scene)
          .text.split('\n')
          .slice(0, 2)
          .join('\n');
      }),
    );
    await vi.waitFor(() =>
      expect(['ann', 'ben', 'cleo'].map((name) => hands.map((hand) => readBy(name).includes(hand)))).toEqual([
        [isHidden, false],
        [false, isHidden],
        [false, false],
      ]),
    );
    expect(on.faults()).toEqual([]);
  });
});
