import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Browser, desktop, type Locator, openBrowser, type Page, watch } from './browser.ts';
import { command, commands } from './samples.ts';
import { ada, ben, Stage } from './stage.ts';

/** A command whose options are all optional. */
const rules = command('rules', 'How a game is played', [
  { type: 3, name: 'game', description: 'Which game', choices: [{ name: 'Court', value: 'court' }] },
  { type: 3, name: 'about', description: 'What to look up' },
]);

let browser: Browser;
let stage: Stage;
let page: Page;
let composer: Locator;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  stage = await Stage.open();
  stage.commands = [...commands, rules];
  page = await browser.newPage({ viewport: desktop });
  watch(page, stage.origin);
  await page.goto(stage.addressOf(ada));
  composer = page.getByRole('combobox', { name: 'Message or command in #round-table' });
  await composer.waitFor();
});
afterEach(async () => {
  await page.context().close();
  await stage.close();
});

const send = () => page.getByRole('button', { name: 'Send' }).click();
const sends = (options: Record<string, unknown>) =>
  expect
    .poll(() => stage.sent.at(-1))
    .toMatchObject({
      options: [{ options: Object.entries(options).map(([name, value]) => ({ name, value })) }],
    });

describe('options that may be left out', () => {
  test.each([
    '/rules game:court about:Merlin',
    '/rules about:Merlin game:court',
    '/rules game: Court  about: Merlin',
  ])('%s is typed through', async (line) => {
    await composer.pressSequentially(line);
    await send();
    await expect
      .poll(() => stage.sent.at(-1))
      .toMatchObject({
        name: 'rules',
        options: [
          { name: 'game', value: 'court' },
          { name: 'about', value: 'Merlin' },
        ],
      });
  });

  test('are added where the last one was typed', async () => {
    await composer.pressSequentially('/table open game:artus');
    await page.getByRole('button', { name: '/table open' }).focus();
    await page.keyboard.type('thread:true');
    await send();
    await sends({ game: 'artus', thread: true });
  });

  test('leave shortcuts at the command’s name alone', async () => {
    await composer.pressSequentially('/rules ');
    await page.keyboard.press('Control+c');
    await page.getByRole('button', { name: 'Add about' }).waitFor();
    expect(await page.getByRole('button', { name: '/rules' }).count()).toBe(1);
  });
});

describe('options typed one after the other', () => {
  test.each([
    'game:artus thread:True',
    'artus thread:true',
    'game:Artus thread:TRUE',
    'thread:true game:artus',
    'game: artus  thread: True',
    'game:"artus" thread:"true"',
  ])('%s is two options', async (typed) => {
    await composer.pressSequentially(`/table open ${typed}`);
    await page.getByRole('combobox', { name: 'thread', exact: true }).waitFor();
    await send();
    await sends({ game: 'artus', thread: true });
  });

  test('are two options when they are put in at once', async () => {
    await composer.pressSequentially('/table open ');
    await page.getByRole('combobox', { name: 'game', exact: true }).fill('game:artus thread:False');
    await send();
    await sends({ game: 'artus', thread: false });
  });

  test('take a name with the sign that it’s shown with', async () => {
    await composer.fill('/table open game:artus against:@Ben');
    await page.keyboard.press('Enter');
    await sends({ game: 'artus', against: ben.id });
  });

  test('are two options in a whole line', async () => {
    await composer.fill('/table open game:"King Arthur\'s Court" thread:FALSE');
    await page.keyboard.press('Enter');
    await sends({ game: 'court', thread: false });
  });

  test('leave a name that the command does not have in the text', async () => {
    await composer.pressSequentially('/table open game:artus colour:red');
    await send();
    await page.getByText('Choose game from the list.').waitFor();
    expect(stage.sent).toEqual([]);
  });

  test('may have autocomplete', async () => {
    stage.answer = (asked) => {
      if (asked.type === 'autocomplete')
        stage.tell({ type: 'choices', nonce: asked.nonce, choices: [] }, ada);
    };
    await composer.pressSequentially('/play card:3-6');
    expect(await page.getByRole('combobox', { name: 'card', exact: true }).inputValue()).toBe('3-6');
    await send();
    await expect.poll(() => stage.sent.at(-1)).toMatchObject({ options: [{ name: 'card', value: '3-6' }] });
  });
});
