import { PermissionFlagsBits as Bits } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { COMMANDS, clickButton, runHelp } from './interaction-fixtures.ts';
import { button, row } from './payloads.ts';
import { RawClient } from './raw-client.ts';

const PEOPLE = ['ann', 'ben', 'eve'];

describe('pings', () => {
  let raw: RawClient;
  let all: string;
  beforeEach(async () => {
    raw = await RawClient.start({
      users: PEOPLE.map((name) => ({ name })),
      guilds: [
        {
          name: 'Camelot',
          roles: [
            { name: 'knights', members: ['ben'] },
            { name: 'callers', members: ['eve'], mentionable: true },
          ],
          channels: [
            { name: 'round-table' },
            {
              name: 'keep',
              overwrites: [
                { role: '@everyone', deny: Bits.ViewChannel },
                { user: 'bot', allow: Bits.ViewChannel },
              ],
            },
          ],
        },
      ],
    });
    all = ['<@&', '<@&']
      .map((sign, at) => `${sign}${[...raw.discord.guild().roles.values()].at(at - 2)!.id}>`)
      .join(' ');
    await raw.commands(COMMANDS);
  });
  afterEach(() => raw.close());

  const pinged = () => PEOPLE.filter((name) => raw.discord.user(name).pings.length > 0);
  const call = (name: string) => `<@${raw.discord.user(name).id}>`;
  const letBotMention = () =>
    raw.discord.setOverwrite(raw.discord.channel('round-table'), {
      user: 'bot',
      allow: Bits.MentionEveryone,
    });

  it('of a role reach its members only if it’s mentionable or the bot may mention everyone', async () => {
    const { body } = await raw.message({ content: all });
    expect(body.mention_roles).toHaveLength(1);
    expect(pinged()).toEqual(['eve']);
    letBotMention();
    expect((await raw.message({ content: all })).body.mention_roles).toHaveLength(2);
    expect(pinged()).toEqual(['ben', 'eve']);
  });

  it('of a role go to everybody who has it once anybody may mention it', async () => {
    const guild = raw.discord.guild();
    raw.discord.setRole(guild, 'knights', { mentionable: true });
    await raw.message({ content: all });
    expect(pinged()).toEqual(['ben', 'eve']);
    const listed = (await raw.send('GET', `/guilds/${guild.id}`)).body.roles;
    expect(listed.map(({ mentionable }: { mentionable: boolean }) => mentionable)).toEqual([
      ...[false, false],
      ...[true, true],
    ]);
  });

  it.each(['@everyone', '@here'])('of %s need the permission', async (content) => {
    expect((await raw.message({ content })).body.mention_everyone).toBe(false);
    expect(pinged()).toEqual([]);
    letBotMention();
    const refused = { content, allowed_mentions: { parse: ['users', 'roles'] } };
    expect((await raw.message(refused)).body.mention_everyone).toBe(false);
    expect(pinged()).toEqual([]);
    expect((await raw.message({ content })).body.mention_everyone).toBe(true);
    expect(pinged()).toEqual(PEOPLE);
  });

  it('keep to allowed_mentions, and to who sees the channel', async () => {
    await raw.message({ content: call('ann'), allowed_mentions: { parse: [] } });
    expect(pinged()).toEqual([]);
    const keep = raw.discord.channel('keep').id;
    await raw.send('POST', `/channels/${keep}/messages`, { content: call('ben') });
    expect(pinged()).toEqual([]);
    const users = [raw.discord.user('eve').id];
    await raw.message({ content: PEOPLE.map(call).join(), allowed_mentions: { users } });
    expect(pinged()).toEqual(['eve']);
  });

  it('never come from edits or silent messages', async () => {
    const { body } = await raw.message({ content: 'x' });
    const edited = await raw.send('PATCH', `/channels/${raw.hall}/messages/${body.id}`, {
      content: call('ann'),
    });
    expect(edited.body.mentions).toMatchObject([{ username: 'ann' }]);
    await raw.message({ content: call('ann'), flags: 4096 });
    expect(pinged()).toEqual([]);
  });

  it('come from an answer and from a follow-up, not from an edited, deferred or private answer', async () => {
    const ben = { content: call('ben') };
    const deferred = (await runHelp(raw)).interaction;
    await raw.callback(deferred, { type: 5 });
    await raw.webhook('PATCH', deferred, '/messages/@original', ben);
    const loading = (await runHelp(raw)).interaction;
    await raw.callback(loading, { type: 5 });
    await raw.webhook('POST', loading, '', ben);
    await raw.callback((await runHelp(raw)).interaction, { type: 4, data: { ...ben, flags: 64 } });
    const pressed = (await clickButton(raw)).interaction;
    await raw.callback(pressed, { type: 7, data: { ...ben, components: [row(button())] } });
    expect(pinged()).toEqual([]);
    await raw.webhook('POST', deferred, '', ben);
    expect(pinged()).toEqual(['ben']);
    await raw.callback((await runHelp(raw)).interaction, { type: 4, data: ben });
    expect(raw.discord.user('ben').pings).toHaveLength(2);
  });

  it('come with replies and with direct messages', async () => {
    const { id } = raw.discord.user('ann').say(raw.hall, 'x');
    const reply = { content: 'y', message_reference: { message_id: id } };
    await raw.message({ ...reply, allowed_mentions: { parse: [] } });
    expect(pinged()).toEqual([]);
    expect((await raw.message(reply)).body.mentions).toMatchObject([{ username: 'ann' }]);
    expect(pinged()).toEqual(['ann']);
    const recipient_id = raw.discord.user('eve').id;
    const direct = await raw.send('POST', '/users/@me/channels', { recipient_id });
    await raw.send('POST', `/channels/${direct.body.id}/messages`, { content: 'z' });
    expect(pinged()).toEqual(['ann', 'eve']);
  });

  it('are the same for what people say', () => {
    raw.discord.user('ann').say(raw.hall, `@everyone ${call('ben')} ${call('ann')}`);
    expect(pinged()).toEqual(['ben', 'eve']);
    raw.discord.user('ben').say(raw.hall, `@everyone ${all}`);
    expect(PEOPLE.map((name) => raw.discord.user(name).pings.length)).toEqual([0, 1, 2]);
  });
});
