import {
  type ChatInputCommandInteraction,
  type Interaction,
  LabelBuilder,
  ModalBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ClientRefusal } from '../../src/playground/users/components.ts';
import { type Bot, once, startBot } from './bot.ts';
import { row } from './payloads.ts';
import { RawClient } from './raw-client.ts';

describe('menus of users, roles and channels', () => {
  let raw: RawClient;
  beforeEach(async () => {
    raw = await RawClient.start({
      users: ['ann', 'ben', 'cleo', 'eve'].map((name) => ({ name })),
      guilds: [
        {
          name: 'Camelot',
          members: ['ann', 'ben', 'cleo'],
          roles: [{ name: 'knights' }],
          channels: [{ name: 'round-table' }, { name: 'great-hall' }],
        },
      ],
    });
  });
  afterEach(() => raw.close());

  const idOf = (name: string) => raw.discord.user(name).id;
  const menu = async (more: object) =>
    (await raw.message({ components: [row({ custom_id: 's', ...more })] })).body;

  it('send several users with their data', async () => {
    const message = await menu({ type: 5, min_values: 2, max_values: 25 });
    const values = [idOf('ben'), idOf('cleo')];
    const next = raw.nextInteraction();
    raw.discord
      .user('ann')
      .select(message, 's', values)
      .catch(() => undefined);
    expect((await next).data).toMatchObject({
      component_type: 5,
      values,
      resolved: {
        users: { [idOf('ben')]: { username: 'ben' }, [idOf('cleo')]: { username: 'cleo' } },
        members: { [idOf('ben')]: { nick: null } },
      },
    });
  });

  it('send roles and channels with their data', async () => {
    const knights = [...raw.discord.guild().roles.values()].find(({ name }) => name === 'knights')!.id;
    const hall = raw.discord.channel('great-hall').id;
    for (const [type, id, kind] of [
      [6, knights, 'roles'],
      [8, hall, 'channels'],
      [7, idOf('ben'), 'users'],
    ] as const) {
      const message = await menu({ type });
      const next = raw.nextInteraction();
      raw.discord
        .user('ann')
        .select(message, 's', [id])
        .catch(() => undefined);
      expect((await next).data).toMatchObject({ values: [id], resolved: { [kind]: { [id]: { id } } } });
    }
  });

  it("take neither strangers nor what isn't there, nor too few or many", async () => {
    const users = await menu({ type: 5, min_values: 2, max_values: 2 });
    const ann = raw.discord.user('ann');
    for (const values of [[idOf('ben')], [idOf('ben'), idOf('eve')], [idOf('ben'), idOf('ben')]])
      await expect(ann.select(users, 's', values)).rejects.toThrow(ClientRefusal);
    const roles = await menu({ type: 6 });
    await expect(ann.select(roles, 's', [idOf('ben')])).rejects.toThrow(ClientRefusal);
    const threads = await menu({ type: 8, channel_types: [11] });
    await expect(ann.select(threads, 's', [raw.hall])).rejects.toThrow(ClientRefusal);
  });
});

describe('modals with menus, sent by discord.js', () => {
  let bot: Bot;
  let opened: Promise<unknown>;
  beforeEach(async () => {
    bot = await startBot();
    await bot.client.application.commands.set([{ name: 'house', description: 'House rules' }]);
    bot.client.once('interactionCreate', (interaction: Interaction) => {
      opened = (interaction as ChatInputCommandInteraction).showModal(modal());
    });
  });
  afterEach(() => bot.close());

  const pace = new StringSelectMenuBuilder()
    .setCustomId('pace')
    .setMinValues(1)
    .setMaxValues(2)
    .addOptions(
      ['day', 'hour', 'minute'].map((value) => ({ label: value, value, default: value === 'day' })),
    );
  const text = (id: string) => new TextInputBuilder().setCustomId(id).setStyle(TextInputStyle.Short);
  const label = (name: string) => new LabelBuilder().setLabel(name);
  const modal = () =>
    new ModalBuilder()
      .setCustomId('house')
      .setTitle('House rules')
      .addLabelComponents(
        label('Name').setTextInputComponent(text('name')),
        label('Motto').setTextInputComponent(text('motto').setRequired(false)),
        label('Pace').setStringSelectMenuComponent(pace),
        label('Guests').setUserSelectMenuComponent(
          new UserSelectMenuBuilder().setCustomId('guests').setMaxValues(3).setRequired(false),
        ),
        label('Notes').setTextInputComponent(text('notes').setRequired(false).setValue('none')),
      );

  const submit = async (values: Record<string, string | readonly string[]>) => {
    const ann = bot.playground.discord.user('ann');
    const outcome = await ann.command(bot.playground.discord.channel('round-table').id, 'house');
    await opened;
    const next = once(bot.client, 'interactionCreate');
    const sent = ann.submitModal(outcome, values);
    const [interaction] = await Promise.race([next, sent.then(() => next)]);
    if (!interaction.isModalSubmit()) throw new Error('not a modal');
    await interaction.reply('Noted');
    await sent;
    return interaction.fields;
  };

  it('arrive with every text, every value and the users picked', async () => {
    const ben = bot.playground.discord.user('ben').id;
    const fields = await submit({ name: 'Camelot', pace: ['hour', 'minute'], guests: [ben] });
    expect(fields.getTextInputValue('name')).toBe('Camelot');
    expect(fields.getTextInputValue('motto')).toBe('');
    expect(fields.getTextInputValue('notes')).toBe('none');
    expect(fields.getStringSelectValues('pace')).toEqual(['hour', 'minute']);
    expect(fields.getSelectedUsers('guests')?.get(ben)?.username).toBe('ben');
  });

  it('keep what a menu presets', async () => {
    const fields = await submit({ name: 'Camelot' });
    expect(fields.getStringSelectValues('pace')).toEqual(['day']);
    expect(fields.getSelectedUsers('guests')).toBeNull();
  });

  it('are refused with values a menu lacks, or too many', async () => {
    for (const pace of [['year'], ['day', 'hour', 'minute'], []])
      await expect(submitRefused({ name: 'Camelot', pace })).rejects.toThrow(ClientRefusal);
  });

  async function submitRefused(values: Record<string, string | readonly string[]>) {
    const ann = bot.playground.discord.user('ann');
    bot.client.removeAllListeners('interactionCreate');
    bot.client.once('interactionCreate', (interaction: Interaction) => {
      opened = (interaction as ChatInputCommandInteraction).showModal(modal());
    });
    const outcome = await ann.command(bot.playground.discord.channel('round-table').id, 'house');
    return ann.submitModal(outcome, values);
  }
});
