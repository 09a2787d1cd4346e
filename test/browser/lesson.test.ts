import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { translator } from '../../src/i18n/index.ts';
import { type RunningBot, startBot } from './bot.ts';
import { type Browser, type Locator, openBrowser, type Page, watch } from './browser.ts';

const t = translator('en-US');

let browser: Browser;
let bot: RunningBot;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  bot = await startBot();
  page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  watch(page, new URL(bot.pageUrl).origin);
  await page.goto(bot.pageUrl);
});
afterEach(async () => {
  await page.close();
  await bot.stop();
});

const buttonCalled = (name: string) => page.getByRole('button', { name, exact: true }).last();

/** The last sentence of a step, which its button asks again. */
const questionOf = (text: string): string => text.slice(text.lastIndexOf('. ') + 2);

/** Whether somebody who hasn't scrolled sees all of it. */
async function isOnScreen(what: Locator): Promise<boolean> {
  const [inner, outer] = [await what.boundingBox(), await page.locator('.scroller').boundingBox()];
  if (!inner || !outer) return false;
  return inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
}

test('a lesson’s question and what’s said to an answer stay on a desktop’s screen', async () => {
  await page
    .getByRole('button', { name: t('playground-welcome-learn.does', { game: t('artus-title') }) })
    .click();
  await buttonCalled(t('learn-button-next')).click();
  const question = buttonCalled(questionOf(t('artus-lesson-values')));
  await expect.poll(() => isOnScreen(question)).toBe(true);

  await buttonCalled(t('artus-lesson-values-answer-zero')).click();
  const lesson = page.getByRole('article').last();
  const wrong = lesson.getByText(t('artus-lesson-values.wrong-zero'));
  await wrong.waitFor();
  for (const seen of [lesson.getByRole('button', { name: /^Open picture/ }), question])
    await expect.poll(() => isOnScreen(seen)).toBe(true);
  // Its paragraph begins above; what was said is its last line.
  const { y = 0, height = 0 } = (await wrong.boundingBox()) ?? {};
  const top = (await page.locator('.scroller').boundingBox())?.y ?? 0;
  expect(y + height - top).toBeGreaterThan(22);

  await buttonCalled(t('artus-lesson-values-answer-six')).click();
  const asked = buttonCalled(questionOf(t('artus-lesson-leave')));
  await asked.waitFor();
  for (const seen of [asked, page.getByRole('button', { name: t('learn-button-right') }).last()])
    await expect.poll(() => isOnScreen(seen)).toBe(true);
});
