import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { getGuide } from '../../src/telling/registry.ts';
import { type Browser, desktop, type Locator, openBrowser, type Page, phone, watch } from './browser.ts';
import { commands } from './samples.ts';
import { ada, ben, messageIn, Stage, textChannel, threadIn } from './stage.ts';

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
  stage.commands = commands;
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

const field = (name: string): Locator => page.getByRole('combobox', { name, exact: true });
const sent = () => expect.poll(() => stage.sent.at(-1));

describe('the command picker', () => {
  test('lists, filters and fills in commands by keyboard', async () => {
    await composer.pressSequentially('/');
    expect(await page.getByRole('option').count()).toBe(4);
    await page.keyboard.type('op');
    await page.getByRole('option', { name: '/table open' }).waitFor();
    expect(await page.getByRole('option').count()).toBe(1);
    await page.keyboard.press('Tab');
    await field('game').waitFor();
    await page.keyboard.type('king');
    await page.getByRole('option', { name: "King Arthur's Court" }).waitFor();
    for (const key of ['Enter', 'ArrowDown', 'Enter']) await page.keyboard.press(key);
    await field('computers').waitFor();
    await page.keyboard.type('3');
    await page.keyboard.press('Enter');
    await sent().toMatchObject({
      type: 'command',
      name: 'table',
      options: [
        {
          name: 'open',
          type: 1,
          options: [
            { name: 'game', type: 3, value: 'court' },
            { name: 'computers', type: 4, value: 3 },
          ],
        },
      ],
    });
    await page.getByText("Sending /table open game:King Arthur's Court computers:3…").waitFor();
  });

  test('fills in commands by touch', async () => {
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: 'Show the commands' }).click();
    await page.getByRole('option', { name: '/table open' }).click();
    await page.getByRole('option', { name: 'Artus' }).click();
    await page.getByRole('button', { name: 'Add thread' }).click();
    await page.getByRole('option', { name: 'True' }).click();
    await page.getByRole('button', { name: 'Add against' }).click();
    await page.getByRole('option', { name: 'Ben' }).click();
    await page.getByRole('button', { name: 'Send' }).click();
    await sent().toMatchObject({
      options: [
        {
          options: [
            { name: 'game', value: 'artus' },
            { name: 'thread', value: true },
            { name: 'against', value: ben.id },
          ],
        },
      ],
    });
  });

  test('reports missing and invalid options, and sends nothing', async () => {
    await composer.fill('/table open ');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('game is required.').waitFor();
    await page.getByRole('option', { name: 'Artus' }).click();
    await page.getByRole('button', { name: 'Add computers' }).click();
    await page.keyboard.type('9');
    await page.keyboard.press('Enter');
    await page.getByText('computers must be at most 3.').waitFor();
    expect(stage.sent).toEqual([]);
  });

  test('parses a typed command line', async () => {
    await composer.fill('/table open game:artus computers:2');
    await page.keyboard.press('Enter');
    await sent().toMatchObject({ options: [{ options: [{ value: 'artus' }, { value: 2 }] }] });
  });

  test('sends plain text as a message', async () => {
    await composer.fill('  hello ');
    await page.keyboard.press('Enter');
    await sent().toEqual({ type: 'say', channelId: stage.channel.id, content: 'hello', user: ada.id });
    expect(await composer.inputValue()).toBe('');
    await composer.fill('  ');
    await page.keyboard.press('Enter');
    expect(stage.sent).toHaveLength(1);
  });

  test('discards a command on Escape and Backspace', async () => {
    await composer.fill('/table open ');
    await field('game').press('Escape');
    expect(await composer.inputValue()).toBe('');
    await composer.fill('/table open ');
    await field('game').press('Backspace');
    expect(await composer.inputValue()).toBe('/table open');
  });
});

describe('autocomplete', () => {
  test('debounces typing and sends the value of the picked choice', async () => {
    stage.answer = (asked) => {
      if (asked.type !== 'autocomplete') return;
      const typed = String(asked.options[0]?.value ?? '');
      const choices = ['3-6', '7'].filter((card) => card.startsWith(typed));
      stage.tell(
        {
          type: 'choices',
          nonce: asked.nonce,
          choices: choices.map((card) => ({ name: `Card ${card}`, value: card })),
        },
        ada,
      );
    };
    await composer.fill('/play ');
    await page.getByRole('option', { name: 'Card 7' }).waitFor();
    await page.keyboard.type('3-6');
    await page.getByRole('option', { name: 'Card 7' }).waitFor({ state: 'detached' });
    const asked = stage.sent.filter(({ type }) => type === 'autocomplete');
    expect(asked.length).toBeLessThan(4);
    expect(asked.at(-1)).toMatchObject({ options: [{ name: 'card', value: '3-6', focused: true }] });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await sent().toMatchObject({ type: 'command', name: 'play', options: [{ name: 'card', value: '3-6' }] });
  });

  test('reports when the bot does not respond', async () => {
    stage.answer = (asked) => {
      if ('nonce' in asked) stage.tell({ type: 'failed', nonce: asked.nonce, reason: 'No answer' }, ada);
    };
    await composer.fill('/play ');
    await page.getByText('Loading options failed').waitFor();
    await page.keyboard.type('5');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByText('/play card:5: The application did not respond').waitFor();
  });
});

