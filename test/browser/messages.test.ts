import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Browser,
  desktop,
  openBrowser,
  overflow,
  type Page,
  phone,
  type Watch,
  watch,
} from './browser.ts';
import { ephemeralMessage, pictureOn, richText, rowsMessage } from './samples.ts';
import { ada, ben, messageIn, Stage } from './stage.ts';

let browser: Browser;
let stage: Stage;
let page: Page;
let watched: Watch;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

beforeEach(async () => {
  stage = await Stage.open();
  page = await browser.newPage({ viewport: desktop });
  watched = watch(page, stage.origin);
  await page.goto(stage.addressOf(ada));
  await page.getByRole('heading', { name: 'Welcome to #round-table' }).waitFor();
});
afterEach(async () => {
  await page.context().close();
  await stage.close();
});

/** A second window, for Ben. */
async function bensWindow(): Promise<Page> {
  const other = await browser.newPage({ viewport: desktop });
  await other.goto(stage.addressOf(ben));
  await other.getByRole('heading', { name: 'Welcome to #round-table' }).waitFor();
  return other;
}

describe('message rendering', () => {
  test("Discord's Markdown", async () => {
    stage.post(messageIn(stage.channel, { content: richText }));
    const message = page.getByRole('article').last();
    await message.getByRole('heading', { name: 'Great hall' }).waitFor();
    expect(await message.locator('strong').first().textContent()).toBe('Bold');
    expect(await message.locator('em').textContent()).toBe('slanted');
    expect(await message.locator('li li').textContent()).toBe('inner');
    expect(await message.locator('pre').textContent()).toContain('chair  1  2  3');
    await message.locator('.mention', { hasText: '@Ada' }).waitFor();
    await message.getByText('5 minutes ago').waitFor();
    await message.getByRole('button', { name: 'Spoiler' }).click();
    await message.getByText('secret').waitFor();
    expect(await message.locator('small').textContent()).toBe('a small line');
  });

  test('pictures with alt text, and at full size', async () => {
    const picture = pictureOn(stage, 'Ada sits on chair 3');
    stage.post(messageIn(stage.channel, { attachments: [picture] }));
    await page.getByRole('button', { name: 'Open picture: Ada sits on chair 3' }).click();
    const shown = page.getByRole('dialog').getByRole('img', { name: 'Ada sits on chair 3' });
    await shown.waitFor();
    const scale = async () => (await shown.boundingBox())?.width ?? 0;
    expect(await scale()).toBeLessThan(1000);
    await page.getByRole('button', { name: 'Full size' }).click();
    expect(await scale()).toBe(1000);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  });

  test('buttons and links', async () => {
    stage.post(rowsMessage(stage.channel));
    const rows = page.getByRole('article').first();
    await rows.getByRole('button', { name: 'Your hand' }).waitFor();
    expect(await rows.getByRole('button', { name: 'Leave' }).isDisabled()).toBe(true);
    expect(await rows.getByRole('link', { name: 'Rules' }).getAttribute('href')).toBe(
      'https://example.com/rules',
    );
  });

  test('edited messages change in place', async () => {
    const message = stage.post(messageIn(stage.channel, { content: 'Round 1' }));
    await page.getByRole('article').getByText('Round 1').waitFor();
    stage.post({ ...message, content: 'Round 2', edited_timestamp: new Date().toISOString() });
    await page.getByRole('article').getByText('Round 2').waitFor();
    expect(await page.getByRole('article').count()).toBe(1);
  });
});

describe('untrusted text stays text', () => {
  const attacks = [
    '<img src=x onerror="window.broken=1">',
    '<script>window.broken=1</script>',
    '[press](javascript:window.broken=1)',
    '<javascript:window.broken=1>',
    '**<svg onload=window.broken=1>**',
    '`<iframe srcdoc="<script>parent.broken=1</script>">`',
  ];

  test('in content, names, labels and descriptions', async () => {
    for (const attack of attacks) {
      const label = attack.slice(0, 80);
      const picture = pictureOn(stage, attack);
      stage.post({
        ...messageIn(stage.channel, {
          author: { ...ben, global_name: attack },
          content: attack,
          attachments: [picture],
          components: [{ type: 1, components: [{ type: 2, style: 1, label, custom_id: label }] }],
        }),
      });
    }
    await page
      .getByRole('article')
      .nth(attacks.length - 1)
      .waitFor();
    await page.getByText('<script>window.broken=1</script>').first().waitFor();
    expect(await page.evaluate('window.broken')).toBeUndefined();
    expect(
      await page
        .locator('page-messages :is(script, iframe, [onerror], [onload], [href^="javascript"])')
        .count(),
    ).toBe(0);
    expect(watched).toEqual({ errors: [], foreignRequests: [] });
  });

  test('a link button only leads to the web', async () => {
    const row = { type: 1, components: [{ type: 2, style: 5, label: 'Run', url: 'javascript:alert(1)' }] };
    stage.post(messageIn(stage.channel, { components: [row] as never }));
    expect(await page.getByRole('button', { name: 'Run' }).isDisabled()).toBe(true);
  });
});

