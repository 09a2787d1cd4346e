import { afterAll, beforeAll, expect, it } from 'vitest';
import { locales } from '../../../src/i18n/index.ts';
import { lessons } from '../../../src/telling/registry.ts';
import { type Stage, stage } from '../fixtures/stage.ts';
import { checkFaultless, openStage } from '../fixtures/whole-game.ts';
import { walk } from './walks.ts';

let on: Stage;
beforeAll(async () => {
  on = await openStage(
    locales.map((locale) => ({ name: locale.toLowerCase(), locale })),
    'learn',
  );
});
afterAll(() => on.close());

it.each(
  [...lessons.values()].flatMap(({ game, steps }) =>
    locales.map((locale, at) => ({ game, steps, locale, at })),
  ),
)('the lesson of $game can be played to its end in $locale', async ({ game, steps, locale, at }) => {
  const { discord } = on.playground;
  const { id } = discord.addChannel(discord.guild(), { name: `${game}-${locale.toLowerCase()}` });
  const walked = await walk(on, discord.users[at]!, game, id);
  expect(walked.steps).toBe(steps.length);
  expect(walked.longest).toBeLessThanOrEqual(1_200);
  expect(discord.refusals).toEqual([]);
  checkFaultless(on);
});

it('a lesson that says something else is noticed', async () => {
  const other = await stage();
  const user = other.playground.discord.users[0]!;
  const clicked = user.click.bind(user);
  user.click = async (message, customId) => {
    const outcome = await clicked(message, customId);
    const said = { ...outcome.message!, content: 'Something else.' };
    return Object.create(outcome, { message: { value: said } });
  };
  await expect(walk(other, user, 'quests', other.channelId)).rejects.toThrow(/no “.+”/);
  await other.close();
});
