import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { translator } from '../../src/i18n/index.ts';
import { charactersBy } from '../../src/table/characters.ts';
import { type RunningBot, startBot } from './bot.ts';
import { type Browser, brokenPictures, desktop, openBrowser, watch } from './browser.ts';
import { Newcomer } from './newcomer.ts';

const en = translator('en-US');

const mostPresses = 400;

let browser: Browser;
let bot: RunningBot;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  bot = await startBot();
});
afterEach(() => bot.stop());

test('a newcomer plays a full game of Artus from what the page shows', { timeout: 240_000 }, async () => {
  const page = await browser.newPage({ viewport: desktop });
  const watched = watch(page, new URL(bot.pageUrl).origin);
  await page.goto(bot.pageUrl);
  const newcomer = new Newcomer(page);
  await newcomer.openTable('Artus', 3);
  await newcomer.press(en('discord-button-start'));

  await newcomer.press(en('discord-button-hand'));
  while (newcomer.presses < mostPresses && (await newcomer.advance()));

  const end = await newcomer.over.innerText();
  expect(end).toMatch(/win/);
  for (const name of [
    'Ann',
    ...charactersBy(en)
      .squire.slice(0, 3)
      .flatMap(({ called }) => called),
  ])
    expect(end).toContain(name);
  const shared = page.getByRole('article').filter({ hasNotText: en('playground-messages-only-you') });
  const wait = { timeout: 10_000 };
  await expect.poll(() => shared.getByRole('img', { name: /\bwins?\b/ }).count(), wait).toBe(1);
  await expect.poll(() => brokenPictures(page), wait).toEqual([]);
  expect(watched).toEqual({ errors: [], foreignRequests: [] });
  expect(bot.errors).toEqual([]);
});

test('a game goes on where it was after its bot was killed and started', { timeout: 240_000 }, async () => {
  const page = await browser.newPage({ viewport: desktop });
  watch(page, new URL(bot.pageUrl).origin);
  await page.goto(bot.pageUrl);
  const newcomer = new Newcomer(page);
  await newcomer.openTable('Artus', 1);
  await newcomer.press(en('discord-button-start'));
  await newcomer.press(en('discord-button-hand'));
  await newcomer.advance();
  await newcomer.choices.first().waitFor();
  const ids = () => page.getByRole('article').evaluateAll((all) => all.map(({ id }) => id));
  const before = await ids();
  bot = await bot.restart();
  for (const _ of ['on the same page', 'on one that is opened again']) {
    await page.getByRole('article').first().waitFor();
    await page.getByText(en('playground-connection-lost')).waitFor({ state: 'detached' });
    expect(await ids()).toEqual(before);
    expect(await brokenPictures(page)).toEqual([]);
    await newcomer.advance();
    await newcomer.choices.or(newcomer.over).first().waitFor();
    await page.reload();
  }
});

test('two users play in two windows, each with their own hand', async () => {
  const [ann, ben] = [await windowOf('Ann'), await windowOf('Ben')];
  await ann.newcomer.openTable('Artus', 0);
  await ben.newcomer.press(en('discord-button-join'));
  await ann.newcomer.press(en('discord-button-start'));
  for (const { newcomer } of [ann, ben]) await newcomer.press(en('discord-button-hand'));

  const hands: (string | null)[] = [];
  for (const { page, newcomer } of [ann, ben]) {
    const mine = newcomer.message(en('playground-messages-only-you'));
    hands.push(
      await mine
        .getByRole('button', { name: /^Open picture/ })
        .getByRole('img')
        .getAttribute('src'),
    );
    expect(await page.getByRole('article').getByText(en('playground-messages-only-you')).count()).toBe(1);
  }
  expect(hands[0]).not.toBe(hands[1]);
});

test('by keyboard, focus goes from a game’s Play to its table, and on to one’s hand', async () => {
  const page = await browser.newPage({ viewport: desktop });
  watch(page, new URL(bot.pageUrl).origin);
  await page.goto(bot.pageUrl);
  const pressByKey = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).last().focus();
    await page.keyboard.press('Enter');
  };
  const focused = page.locator('article:focus');
  await pressByKey(
    en('playground-welcome-play.does', { game: en('playground-welcome-game', { id: 'court' }) }),
  );
  await focused.getByText(en('players-level-page')).first().waitFor();
  await pressByKey(en('discord-button-start'));
  await pressByKey(en('discord-button-hand'));
  await focused.getByText(en('playground-messages-only-you')).waitFor();
});

async function windowOf(name: string) {
  const page = await browser.newPage({ viewport: desktop });
  watch(page, new URL(bot.pageUrl).origin);
  await page.goto(bot.pageUrl);
  const me = page.locator('summary');
  await me.getByText(en('playground-people-heading')).waitFor();
  if (!(await me.innerText()).includes(name)) {
    await me.click();
    await page.getByRole('button', { name: en('playground-people-become', { name }) }).click();
    await me.getByText(name).waitFor();
  }
  return { page, newcomer: new Newcomer(page) };
}
