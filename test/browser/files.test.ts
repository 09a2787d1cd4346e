import { describe, expect, test } from 'vitest';
import { playRandomly } from '../../src/games/playout.ts';
import { exportRecord } from '../../src/games/record.ts';
import { translator } from '../../src/i18n/index.ts';
import { startBot } from './bot.ts';
import { desktop, openBrowser, type Page, watch } from './browser.ts';
import { command } from './samples.ts';
import { eachOnItsPage } from './scene.ts';
import type { Stage } from './stage.ts';

const en = translator('en-US');

let stage: Stage;
let page: Page;

const game = { name: 'game.jsonl', mimeType: 'application/jsonl', buffer: Buffer.from('{}') };
const choose = (file = game) => page.getByRole('button', { name: 'file', exact: true }).setInputFiles(file);
const chip = () => page.locator('.file-field.picked').getByText(game.name);
const add = async () => {
  await page.getByRole('combobox', { name: 'Message or command in' }).fill('/replay ');
  await page.getByRole('button', { name: 'Add file' }).click();
};

describe('the composer', () => {
  eachOnItsPage(
    (scene) => {
      ({ stage, page } = scene);
    },
    (opened) => {
      opened.commands = [
        command('replay', 'Look back', [
          {
            type: 11,
            name: 'file',
            description: 'A record from /table export',
            file_types: ['.jsonl', '.txt'],
          },
        ]),
      ];
      opened.serve('/page/uploads', 'text/plain', '1234');
    },
  );

  test('takes a file, shows its name, and sends its ID', async () => {
    await add();
    await choose();
    await chip().waitFor();
    await page.keyboard.press('Enter');
    await expect
      .poll(() => stage.sent.at(-1))
      .toMatchObject({
        type: 'command',
        name: 'replay',
        options: [{ name: 'file', type: 11, value: '1234' }],
      });
  });

  test('opens files by keyboard, and takes one back', async () => {
    await add();
    for (const _ of ['once', 'again']) {
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Space')]);
      await chooser.setFiles(game);
      await chip().waitFor();
      await page.keyboard.press('Backspace');
      await chip().waitFor({ state: 'detached' });
    }
    await choose();
    await page.getByRole('button', { name: 'Remove game.jsonl' }).click();
    await page.getByText('Choose a file').waitFor();
    await page.getByRole('button', { name: 'Remove file' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await expect
      .poll(() => stage.sent.at(-1))
      .toMatchObject({ type: 'command', name: 'replay', options: [] });
  });

  test('says which files an option takes', async () => {
    await add();
    await choose({ ...game, name: 'game.png' });
    const said = 'game.png can’t be used here. Choose a file that ends with one of these: .jsonl, .txt.';
    await page.getByText(said).waitFor();
    expect(await page.locator('input[type="file"]').getAttribute('accept')).toBe('.jsonl,.txt');
    await choose();
    await chip().waitFor();
  });

  test('says if a file is too large, can’t be uploaded, or is only typed', async () => {
    await add();
    await choose({ ...game, buffer: Buffer.alloc(2 ** 20 + 1) });
    await page.getByText('game.jsonl is too large. Choose one of at most 1 MB.').waitFor();
    await page.route('**/page/uploads?*', (route) => route.fulfill({ status: 500 }));
    await choose();
    await page.getByText('game.jsonl couldn’t be uploaded. Try again.').waitFor();
    await page.unroute('**/page/uploads?*');
    await choose();
    await chip().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('combobox', { name: 'Message or command in' }).fill('/replay file:game.jsonl');
    for (const _ of ['for the command', 'to send it'])
      await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('Choose a file for file.').waitFor();
    expect(stage.sent.filter(({ type }) => type === 'command')).toEqual([]);
  });
});

test('a game is looked back at from its record, and a record that lies is refused', async () => {
  const sealed = { number: 1, seed: '0123456789abcdef'.repeat(4), words: ['Grail', null] };
  const { record } = playRandomly('quests', { variant: 'basic', seats: 2 }, 'file', sealed);
  const exported = exportRecord(record);
  const [first, ...rest] = exported.chance;
  const reversed = 'order' in first! ? { ...first, order: [...first.order].reverse() } : first;
  const [browser, bot] = [await openBrowser(), await startBot()];
  try {
    page = await browser.newPage({ viewport: desktop });
    const watched = watch(page, new URL(bot.pageUrl).origin);
    await page.goto(bot.pageUrl);
    const replay = async (name: string, text: unknown) => {
      await add();
      await choose({ ...game, name, buffer: Buffer.from(JSON.stringify(text)) });
      await page.locator('.file-field.picked').waitFor();
      await page.keyboard.press('Enter');
    };
    await replay('lie.jsonl', { ...exported, chance: [reversed, ...rest] });
    const said = page.getByRole('article');
    await said.getByText(en('errors-upload-unfair-chance', { step: 0 })).waitFor();
    await replay('game.jsonl', exported);
    await said.getByText(`· ${exported.steps.length} steps follow`).waitFor();
    await page.getByRole('button', { name: en('look-back-last'), exact: true }).click();
    await said.getByText(`Step ${exported.steps.length} of ${exported.steps.length}`).waitFor();
    expect(watched).toEqual({ errors: [], foreignRequests: [] });
    expect(bot.errors).toEqual([]);
  } finally {
    await browser.close();
    await bot.stop();
  }
});
