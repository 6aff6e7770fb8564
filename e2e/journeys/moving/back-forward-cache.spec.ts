import { existsSync } from 'node:fs';
import { chromium, type Browser, type LaunchOptions, type Page } from 'playwright/test';
import { readPage, type ServedPage } from '../../fixtures/html.ts';
import { addressIn, sections, sitePages } from '../../fixtures/site-pages.ts';
import {
  expect,
  heading,
  isSameDocument,
  markDocument,
  reachForIslands,
  test as visitorTest,
} from '../../fixtures/visitor.ts';

declare global {
  interface Window {
    restored?: boolean;
  }
  interface PerformanceNavigationTiming {
    /** Null for a page that came back from memory, and for one that nobody came back to. */
    readonly notRestoredReasons: { toJSON(): unknown } | null;
  }
}

/** Chromium without windows keeps no pages in memory. */
const FULL = process.env['CHROME_FULL_PATH'] ?? ['/usr/bin/chromium'].find((place) => existsSync(place));

function openBrowser(launchOptions: LaunchOptions): Promise<Browser> {
  return chromium.launch({
    ...launchOptions,
    ...(FULL && { executablePath: FULL }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

/** A window of a browser that keeps pages in memory. */
const test = visitorTest.extend<{ window: Page }>({
  window: async ({ launchOptions }, use) => {
    const browser = await openBrowser(launchOptions);
    await use(await browser.newPage());
    await browser.close();
  },
});

/** Leaves this page for another document, and goes back to it. */
async function goAwayAndBack(page: Page, elsewhere: string): Promise<void> {
  await page.evaluate(() => {
    window.restored = false;
    addEventListener('pageshow', (event) => (window.restored = event.persisted));
  });
  await page.goto(elsewhere);
  await page.goBack({ waitUntil: 'commit' });
}

const cameBack = (page: Page) => page.evaluate(() => window.restored);

/** Null, or what the browser says against keeping the page. */
const reasonsAgainst = (page: Page) =>
  page.evaluate(() => {
    const [timing] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return timing?.notRestoredReasons?.toJSON() ?? null;
  });

test('a page left for a document comes back from memory, islands and all', async ({ origin, window: page }) => {
  await page.goto(`${origin}/cn/en/invest/stock`);
  await goAwayAndBack(page, `${origin}/cn/cn/news`);
  await expect(heading(page, 'Share price')).toBeVisible();
  await expect.poll(() => cameBack(page)).toBe(true);
  const month = page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: 'Month' });
  await month.click();
  await expect(page.getByRole('table', { name: /months/ })).toBeVisible();
  await expect(month).toHaveAttribute('aria-current', 'true');
});

async function expectRestored(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(address);
  expect(await reasonsAgainst(page), address).toBeNull();
  await expect.poll(() => cameBack(page), address).toBe(true);
}

/** Of every section, with an island where it has one. */
const ONE_OF_EACH = ['/news', '/invest/stock', '/book', '/media', '/talent'];

// What a page before left behind (a lock, a channel, a connection) would keep the document from memory.
test('a page that was come to without another document comes back from memory, in every section', async ({
  origin,
  window: page,
}) => {
  await page.goto(`${origin}/cn/en`);
  await markDocument(page);
  for (const path of ONE_OF_EACH) {
    const address = `${origin}/cn/en${path}`;
    await page.evaluate(async (href) => void (await navigation.navigate(href).finished), address);
    await reachForIslands(page);
    await goAwayAndBack(page, `${origin}/robots.txt`);
    await expectRestored(page, address);
  }
  expect(await isSameDocument(page)).toBe(true);
});

const NAMED = /\s(?:data-controller|data-layout)="[^"]*"|<script[^>]*>|<video[^>]*? loop/g;

/** All that a page without islands could be refused for: its headers, layout, controllers and scripts. */
function kindOf({ html, headers }: ServedPage): string {
  const named = [...html.matchAll(NAMED)].map(([name]) => name);
  return [headers['cache-control'], ...new Set(named)].join('\n');
}

test('every kind of page that was left comes back from memory', async ({ origin, request, window }) => {
  test.setTimeout(180_000);
  const kinds = new Map<string, string>();
  for (const { section, name, path, languages } of sitePages) {
    const address = addressIn(languages.includes('en') ? 'en' : 'cn', path);
    const page = await readPage(request, address);
    const kind = page.html.includes('data-island') ? `${section} ${name}` : kindOf(page);
    if (!kinds.has(kind)) kinds.set(kind, address);
  }
  for (const address of kinds.values()) {
    await window.goto(origin + address);
    await goAwayAndBack(window, `${origin}/robots.txt`);
    await expectRestored(window, origin + address);
  }
  expect(kinds.size).toBeGreaterThan(sections.length);
});
