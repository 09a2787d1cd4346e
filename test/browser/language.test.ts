import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { translator } from '../../src/i18n/index.ts';
import { type Browser, desktop, openBrowser, type Page, watch } from './browser.ts';
import { inFrench } from './samples.ts';
import { ada, Stage } from './stage.ts';

const french = translator('fr');

let browser: Browser;
let stage: Stage;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

beforeEach(async () => {
  stage = await Stage.open();
  stage.commands = [inFrench];
  page = await browser.newPage({ viewport: desktop });
  watch(page, stage.origin);
  await page.goto(stage.addressOf(ada));
});
afterEach(async () => {
  await page.context().close();
  await stage.close();
});

test('a language that’s chosen is the page’s, with its names of commands; the bot gets its own', async () => {
  await page.getByRole('link', { name: 'Français' }).click();
  const composer = page.getByRole('combobox', {
    name: french('playground-composer-label', { place: '#round-table' }),
  });
  await composer.waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('fr');
  expect(new URL(page.url()).searchParams.get('user')).toBe(ada.id);
  await composer.fill('/table ouvrir images:Contraste élevé');
  await page.keyboard.press('Enter');
  await expect
    .poll(() => stage.sent.at(-1))
    .toMatchObject({
      type: 'command',
      name: 'table',
      options: [{ name: 'open', options: [{ name: 'theme', value: 'contrast' }] }],
    });

  // README has the bot's own names.
  await composer.fill('/table open theme:contrast');
  await page.keyboard.press('Enter');
  await expect.poll(() => stage.sent.length).toBe(2);
  expect(stage.sent.at(-1)).toMatchObject({
    name: 'table',
    options: [{ name: 'open', options: [{ name: 'theme', value: 'contrast' }] }],
  });
});
