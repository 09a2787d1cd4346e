import { REST } from '@discordjs/rest';
import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  type ChatInputCommandInteraction,
  type Interaction,
  InteractionResponseType,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  Routes,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { LocalDiscord } from '../../src/playground/local-discord.ts';
import type { LocalUser } from '../../src/playground/users/user.ts';
import { type Bot, startBot } from './bot.ts';
import { openConformance } from './openapi.ts';

const COMMANDS = [
  new SlashCommandBuilder()
    .setName('table')
    .setDescription('Tables')
    .addSubcommand((sub) =>
      sub
        .setName('open')
        .setDescription('Opens a table')
        .addStringOption((option) =>
          option.setName('game').setDescription('Which game').setRequired(true).setAutocomplete(true),
        ),
    )
    .toJSON(),
];
const PICTURE = PNG.sync.write(new PNG({ width: 30, height: 20 }));

const picture = (name = 'table.png') =>
  new AttachmentBuilder(PICTURE, { name, description: 'An empty table' });
const row = (...ids: string[]) =>
  new ActionRowBuilder<ButtonBuilder>().addComponents(
    ids.map((id) =>
      new ButtonBuilder().setCustomId(id).setLabel(id).setEmoji('🃏').setStyle(ButtonStyle.Primary),
    ),
  );

const conformance = openConformance();