describe('private messages', () => {
  test('are visible to their user only, until dismissed', async () => {
    const other = await bensWindow();
    stage.post(ephemeralMessage(stage.channel), ada);
    stage.post(messageIn(stage.channel, { content: 'For all' }));
    await page.getByRole('article').getByText('Your hand: 3, 5, 7').waitFor();
    await page.getByRole('article').getByText('Only you can see this').waitFor();
    await other.getByRole('article').getByText('For all').waitFor();
    expect(await other.getByText('Your hand').count()).toBe(0);

    await page.getByRole('button', { name: 'Dismiss message' }).click();
    await page.getByRole('article').getByText('Your hand: 3, 5, 7').waitFor({ state: 'detached' });
    await expect.poll(() => stage.sent.at(-1)).toMatchObject({ type: 'dismiss', user: ada.id });
    await other.context().close();
  });
});

describe('a click', () => {
  test('is sent once and shows as busy until the bot responds', async () => {
    stage.post(rowsMessage(stage.channel));
    const button = page.getByRole('button', { name: 'Start' });
    await button.click();
    await page.locator('button[aria-busy="true"]').waitFor();
    await page.getByRole('button', { name: 'Your hand' }).click({ force: true });
    const pressed = stage.sent.filter(({ type }) => type === 'component');
    expect(pressed).toMatchObject([{ customId: 'start', componentType: 2 }]);
    stage.tell({ type: 'answered', nonce: nonceOf(pressed[0]) }, ada);
    await page.locator('button[aria-busy="true"]').waitFor({ state: 'detached' });
  });

  test('that fails says so until the next click', async () => {
    stage.answer = (sent) => stage.tell({ type: 'failed', nonce: nonceOf(sent), reason: 'No answer' }, ada);
    stage.post(rowsMessage(stage.channel));
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByText('This interaction failed').waitFor();
    stage.answer = (sent) => stage.tell({ type: 'answered', nonce: nonceOf(sent) }, ada);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByText('This interaction failed').waitFor({ state: 'detached' });
  });

  test('fails when the connection is lost, which then reconnects', async () => {
    stage.post(rowsMessage(stage.channel));
    await page.getByRole('button', { name: 'Start' }).click();
    await page.locator('button[aria-busy="true"]').waitFor();
    stage.cut();
    await page.getByText('This interaction failed').waitFor();
    stage.post(messageIn(stage.channel, { content: 'Said meanwhile' }));
    await page.getByRole('article').getByText('Said meanwhile').waitFor();
    await page.getByText('Connection lost').waitFor({ state: 'detached' });
  });
});

describe('select menus', () => {
  test('send a single choice immediately', async () => {
    stage.post(rowsMessage(stage.channel));
    await page.getByRole('combobox', { name: 'Choose a figure' }).click();
    await page.getByRole('option', { name: 'Knight on chair 12' }).click();
    await expect
      .poll(() => stage.sent.at(-1))
      .toMatchObject({ customId: 'figure', componentType: 3, values: ['12'] });
  });

  test('send several choices together, by keyboard too', async () => {
    stage.post(rowsMessage(stage.channel));
    await page.getByRole('button', { name: 'Choose two cards' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Choose at least 2').waitFor();
    for (const key of ['ArrowDown', 'Enter', 'End', 'Enter']) await page.keyboard.press(key);
    expect(stage.sent).toEqual([]);
    await page.getByRole('button', { name: 'Done (2)' }).click();
    await expect.poll(() => stage.sent.at(-1)).toMatchObject({ customId: 'cards', values: ['3', '7'] });
  });
});

describe('on a phone', () => {
  test.each([phone.width, 360])('nothing is wider than a window of %i pixels', async (width) => {
    await page.setViewportSize({ width, height: phone.height });
    stage.post(messageIn(stage.channel, { content: `${richText}\n${'long'.repeat(60)}`, mentions: [ada] }));
    stage.post(messageIn(stage.channel, { attachments: [pictureOn(stage, 'The table')] }));
    stage.post(rowsMessage(stage.channel));
    stage.post(ephemeralMessage(stage.channel), ada);
    await page.getByRole('article').getByText('Only you can see this').waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    expect(
      await page.locator('.scroller').evaluate((scroller) => scroller.scrollWidth - scroller.clientWidth),
    ).toBeLessThanOrEqual(0);
    for (const button of await page.getByRole('article').getByRole('button').all()) {
      const box = await button.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
    }
  });

  test('channels open with a button', async () => {
    await page.setViewportSize(phone);
    const place = page.getByRole('navigation').getByRole('button', { name: 'round-table' });
    await place.waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Channels and people' }).click();
    await place.click();
    await place.waitFor({ state: 'hidden' });
  });
});

function nonceOf(sent: object | undefined): string {
  return sent && 'nonce' in sent ? String(sent.nonce) : '';
}
