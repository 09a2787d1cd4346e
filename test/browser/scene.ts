import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { type Browser, desktop, openBrowser, type Page, watch } from './browser.ts';
import { ada, Stage } from './stage.ts';

export interface Scene {
  readonly stage: Stage;
  /** As Ada sees it, on a desktop, once it's ready. */
  readonly page: Page;
}

/** Gives each test of the file a page of its own on a local server; `prepare` changes the server before it's opened. */
export function eachOnItsPage(
  begin: (scene: Scene) => void,
  prepare: (stage: Stage) => void = () => {},
): void {
  let browser: Browser | undefined;
  let scene: Scene;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(() => browser?.close());
  beforeEach(async () => {
    const stage = await Stage.open();
    prepare(stage);
    const page = await browser!.newPage({ viewport: desktop });
    scene = { stage, page };
    begin(scene);
    watch(page, stage.origin);
    await page.goto(stage.addressOf(ada));
    await page.getByRole('heading', { name: 'Welcome to #round-table' }).waitFor();
  });
  afterEach(async () => {
    await scene.page.context().close();
    await scene.stage.close();
  });
}
