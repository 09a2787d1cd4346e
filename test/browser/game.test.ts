import { afterAll, beforeAll, expect, test } from 'vitest';
import { en } from '../../src/i18n/en/index.ts';
import { type RunningBot, startBot } from './bot.ts';
import { type Browser, desktop, openBrowser, watch } from './browser.ts';
import { Newcomer } from './newcomer.ts';

const mostPresses = 400;

let browser: Browser;
let bot: RunningBot;

beforeAll(async () => {
  [browser, bot] = await Promise.all([openBrowser(), startBot()]);
});
afterAll(async () => {
  await browser?.close();
  await bot?.stop();
});

test('a newcomer plays a whole game of Artus by what the page shows', { timeout: 240_000 }, async () => {
  const page = await browser.newPage({ viewport: desktop });
  const watched = watch(page, new URL(bot.pageUrl).origin);
  await page.goto(bot.pageUrl);
  const newcomer = new Newcomer(page);
  await newcomer.openTable('Artus', 3);
  await newcomer.press(en.discord.button.start);

  await newcomer.press(en.discord.button.hand);
  while (newcomer.presses < mostPresses && (await newcomer.goOn()));

  const end = await newcomer.over.innerText();
  expect(end).toMatch(/win/);
  for (const name of ['Ann', ...en.players.names.slice(0, 3)]) expect(end).toContain(name);
  const tables = page.getByRole('article').getByRole('img', { name: /chair/i });
  expect(await tables.count()).toBeGreaterThan(10);
  expect(watched).toEqual({ errors: [], strangers: [] });
  expect(bot.errors).toEqual([]);
});
