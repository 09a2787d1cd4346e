import { beforeEach, describe, expect, test } from 'vitest';
import { desktop, type Locator, overflow, type Page } from './browser.ts';
import { optionsForm } from './samples.ts';
import { eachOnItsPage } from './scene.ts';
import { ada, ben, messageIn, type Stage } from './stage.ts';

let stage: Stage;
let page: Page;
eachOnItsPage((scene) => {
  ({ stage, page } = scene);
});

const cards = Array.from({ length: 25 }, (_, i) => `Card ${i + 1}`);
const menu = (more: object) =>
  messageIn(stage.channel, {
    components: [
      {
        type: 1,
        components: [
          {
            type: 3,
            custom_id: 'm',
            placeholder: 'Cards',
            options: cards.map((label) => ({ label, value: label })),
            ...more,
          },
        ],
      },
    ] as never,
  });
/** A menu for one value is a native one, one for several a button that opens a list of checkboxes. */
const face = (): Locator => page.locator('.select-face');
const checkbox = (name: string): Locator => page.getByRole('checkbox', { name, exact: true });
const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};
const highlighted = () =>
  page.evaluate<string>(
    'document.querySelector(".option:focus .option-words > span, .option:has(:focus) .option-words > span").textContent',
  );
const sent = () => expect.poll(() => stage.sent.at(-1));

describe('an open menu', () => {
  test.each([desktop, { width: 400, height: 700 }])(
    'lies over the page, inside a window of $width × $height',
    async (size) => {
      await page.setViewportSize(size);
      stage.post(messageIn(stage.channel, { content: `Far up${'\n.'.repeat(60)}` }));
      stage.post(menu({ max_values: 25 }));
      await face().waitFor();
      await expect.poll(() => page.evaluate('document.querySelector(".scroller").scrollTop > 0')).toBe(true);
      const layout = async () => [
        await face().boundingBox(),
        await page.evaluate(
          '[...document.querySelectorAll(".scroller")].map((one) => [one.scrollTop, one.scrollHeight])',
        ),
      ];
      const before = await layout();
      await face().click();
      const list = page.locator('.select-list');
      await list.waitFor();
      await press('End');
      expect(await layout()).toEqual(before);
      const box = (await list.boundingBox())!;
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(size.width);
      expect(box.y + box.height).toBeLessThanOrEqual(size.height);
      expect(box.height).toBeGreaterThan(200);
      const last = (await checkbox('Card 25').boundingBox())!;
      expect(last.y + last.height).toBeLessThanOrEqual(box.y + box.height);
      await page.getByRole('button', { name: 'Done' }).waitFor();
    },
  );

  test('is moved through by arrows, Home, End, pages and letters', async () => {
    const options = cards.with(2, 'Merlin').map((label) => ({ label, value: label }));
    stage.post(menu({ options }));
    await page.getByRole('combobox', { name: 'Cards' }).focus();
    await press('ArrowDown');
    expect(await highlighted()).toBe('Card 1');
    expect(stage.sent).toEqual([]);
    await press('ArrowDown');
    expect(await highlighted()).toBe('Card 2');
    await press('End');
    expect(await highlighted()).toBe('Card 25');
    await press('PageUp');
    expect(await highlighted()).not.toBe('Card 25');
    await press('Home', 'ArrowUp');
    expect(await highlighted()).toBe('Card 1');
    await press('m');
    expect(await highlighted()).toBe('Merlin');
    await press('ArrowUp');
    expect(await highlighted()).toBe('Card 2');
    await press('Enter');
    await sent().toMatchObject({ customId: 'm', values: ['Card 2'] });
    expect(await face().getAttribute('aria-label')).toBe('Cards, Card 2');
    expect(await face().evaluate((one) => one.matches(':focus'))).toBe(true);
  });

  test('opens by a letter, and changes nothing until something is chosen', async () => {
    stage.post(menu({}));
    await face().focus();
    for (const key of ['c', 'End', 'ArrowUp', 'PageDown']) {
      await press(key);
      await page.getByRole('option', { name: 'Card 25' }).waitFor();
      await press('Escape');
      await page.getByRole('option', { name: 'Card 25' }).waitFor({ state: 'hidden' });
    }
    expect(await face().getAttribute('aria-label')).toBe('Cards');
    expect(stage.sent).toEqual([]);
  });

  test('can make the same choice again once the bot has failed to answer', async () => {
    const message = stage.post(menu({}));
    stage.answer = (asked) => {
      if ('nonce' in asked) stage.tell({ type: 'failed', nonce: asked.nonce, reason: 'No answer' });
    };
    for (const times of [1, 2]) {
      await face().click();
      await page.getByRole('option', { name: 'Card 7' }).click();
      await expect.poll(() => stage.sent.length).toBe(times);
      await page.getByText('This interaction failed').waitFor();
    }
    expect(stage.sent.at(-1)).toMatchObject({ messageId: message.id, values: ['Card 7'] });
  });

  test('goes back to what was chosen on Escape', async () => {
    stage.post(menu({ max_values: 3 }));
    await face().focus();
    await press('Enter', 'Enter', 'Escape');
    await page.locator('.select-list').waitFor({ state: 'hidden' });
    expect(await face().getAttribute('aria-label')).toBe('Cards');
    expect(stage.sent).toEqual([]);
  });
});

