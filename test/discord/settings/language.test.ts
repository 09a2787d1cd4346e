import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { translator } from '../../../src/i18n/index.ts';
import { type Stage, stage } from '../fixtures/stage.ts';
import { enabled, fillIn, isPrivate, newest, press } from '../fixtures/stranger.ts';

const OTHER = 'de';
const german = translator(OTHER);
const french = translator('fr');
const HELP = [
  german('discord-help-about'),
  ...[],
  german('discord-help-learn'),
  german('discord-help-begin'),
  german('discord-help-play'),
  german('discord-help-rules'),
  german('discord-help-commands'),
]
  .join('\n\n')
  .split('\n')[0]!;
const JOIN = german('discord-button-join');

let on: Stage;
beforeEach(async () => {
  const users = [{ name: 'ann' }, { name: 'ben', locale: OTHER }];
  on = await stage({ playground: { users } });
});
afterEach(() => on.close());

const user = (name: string) => on.playground.discord.user(name);
const help = async (name: string) => (await user(name).command(on.channelId, 'help')).message!.content;
const speak = (name: string, language: string | null) =>
  on.settings.changePerson(user(name).id, { language });

describe('a language that’s been set', () => {
  it('holds before Discord’s in private answers', async () => {
    expect(await help('ann')).not.toContain(HELP);
    expect(await help('ben')).toContain(HELP);
    await speak('ann', OTHER);
    await speak('ben', 'en-US');
    expect(await help('ann')).toContain(HELP);
    expect(await help('ben')).not.toContain(HELP);
    await speak('ben', 'tlh');
    expect(await help('ben')).toContain(HELP);
  });

  it('holds before the server’s own in public messages, also in those without an interaction', async () => {
    const { discord } = on.playground;
    await speak('ann', 'en-US');
    await on.settings.changeServer(discord.guild().id, { language: OTHER });
    const { message } = await user('ann').command(on.channelId, 'table open', { game: 'artus' });
    expect(JSON.stringify(message!.components)).toContain(JOIN);
    const { message: link } = await user('ann').command(on.channelId, 'table open', {
      game: 'artus',
      thread: true,
    });
    const threadId = /<#(\d+)>/.exec(link!.content)![1]!;
    const [lobby] = user('ann').visibleMessages(threadId);
    expect(JSON.stringify(lobby!.components)).toContain(JOIN);
  });

  it('can be chosen, and holds at once', async () => {
    const { message } = await user('ann').command(on.channelId, 'settings me');
    const menu = enabled(message!).find(({ options }) => options?.some(({ value }) => value === OTHER))!;
    const { message: changed } = await user('ann').select(message!, menu.custom_id, [OTHER]);
    expect(changed!.content).toContain(german('language-name'));
    expect(await help('ann')).toContain(HELP);
  });
});

describe('a table’s own language', () => {
  const opened = async (options: Record<string, string | boolean>) =>
    (await user('ann').command(on.channelId, 'table open', { game: 'artus', computers: 1, ...options }))
      .message!;
  const lobby = () => newest(user('ann'), on.channelId, (message) => !isPrivate(message))!;
  const settled = async () => on.tables.settled((await on.tables.inChannel(on.channelId)).id);

  it('is spoken by its messages, and by private ones only to who wants it', async () => {
    const message = await opened({ language: 'fr' });
    expect(JSON.stringify(message.components)).toContain(french('discord-button-join'));
    await press(user('ann'), message, french('discord-button-start'));
    await settled();
    expect(lobby().content).toContain(french('discord-table-started', { names: '' }).split('.')[0]);
    await press(user('ann'), lobby(), french('discord-button-hand'));
    const hand = newest(user('ann'), on.channelId, isPrivate)!;
    expect(JSON.stringify(hand.components)).toContain(translator('en-US')('hints-button'));
  });

  it('is chosen among the options, before the server’s, and kept for a rematch', async () => {
    await on.settings.changeServer(on.playground.discord.guild().id, { language: OTHER });
    const message = await opened({});
    expect(JSON.stringify(message.components)).toContain(JOIN);
    await fillIn(user('ann'), message, german('people-button-options'), { language: 'fr' });
    await settled();
    expect(JSON.stringify(lobby().components)).toContain(french('discord-button-join'));
    await press(user('ann'), lobby(), french('discord-button-leave'));
    await press(user('ann'), lobby(), french('discord-button-reopen'));
    expect((await on.tables.inChannel(on.channelId)).language).toBe('fr');
    expect(JSON.stringify(lobby().components)).toContain(french('discord-button-join'));
  });

  it('can be the server’s again, but none that isn’t there', async () => {
    await opened({ language: 'fr' });
    const { id } = await on.tables.inChannel(on.channelId);
    await fillIn(user('ann'), lobby(), french('people-button-options'), { language: '-' });
    await settled();
    expect((await on.tables.info(id)).language).toBeNull();
    expect(JSON.stringify(lobby().components)).toContain(translator('en-US')('discord-button-join'));
  });
});
