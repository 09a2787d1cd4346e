import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  InteractionResponseType,
  MessageFlags,
  SlashCommandBuilder,
} from 'discord.js';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Bot, startBot } from './bot.ts';

const COMMANDS = [
  new SlashCommandBuilder()
    .setName('table')
    .setDescription('Tables')
    .addSubcommand((sub) =>
      sub
        .setName('open')
        .setDescription('Opens a table')
        .addStringOption((option) => option.setName('game').setDescription('Which game').setRequired(true)),
    )
    .toJSON(),
];

describe('a bot at the local Discord', () => {
  let bot: Bot;

  beforeEach(async () => {
    bot = await startBot();
    await bot.client.application.commands.set(COMMANDS);
  });

  afterEach(() => bot.close());

  it('answers a command with a picture and a button', async () => {
    const picture = PNG.sync.write(new PNG({ width: 30, height: 20 }));
    bot.client.once('interactionCreate', async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.reply({
        content: `${interaction.commandName} ${interaction.options.getSubcommand()} ${interaction.options.getString('game')}`,
        files: [new AttachmentBuilder(picture, { name: 'table.png', description: 'An empty table' })],
        components: [
          new ActionRowBuilder<ButtonBuilder>().addComponents(
            new ButtonBuilder()
              .setCustomId('join')
              .setLabel('Join')
              .setEmoji('🃏')
              .setStyle(ButtonStyle.Primary),
          ),
        ],
      });
    });
    const { discord } = bot.playground;
    const hall = discord.channel('round-table');
    const outcome = await discord.user('ann').command(hall.id, 'table open', { game: 'artus' });
    expect(outcome.type).toBe(InteractionResponseType.ChannelMessageWithSource);
    expect(outcome.message).toMatchObject({
      content: 'table open artus',
      attachments: [{ filename: 'table.png', width: 30, height: 20, description: 'An empty table' }],
    });
    const served = await fetch(outcome.message!.attachments[0]!.url);
    expect(Buffer.from(await served.arrayBuffer()).equals(picture)).toBe(true);
    expect(discord.user('ben').visibleMessages(hall.id)).toHaveLength(1);
    expect(discord.refusals).toEqual([]);
  });

  it('shows an ephemeral answer to its user alone', async () => {
    bot.client.once('interactionCreate', async (interaction) => {
      if (interaction.isChatInputCommand())
        await interaction.reply({ content: 'x', flags: MessageFlags.Ephemeral });
    });
    const { discord } = bot.playground;
    const hall = discord.channel('round-table');
    await discord.user('ann').command(hall.id, 'table open', { game: 'artus' });
    expect(discord.user('ann').visibleMessages(hall.id)).toHaveLength(1);
    expect(discord.user('ben').visibleMessages(hall.id)).toEqual([]);
  });
});
