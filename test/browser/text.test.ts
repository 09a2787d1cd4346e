import { describe, expect, test } from 'vitest';
import type { Locator, Page } from './browser.ts';
import { eachOnItsPage } from './scene.ts';
import { ben, messageIn, type Stage, textChannel } from './stage.ts';

let stage: Stage;
let page: Page;
eachOnItsPage(
  (scene) => {
    ({ stage, page } = scene);
  },
  (opened) => void opened.channels.push(textChannel('great-hall')),
);

const say = async (content: string): Promise<Locator> => {
  stage.post(messageIn(stage.channel, { content }));
  const text = page.getByRole('article').last().locator('.text');
  await text.waitFor();
  return text;
};

describe('mentions', () => {
  test('are pills on the line they stand in', async () => {
    const plain = (await (await say('one line')).boundingBox())!;
    const text = await say(`Go to <#${stage.channels[1]?.id}>, <@${ben.id}>, or <#123456789012345678>`);
    expect(await text.textContent()).toBe('Go to #great-hall, @Ben, or #unknown channel');
    expect((await text.boundingBox())?.height).toBe(plain.height);
    const pill = text.getByRole('button', { name: '#great-hall' });
    expect((await pill.boundingBox())?.height).toBeLessThanOrEqual(plain.height);
    expect(await text.getByRole('button').count()).toBe(1);
    await pill.press('Enter');
    await page.getByRole('heading', { name: 'Welcome to #great-hall' }).waitFor();
  });

  test('of emoji of the application show their picture, which has their name', async () => {
    const picture = (await say('Draw <:excalibur:123456789012345678>!')).getByRole('img');
    expect(await picture.getAttribute('alt')).toBe(':excalibur:');
    expect(await picture.getAttribute('src')).toBe('/emojis/123456789012345678.png');
  });
});

describe('small print', () => {
  test.each([
    ['a text', 'one line'],
    ['a list', '- first\n- second'],
    ['a list of numbers', '1. first'],
    ['a quote', '> quoted'],
    ['a heading', '## Options'],
  ])('is small after %s', async (_name, before) => {
    const text = await say(`${before}\n-# Ada, the host, can change these.\nMore`);
    expect(await text.locator('small').innerText()).toBe('Ada, the host, can change these.');
    expect(await text.innerText()).not.toContain('#');
  });
});

describe('without an emoji font of the system', () => {
  /** The families a text is drawn with. */
  const families = async (text: Locator): Promise<readonly string[]> => {
    await page.evaluate('document.fonts.ready');
    const session = await page.context().newCDPSession(page);
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    await text.evaluate((element) => element.setAttribute('data-probe', ''));
    const probe = { nodeId: root.nodeId, selector: '[data-probe]' };
    const { nodeId } = await session.send('DOM.querySelector', probe);
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.map(({ familyName }) => familyName);
  };

  test('emoji are drawn', async () => {
    const text = await say('⚔️👑🃏');
    await expect.poll(() => families(text)).toEqual([expect.stringMatching(/Emoji/)]);
  });

  test('text, digits and signs are drawn as ever', async () => {
    await (await say('👑')).waitFor();
    const text = await say('Chair 12: #3 ± 0 → © ™');
    expect((await families(text)).filter((family) => /Emoji/.test(family))).toEqual([]);
  });
});

describe('a reply', () => {
  test('shows the application’s emoji of what it answers as pictures', async () => {
    const asked = stage.post(
      messageIn(stage.channel, { content: '<:level_squire_1a2b:123456789012345678> plays' }),
    );
    const message_reference = { type: 0, message_id: asked.id, channel_id: asked.channel_id } as const;
    stage.post(messageIn(stage.channel, { content: 'Me', message_reference, type: 19 }));
    const said = page.locator('.said');
    await said.waitFor();
    expect((await said.innerText()).trim()).toBe('plays');
    expect(await said.locator('img').getAttribute('src')).toBe('/emojis/123456789012345678.png');
  });

  test('shows what it answers, until that is deleted', async () => {
    const asked = stage.post(messageIn(stage.channel, { content: 'Who is in?', author: ben }));
    const message_reference = { type: 0, message_id: asked.id, channel_id: asked.channel_id };
    const reply = { content: 'Me', message_reference, referenced_message: asked, type: 19 };
    stage.post(messageIn(stage.channel, reply));
    const header = page.getByRole('article').last().locator('.origin');
    await header.getByRole('button', { name: 'Who is in?' }).waitFor();
    stage.remove(asked);
    await header.getByText('Original message was deleted').waitFor();
  });

  test('to an ephemeral message looks like one to a deleted message for everybody else', async () => {
    const asked = stage.post(messageIn(stage.channel, { content: 'Psst', flags: 64 }), ben);
    const message_reference = { type: 0, message_id: asked.id, channel_id: asked.channel_id };
    stage.post(messageIn(stage.channel, { content: 'Done', message_reference, type: 19 }));
    await page.getByRole('article').getByText('Original message was deleted').waitFor();
    expect(await page.getByText('Psst').count()).toBe(0);
  });
});
