import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GameId } from '../../src/games/game.ts';
import { playRandomly } from '../../src/games/playout.ts';
import { exportRecord } from '../../src/games/record.ts';
import { translator } from '../../src/i18n/index.ts';
import { startPlayground } from '../../src/playground/server.ts';
import { checkerIn } from '../../src/playground/serving/checker.ts';
import { type Browser, desktop, openBrowser, overflow, type Page, phone, watch } from './browser.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const SEED = 'fedcba9876543210'.repeat(4);
const WORDS = ['Camelot', null, 'épée ⚔️'];

type Changing = {
  fairness: { seed: string; words: (string | null)[]; commitment: string };
  chance: { order: unknown[] }[];
};

const folder = mkdtempSync(join(tmpdir(), 'checker-'));

const textOf = (game: GameId, variant: string, isFair = true): string => {
  const sealed = { number: 17, seed: SEED, words: WORDS };
  const { record } = playRandomly(game, { variant, seats: 3 }, 'checker', isFair ? sealed : undefined);
  return JSON.stringify(exportRecord(record));
};
const TEXT = textOf('quests', 'seals');

/** Writes a file to choose. */
function fileOf(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** The card game's record with something changed, on the second line of a file, below a true one. */
function lieOf(name: string, change: (record: Changing) => void): string {
  const record = JSON.parse(TEXT) as Changing;
  change(record);
  return fileOf(name, `${TEXT}\n${JSON.stringify(record)}\n`);
}

/** The text with the lowest bit of a character's code flipped: another letter or digit. */
const flipped = (text: string, at = 0): string =>
  text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ 1) + text.slice(at + 1);

let browser: Browser;
let page: Page;
let address: string;
let errors: readonly string[];
/** What the page has asked for. */
const requests: string[] = [];

beforeAll(async () => {
  browser = await openBrowser();
  address = pathToFileURL(fileOf('page.html', await checkerIn('en-US'))).href;
});
afterAll(async () => {
  await browser?.close();
  rmSync(folder, { recursive: true });
});
beforeEach(async () => {
  page = await browser.newPage({ viewport: desktop, offline: true });
  ({ errors } = watch(page, address));
  requests.length = 0;
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) requests.push(request.url());
  });
  await page.goto(address);
});
afterEach(async () => {
  expect(errors).toEqual([]);
  await page.context().close();
});

const choose = (path: string) => page.getByLabel('Choose a record').setInputFiles(path);
const status = () => page.getByRole('status');
const verdict = (title: string) => status().getByRole('heading', { name: title });

