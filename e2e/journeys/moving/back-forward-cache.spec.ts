import { existsSync } from 'node:fs';
import { chromium, type Browser, type LaunchOptions, type Page } from 'playwright/test';
import { addressIn, sections, sitePages, type SitePage } from '../../fixtures/site-pages.ts';
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
  await expect.poll(() => page.evaluate(() => window.restored)).toBe(true);
  const month = page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: 'Month' });
  await month.click();
  await expect(page.getByRole('table', { name: /months/ })).toBeVisible();
  await expect(month).toHaveAttribute('aria-current', 'true');
});

async function expectRestored(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(address);
  expect(await reasonsAgainst(page), address).toBeNull();
  await expect.poll(() => page.evaluate(() => window.restored), address).toBe(true);
}

/** One page of every route of a section. */
function pagesOf(section: string): readonly SitePage[] {
  const pages = sitePages.filter((page) => page.section === section);
  return [...new Map(pages.map((page) => [page.name, page])).values()];
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

for (const section of sections) {
  test(`every page of ${section} that was left comes back from memory`, async ({ origin, window: page }) => {
    const pages = pagesOf(section);
    test.setTimeout(20_000 + pages.length * 10_000);
    for (const { path, languages } of pages) {
      const address = addressIn(languages.includes('en') ? 'en' : 'cn', path);
      await page.goto(origin + address);
      await goAwayAndBack(page, `${origin}/robots.txt`);
      await expectRestored(page, origin + address);
    }
  });
}
