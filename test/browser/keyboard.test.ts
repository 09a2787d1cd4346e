import { describe, expect, test } from 'vitest';
import type { Page } from './browser.ts';
import { commands, ephemeralMessage, pictureOn, rowsMessage } from './samples.ts';
import { eachOnItsPage } from './scene.ts';
import { ada, ben, messageIn, type Stage, textChannel } from './stage.ts';

let stage: Stage;
let page: Page;
eachOnItsPage(
  (scene) => {
    ({ stage, page } = scene);
  },
  (opened) => {
    opened.channels.push(textChannel('great-hall'));
  },
);

/** The accessible name or text of the element with focus; "message" for a message itself. */
const focused = () =>
  page.evaluate<string>(`(() => {
    const active = document.activeElement;
    if (active === document.body) return 'nothing';
    if (active.matches('article')) return 'message: ' + /Round \\d|Hello/.exec(active.textContent)?.[0];
    return (active.getAttribute('aria-label') ?? active.textContent).trim();
  })()`);

const rowOf = (...labels: string[]) => [
  {
    type: 1,
    components: labels.map((label, i) => ({
      type: 2,
      style: 2,
      label,
      custom_id: `${label}-${i}-${Math.random()}`,
    })),
  },
];
/** A table's message with buttons. Their custom ids are new each time, as they are after each turn. */
const table = (text: string, ...labels: string[]) =>
  messageIn(stage.channel, { content: text, components: rowOf(...labels) as never });

describe('Tab', () => {
  test('reaches every control of every message, in reading order', async () => {
    stage.post(messageIn(stage.channel, { content: 'See [the rules](https://example.com/rules) ||why||' }));
    stage.post({ ...rowsMessage(stage.channel), attachments: [pictureOn(stage, 'The table')] });
    stage.post(ephemeralMessage(stage.channel), ada);
    await page.getByRole('button', { name: 'Dismiss message' }).waitFor();
    await page.locator('.scroller').focus();
    const reached: string[] = [];
    while (!(await focused()).startsWith('Show the commands')) {
      await page.keyboard.press('Tab');
      reached.push(await focused());
      if (reached.length > 30) break;
    }
    expect(reached).toEqual([
      'Check a game’s shuffles',
      'the rules',
      'Spoiler, press to show',
      'Open picture: The table',
      '🃏Your hand',
      'Show table as text',
      'Start',
      'Rules',
      'Choose a figure',
      'Choose two cards',
      'Card 3',
      'Card 5',
      'Card 7',
      'Dismiss message',
      'Show the commands',
    ]);
  });

  test('skips to the messages from the start of the page', async () => {
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Skip to messages');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('Messages in #round-table');
  });

  test('skips to the command line, too', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Skip to the command line');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('Message or command in #round-table');
  });
});

describe('focus goes on', () => {
  const asked = (user: typeof ada) => ({ interaction_metadata: { user } as never });
  const pressByKey = async (name: string) => {
    const before = stage.sent.length;
    await page.getByRole('button', { name }).focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => stage.sent.length).toBe(before + 1);
  };

  test('from a button to the message that answers it, and to no other', async () => {
    stage.post({ ...table('Round 0'), ...asked(ada) });
    stage.post(table('Round 1', 'Hand', 'Rules'));
    await pressByKey('Hand');
    stage.post({ ...table('Hello from elsewhere'), ...asked(ben) });
    await page.getByRole('article').getByText('Hello from elsewhere').waitFor();
    expect(await focused()).toBe('Hand');
    stage.post({ ...table('Round 2', 'Bid'), ...asked(ada) }, ada);
    await expect.poll(focused).toBe('message: Round 2');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Bid');
    stage.post({ ...table('Round 3'), ...asked(ada) });
    await page.getByRole('article').getByText('Round 3').waitFor();
    expect(await focused()).toBe('Bid');
  });

  test('from a game’s button to the table that it opens', async () => {
    stage.commands = commands;
    await page.reload();
    await pressByKey('Play Artus with three Pages, who are beginners');
    stage.post({ ...table('Round 1', 'Start'), ...asked(ada) });
    await expect.poll(focused).toBe('message: Round 1');
  });

  test('to nothing for whoever has gone on meanwhile, by Tab, by pointer or to another channel', async () => {
    stage.post(table('Round 1', 'Hand', 'Rules'));
    await pressByKey('Hand');
    await page.keyboard.press('Tab');
    stage.post({ ...table('Round 2', 'Bid'), ...asked(ada) });
    await page.getByRole('article').getByText('Round 2').waitFor();
    expect(await focused()).toBe('Rules');

    await pressByKey('Bid');
    await page.getByRole('combobox', { name: 'Message or command in' }).click();
    stage.post({ ...table('Round 3', 'Pass'), ...asked(ada) });
    await page.getByRole('article').getByText('Round 3').waitFor();
    expect(await focused()).toBe('Message or command in #round-table');

    const hall = stage.channels.at(-1)!;
    stage.post({ ...messageIn(hall, { content: 'Hello' }), ...asked(ada) });
    await pressByKey('Pass');
    await page.getByRole('navigation').getByRole('button', { name: 'great-hall' }).click();
    await page.getByRole('article').getByText('Hello').waitFor();
    expect(await focused()).not.toMatch('message');
  });
});