describe('a menu for several values', () => {
  test('is used by keyboard alone, up to its Done', async () => {
    stage.post(menu({ min_values: 2, max_values: 3 }));
    await face().focus();
    await press('Enter', 'Enter', 'ArrowDown', 'Enter', 'ArrowDown', ' ', 'ArrowDown', ' ');
    expect(await page.getByRole('checkbox', { checked: true }).all()).toHaveLength(3);
    await press('Tab');
    expect(
      await page.getByRole('button', { name: 'Done (3)' }).evaluate((one) => one.matches(':focus')),
    ).toBe(true);
    await press('Enter');
    await sent().toMatchObject({ values: ['Card 1', 'Card 2', 'Card 3'] });
    expect(await face().evaluate((one) => one.matches(':focus'))).toBe(true);
  });

  test('takes as many values as it has options', async () => {
    stage.post(menu({ min_values: 0, max_values: 25 }));
    await face().click();
    for (const option of await page.getByRole('checkbox').all()) await option.click();
    await page.getByRole('button', { name: 'Done (25)' }).click();
    await sent().toMatchObject({ values: cards });
  });

  test('keeps an unfinished choice when its message is edited', async () => {
    const message = stage.post(menu({ max_values: 3 }));
    await face().focus();
    await press('Enter', 'Enter');
    stage.post({ ...menu({ max_values: 3, custom_id: 'm2' }), id: message.id, content: 'Round 2' });
    await page.getByRole('article').getByText('Round 2').waitFor();
    await press('ArrowDown', 'Enter', 'Tab', 'Enter');
    await sent().toMatchObject({ customId: 'm2', values: ['Card 1', 'Card 2'] });
  });

  test('lists people, those already chosen first of all', async () => {
    const people = { type: 5, options: undefined, min_values: 1, max_values: 25 };
    stage.post(menu({ ...people, default_values: [{ id: ben.id, type: 'user' }] }));
    expect(await face().getAttribute('aria-label')).toBe('Cards, Ben');
    await face().click();
    await checkbox('Ada').click();
    await page.getByRole('button', { name: 'Done (2)' }).click();
    await sent().toMatchObject({ componentType: 5, values: [ada.id, ben.id] });
  });
});

test('menus in forms are filled in by keyboard and sent', async () => {
  const options = ['Day', 'Hour', 'Minute'].map((label) => ({ label, value: label.toLowerCase() }));
  const components = [
    { type: 18, label: 'Name', component: { type: 4, custom_id: 'name', style: 1 } },
    { type: 18, label: 'Pace', component: { type: 3, custom_id: 'pace', options } },
    {
      type: 18,
      label: 'Days',
      component: { type: 3, custom_id: 'days', options, max_values: 2, required: false },
    },
    { type: 18, label: 'Guests', component: { type: 5, custom_id: 'guests', required: false } },
    { type: 18, label: 'Note', component: { type: 4, custom_id: 'note', style: 2, required: false } },
  ];
  const modal = { custom_id: 'house', title: 'House rules', components };
  stage.tell({ type: 'modal', nonce: 'any', modal: modal as never }, ada);
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('Camelot');
  await press('Tab', 'Enter', 'Escape');
  expect(await page.getByRole('dialog').count()).toBe(1);
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByText('This is required.').waitFor();
  expect(await page.getByRole('combobox', { name: 'Pace' }).evaluate((one) => one.matches(':focus'))).toBe(
    true,
  );
  await press('Enter', 'ArrowDown', 'Enter', 'Tab', 'Enter', 'Enter', 'ArrowDown', 'Enter', 'Tab', 'Enter');
  await page.getByRole('button', { name: 'Submit' }).click();
  await sent().toMatchObject({
    type: 'modalSubmit',
    fields: { name: 'Camelot', pace: ['hour'], days: ['day', 'hour'], guests: [], note: '' },
  });
});

describe('radio buttons and checkboxes of a form', () => {
  const choice = (name: string) => page.locator('.modal-choice').filter({ hasText: name });
  const boxOf = async (one: Locator) => (await one.boundingBox())!;
  beforeEach(async () => {
    stage.tell({ type: 'modal', nonce: 'any', modal: optionsForm as never }, ada);
    await page.getByRole('dialog').waitFor();
  });

  test.each([550, 340])('are rows for a finger, %i px wide', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    const form = await boxOf(page.getByRole('dialog'));
    const names = ['no clock', '12 hours', 'Hints', 'The clock rests'];
    const rows = await Promise.all(names.map((name) => boxOf(choice(name))));
    for (const [i, row] of rows.entries()) {
      expect(row.height).toBeGreaterThanOrEqual(44);
      expect(row.x).toBeGreaterThan(form.x);
      expect(row.x + row.width).toBeLessThan(form.x + form.width);
      if (i > 0) expect(row.y).toBeGreaterThanOrEqual(rows[i - 1]!.y + rows[i - 1]!.height);
      const mark = await boxOf(choice(names[i]!).locator('input'));
      const words = await boxOf(choice(names[i]!).locator('.option-words'));
      expect(mark.width).toBe(20);
      expect(mark.x + mark.width).toBeLessThan(words.x);
      expect(Math.abs(mark.y + mark.height / 2 - words.y - words.height / 2)).toBeLessThan(2);
    }
    const [name, about] = await page.evaluate<string[]>(
      `[...document.querySelectorAll('.modal-choice:has([value=hints]) :is(span, small)')]
        .map((one) => getComputedStyle(one).color)`,
    );
    expect(about).toBeDefined();
    expect(about).not.toBe(name);
    expect(await overflow(page)).toBe(0);
  });

  test('send what is chosen, by a press anywhere in a row', async () => {
    await page.getByRole('button', { name: 'Submit' }).click();
    await page.getByText('This is required.').waitFor();
    await choice('12 hours').getByText('For games over some days').click();
    await choice('The clock rests').click();
    await page.getByRole('button', { name: 'Submit' }).click();
    await sent().toMatchObject({ type: 'modalSubmit', fields: { pace: ['12h'], boxes: ['hints', 'rests'] } });
  });
});
