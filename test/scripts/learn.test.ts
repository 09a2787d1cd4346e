import { expect, it } from 'vitest';
import { type Walk, walk, walkAll } from '../../scripts/learn/walks.ts';
import { lessons } from '../../src/faces/registry.ts';
import { locales } from '../../src/i18n/index.ts';
import { stage } from '../discord/fixtures/stage.ts';

it('every lesson can be played to its end in every language', { timeout: 60_000 }, async () => {
  const walks: (readonly [string, string, Walk])[] = [];
  await walkAll((game, locale, walked) => walks.push([game, locale, walked]));
  expect(walks.map(([game, locale]) => `${game} ${locale}`).sort()).toEqual(
    [...lessons.keys()].flatMap((game) => locales.map((locale) => `${game} ${locale}`)).sort(),
  );
  for (const [game, , { steps, longest }] of walks) {
    expect(steps).toBe(lessons.get(game)!.steps.length);
    expect(longest).toBeLessThanOrEqual(1_200);
  }
});

it('a lesson that says something else is noticed', async () => {
  const on = await stage();
  const user = on.playground.discord.users[0]!;
  const clicked = user.click.bind(user);
  user.click = async (message, customId) => {
    const outcome = await clicked(message, customId);
    const said = { ...outcome.message!, content: 'Something else.' };
    return Object.create(outcome, { message: { value: said } });
  };
  await expect(walk(on, user, 'quests', on.channelId)).rejects.toThrow(/no “.+”/);
  await on.close();
});
