import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Stage, stage } from '../fixtures/stage.ts';
import { enabled } from '../fixtures/stranger.ts';

const OTHER = 'de';
const HELP = 'Runder Tisch';

vi.mock('../../../src/i18n/index.ts', async (original) => {
  const i18n = await original<typeof import('../../../src/i18n/index.ts')>();
  const en = i18n.wordsOf('en-US');
  const { discord, settings } = en;
  const de = {
    ...en,
    language: { ...en.language, name: 'Deutsch' },
    settings: { ...settings, language: 'Deutsch' },
    discord: {
      ...discord,
      button: { ...discord.button, join: 'Mitspielen' },
      help: { ...discord.help, title: 'Runder Tisch' },
    },
  };
  return {
    ...i18n,
    locales: [...new Set([...i18n.locales, 'de'])],
    wordsOf: (locale: string) => (locale === 'de' ? de : i18n.wordsOf(locale)),
  };
});

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
    expect(JSON.stringify(message!.components)).toContain('Mitspielen');
    const { message: link } = await user('ann').command(on.channelId, 'table open', {
      game: 'artus',
      thread: true,
    });
    const threadId = /<#(\d+)>/.exec(link!.content)![1]!;
    const [lobby] = user('ann').visibleMessages(threadId);
    expect(JSON.stringify(lobby!.components)).toContain('Mitspielen');
  });

  it('can be chosen, and holds at once', async () => {
    const { message } = await user('ann').command(on.channelId, 'settings me');
    const menu = enabled(message!).find(({ options }) => options?.some(({ value }) => value === OTHER))!;
    const { message: changed } = await user('ann').select(message!, menu.custom_id, [OTHER]);
    expect(changed!.content).toContain('Deutsch');
    expect(await help('ann')).toContain(HELP);
  });
});
