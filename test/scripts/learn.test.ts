import { expect, it } from 'vitest';
import { type Walk, walk, walkAll } from '../../scripts/learn/walks.ts';
import { lessons } from '../../src/faces/registry.ts';
import { locales, sayIn } from '../../src/i18n/index.ts';
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
  const lesson = lessons.get('quests')!;
  const said = lesson.said(sayIn('en-US'));
  const step = said[lesson.steps[1]!.id] as { wrong: Record<string, string> };
  const before = step.wrong;
  const clicked = user.click.bind(user);
  user.click = async (message, customId) => {
    step.wrong = before;
    const outcome = await clicked(message, customId);
    step.wrong = Object.fromEntries(Object.keys(before).map((id) => [id, 'Something else.']));
    return outcome;
  };
  await expect(walk(on, user, 'quests', on.channelId)).rejects.toThrow('Something else.');
  step.wrong = before;
  await on.close();
});