describe('focus stays', () => {
  test('on a button whose message is edited in place', async () => {
    const message = stage.post(table('Round 1', 'Hand', 'Rules'));
    await page.getByRole('button', { name: 'Hand' }).focus();
    stage.post({ ...message, content: 'Round 2', components: rowOf('Undo', 'Hand', 'Rules') as never });
    await page.getByRole('article').getByText('Round 2').waitFor();
    expect(await focused()).toBe('Hand');
    await page.keyboard.press('Enter');
    await expect.poll(() => stage.sent.at(-1)).toMatchObject({ customId: /^Hand-1/ });
  });

  test('on the message when the edit takes the button away', async () => {
    const message = stage.post(table('Round 1', 'Hand', 'Rules'));
    await page.getByRole('button', { name: 'Hand' }).focus();
    stage.post({ ...message, content: 'Round 2', components: rowOf('Next game', 'Rules') as never });
    await page.getByRole('article').getByText('Round 2').waitFor();
    expect(await focused()).toBe('message: Round 2');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Next game');
  });

  test('on the message when the edit disables the button', async () => {
    const message = stage.post(table('Round 1', 'Hand'));
    await page.getByRole('button', { name: 'Hand' }).focus();
    const off = { type: 2, style: 2, label: 'Hand', custom_id: 'off', disabled: true };
    stage.post({ ...message, content: 'Round 2', components: [{ type: 1, components: [off] }] as never });
    await page.getByRole('article').getByText('Round 2').waitFor();
    await expect.poll(focused).toBe('message: Round 2');
  });

  test('on a button when a message above is deleted', async () => {
    const above = stage.post(messageIn(stage.channel, { content: 'Hello' }));
    stage.post(table('Round 1', 'Hand'));
    await page.getByRole('button', { name: 'Hand' }).focus();
    stage.remove(above);
    await page.getByRole('article').getByText('Hello').waitFor({ state: 'detached' });
    await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))');
    expect(await focused()).toBe('Hand');
  });

  test('near a message that is deleted', async () => {
    stage.post(messageIn(stage.channel, { content: 'Hello', author: ben }));
    const gone = stage.post(table('Round 1', 'Hand'));
    await page.getByRole('button', { name: 'Hand' }).focus();
    stage.remove(gone);
    await page.getByRole('button', { name: 'Hand' }).waitFor({ state: 'detached' });
    expect(await focused()).toBe('message: Hello');
  });

  test('on the message before an ephemeral one that is dismissed', async () => {
    stage.post(table('Round 1', 'Hand'));
    stage.post(ephemeralMessage(stage.channel), ada);
    await page.getByRole('button', { name: 'Dismiss message' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Dismiss message' }).waitFor({ state: 'detached' });
    expect(await focused()).toBe('message: Round 1');
  });

  test('on the button that opened a form, though its message was edited meanwhile', async () => {
    const message = stage.post(table('Round 1', 'Rename'));
    await page.getByRole('button', { name: 'Rename' }).focus();
    const name = { type: 18, label: 'Name', component: { type: 4, custom_id: 'name', style: 1 } };
    const modal = { custom_id: 'naming', title: 'Name', components: [name] };
    stage.tell({ type: 'modal', nonce: 'any', modal: modal as never }, ada);
    await page.getByRole('dialog').waitFor();
    stage.post({ ...message, content: 'Round 2', components: rowOf('Undo', 'Rename') as never });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(focused).toBe('Rename');
  });
});
