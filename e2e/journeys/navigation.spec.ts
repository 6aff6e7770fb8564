import { readPage } from '../fixtures/html.ts';
import { addressIn, sitePages } from '../fixtures/site-pages.ts';
import {
  expect,
  heading,
  isSameDocument,
  liveIslands,
  markDocument,
  reachForIslands,
  test,
} from '../fixtures/visitor.ts';
import { afterPaint, arriveAt, countDocuments, go, holdBack, isFragment } from '../fixtures/walk.ts';

const PLACES = ['/cn/en/news', '/cn/en/invest/stock', '/cn/en/book', '/cn/en/talent', '/cn/en/media?type=image'];

// Spec STATE-scroll, STATE-language-switch, A6.
test('a visitor walks through all five sections on one document', async ({ page }) => {
  await page.goto('/cn/en');
  await markDocument(page);
  for (const place of PLACES) {
    await go(page, place);
    expect(await isSameDocument(page), place).toBe(true);
  }
});

test('islands come alive on every page that is walked to, and nothing of the old page stays', async ({ page }) => {
  await page.goto('/cn/en');
  await markDocument(page);
  for (const [place, control] of [
    ['/cn/en/invest/stock', 'Period'],
    ['/cn/en/media?type=image', 'Kind'],
    ['/cn/en/invest/stock', 'Period'],
  ] as const) {
    await go(page, place);
    await expect(page.getByRole('navigation', { name: control })).toBeVisible();
    await reachForIslands(page);
    await expect(liveIslands(page)).toHaveCount(1);
    await go(page, '/cn/en');
    await expect(liveIslands(page)).toHaveCount(0);
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('a page that is left before its islands woke leaves no preload behind that nobody used', async ({ page }) => {
  const gate = await holdBack(page, (url) => /\/client\/js\/runtime\./.test(url.pathname));
  await page.goto('/cn/en');
  await go(page, '/cn/en/invest/stock');
  await gate.waiting;
  await go(page, '/cn/en/news');
  gate.open();
  await expect(page.locator('link[rel=preload][as=script]')).toHaveCount(0);
});

test('keyboard and screen reader begin at the new heading, and hear its title', async ({ page }) => {
  await page.goto('/cn/en');
  await go(page, '/cn/en/news');
  await expect(heading(page, 'News')).toBeFocused();
  await expect(page.locator('#live')).toHaveText(await page.title());
  expect(await page.title()).toContain('News');
});

test('title, description and language links follow the page', async ({ page, origin }) => {
  await page.goto('/cn/en');
  await go(page, '/cn/en/news');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/cn/en/news`);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: '中' }).filter({ visible: true })).toHaveAttribute(
    'href',
    '/cn/cn/news',
  );
});

test('a new page begins at its top, and going back finds the old place', async ({ page }) => {
  await page.goto('/cn/en/news');
  await markDocument(page);
  await page.evaluate(() => scrollTo(0, 700));
  const last = page.locator('main a[href^="/cn/en/news/detail"]').filter({ visible: true }).last();
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(300);
  await last.evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/news\/detail/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const article = page.url();
  await page.goBack();
  await expect(heading(page, 'News')).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await page.goForward();
  await expect(page).toHaveURL(article);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  expect(await isSameDocument(page)).toBe(true);
});

test('back and forward bring every page of the way, in order', async ({ page }) => {
  await page.goto('/cn/en');
  await markDocument(page);
  await go(page, '/cn/en/news');
  await go(page, '/cn/en/talent');
  await page.goBack();
  await arriveAt(page, '/cn/en/news');
  await expect(heading(page, 'News')).toBeVisible();
  await page.goBack();
  await arriveAt(page, '/cn/en');
  await page.goForward();
  await expect(heading(page, 'News')).toBeVisible();
  await page.goForward();
  await expect(heading(page, 'Careers and training')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a link to a part of another page arrives at that part', async ({ page }) => {
  await page.goto('/cn/en/talent/train');
  await markDocument(page);
  await page
    .locator('a[href="/cn/en/talent#training"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/cn/en/talent#training');
  await expect(page.locator('#training')).toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});

test('a jump within a page can be undone by going back', async ({ page }) => {
  await page.goto('/cn/en/book');
  await markDocument(page);
  const documents = countDocuments(page);
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cn/en/book#main');
  await page.goBack();
  await expect(page).toHaveURL('/cn/en/book');
  expect(await isSameDocument(page)).toBe(true);
  expect(documents).toEqual([]);
});

test('who changes their mind during a slow navigation ends at the second choice', async ({ page }) => {
  // Held back before the page fetches it ahead in an idle moment.
  const gate = await holdBack(page, (url) => isFragment(url) && url.pathname.endsWith('/news'));
  await page.goto('/cn/en');
  await markDocument(page);
  await page.locator('a[href="/cn/en/news"]:not([target])').filter({ visible: true }).first().click();
  await gate.waiting;
  await go(page, '/cn/en/invest/stock');
  gate.open();
  await afterPaint(page);
  await arriveAt(page, '/cn/en/invest/stock');
  await expect(heading(page, 'Share price')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('who goes forward while the page of back is on its way stays where they are', async ({ page }) => {
  await page.goto('/cn/en/talent');
  await markDocument(page);
  await go(page, '/cn/en/news');
  const gate = await holdBack(page, (url) => isFragment(url) && url.pathname.endsWith('/talent'));
  await page.evaluate(() => history.back());
  await gate.waiting;
  await page.evaluate(() => history.forward());
  await arriveAt(page, '/cn/en/news');
  const answered = page.waitForEvent('requestfinished', (request) => isFragment(request.url())).catch(() => undefined);
  gate.open();
  await Promise.race([answered, afterPaint(page)]);
  await afterPaint(page);
  await expect(heading(page, 'News')).toBeVisible();
  await expect(page).toHaveTitle(/News/);
  expect(await isSameDocument(page)).toBe(true);
});

test('an address that is not found is shown in place, and the way back works', async ({ page }) => {
  await page.goto('/cn/en/news');
  await markDocument(page);
  await page
    .locator('main a')
    .first()
    .evaluate((link: HTMLAnchorElement) => {
      link.href = '/cn/en/no-such-page';
      link.click();
    });
  await expect(heading(page, 'This page could not be found')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'News')).toBeVisible();
  expect(await isSameDocument(page)).toBe(true);
});

test('a reload keeps the place on the page', async ({ page }) => {
  await page.goto('/cn/en/news');
  await page.evaluate(() => scrollTo(0, 600));
  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
});

test('media centre opens beside the site, as the header promises', async ({ page, context }) => {
  await page.goto('/cn/en');
  const opened = context.waitForEvent('page');
  await page.getByRole('banner').getByRole('link', { name: 'Media centre' }).filter({ visible: true }).first().click();
  const tab = await opened;
  await expect(heading(tab, 'Media centre')).toBeVisible();
  await expect(page).toHaveURL('/cn/en');
});

/** Pages of every section, some with a choice in their address. */
const IN_BOTH_LANGUAGES = ['news', 'stock', 'library', 'programmes'];
const ofRoutes = sitePages.filter(({ route }) => route.page !== 'composed' && route.layout === 'default');
const inEnglish = (path: string, name: string) => `${addressIn('en', path)}${path.includes('?') ? '' : queryOf(name)}`;

for (const { section, path, name } of ofRoutes) {
  test(`${section}: the header of ${name} leads to the other language with address and query`, async ({ request }) => {
    const address = inEnglish(path, name);
    const { html } = await readPage(request, address);
    const header = html.split('</header>')[0] ?? '';
    expect(header.replaceAll('&amp;', '&')).toContain(`href="${address.replace('/cn/en', '/cn/cn')}"`);
  });
}

for (const { path, name } of ofRoutes.filter((page) => IN_BOTH_LANGUAGES.includes(page.name))) {
  test(`the other language of ${name} keeps address and query, in a document of its own`, async ({ page }) => {
    const address = inEnglish(path, name);
    await page.goto(address);
    await markDocument(page);
    await page.getByRole('banner').getByRole('link', { name: '中' }).filter({ visible: true }).click();
    await expect(page).toHaveURL(address.replace('/cn/en', '/cn/cn'));
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    expect(await isSameDocument(page)).toBe(false);
  });
}

function queryOf(name: string): string {
  return { stock: '?market=H', library: '?type=image', programmes: '?track=campus', news: '?days=30' }[name] ?? '';
}