describe('opened from disk without a network', () => {
  test.each([
    ['artus', 'advanced'],
    ['court', 'standard'],
    ['quests', 'seals'],
  ] as const)('finds a record of %s true, and shows all of it', async (game, variant) => {
    const text = textOf(game, variant);
    await choose(fileOf(`${game}.jsonl`, `${text}\n`));
    await verdict('Everything matches the commitment').waitFor();
    const { fairness, chance, steps } = JSON.parse(text);
    const outcomes = [chance, ...steps.map((step: { chance: unknown[] }) => step.chance)].flat();
    expect(await status().innerText()).toContain(`All ${outcomes.length} outcomes follow`);
    const shown = await page.locator('main').innerText();
    for (const part of [SEED, fairness.commitment, fairness.start, 'Seat 0: Camelot', 'Seat 1: none', game])
      expect(shown).toContain(part);
    expect(await page.locator('.outcomes .mark.true').count()).toBe(outcomes.length);
    expect(await page.locator('dl').getByText('Agrees').count()).toBe(2);
    expect(shown).toContain('Whoever runs the bot may have looked at the cards.');
    expect(requests).toEqual([address]);
  });

  test.each([
    [
      'seed',
      ({ fairness }: Changing) => Object.assign(fairness, { seed: flipped(fairness.seed, 63) }),
      'The commitment doesn’t match this number, game, variant and seed.',
    ],
    [
      'word',
      ({ fairness }: Changing) => Object.assign(fairness, { words: ['Bamelot', null, 'épée ⚔️'] }),
      'The start doesn’t match this commitment, these options and these words.',
    ],
    [
      'commitment',
      ({ fairness }: Changing) => Object.assign(fairness, { commitment: flipped(fairness.commitment) }),
      'The commitment doesn’t match this number, game, variant and seed.',
    ],
    [
      'outcome',
      ({ chance }: Changing) => chance[1]!.order.reverse(),
      'Setup: “knight pile” isn’t what was drawn.',
    ],
  ] as const)('finds another %s, and says in which line and why', async (what, change, reason) => {
    await choose(lieOf(`${what}.jsonl`, (record) => void change(record)));
    await verdict('Line 2 doesn’t match its commitment').waitFor();
    expect(await status().innerText()).toContain(reason);
    const marks = await page.locator('.outcomes .mark').allInnerTexts();
    if (what === 'outcome') {
      expect(marks.slice(0, 3)).toEqual(['Follows', 'Doesn’t follow', 'Not checked']);
      expect(await page.locator('.outcomes li.lie').innerText()).toContain('It should be:');
    } else {
      expect(new Set(marks)).toEqual(new Set(['Not checked']));
      expect(await page.locator('dl').getByText('Doesn’t agree').count()).toBe(1);
    }
    // The true one above can be looked at.
    await page.getByLabel('Record to show').selectOption('Line 1');
    await expect.poll(() => page.locator('.outcomes .mark.lie').count()).toBe(0);
    await expect.poll(() => page.locator('dl').getByText('Agrees').count()).toBe(2);
  });

  test.each([
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0a, 0xff), 'This isn’t a game’s record'],
    ['another document', '{"name":"round-table"}', 'This isn’t a game’s record'],
    ['a record that was cut off', TEXT.slice(0, -9), 'This isn’t a game’s record'],
    ['an empty file', '\n', 'There are no records in this file'],
    ['an old record', textOf('court', 'standard', false), 'Line 1 has no shuffles to check'],
    ['a later version', TEXT.replace('"version":2', '"version":3'), 'Line 1 has no shuffles to check'],
    ['a field too many', TEXT.replace('{', '{"note":1,'), 'Line 1 isn’t a whole record'],
  ])('says of %s what it is', async (name, content, title) => {
    await choose(fileOf(`${name}.jsonl`, content));
    await verdict(title).waitFor();
    expect(await page.locator('.outcomes').count()).toBe(0);
  });

  test('takes a file that’s dropped anywhere, and by keyboard', async () => {
    const dataTransfer = await page.evaluateHandle(`(() => {
      const data = new DataTransfer();
      data.items.add(new File([${JSON.stringify(TEXT)}], 'game.jsonl'));
      return data;
    })()`);
    const limits = page.getByRole('heading', { name: 'What this doesn’t prove' });
    await limits.dispatchEvent('drop', { dataTransfer });
    await verdict('Everything matches the commitment').waitFor();
    await page.getByLabel('Choose a record').focus();
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Space')]);
    await chooser.setFiles(fileOf('not.jsonl', 'no'));
    await verdict('This isn’t a game’s record').waitFor();
  });

  test('speaks every language, also of what it has found', async () => {
    await choose(fileOf('true.jsonl', TEXT));
    for (const locale of ['fr', 'de', 'en-US']) {
      const t = translator(locale);
      await page.getByRole('button', { name: t('language-name') }).click();
      await verdict(t('checker-true')).waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(locale);
      expect(await page.title()).toBe(t('checker-title'));
    }
  });

  test.each([
    ['a wide, dark window', desktop, 'dark'],
    ['a light phone', phone, 'light'],
  ] as const)('axe finds nothing wrong in %s', async (_, size, colorScheme) => {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    await page.reload();
    await page.evaluate(AXE);
    for (const path of [
      fileOf('axe.jsonl', TEXT),
      lieOf('axe-lie.jsonl', ({ chance }) => chance[0]!.order.reverse()),
    ]) {
      await choose(path);
      await status().getByRole('heading').waitFor();
      await page.locator('summary').first().click();
      expect(await overflow(page)).toBe(0);
      expect(
        await page.evaluate(`axe.run({ resultTypes: ['violations'] }).then(({ violations }) =>
          violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => id + ' ' + html.slice(0, 200))))`),
      ).toEqual([]);
    }
  });
});

test('is linked from the playground, and can be saved from there', async () => {
  const playground = await startPlayground();
  const served = await browser.newPage({ viewport: desktop });
  try {
    await served.goto(playground.pageUrl);
    const [opened] = await Promise.all([
      served.waitForEvent('popup'),
      served.getByRole('link', { name: 'Check a game’s shuffles' }).click(),
    ]);
    const [download] = await Promise.all([
      opened.waitForEvent('download'),
      opened.getByRole('link', { name: 'Save this page' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('check-the-shuffles.html');
    await download.saveAs(join(folder, 'saved.html'));
  } finally {
    await served.context().close();
    await playground.close();
  }
  await page.goto(pathToFileURL(join(folder, 'saved.html')).href);
  await choose(fileOf('saved.jsonl', TEXT));
  await verdict('Everything matches the commitment').waitFor();
  expect(await page.getByRole('link', { name: 'Save this page' }).count()).toBe(0);
});
