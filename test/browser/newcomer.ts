import { translator } from '../../src/i18n/index.ts';
import type { Locator, Page } from './browser.ts';

const en = translator('en-US');

/** Buttons of a private message that don't advance the game. */
const notAdvancing: readonly string[] = [
  en('discord-button-hand'),
  en('discord-button-back'),
  en('discord-button-undo'),
  en('discord-button-text'),
  en('discord-button-more'),
  en('people-button-how-to-play'),
  en('discord-button-now'),
  en('look-back-happened'),
  en('hints-button'),
];

/** What ends the choice of several, whatever their number. */
const DONE = new RegExp(`^${en('playground-select-done', { count: 0 }).replace(/\W*0\W*$/, '')}`);

/** Plays from what the page shows, and from nothing else. */
export class Newcomer {
  readonly #page: Page;
  /** Also picks the choice to take: the n-th click takes the n-th choice, wrapping around. */
  #presses = 0;

  constructor(page: Page) {
    this.#page = page;
  }

  get presses(): number {
    return this.#presses;
  }

  message(text: string): Locator {
    return this.#page.getByRole('article').filter({ hasText: text }).last();
  }

  /** Opens a table with the command picker. */
  async openTable(game: string, computers: number): Promise<void> {
    await this.#page
      .getByRole('combobox', { name: 'Message or command in' })
      .pressSequentially('/table open');
    await this.#page.getByRole('option', { name: '/table open' }).click();
    await this.#page.getByRole('option', { name: game, exact: true }).click();
    await this.#page
      .getByRole('button', { name: en('playground-composer-add', { option: 'computers' }) })
      .click();
    await this.#page.keyboard.type(String(computers));
    await this.#page.getByRole('button', { name: en('playground-composer-send') }).click();
  }

  async press(name: string): Promise<void> {
    await this.#page.getByRole('button', { name, exact: true }).last().click();
    await this.#answered();
  }

  /** Takes a choice of the newest private message once it offers any; false when the game is over. */
  async advance(): Promise<boolean> {
    const { choices, over } = this;
    await choices.or(over).first().waitFor();
    if ((await over.count()) > 0) return false;
    this.#presses += 1;
    const choice = choices.nth(this.#presses % (await choices.count()));
    const isMenu = await choice.evaluate((one) => one.matches('.select-face'));
    await choice.click();
    if (isMenu) {
      const options = this.#page.locator('select:open > .option:not([hidden]), :popover-open .option');
      await options.nth(this.#presses % (await options.count())).click();
      // A menu that takes several stays open until enough are chosen and one is done.
      const done = this.#page.getByRole('button', { name: DONE });
      while ((await done.count()) > 0 && !(await done.isEnabled()))
        await this.#page.getByRole('checkbox', { checked: false }).first().click();
      if ((await done.count()) > 0) await done.click();
    }
    await this.#answered();
    return true;
  }

  get over(): Locator {
    return this.message(en('discord-hand-over'));
  }

  /** Buttons and menus of the newest private message that advance the game. */
  get choices(): Locator {
    const actions = this.message(en('playground-messages-only-you')).getByRole('group', {
      name: en('playground-messages-actions'),
    });
    const buttons = actions
      .getByRole('button', { disabled: false })
      .and(this.#page.locator(':not(select > button)'));
    return buttons
      .filter({ hasNotText: new RegExp(notAdvancing.join('|')) })
      .or(actions.getByRole('combobox', { disabled: false }));
  }

  /** Waits for the bot's response. @throws {Error} when the interaction fails */
  async #answered(): Promise<void> {
    const busy = this.#page.locator('[aria-busy="true"]');
    const failed = this.#page.getByText(en('playground-messages-failed'));
    await busy.or(failed).first().waitFor({ state: 'detached' });
    if ((await failed.count()) > 0) throw new Error(`${await failed.first().getAttribute('title')}`);
  }
}
