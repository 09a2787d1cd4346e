import { existsSync } from 'node:fs';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { onTestFailed } from 'vitest';

const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Chromium without a window and without requests of its own. Throws where there is none. */
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

/** What a page did that it must not do: errors, and requests beyond its own server. */
export interface Watch {
  readonly errors: string[];
  readonly strangers: string[];
}

export function watch(page: Page, origin: string): Watch {
  page.setDefaultTimeout(10_000);
  const watched: Watch = { errors: [], strangers: [] };
  page.on('pageerror', (error) => watched.errors.push(error.message));
  page.on('console', (message) => {
    // A picture that was replaced while it was loading is no fault; `brokenPictures` finds those that are.
    const isLoading = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isLoading) watched.errors.push(message.text());
  });
  page.on('request', (request) => {
    const { protocol, origin: asked } = new URL(request.url());
    if (protocol.startsWith('http') && asked !== origin) watched.strangers.push(request.url());
  });
  onTestFailed(async () => {
    console.error(watched, page.isClosed() ? '' : await page.locator('main').innerText());
  });
  return watched;
}

/** Addresses of the pictures of messages that could not be loaded. */
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

/** Pixels by which the page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
}

export type { Browser, Locator, Page };
