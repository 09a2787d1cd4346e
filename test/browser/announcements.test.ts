import { MessageFlags } from 'discord-api-types/v10';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Browser, desktop, openBrowser, type Page, watch } from './browser.ts';
import { pictureOn } from './samples.ts';
import { ada, ben, messageIn, Stage, textChannel } from './stage.ts';

let browser: Browser;
let stage: Stage;
let page: Page;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());
beforeEach(async () => {
  stage = await Stage.open();
  stage.channels.push(textChannel('great-hall'));
  page = await browser.newPage({ viewport: desktop });
  watch(page, stage.origin);
  stage.post(messageIn(stage.channel, { content: 'Long ago' }));
  await page.goto(stage.addressOf(ada));
  await page.getByRole('article').getByText('Long ago').waitFor();
  // Each paragraph added to a live region is read once.
  await page.evaluate(`
    window.heard = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (node instanceof Element && node.closest('[aria-live="polite"], [role="status"], [role="alert"]'))
            heard.push(node.textContent.trim());
    }).observe(document.body, { childList: true, subtree: true });
  `);
});
afterEach(async () => {
  await page.context().close();
  await stage.close();
});

const heard = () => page.evaluate('window.heard');
const hears = (...texts: string[]) => expect.poll(heard).toEqual(texts);

test('messages are announced once, with their sender', async () => {
  stage.post(messageIn(stage.channel, { content: '**Ben** to play' }));
  stage.post(messageIn(stage.channel, { content: 'Well met', author: ben }));
  stage.post(messageIn(stage.channel, { content: 'Well met', author: ben }));
  await hears('Round Table: Ben to play', 'Ben: Well met', 'Ben: Well met');
});

test('neither the listener nor another channel is announced', async () => {
  stage.post(messageIn(stage.channel, { content: 'I said this', author: ada }));
  stage.post(messageIn(stage.channels.at(-1)!, { content: 'Elsewhere' }));
  stage.post(messageIn(stage.channel, { content: 'Here' }));
  await hears('Round Table: Here');
});

test('edits are announced when their words change', async () => {
  const message = stage.post(messageIn(stage.channel, { content: 'Round 1' }));
  stage.post({ ...message, components: [] });
  stage.post({ ...message, content: 'Round 2' });
  await hears('Round Table: Round 1', 'Round Table, edited: Round 2');
});

test('an answer that was being thought about is announced as new', async () => {
  const message = stage.post(messageIn(stage.channel, { flags: 128 }));
  stage.post({ ...message, content: 'Done', flags: MessageFlags.SuppressEmbeds });
  await hears('Round Table: Done');
});

test('ephemeral messages say that nobody else sees them', async () => {
  const message = stage.post(messageIn(stage.channel, { content: 'Your hand: 3', flags: 64 }), ada);
  stage.post({ ...message, content: 'Your hand: 5' }, ada);
  await hears(
    'Only you can see this. Round Table: Your hand: 3',
    'Only you can see this. Round Table, edited: Your hand: 5',
  );
});

test('descriptions of pictures are read', async () => {
  stage.post(messageIn(stage.channel, { attachments: [pictureOn(stage, 'Turn 4')] }));
  await hears('Round Table: Turn 4');
});
