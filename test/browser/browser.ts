import { existsSync } from 'node:fs';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { onTestFailed } from 'vitest';

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Headless Chromium without background requests. @throws {Error} when it isn't installed */
export async function openBrowser(): Promise<Browser> {
  if (!existsSync(executablePath)) {
    throw new Error(`No browser at ${executablePath}: install chromium, or set CHROMIUM to the path of one.`);
  }
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

export const desktop = { width: 1280, height: 800 } as const;
export const phone = { width: 390, height: 844 } as const;

/** A page's errors, and its requests to other servers. */
export interface Watch {
  readonly errors: string[];
  readonly foreignRequests: string[];
}

export function watch(page: Page, origin: string): Watch {
  page.setDefaultTimeout(10_000);
  // From the first listener on, Chromium tells of a chooser instead of opening one; a test that's quick may come before that.
  page.on('filechooser', () => undefined);
  const watched: Watch = { errors: [], foreignRequests: [] };
  page.on('pageerror', (error) => watched.errors.push(error.message));
  page.on('console', (message) => {
    // A picture replaced while loading isn't an error; `brokenPictures` finds real failures.
    const isLoading = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isLoading) watched.errors.push(message.text());
  });
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) watched.foreignRequests.push(request.url());
  });
  onTestFailed(async () => {
    console.error(watched, page.isClosed() ? '' : await page.locator('main').innerText());
  });
  return watched;
}

/** URLs of message pictures that failed to load. */
export function brokenPictures(page: Page): Promise<readonly string[]> {
  return page
    .getByRole('article')
    .getByRole('img')
    .evaluateAll((pictures) =>
      pictures.flatMap((picture) =>
        'naturalWidth' in picture && 'src' in picture && picture.naturalWidth === 0
          ? [String(picture.src)]
          : [],
      ),
    );
}

/** How much wider the page is than its window, in pixels. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}

export type { Browser, Locator, Page };
