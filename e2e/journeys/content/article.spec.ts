import type { Page } from 'playwright/test';
import { LANGS } from 'shared/contract/text/lang';
import { violationsOn } from '../../fixtures/axe.ts';
import { expect, heading, test } from '../../fixtures/visitor.ts';
import { go } from '../../fixtures/walk.ts';

const WORDS = {
  cn: { grow: '放大字号', shrink: '缩小字号', pictures: '本文图片' },
  en: { grow: 'Larger text', shrink: 'Smaller text', pictures: 'Pictures of this article' },
};

const counts = (page: Page) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/article/updateHits')) sent.push(request.postData() ?? '');
  });
  return sent;
};

/** Longer than a page is on screen before it counts as seen; what it sends meanwhile is on its way before the answer. */
async function stayOnPage(page: Page): Promise<void> {
  await page.clock.runFor(1200);
  await page.evaluate(() => fetch(location.href));
}

// Spec STATE-hits, ROLE-preview, G-4, M9, M16.
test('an article that is read counts once in a session, and the reader sees the new number', async ({ page }) => {
  await page.clock.install();
  const sent = counts(page);
  await page.goto('/cn/en/news/detail?baseid=six-experts');
  const before = Number((await page.locator('[data-hits]').textContent())?.replaceAll(',', ''));
  await expect.poll(() => sent.length).toBe(1);
  await expect(page.locator('[data-hits]')).toHaveText((before + 1).toLocaleString('en'));
  expect(JSON.parse(sent[0] ?? '')).toEqual({ baseId: 'six-experts', language: 2 });
  const again = page.waitForResponse((response) => response.url().includes('/news/detail'));
  await page.reload();
  await again;
  await stayOnPage(page);
  expect(sent).toHaveLength(1);
});

test('a preview is not counted', async ({ page }) => {
  await page.clock.install();
  const sent = counts(page);
  await page.goto('/cn/en/news/detail?baseid=damping-notes&preview=1');
  await expect(page.getByText('Preview: this view is not counted.')).toBeVisible();
  await stayOnPage(page);
  expect(sent).toEqual([]);
});

test('a reader goes from the article to the next one and back to the list', async ({ page }) => {
  await page.goto('/cn/en/news/detail?baseid=half-year-results');
  const first = await heading(page).textContent();
  await page.getByRole('region', { name: 'More like this' }).getByRole('link').first().click();
  await expect(heading(page)).not.toHaveText(first ?? '');
  await go(page, '/cn/en/news');
  await expect(heading(page, 'News')).toBeVisible();
});

test('a reader copies the address of an article', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/cn/en/news/detail?baseid=half-year-results');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Link copied successfully' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

for (const lang of LANGS) {
  test(`a reader in ${lang} makes the text larger, and finds it so in the next article and after a reload`, async ({
    page,
  }) => {
    const size = () =>
      page
        .locator('main article [class*=prose] p')
        .first()
        .evaluate((text) => Number.parseFloat(getComputedStyle(text).fontSize));
    await page.goto(`/cn/${lang}/news/detail?baseid=half-year-results`);
    const usual = await size();
    const larger = page.getByRole('button', { name: WORDS[lang].grow });
    for (const scale of [1.15, 1.35]) {
      await larger.click();
      expect(await size()).toBeCloseTo(usual * scale, 1);
    }
    await expect(larger).toHaveAttribute('aria-disabled', 'true');
    await larger.press('Enter');
    expect(await size()).toBeCloseTo(usual * 1.35, 1);
    await page.locator('main a[rel=prev]').click();
    await expect(page).not.toHaveURL(/half-year-results/);
    expect(await size()).toBeCloseTo(usual * 1.35, 1);
    await expect(larger).toHaveAttribute('aria-disabled', 'true');
    await page.reload();
    await page.getByRole('button', { name: WORDS[lang].shrink }).click();
    expect(await size()).toBeCloseTo(usual * 1.15, 1);
    expect(await violationsOn(page)).toEqual([]);
  });

  test(`a reader in ${lang} sees the pictures of an article large, one after the other, and is back where they were`, async ({
    page,
  }) => {
    await page.goto(`/cn/${lang}/news/detail?baseid=aerodynamics-laboratory`);
    const pictures = page.locator('main article a[data-enlarge]');
    await pictures.first().click();
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toHaveAccessibleName(WORDS[lang].pictures);
    await expect
      .poll(() => dialog.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await violationsOn(page)).toEqual([]);
    await page.keyboard.press('ArrowRight');
    await expect(dialog).toHaveId('figure-2');
    await expect(dialog).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(pictures.nth(1)).toBeFocused();
  });
}

test('the sheet of the system shares the address of the article where there is one', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = (data) => {
      document.documentElement.dataset['shared'] = `${data?.title} ${data?.url}`;
      return Promise.resolve();
    };
  });
  await page.goto('/cn/en/news/detail?baseid=half-year-results&preview=0');
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared');
  const shared = await page.locator('html').getAttribute('data-shared');
  expect(shared).toContain(await heading(page).textContent());
  expect(shared).toMatch(/\/cn\/en\/news\/detail\?baseid=half-year-results$/);
});

test('the missing language leads to the one that exists', async ({ page, pageErrors }) => {
  pageErrors.expect(/^status 404: \/cn\/en\/news\/detail/, /Failed to load resource.*404/);
  await page.goto('/cn/en/news/detail?baseid=typhoon-notice');
  await expect(heading(page, 'Friendly reminder')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('main').locator('a[hreflang="zh-CN"]').click();
  await expect(page).toHaveURL('/cn/cn/news/detail?baseid=typhoon-notice');
  await expect(heading(page)).toContainText(/\p{Script=Han}/u);
});

test('the back-to-top button appears at 800 px and does what it says', async ({ page }) => {
  await page.goto('/cn/en/news/detail?baseid=half-year-results');
  const button = page.getByRole('button', { name: 'Back to top' });
  await expect(button).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 801, behavior: 'instant' }));
  await expect(button).toBeVisible();
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(button).toBeHidden();
});
