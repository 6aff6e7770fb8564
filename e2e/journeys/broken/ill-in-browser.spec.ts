import type { Page, Route } from 'playwright/test';
import { EXPECTED, expectStillUsable, PARTS, reachForIslandAnyTime } from './broken-parts.ts';
import { expect, heading, liveIslands, reachForIslands, test } from '../../fixtures/visitor.ts';
import { countDocuments, follow, go, holdBack } from '../../fixtures/walk.ts';

const STOCK = '/cn/en/invest/stock';
const FAILURES: readonly [string, RegExp, (route: Route) => Promise<void>][] = [
  ['its section chunk is a fault of the server', PARTS['its section chunk is missing']('mf-invest'), fail(500)],
  ['its island chunk is another file', PARTS['its island chunk is missing']('mf-invest'), fail(200)],
  [
    'its container is refused',
    PARTS['its container is missing']('mf-invest'),
    (route) => route.abort('connectionrefused'),
  ],
];
const STYLES = /\/cn\/mf\/mf-talent\/[^/]+\/client\/css\//;

function fail(status: number): (route: Route) => Promise<void> {
  const contentType = status === 200 ? 'text/javascript' : 'text/html';
  return (route) => route.fulfill({ status, contentType, body: 'not what was asked for' });
}

async function expectWhole(page: Page, title: string): Promise<void> {
  await expect(heading(page, title)).toBeVisible();
  await expect(page.locator('html[data-js]')).toBeAttached();
  await go(page, '/cn/en/news');
  await expect(heading(page, 'News')).toBeVisible();
}

// Spec STATE-chunk-reload. What is merely missing is in `dead-in-browser.spec.ts`, for each section.
for (const [what, file, answer] of FAILURES) {
  test(`when ${what}, the page reloads once and stays usable`, async ({ page, pageErrors }) => {
    pageErrors.expect(...EXPECTED, /status 500/);
    await page.route(file, answer);
    const documents = countDocuments(page);
    await page.goto(STOCK);
    await reachForIslandAnyTime(page);
    await expect.poll(() => documents.length).toBe(2);
    await reachForIslandAnyTime(page);
    await expectStillUsable(page);
    expect(documents, 'one reload, no loop').toHaveLength(2);
  });
}

test('a page is whole while it waits for its container, then for its island, and never reloads', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(...EXPECTED);
  const gateOf = (file: RegExp) => holdBack(page, ({ pathname }) => file.test(pathname));
  const container = await gateOf(PARTS['its container is missing']('mf-invest'));
  const chunk = await gateOf(PARTS['its island chunk is missing']('mf-invest'));
  const documents = countDocuments(page);
  await page.goto(STOCK, { waitUntil: 'commit' });
  await expect(heading(page)).toBeVisible();
  await reachForIslands(page);
  for (const gate of [container, chunk]) {
    await gate.waiting;
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    gate.open();
  }
  await expect(liveIslands(page)).toHaveCount(1);
  expect(documents).toHaveLength(1);
});

test('a stylesheet that is missing makes its page a document, once', async ({ page, pageErrors }) => {
  pageErrors.expect(...EXPECTED);
  await page.route(STYLES, fail(404));
  await page.goto('/cn/en');
  const documents = countDocuments(page);
  await go(page, '/cn/en/talent');
  await expectWhole(page, 'Careers and training');
  expect(documents).toHaveLength(1);
});

test('a first page whose stylesheet is a fault of the server is whole', async ({ page, pageErrors }) => {
  pageErrors.expect(...EXPECTED, /status 500/);
  await page.route(STYLES, fail(500));
  const documents = countDocuments(page);
  await page.goto('/cn/en/talent');
  await expectWhole(page, 'Careers and training');
  expect(documents).toHaveLength(1);
});

test('a stylesheet that does not come is waited for five seconds, then its page is a document', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(...EXPECTED);
  await page.clock.install();
  await page.goto('/cn/en');
  const gate = await holdBack(page, ({ pathname }) => STYLES.test(pathname));
  const documents = countDocuments(page);
  await follow(page, '/cn/en/talent');
  await gate.waiting;
  await page.clock.runFor(4900);
  expect(documents).toEqual([]);
  // Styles are asked for while the link is pressed; on a slow machine who pressed it begins to wait for them some seconds of this clock later.
  const secondPasses = async () => {
    await page.clock.runFor(1000);
    return documents.length;
  };
  await expect.poll(secondPasses, { timeout: 20_000 }).toBe(1);
  gate.open();
  await expectWhole(page, 'Careers and training');
  expect(documents).toHaveLength(1);
});

test('a first page whose stylesheet is slow is whole when it is here', async ({ page }) => {
  const gate = await holdBack(page, ({ pathname }) => STYLES.test(pathname));
  const documents = countDocuments(page);
  await page.goto('/cn/en/talent', { waitUntil: 'commit' });
  await gate.waiting;
  gate.open();
  await expectWhole(page, 'Careers and training');
  expect(documents).toHaveLength(1);
});

test('a clock that is moved back, then far ahead, changes no page', async ({ page }) => {
  await page.clock.install();
  await page.goto('/cn/en');
  const documents = countDocuments(page);
  await page.clock.setSystemTime('2001-01-01T00:00:00Z');
  await go(page, STOCK);
  await expect(liveIslands(page)).toHaveCount(1);
  await page.clock.setSystemTime('2069-12-31T23:59:59Z');
  await go(page, '/cn/en/book');
  await reachForIslands(page);
  await expect(liveIslands(page)).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(STOCK);
  await expect(page.getByRole('table').first()).toBeVisible();
  expect(documents).toEqual([]);
});