describe('modals', () => {
  const modal = {
    custom_id: 'naming',
    title: 'Name the table',
    components: [
      { type: 1, components: [{ type: 4, custom_id: 'name', label: 'Name', style: 1, min_length: 3 }] },
      { type: 18, label: 'Story', component: { type: 4, custom_id: 'story', style: 2, required: false } },
    ],
  };

  test('validate, submit, and close once the bot accepts them', async () => {
    stage.tell({ type: 'modal', nonce: 'any', modal: modal as never }, ada);
    const form = page.getByRole('dialog', { name: 'Name the table' });
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText('This is required.').waitFor();
    await form.getByRole('textbox', { name: 'Name' }).fill('Ca');
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText('At least 3 characters.').waitFor();
    stage.answer = (asked) => {
      if ('nonce' in asked) stage.tell({ type: 'failed', nonce: asked.nonce, reason: 'No answer' }, ada);
    };
    await form.getByRole('textbox', { name: 'Name' }).fill('Camelot');
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.getByText('Something went wrong. Try again.').waitFor();
    stage.answer = (asked) => {
      if ('nonce' in asked) stage.tell({ type: 'answered', nonce: asked.nonce }, ada);
    };
    await form.getByRole('button', { name: 'Submit' }).click();
    await form.waitFor({ state: 'detached' });
    expect(stage.sent.at(-1)).toMatchObject({
      type: 'modalSubmit',
      customId: 'naming',
      fields: { name: 'Camelot', story: '' },
    });
  });
});

describe('users and channels', () => {
  test('the welcome has a picture of each game, and the way to play it', async () => {
    const pictures = page.locator('.game img');
    expect(await pictures.count()).toBe(3);
    await expect
      .poll(() =>
        page.evaluate<boolean>(
          `[...document.querySelectorAll('.game img')].every((one) => one.naturalWidth > 0)`,
        ),
      )
      .toBe(true);
    await page
      .getByRole('button', { name: 'Play King Arthur’s Court with three Pages, who are beginners' })
      .click();
    await sent().toMatchObject({
      name: 'table',
      options: [
        { name: 'open', options: expect.arrayContaining([expect.objectContaining({ value: 'page' })]) },
      ],
    });
  });

  test('the welcome says what each game is, for how many, and how long it takes', async () => {
    for (const [id, { seats }] of games) {
      const card = page.locator('.game').filter({ has: page.locator(`img[src*="${id}"]`) });
      const length = `${seats.min}–${seats.max} players · about ${getGuide(id).length?.minutesEach} minutes per player`;
      const [about, then] = (await card.locator('p').innerText()).split('\n');
      expect(about).toMatch(/^[A-Z].{20,}\.$/);
      expect(then).toBe(length);
    }
  });

  test('on a phone, a channel without messages opens at its top, one with messages at its bottom', async () => {
    const top = () => page.getByRole('heading', { name: /^Welcome to/ });
    const isInView = async (one: Locator) => {
      const box = (await one.boundingBox())!;
      return box.y >= 0 && box.y + box.height <= phone.height;
    };
    const hall = textChannel('great-hall');
    stage.channels.push(hall);
    for (let i = 0; i < 20; i++) stage.post(messageIn(hall, { content: `Round ${i}` }));
    await page.setViewportSize(phone);
    await page.reload();
    await page.waitForFunction(
      `[...document.querySelectorAll('.game img')].filter((one) => one.naturalWidth > 0).length === 3`,
    );
    expect(await page.locator('.scroller').evaluate((one) => one.scrollHeight > one.clientHeight)).toBe(true);
    await expect.poll(() => isInView(top())).toBe(true);
    const go = async (name: string) => {
      await page.getByRole('button', { name: 'Channels and people' }).click();
      await page.getByRole('navigation').getByRole('button', { name }).click();
    };
    await go('great-hall');
    await expect.poll(() => isInView(page.getByRole('article').getByText('Round 19'))).toBe(true);
    await go('round-table');
    await expect.poll(() => isInView(top())).toBe(true);
    stage.post(messageIn(stage.channel, { content: 'Hello' }));
    await expect.poll(() => isInView(page.getByRole('article').getByText('Hello'))).toBe(true);
  });

  test('a window can switch users or open another window', async () => {
    await page.getByText('You are').click();
    const link = page.getByRole('link', { name: 'Open as Ben in a new window' });
    expect(await link.getAttribute('href')).toContain(`user=${ben.id}`);
    await page.getByRole('button', { name: 'Become Ben in this window' }).click();
    await page.locator('summary').getByText('Ben').waitFor();
    expect(page.url()).toContain(`user=${ben.id}`);
    await page.goBack();
    await page.locator('summary').getByText('Ada').waitFor();
  });

  test('a thread appears, counts unread mentions, and opens from its link', async () => {
    const thread = threadIn(stage.channel, 'The long game');
    stage.channels.push(thread);
    stage.tell({ type: 'channel', channel: thread });
    stage.post(messageIn(thread, { content: `<@${ada.id}>, your turn`, mentions: [ada] }));
    const place = page.getByRole('navigation').getByRole('button', { name: 'The long game' });
    await place.getByLabel('1 mention').waitFor();
    stage.post(
      messageIn(stage.channel, { content: `Go to [the table](https://discord.com/channels/1/${thread.id})` }),
    );
    await page.getByRole('button', { name: 'the table' }).click();
    await page.getByRole('article').getByText('your turn').waitFor();
    expect(await place.getByLabel('1 mention').count()).toBe(0);
  });
});