describe('a discord.js bot on the local Discord', () => {
  let bot: Bot;
  let discord: LocalDiscord;
  let ann: LocalUser;
  let ben: LocalUser;
  let hall: string;

  beforeEach(async () => {
    bot = await startBot();
    discord = bot.playground.discord;
    [ann, ben, hall] = [discord.user('ann'), discord.user('ben'), discord.channel('round-table').id];
    const rest = new REST({ api: bot.playground.apiUrl }).setToken(bot.playground.token);
    await rest.put(Routes.applicationCommands(bot.playground.applicationId), { body: COMMANDS });
  });

  afterEach(async () => {
    const { requests, refusals } = discord;
    await bot.close();
    expect(refusals).toEqual([]);
    if (conformance) expect(requests.flatMap(conformance)).toEqual([]);
  });

  /** Handles every interaction the bot receives. */
  const on = (act: (interaction: Interaction<'cached'>) => unknown) =>
    bot.client.on('interactionCreate', (interaction) => {
      if (interaction.inCachedGuild()) void act(interaction);
    });
  const onCommand = (act: (interaction: ChatInputCommandInteraction<'cached'>) => unknown) =>
    on((interaction) => interaction.isChatInputCommand() && act(interaction));
  const open = () => ann.command(hall, 'table open', { game: 'artus' });

  it('replies with a picture and buttons', async () => {
    onCommand((interaction) =>
      interaction.reply({
        content: `${interaction.options.getSubcommand()} ${interaction.options.getString('game')}`,
        files: [picture()],
        components: [row('join', 'leave')],
      }),
    );
    const outcome = await open();
    expect(outcome.type).toBe(InteractionResponseType.ChannelMessageWithSource);
    expect(outcome.message).toMatchObject({
      content: 'open artus',
      type: 20,
      interaction_metadata: { id: outcome.interactionId, user: { username: 'ann' } },
      attachments: [{ filename: 'table.png', width: 30, height: 20, description: 'An empty table' }],
    });
    const served = await fetch(outcome.message!.attachments[0]!.url);
    expect(Buffer.from(await served.arrayBuffer()).equals(PICTURE)).toBe(true);
    expect(discord.filesOf(outcome.message!)[0]?.bytes.equals(PICTURE)).toBe(true);
    expect(ben.visibleMessages(hall)).toEqual([outcome.message]);
  });

  it('shows ephemeral replies to their user only, and edits and deletes them', async () => {
    onCommand(async (interaction) => {
      await interaction.reply({ content: 'hand', flags: MessageFlags.Ephemeral });
      await interaction.editReply({ content: 'new hand', files: [picture('hand.png')] });
      const more = await interaction.followUp({ content: 'more', flags: MessageFlags.Ephemeral });
      await interaction.followUp('all');
      await interaction.deleteReply(more);
    });
    const gone = new Promise((resolve) => discord.world.events.once('messageGone', resolve));
    const outcome = await open();
    await gone;
    expect(ann.visibleMessages(hall).map(({ content }) => content)).toEqual(['new hand', 'all']);
    expect(ben.visibleMessages(hall).map(({ content }) => content)).toEqual(['all']);
    expect(outcome.message).toMatchObject({
      flags: 64,
      attachments: [{ filename: 'hand.png', ephemeral: true }],
    });
  });

  it('shows a deferred reply as thinking until it is edited', async () => {
    onCommand(async (interaction) => {
      await interaction.deferReply();
      await interaction.editReply({ content: 'done', files: [picture()] });
    });
    const outcome = await open();
    expect(await outcome.settled()).toMatchObject({
      content: 'done',
      flags: 0,
      attachments: [{ width: 30 }],
    });
  });

  it('updates a message and its picture when a button is clicked', async () => {
    on(async (interaction) => {
      if (interaction.isChatInputCommand())
        await interaction.reply({ content: 'a', files: [picture()], components: [row('next')] });
      if (interaction.isButton()) {
        await interaction.update({
          content: 'b',
          files: [picture('b.png')],
          attachments: [],
          components: [],
        });
        await interaction.followUp({ content: 'your turn', allowedMentions: { users: [ben.id] } });
      }
    });
    const { message } = await open();
    const called = discord.nextMessage(({ content }) => content === 'your turn');
    const pressed = await ben.click(message!, 'next');
    expect(pressed.type).toBe(InteractionResponseType.UpdateMessage);
    expect(pressed.message).toMatchObject({ id: message!.id, content: 'b', components: [] });
    expect(pressed.message?.attachments.map(({ filename }) => filename)).toEqual(['b.png']);
    expect(await called).toMatchObject({ message_reference: { message_id: message!.id } });
    expect((await pressed.messageWhere(({ content }) => content === 'your turn')).id).toBe((await called).id);
  });

  it('sends messages with a picture and select menus', async () => {
    const menu = new StringSelectMenuBuilder()
      .setCustomId('figure')
      .setPlaceholder('Which figure?')
      .addOptions({ label: 'King', value: 'king', emoji: '♠️' }, { label: 'Knight', value: 'knight' });
    on((interaction) => {
      if (interaction.isChatInputCommand())
        return interaction.reply({
          flags: MessageFlags.Ephemeral,
          content: 'Your hand',
          components: [new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu)],
          files: [picture()],
        });
      if (interaction.isStringSelectMenu())
        return interaction.update({ content: interaction.values.join(), components: [] });
    });
    const { message } = await open();
    expect(message).toMatchObject({
      components: [{ type: 1, id: 1, components: [{ type: 3, id: 2, min_values: 1 }] }],
      attachments: [{ width: 30 }],
    });
    const chosen = await ann.select(message!, 'figure', ['knight']);
    expect(chosen.message).toMatchObject({ id: message!.id, content: 'knight', components: [] });
  });

  it('offers autocomplete choices', async () => {
    on((interaction) => {
      if (!interaction.isAutocomplete()) return;
      const typed = interaction.options.getFocused();
      return interaction.respond([{ name: `${typed}…`, value: typed }]);
    });
    const { choices } = await ann.autocomplete(hall, 'table open', 'game', 'art');
    expect(choices).toEqual([{ name: 'art…', value: 'art' }]);
  });

  it('opens a modal', async () => {
    const input = new TextInputBuilder().setCustomId('name').setStyle(TextInputStyle.Short).setMaxLength(20);
    on((interaction) => {
      if (interaction.isChatInputCommand())
        return interaction.showModal(
          new ModalBuilder()
            .setCustomId('naming')
            .setTitle('A name')
            .addLabelComponents(new LabelBuilder().setLabel('Name').setTextInputComponent(input)),
        );
      if (interaction.isModalSubmit()) return interaction.reply(interaction.fields.getTextInputValue('name'));
    });
    const opened = await open();
    expect(opened).toMatchObject({
      type: InteractionResponseType.Modal,
      modal: { title: 'A name' },
      message: null,
    });
    const sent = await ann.submitModal(opened, { name: 'Lancelot' });
    expect(sent.message?.content).toBe('Lancelot');
  });

  it('creates a thread and posts in it', async () => {
    onCommand(async (interaction) => {
      await interaction.reply('see below');
      const { channel } = interaction;
      if (channel?.type !== ChannelType.GuildText) return;
      const thread = await channel.threads.create({ name: 'a game', type: ChannelType.PublicThread });
      await thread.send({ content: 'welcome', files: [picture()] });
    });
    const welcome = discord.nextMessage(({ content }) => content === 'welcome');
    await open();
    const { channel_id } = await welcome;
    const thread = discord.channel('a game');
    expect(channel_id).toBe(thread.id);
    expect(ben.visibleMessages(thread.id)).toHaveLength(1);
    expect((await ann.command(thread.id, 'table open', { game: 'artus' })).message?.channel_id).toBe(
      thread.id,
    );
  });
});
