import { createRequire } from 'node:module';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Browser, desktop, openBrowser, type Page, phone, watch } from './browser.ts';
import { commands, ephemeralMessage, optionsForm, pictureOn, richText, rowsMessage } from './samples.ts';
import { ada, ben, messageIn, Stage } from './stage.ts';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

let browser: Browser;
let stage: Stage;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  stage = await Stage.open();
  stage.commands = commands;
  page = await browser.newPage({ viewport: desktop, bypassCSP: true });
  watch(page, stage.origin);
  await page.goto(stage.addressOf(ada));
  await page.getByRole('heading', { name: 'Welcome to #round-table' }).waitFor();
});
afterEach(async () => {
  await page.context().close();
  await stage.close();
});

/** Axe's findings with the elements they're about. */
const violations = async () => {
  await page.evaluate(
    'Promise.all(document.getAnimations().map((one) => one.playState === "running" && one.effect.getComputedTiming().iterations !== Infinity ? one.finished.catch(() => null) : null))',
  );
  return page.evaluate<string[]>(`axe.run({ resultTypes: ['violations'] }).then(({ violations }) =>
    violations.flatMap(({ id, help, nodes }) => nodes.map(({ html, any }) =>
      [id, help, html.slice(0, 300), any.map(({ message }) => message).join(' ')].join(' | '))))`);
};

/** Levels of all headings that are shown, in order. */
const headings = () =>
  page.evaluate<number[]>(`[...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    .filter((heading) => heading.checkVisibility()).map(({ tagName }) => Number(tagName[1]))`);

const scenes: readonly [string, () => Promise<void>][] = [
  ['an empty channel', async () => undefined],
  [
    'a lobby',
    async () => {
      stage.post(rowsMessage(stage.channel));
      stage.post(messageIn(stage.channel, { content: `${richText}\n[rules](https://example.com/rules)` }));
    },
  ],
  [
    'a table, and a reply to it',
    async () => {
      const table = stage.post({
        ...rowsMessage(stage.channel),
        attachments: [pictureOn(stage, 'The table with 28 chairs')],
      });
      const message_reference = { type: 0, message_id: table.id, channel_id: table.channel_id };
      stage.post(messageIn(stage.channel, { content: 'Aye', author: ben, message_reference, type: 19 }));
    },
  ],
  [
    'a hand with an open menu',
    async () => {
      stage.post(ephemeralMessage(stage.channel), ada);
      stage.post(rowsMessage(stage.channel));
      await page.getByRole('button', { name: 'Choose two cards' }).click();
      await page.getByRole('checkbox', { name: 'Card 3' }).click();
    },
  ],
  [
    'a hand with an open menu for one card',
    async () => {
      stage.post(rowsMessage(stage.channel));
      await page.getByRole('combobox', { name: 'Choose a figure' }).click();
      await page.getByRole('option', { name: 'Knight on chair 12' }).waitFor();
    },
  ],
  [
    'a form with a text and a menu',
    async () => {
      const options = ['Day', 'Hour'].map((label) => ({ label, value: label }));
      const components = [
        {
          type: 18,
          label: 'Name',
          description: 'Of the table',
          component: { type: 4, custom_id: 'n', style: 1 },
        },
        { type: 18, label: 'Pace', component: { type: 3, custom_id: 'p', options } },
      ];
      const modal = { custom_id: 'm', title: 'Settings', components };
      stage.tell({ type: 'modal', nonce: 'any', modal: modal as never }, ada);
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByText('This is required.').first().waitFor();
    },
  ],
  [
    'a form with radio buttons and checkboxes',
    async () => {
      stage.tell({ type: 'modal', nonce: 'any', modal: optionsForm as never }, ada);
      await page.getByRole('button', { name: 'Submit' }).click();
      await page.getByText('This is required.').waitFor();
    },
  ],
  [
    'the composer with a list of commands',
    async () => {
      await page.getByRole('combobox', { name: 'Message or command in' }).fill('/help');
      await page.getByRole('option', { name: '/help' }).waitFor();
    },
  ],
  [
    'the composer with a list of suggestions',
    async () => {
      await page.getByRole('combobox', { name: 'Message or command in' }).fill('/table open ');
      await page.getByRole('option', { name: 'Artus' }).waitFor();
    },
  ],
  [
    'a picture at full size',
    async () => {
      stage.post(messageIn(stage.channel, { attachments: [pictureOn(stage, 'The table')] }));
      await page.getByRole('button', { name: 'Open picture: The table' }).click();
    },
  ],
];

describe.each([
  ['a wide, dark window', desktop, 'dark'],
  ['a light phone', phone, 'light'],
] as const)('in %s', (_window, size, colorScheme) => {
  test.each(scenes)('axe finds nothing wrong with %s', async (_name, show) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await page.reload();
    await page.getByRole('heading', { name: 'Welcome to #round-table' }).waitFor();
    await page.addScriptTag({ path: axe });
    await show();
    expect(await violations()).toEqual([]);
  });
});

test('headings never skip a level, whatever a message begins with', async () => {
  for (const content of ['## Turn 4\n# Score\n### Note', '### Only a note', '# One\n### Three\n## Two'])
    stage.post(messageIn(stage.channel, { content }));
  await page.getByRole('heading', { name: 'Two' }).waitFor();
  const levels = await headings();
  expect(levels[0]).toBe(1);
  for (const [i, level] of levels.entries()) expect(level - (levels[i - 1] ?? 0)).toBeLessThanOrEqual(1);
  expect(levels.slice(-7)).toEqual([3, 3, 4, 3, 3, 4, 4]);
});
